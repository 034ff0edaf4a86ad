import { createStored, toolStorage } from '#app/ui/stored.ts';

/** Maximum number of simulations: the comparison table has room for these. */
export const mostScenarios = 3;

/** Maximum length in characters; longer than the query of any plan. */
const longestQuery = 2000;

/** Queries of the saved simulations, parsed when displayed. */
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
