import { readKept } from '#app/domain/ila/kept-results.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The results that the visitor asked this browser to keep. */
export const keptResults = createStored('iluma-ila', readKept, toolStorage);
