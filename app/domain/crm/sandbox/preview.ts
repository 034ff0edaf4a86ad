import { fold } from '../search/fold.ts';
import type { ClientStatus } from './entities.ts';
import { searchWords } from './search-words.ts';

/** A client as the CRM's own page shows it. Source: B §3, CRMF-07. */
export interface PreviewClient {
  id: string;
  name: string;
  status: ClientStatus;
  /** Current ILA score, 0 to 100. */
  score: number;
  /** Days since somebody last spoke with them: a page that is kept for weeks has no better date. */
  lastContact: number;
  sector: string;
  services: readonly string[];
  /** Euros a month. */
  revenue: number;
}

/** @param search words that all have to occur in name, sector or services, accents and case aside */
export function previewFound(
  clients: readonly PreviewClient[],
  { search, status }: { search: string; status: ClientStatus | null },
): PreviewClient[] {
  const words = searchWords(search);
  return clients.filter((client) => {
    const text = fold([client.name, client.sector, ...client.services].join('\n'));
    return (
      (status === null || client.status === status) && words.every((word) => text.includes(word))
    );
  });
}

export interface PreviewFigures {
  active: number;
  /** Rounded mean; null without clients. */
  averageScore: number | null;
  /** Euros a month. */
  revenue: number;
}

/** What these clients add up to. */
export function previewFigures(clients: readonly PreviewClient[]): PreviewFigures {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    active: clients.filter(({ status }) => status === 'active').length,
    averageScore:
      clients.length > 0
        ? Math.round(sum(clients.map(({ score }) => score)) / clients.length)
        : null,
    revenue: sum(clients.map(({ revenue }) => revenue)),
  };
}
