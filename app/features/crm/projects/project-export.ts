import type { CrmCopy } from '#app/content/crm/shape.ts';
import { averageScore } from '#app/domain/crm/plans/projects.ts';
import type { Client, Project } from '#app/domain/crm/records/entities.ts';
import { moduleNames } from '#app/domain/crm/records/module-names.ts';
import { scoredModules } from '#app/domain/crm/records/projects.ts';

/** Projects as a table, head first. */
export function projectExportRows(
  projects: readonly Project[],
  clients: readonly Client[],
  { projects: copy, tasks }: CrmCopy,
): (string | number)[][] {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const modules = scoredModules.map((module) => moduleNames[module]);
  return [
    [copy.name, tasks.client, copy.stage, copy.member, tasks.due, copy.average, ...modules],
    ...projects.map((project) => [
      project.name,
      names.get(project.clientId) ?? '',
      copy.stages[project.stage],
      project.assignedTeamMember,
      project.due ?? '',
      averageScore(project),
      ...scoredModules.map((module) => project.moduleScores[module]),
    ]),
  ];
}
