import type { CrmStore } from '#app/domain/crm/store.ts';
import { randomLength, uuidV7 } from '#app/domain/uuid-v7.ts';
import { createHttpStore } from '../session/http-store.ts';

/** What the desk works on: the sandbox of this page, or the records that the team shares. */
export interface Workspace {
  store: CrmStore;
  /** Ids of new records: the browser gives out UUIDs over HTTPS only. */
  newId: () => string;
  /** Whether every change fails, as a store that cannot be reached would make it; null where that is no game. */
  failing: { isOn: () => boolean; set: (isOn: boolean) => void } | null;
}

let opened: Workspace | null = null;

/** The records on the server. One for the page, so that whoever looks at them hears of changes once. */
export function openLive(): Workspace {
  opened ??= {
    store: createHttpStore(),
    newId: () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(randomLength))),
    failing: null,
  };
  return opened;
}
