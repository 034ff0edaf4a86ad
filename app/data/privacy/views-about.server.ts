import { or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { savedViews } from '#app/data/saved-views/schema.server.ts';

/** Saved views that look for a person by their address, or are named after it. */
export function viewsAbout(emails: readonly string[]): SQL | undefined {
  return or(
    ...emails.map((email) => {
      // As typed, and as both encoders of addresses write it.
      const form = new URLSearchParams({ q: email }).toString().slice('q='.length);
      const patterns = [email, encodeURIComponent(email), form].map(
        (each) => `%${escapeLike(each)}%`,
      );
      return sql`(${savedViews.name} || ' ' || ${savedViews.query}) ilike any(${sql.param(patterns)}::text[])`;
    }),
  );
}
