import { readSavedResults } from '#app/domain/ila/saved-results.ts';
import { readDashboard } from '#app/domain/ila/stored-dashboard.ts';
import { readSavedMatch } from '#app/domain/ilumatch/answers.ts';
import { keptResults, type KeptResults } from '#app/domain/modules/kept-results.ts';
import { toolStorage } from '#app/ui/stored.ts';
import type { KeptKey } from './kept-keys.ts';

/** Results stored by the tools in this browser, by module. */
export function readKeptResults(): KeptResults {
  const plans = jsonUnder('iluma-adluma-scenarios');
  return keptResults({
    ila: readSavedResults(jsonUnder('iluma-ila')),
    dashboard: readDashboard(jsonUnder('iluma-ila-dashboard')),
    match: readSavedMatch(jsonUnder('iluma-ilumatch')),
    plans: Array.isArray(plans) ? plans.filter((plan) => typeof plan === 'string') : [],
  });
}

function jsonUnder(key: KeptKey): unknown {
  try {
    return JSON.parse(toolStorage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
