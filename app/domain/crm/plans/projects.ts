import type { Project, ProjectStage, Task } from '../records/entities.ts';
import { projectStages, scoredModules } from '../records/projects.ts';
import type { Change } from '../store/store.ts';
import { created, removed, updated, type Planning } from './planning.ts';

export type ProjectDraft = Omit<Project, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The rounded mean of a project's module scores. */
export function averageScore({ moduleScores }: Pick<Project, 'moduleScores'>): number {
  const sum = scoredModules.reduce((total, module) => total + moduleScores[module], 0);
  return Math.round(sum / scoredModules.length);
}

/** Creates a project, without a journal entry. */
export function planAddProject(draft: ProjectDraft, planning: Planning): Change[] {
  return [created('projects', draft, planning)];
}

/** Updates fields of the project. */
export function planUpdateProject(
  project: Project,
  fields: Partial<ProjectDraft>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('projects', project, fields, planning)];
}

/** Removes a project. Its tasks stay, without a project: they still need to be done. */
export function planDeleteProject(
  project: Project,
  tasks: readonly Task[],
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [
    ...tasks
      .filter(({ projectId }) => projectId === project.id)
      .map((task) => updated('tasks', task, { projectId: null }, planning)),
    removed('projects', project),
  ];
}

/** The stage a number of steps away, clamped to the first and last. */
export function stageAfter(stage: ProjectStage, steps: number): ProjectStage {
  const at = projectStages.indexOf(stage) + steps;
  return projectStages[Math.min(projectStages.length - 1, Math.max(0, at))] ?? stage;
}
