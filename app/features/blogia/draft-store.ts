import { readSavedDrafts, type SavedDraft } from '#app/domain/blogia/saved-drafts.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** Drafts that the visitor saved in this browser. */
export const draftStore = createStored<readonly SavedDraft[]>(
  'iluma-blogia-drafts',
  readSavedDrafts,
  toolStorage,
);
