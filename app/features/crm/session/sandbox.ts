import { requestedClientCount, generateClients } from '#app/domain/crm/sandbox/client-generator.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { createOptimisticStore } from '#app/domain/crm/store/optimistic-store.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/sandbox/samples.ts';
import { seededRandom } from '#app/domain/random.ts';
import type { Backend } from './backend.ts';

/** Delay of a simulated failure in milliseconds: as slow as a remote store. */
const failingDelay = 600;

interface Settings {
  messages: SampleWords;
  /** Author of new notes and entries. */
  author: string;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** Number of clients, the samples included. */
  asked: number;
}

export function createSandbox({ messages, author, now, asked }: Settings): Backend {
  let isBroken = false;
  let made = 0;
  const moment = new Date(now()).toISOString();
  const samples = samplesAt(moment, messages);
  const missing = Math.max(0, asked - samples.clients.length);
  const many = generateClients(missing, moment, messages, seededRandom('the sandbox'));
  const memory = createMemoryStore({ ...samples, clients: [...samples.clients, ...many] }, () => ({
    author,
    now: new Date(now()).toISOString(),
  }));
  async function unlessBroken<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (!isBroken) return work();
    await new Promise((resolve) => {
      setTimeout(resolve, failingDelay);
    });
    throw new Error('The sandbox was told to fail');
  }
  return {
    store: createOptimisticStore({
      ...memory,
      apply: (changes, group) => unlessBroken(() => memory.apply(changes, group)),
      revertGroup: (id, request) => unlessBroken(() => memory.revertGroup(id, request)),
      restoreRemoved: (items) => unlessBroken(() => memory.restoreRemoved(items)),
    }),
    newId() {
      made += 1;
      return `new-${made}`;
    },
    failing: {
      isOn: () => isBroken,
      set(isOn) {
        isBroken = isOn;
      },
    },
    live: null,
  };
}

let opened: Backend | null = null;

/** The page's only sandbox, until the page is reloaded. */
export function openSandboxBackend(messages: SampleWords, author: string): Backend {
  const asked = requestedClientCount(location.search);
  opened ??= createSandbox({ messages, author, now: Date.now, asked });
  return opened;
}
