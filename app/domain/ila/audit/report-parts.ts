/** Field and intent names of a report's page, shared by its forms and its action. */
export const reportForm = {
  intent: 'demande',
  site: 'site',
  email: 'courriel',
  mend: 'correction',
  files: 'exports',
  figures: 'releve',
} as const;

export const reportIntents = [
  'arreter',
  'prevenir',
  'comparer',
  'completer',
  'retirer',
  'supprimer',
] as const;

export type ReportIntent = (typeof reportIntents)[number];

/** Path of a report's resources: its progress as events, and its files. */
export const reportFile = (
  file: 'progression' | 'rapport.json' | 'rapport.csv',
  query: string,
): string => `/audits/${file}?${query}`;
