import { readDraft, readKept } from '#app/domain/ila/kept-results.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The answers under way: a change of language shows the wizard anew, and leaving and coming back costs none. */
export const keptDraft = createStored('iluma-ila-draft', readDraft, toolStorage);

/** The results that the visitor asked this browser to keep. */
export const keptResults = createStored('iluma-ila', readKept, toolStorage);
