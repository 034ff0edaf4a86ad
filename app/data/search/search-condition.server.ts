import { and, eq, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import {
  shortestInside,
  type ListTerms,
  type SearchTerms,
  type TitleRank,
} from '#app/domain/crm/search/search-terms.ts';

/** The domain's `matchesTerms` as a condition, served by a trigram index on the column. */
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

/** The domain's `matchesList` as a condition; undefined for a search that matches everything. */
export function listCondition(column: AnyPgColumn, { words, digits }: ListTerms): SQL | undefined {
  const inside = insideOf(column);
  return or(and(...words.map(inside)), ...digits.map(inside));
}

const insideOf = (column: AnyPgColumn) => (text: string) => like(column, `%${escapeLike(text)}%`);

/**
 * Every punctuation mark of Latin-1, inside a bracket expression. A trigram index recognises the start of a word only
 * after listed marks, up to U+07FF and 256 of them; "not a letter" would read every row.
 */
const marks = String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7`;

/** A regular expression for the beginning of a word in a text of `searchableText`. */
function wordStart(word: string): string {
  const escaped = word.replace(/[^\p{L}\p{N}_]/gu, String.raw`\$&`);
  return `(^|[${marks}])${escaped}`;
}

/** The domain's `titleRank` as a condition, served by the same index. */
export function titleCondition(column: AnyPgColumn, { title }: SearchTerms, rank: TitleRank): SQL {
  const beginning = like(column, `${escapeLike(title)}%`);
  const whole = sql`(${eq(column, title)} or ${like(column, `${escapeLike(title)}\n%`)})`;
  if (rank === 'whole') return whole;
  return rank === 'beginning' ? sql`(${beginning} and ${not(whole)})` : not(beginning);
}
