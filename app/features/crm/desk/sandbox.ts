import { clientsAsked, manyClients } from '#app/domain/crm/many-clients.ts';
import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import { createOptimisticStore } from '#app/domain/crm/optimistic-store.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/samples.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';
import { seededRandom } from '#app/domain/random.ts';

export interface Sandbox {
  store: CrmStore;
  /** Ids of this page: the browser gives out UUIDs over HTTPS only. */
  newId: () => string;
  /** Whether every change fails, as a store that cannot be reached would make it. */
  isBroken: () => boolean;
  setBroken: (isBroken: boolean) => void;
}

/** How long a change shows before it fails, in milliseconds: as long as a store far away may take to answer. */
const failingDelay = 600;

/** @param asked how many clients there are to be, the samples among them */
function createSandbox(words: SampleWords, now: number, asked: number): Sandbox {
  let broken = false;
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
        if (!broken) return memory.apply(changes);
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
    isBroken: () => broken,
    setBroken(isBroken) {
      broken = isBroken;
    },
  };
}

let opened: Sandbox | null = null;

/** The page's one sandbox: it lives until the page is loaded again. */
export function openSandbox(words: SampleWords): Sandbox {
  opened ??= createSandbox(words, Date.now(), clientsAsked(location.search));
  return opened;
}
