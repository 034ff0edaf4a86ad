import { scoredModules, type Project } from './entities.ts';
import { created, updated, type Planning } from './planning.ts';
import type { Change } from './store.ts';

export type ProjectDraft = Omit<Project, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The rounded mean of a project's module scores. */
export function averageScore({ moduleScores }: Pick<Project, 'moduleScores'>): number {
  const sum = scoredModules.reduce((total, module) => total + moduleScores[module], 0);
  return Math.round(sum / scoredModules.length);
}

export function planAddProject(draft: ProjectDraft, planning: Planning): Change[] {
  return [created('projects', draft, planning)];
}

export function planUpdateProject(
  project: Project,
  fields: Partial<ProjectDraft>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('projects', project, fields, planning)];
}
