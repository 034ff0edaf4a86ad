import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { shortestInside, type SearchTerms } from '#app/domain/crm/search/search-terms.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';

/** `matchesTerms` of the domain as a condition, which a trigram index on the column serves. */
export function searchCondition(column: AnyPgColumn, { words, digits }: SearchTerms): SQL {
  const inside = (text: string) => like(column, `%${escapeLike(text)}%`);
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

/** A regular expression for the beginning of a word; a mark begins one wherever it stands. */
function wordStart(word: string): string {
  const escaped = word.replace(/[^\p{L}\p{N}_]/gu, String.raw`\$&`);
  return `(^|[^[:alnum:]_])${escaped}`;
}
