import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
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

function createSandbox(words: SampleWords, now: number): Sandbox {
  let broken = false;
  let made = 0;
  const memory = createMemoryStore(samplesAt(new Date(now).toISOString(), words));
  return {
    store: {
      ...memory,
      async apply(changes) {
        if (broken) throw new Error('The sandbox was told to fail');
        return memory.apply(changes);
      },
    },
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
