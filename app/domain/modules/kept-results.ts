import { sampleDashboard, type Dashboard } from '../ila/projects.ts';
import { queryOf, type SavedResult } from '../ila/saved-results.ts';
import { matchQuery, type MatchState } from '../ilumatch/answers.ts';
import { moduleIds, type ModuleId } from './modules.ts';

/** Results that the visitor's tools store in the browser, most recent first. */
export interface Kept {
  ila: readonly SavedResult[];
  dashboard: Dashboard;
  match: MatchState;
  /** Queries of saved simulations. */
  plans: readonly string[];
}

/** A module's own result. */
export interface KeptResult {
  /** 0 to 100; null if the result has none. */
  score: number | null;
  /** What a message about it names, and the shared link that it attaches; null without one. */
  link: { screen: string; result: string } | null;
}

export type KeptResults = Readonly<Partial<Record<ModuleId, KeptResult>>>;

const sampleIds = new Set(sampleDashboard.projects.map(({ id }) => id));

/**
 * The visitor's own results by module. Scores are those of the first project that the visitor added to the ILA
 * dashboard; the ILA module uses the last saved result if there is one.
 */
export function keptResults({ ila, dashboard, match, plans }: Kept): KeptResults {
  const [result] = ila;
  const [plan] = plans;
  const project = dashboard.projects.find(({ id }) => !sampleIds.has(id));
  const links = {
    ila: result && { screen: 'ila', result: `/ila?${queryOf(result.input)}` },
    adluma: plan && { screen: 'adluma-full', result: `/simulateur-complet${plan}` },
    illumatch: match.step === 'results' && {
      screen: 'ilumatch',
      result: `/ilumatch?${matchQuery(match)}`,
    },
  } satisfies Partial<Record<ModuleId, KeptResult['link'] | '' | false | undefined>>;
  const linkOf = (id: ModuleId) => (id in links && links[id as keyof typeof links]) || null;
  const entries = moduleIds.flatMap((id) => {
    const own = id === 'ila' ? result?.score : undefined;
    const score = own ?? project?.moduleScores[id === 'landing' ? 'landingpage' : id] ?? null;
    const link = linkOf(id);
    return score === null && !link ? [] : [[id, { score, link }] as const];
  });
  return Object.fromEntries(entries);
}
