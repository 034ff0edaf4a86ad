import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import { createOptimisticStore } from '#app/domain/crm/optimistic-store.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/samples.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';

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

function createSandbox(words: SampleWords, now: number): Sandbox {
  let broken = false;
  let made = 0;
  const memory = createMemoryStore(samplesAt(new Date(now).toISOString(), words));
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
  opened ??= createSandbox(words, Date.now());
  return opened;
}
