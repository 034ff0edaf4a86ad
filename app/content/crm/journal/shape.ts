import type {
  JournalRule,
  JournalInput,
  JournalSentences,
} from '#app/domain/crm/plans/planning.ts';
import type { JournalType, Related } from '#app/domain/crm/records/entities.ts';

interface Entry {
  title: string;
  content: string;
}

export interface JournalCopy {
  title: string;
  filter: string;
  all: string;
  types: Record<JournalType, string>;
  ai: string;
  empty: string;
  emptyHint: string;
  /** Shown instead where filters hide every entry. */
  noMatch: string;
  by: string;
  about: string;
  related: Record<Related['type'], string>;
  search: string;
  author: string;
  anyAuthor: string;
  client: string;
  anyClient: string;
  from: string;
  until: string;
  reset: string;
  why: string;
  rules: Record<JournalRule, string>;
  inputs: Record<JournalInput, string>;
  add: string;
  addTitle: string;
  entryTitle: string;
  entryContent: string;
  entryType: string;
  added: string;
  sentences: Record<keyof JournalSentences, Entry>;
  exported: {
    clients: string;
    projets: string;
    taches: string;
    journal: string;
    prospection: string;
  };
}
