import type { Language } from './languages.ts';

/** Parts of the frame, and the workspace behind its sign-in; their code and messages load on first use. */
export const widgets = [
  'accessibility',
  'admin',
  'chat',
  'consent',
  'crm',
  'debug',
  'leads',
] as const;

export type Widget = (typeof widgets)[number];

/** Where a widget's messages are served. */
export function messagesPath(language: Language, widget: Widget): string {
  return `/words/${language}/${widget}`;
}
