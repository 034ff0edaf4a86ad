import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { sum } from '../../sum.ts';
import type { ClientStatus } from '../records/entities.ts';
import { searchWords } from '../search/search-words.ts';

/** A client as shown on the CRM's own page. Source: B §3, CRMF-07. */
export interface PreviewClient {
  id: string;
  name: string;
  status: ClientStatus;
  /** Current ILA score, 0 to 100; null if not measured. */
  score: number | null;
  /** Days since the last contact; not a date, because the page is cached for weeks. */
  lastContact: number;
  sector: string;
  services: readonly string[];
  /** Euros per month. */
  revenue: number;
}

/** @param search words that must all occur in name, sector or services, ignoring accents and case */
export function previewFound(
  clients: readonly PreviewClient[],
  { search, status }: { search: string; status: ClientStatus | null },
): PreviewClient[] {
  const words = searchWords(search);
  return clients.filter((client) => {
    const text = normalizeForSearch([client.name, client.sector, ...client.services].join('\n'));
    return (
      (status === null || client.status === status) && words.every((word) => text.includes(word))
    );
  });
}

export interface PreviewFigures {
  active: number;
  /** Rounded mean of the measured scores; null without any. */
  averageScore: number | null;
  /** Euros per month. */
  revenue: number;
}

/** Figures of these clients. */
export function previewFigures(clients: readonly PreviewClient[]): PreviewFigures {
  const scores = clients.flatMap(({ score }) => score ?? []);
  return {
    active: clients.filter(({ status }) => status === 'active').length,
    averageScore: scores.length > 0 ? Math.round(sum(scores) / scores.length) : null,
    revenue: sum(clients.map(({ revenue }) => revenue)),
  };
}
