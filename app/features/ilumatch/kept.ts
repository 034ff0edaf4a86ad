import { readKeptMatch, type MatchState } from '#app/domain/ilumatch/answers.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The answers under way, so that leaving the page and coming back loses none. */
export const keptMatch = createStored<MatchState>('iluma-ilumatch', readKeptMatch, toolStorage);
