import { createContext, use } from 'react';
import type { Prefix } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { TextPart } from '#app/i18n/linked-text.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** The visit's context: the page's language, and the form of its addresses. */
export interface Visit {
  language: Language;
  /** The form of the current address, which links preserve. */
  prefix: Prefix;
  /** Adds the prefix to a bare path. */
  address: (path: KnownPath, hash?: `#${string}`) => string;
  /** A text's runs, with the address of each link in this visit. */
  linked: (text: string) => readonly TextPart[];
  /** The mark of samples in the page's language; null when the agency's facts are real. */
  sampleMark: string | null;
  /** False for the address of a screen that the site settings have switched off. */
  isOpen: (address: string) => boolean;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit must be used within a VisitProvider');
  return visit;
}
