import type { Language } from '#app/i18n/languages.ts';

/** The parts of the frame, and the CRM behind its login, whose code and words are fetched when they are first wanted; see routes/words.ts. */
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

const asked = new Map<string, Promise<unknown>>();

export function wordsAddress(language: Language, widget: Widget): string {
  return `/words/${language}/${widget}`;
}

/** What a widget says in one language. Asked for once; again after a failure. */
export function wordsOf<Words>(language: Language, widget: Widget): Promise<Words> {
  const address = wordsAddress(language, widget);
  const words = asked.get(address) ?? fetchWords(address);
  asked.set(address, words);
  words.catch(() => asked.delete(address));
  return words as Promise<Words>;
}

async function fetchWords(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
