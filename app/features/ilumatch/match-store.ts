import { readSavedMatch, type MatchState } from '#app/domain/ilumatch/answers.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The draft answers; they survive leaving the page. */
export const matchStore = createStored<MatchState>('iluma-ilumatch', readSavedMatch, toolStorage);
