import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/samples.ts';
import type { Workspace } from './workspace.ts';

function createSandbox(words: SampleWords, now: number): Workspace {
  let isBroken = false;
  let made = 0;
  const memory = createMemoryStore(samplesAt(new Date(now).toISOString(), words));
  return {
    store: {
      ...memory,
      async apply(changes) {
        if (isBroken) throw new Error('The sandbox was told to fail');
        return memory.apply(changes);
      },
    },
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
  };
}

let opened: Workspace | null = null;

/** The page's one sandbox: it lives until the page is loaded again. */
export function openSandbox(words: SampleWords): Workspace {
  opened ??= createSandbox(words, Date.now());
  return opened;
}
