import type { ProjectStage } from '#app/domain/crm/records/entities.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

export interface ProjectsCopy {
  title: string;
  add: string;
  addTitle: string;
  editTitle: string;
  edit: string;
  added: string;
  stages: Record<ProjectStage, string>;
  move: string;
  /** Button that moves a project to the next stage; with {name} and {stage}. */
  advance: string;
  /** Unfolds the analysis, the scores and the other stages. */
  details: string;
  moved: string;
  average: string;
  name: string;
  analysis: string;
  member: string;
  required: string;
  clientRequired: string;
  stage: string;
  emptyStage: string;
  view: string;
  views: { board: string; list: string };
  search: string;
  anyMember: string;
  reset: string;
  empty: string;
  /** Before the first project. */
  none: string;
  noneHint: string;
  grip: string;
  gripHelp: string;
  scores: string;
  tasks: PluralForms;
  showTasks: string;
  addTask: string;
  remove: string;
  removed: string;
  scoreError: string;
  modules: string;
}
