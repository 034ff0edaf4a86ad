import type { PluralForms } from '#app/i18n/plural.ts';

export interface CrmAnalyticsCopy {
  title: string;
  byOwner: string;
  byService: string;
  scores: string;
  statuses: string;
  pipeline: string;
  tasks: string;
  scoreByMonth: string;
  table: string;
  label: string;
  value: string;
  empty: string;
  share: string;
  firstBars: string;
  period: string;
  months: PluralForms;
  revenueByMonth: string;
  revenueNote: string;
  month: string;
  euros: string;
  activity: string;
  activityNote: string;
  week: string;
  entries: string;
  newClients: string;
  newProjects: string;
  newTasks: string;
  nobody: string;
  noService: string;
  count: string;
}
