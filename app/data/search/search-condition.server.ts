import { and, eq, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  shortestInside,
  type ListTerms,
  type SearchTerms,
  type TitleRank,
} from '#app/domain/crm/search/search-terms.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';

/** `matchesTerms` of the domain as a condition, which a trigram index on the column serves. */
export function searchCondition(column: AnyPgColumn, { words, digits }: SearchTerms): SQL {
  const inside = insideOf(column);
  const condition = or(
    and(
      ...words.map((word) =>
        word.length >= shortestInside ? inside(word) : sql`${column} ~ ${wordStart(word)}`,
      ),
    ),
    ...digits.map(inside),
  );
  return condition ?? sql`true`;
}

/** `matchesList` of the domain as a condition; undefined for a search that finds everything. */
export function listCondition(column: AnyPgColumn, { words, digits }: ListTerms): SQL | undefined {
  const inside = insideOf(column);
  return or(and(...words.map(inside)), ...digits.map(inside));
}

const insideOf = (column: AnyPgColumn) => (text: string) => like(column, `%${escapeLike(text)}%`);

/**
 * Every mark of Latin-1, inside a bracket expression. A trigram index knows a word's beginning after marks that are listed,
 * up to U+07FF and 256 of them; "no letter" would read every row.
 */
const marks = String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7`;

/** A regular expression for the beginning of a word in a text of `searchableText`. */
function wordStart(word: string): string {
  const escaped = word.replace(/[^\p{L}\p{N}_]/gu, String.raw`\$&`);
  return `(^|[${marks}])${escaped}`;
}

/** `titleRank` of the domain as a condition, which the same index serves. */
export function titleCondition(column: AnyPgColumn, { title }: SearchTerms, rank: TitleRank): SQL {
  const beginning = like(column, `${escapeLike(title)}%`);
  const whole = sql`(${eq(column, title)} or ${like(column, `${escapeLike(title)}\n%`)})`;
  if (rank === 'whole') return whole;
  return rank === 'beginning' ? sql`(${beginning} and ${not(whole)})` : not(beginning);
}
