import type { MemberId } from '../team/members.ts';
import { analyse, overallOf, type Metrics } from './dashboard-score.ts';
import { updateProject, type Dashboard, type ModuleScores, type Project } from './projects.ts';

/** Most projects of a dashboard, and UTF-16 units of a name. */
export const mostProjects = 20;
export const longestName = 80;

/** Scores of a new project before anything is entered. */
export const startingScore = 80;

/** What a visitor enters of a project; the ILA module's score follows from the metrics. */
export interface ProjectDraft {
  name: string;
  metrics: Metrics;
  moduleScores: ModuleScores;
  assignedTeamMember: MemberId | null;
}

/**
 * A new project, with its first entry.
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
 * A project with everything that was entered, and an entry of its score.
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

/** The dashboard with one more project, at a position, or last. */
export function withNewProject(
  dashboard: Dashboard,
  project: Project,
  at: number = dashboard.projects.length,
): Dashboard {
  return { ...dashboard, projects: dashboard.projects.toSpliced(at, 0, project) };
}

/** The dashboard without a project. */
export function withoutProject(dashboard: Dashboard, removed: string): Dashboard {
  return { ...dashboard, projects: dashboard.projects.filter(({ id }) => id !== removed) };
}
