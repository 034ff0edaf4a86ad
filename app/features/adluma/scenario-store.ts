import { createStored, toolStorage } from '#app/ui/stored.ts';

/** As many as can be compared at a glance. */
export const mostScenarios = 3;

/** Longer than any plan's address. */
const longestQuery = 2000;

/** Queries of the simulations that the visitor asked to keep. What they hold is read when they are shown. */
export const scenarioStore = createStored<readonly string[]>(
  'iluma-adluma-scenarios',
  readQueries,
  toolStorage,
);

function readQueries(json: unknown): readonly string[] {
  if (!Array.isArray(json)) return [];
  return json
    .filter((each): each is string => typeof each === 'string' && each.length <= longestQuery)
    .slice(0, mostScenarios);
}
