import { readDraft, readSavedResults } from '#app/domain/ila/saved-results.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The draft answers; they survive a change of language, which remounts the wizard, and leaving the page. */
export const draftStore = createStored('iluma-ila-draft', readDraft, toolStorage);

/** The results that the visitor saved in this browser. */
export const resultStore = createStored('iluma-ila', readSavedResults, toolStorage);
