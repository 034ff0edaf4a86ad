import { createContext, use } from 'react';
import type { dashboardDelays, Metrics } from '#app/domain/ila/dashboard-score.ts';
import type { Dashboard, Project } from '#app/domain/ila/projects.ts';

/** Kinds of delayed work, each with its own busy flag. */
export type Work = keyof typeof dashboardDelays;

export interface IlaScore {
  dashboard: Dashboard;
  /** The displayed project; null when all are deleted. */
  project: Project | null;
  /** The metrics last calculated, if any. */
  calculated: Metrics | null;
  busy: Readonly<Record<Work, boolean>>;
  chooseProject: (id: string) => void;
  /** Stores the dashboard; returns whether it persists until the next visit. */
  change: (dashboard: Dashboard) => boolean;
  reset: () => void;
  calculate: (metrics: Metrics, then: () => void) => void;
  interconnect: (then: (project: Project) => void) => void;
  /** Simulates the delay of writing. */
  write: (then: () => void) => void;
}

export const IlaScoreContext = createContext<IlaScore | null>(null);

export function useIlaScore(): IlaScore {
  const score = use(IlaScoreContext);
  if (!score) throw new Error('useIlaScore must be used within an IlaScoreProvider');
  return score;
}
