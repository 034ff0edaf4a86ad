import { readKeptDrafts, type KeptDraft } from '#app/domain/blogia/kept-drafts.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** Drafts that the visitor asked this browser to keep. */
export const keptDrafts = createStored<readonly KeptDraft[]>(
  'iluma-blogia-drafts',
  readKeptDrafts,
  toolStorage,
);
