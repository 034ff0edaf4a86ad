import { createCsvReader } from '#app/domain/crm/import/csv-reader.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { mostQueries, type OwnerQuery, type OwnerSearch } from './owner-evidence.ts';

/**
 * The queries in a Search Console export, in French, English and Spanish. Other tables of the export, such as pages and
 * countries, have the same columns except for the first.
 *
 * @see https://support.google.com/webmasters/answer/7576553
 */
const columns = {
  query: /^(?:top quer|quer(?:y|ies)|(?:principales )?(?:requetes?|consultas?))/,
  clicks: /^clic(?:k|ks|s)?$/,
  impressions: /^impress?ion/,
  position: /^(?:average )?posi(?:tion|cion)/,
} as const;

const mostRows = 50_000;

/** Figures of a table of queries; null for another table. */
export function searchIn(csv: string): OwnerSearch | null {
  const reader = createCsvReader();
  const [head, ...rows] = [...reader.push(csv), ...reader.end()];
  const names = (head?.cells ?? []).map((name) => normalizeForSearch(name).trim());
  const at = (column: keyof typeof columns) =>
    names.findIndex((name) => columns[column].test(name));
  const [query, clicks, impressions, position] = [
    at('query'),
    at('clicks'),
    at('impressions'),
    at('position'),
  ];
  if (query !== 0 || clicks < 0 || impressions < 0 || position < 0) return null;
  const queries = rows.slice(0, mostRows).flatMap(({ cells }): OwnerQuery[] => {
    const row = {
      query: (cells[query] ?? '').trim().slice(0, 200),
      clicks: countIn(cells[clicks]),
      impressions: countIn(cells[impressions]),
      position: decimalIn(cells[position]),
    };
    return row.query !== '' && row.impressions > 0 && row.position >= 1 ? [row] : [];
  });
  return queries.length > 0 ? summarize(queries) : null;
}

function summarize(queries: readonly OwnerQuery[]): OwnerSearch {
  const sum = (read: (query: OwnerQuery) => number) =>
    queries.reduce((total, query) => total + read(query), 0);
  const impressions = sum((each) => each.impressions);
  return {
    queries: queries.toSorted((a, b) => b.impressions - a.impressions).slice(0, mostQueries),
    count: queries.length,
    clicks: sum((each) => each.clicks),
    impressions,
    onFirstPage: sum((each) => (each.position <= 10 ? each.impressions : 0)),
    position: oneDecimal(sum((each) => each.position * each.impressions) / impressions),
  };
}

/** Thousands separators differ by language. */
const countIn = (text = '') => Math.min(Number(text.replaceAll(/\D/g, '')) || 0, 1e9);

const decimalIn = (text = '') =>
  oneDecimal(Math.min(Number.parseFloat(text.trim().replace(',', '.')) || 0, 1000));

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
