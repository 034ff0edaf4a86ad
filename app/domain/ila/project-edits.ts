import type { MemberId } from '../team/members.ts';
import { analyse, overallOf, type Metrics } from './dashboard-score.ts';
import { updateProject, type Dashboard, type ModuleScores, type Project } from './projects.ts';

/** Maximum number of projects in a dashboard, and maximum length of a name in UTF-16 units. */
export const mostProjects = 20;
export const longestName = 80;

/** Initial scores of a new project. */
export const startingScore = 80;

/** What a visitor enters for a project; the ILA module's score is computed from the metrics. */
export interface ProjectDraft {
  name: string;
  metrics: Metrics;
  moduleScores: ModuleScores;
  assignedTeamMember: MemberId | null;
}

/**
 * A new project, with the first entry of its score.
 *
 * @param threshold score below which a metric is a risk, 0 to 100
 * @param now epoch milliseconds
 */
export function projectOf(
  draft: ProjectDraft,
  id: string,
  threshold: number,
  now: number,
): Project {
  const { name, metrics, moduleScores, assignedTeamMember } = draft;
  const blank: Project = {
    id,
    name,
    clientId: id,
    moduleScores,
    analysis: analyse(metrics, threshold),
    history: [],
    lastUpdated: now,
    assignedTeamMember,
  };
  return editProject(blank, draft, threshold, now);
}

/**
 * Updates a project with new input, and adds an entry of its score.
 *
 * @param threshold score below which a metric is a risk, 0 to 100
 * @param now epoch milliseconds
 */
export function editProject(
  project: Project,
  { name, metrics, moduleScores, assignedTeamMember }: ProjectDraft,
  threshold: number,
  now: number,
): Project {
  const changes = { metrics, moduleScores: { ...moduleScores, ila: overallOf(metrics) } };
  const updated = updateProject(project, changes, threshold, now);
  return { ...updated, name, assignedTeamMember };
}

/** Adds a project to the dashboard, at an index or at the end. */
export function withNewProject(
  dashboard: Dashboard,
  project: Project,
  at: number = dashboard.projects.length,
): Dashboard {
  return { ...dashboard, projects: dashboard.projects.toSpliced(at, 0, project) };
}

/** Removes a project from the dashboard. */
export function withoutProject(dashboard: Dashboard, removed: string): Dashboard {
  return { ...dashboard, projects: dashboard.projects.filter(({ id }) => id !== removed) };
}
