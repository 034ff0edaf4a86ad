import { clientsAsked, manyClients } from '#app/domain/crm/many-clients.ts';
import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import { createOptimisticStore } from '#app/domain/crm/optimistic-store.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/samples.ts';
import { seededRandom } from '#app/domain/random.ts';
import type { Workspace } from './workspace.ts';

/** How long a change shows before it fails, in milliseconds: as long as a store far away may take to answer. */
const failingDelay = 600;

/** @param asked how many clients there are to be, the samples among them */
function createSandbox(words: SampleWords, now: number, asked: number): Workspace {
  let isBroken = false;
  let made = 0;
  const moment = new Date(now).toISOString();
  const samples = samplesAt(moment, words);
  const missing = Math.max(0, asked - samples.clients.length);
  const many = manyClients(missing, moment, words, seededRandom('the sandbox'));
  const memory = createMemoryStore({ ...samples, clients: [...samples.clients, ...many] });
  return {
    store: createOptimisticStore({
      ...memory,
      async apply(changes) {
        if (!isBroken) return memory.apply(changes);
        await new Promise((resolve) => {
          setTimeout(resolve, failingDelay);
        });
        throw new Error('The sandbox was told to fail');
      },
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

let opened: Workspace | null = null;

/** The page's one sandbox: it lives until the page is loaded again. */
export function openSandbox(words: SampleWords): Workspace {
  opened ??= createSandbox(words, Date.now(), clientsAsked(location.search));
  return opened;
}
