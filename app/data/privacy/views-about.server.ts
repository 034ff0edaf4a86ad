import { or, sql } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { savedViews } from '#app/data/saved-views/schema.server.ts';
import { isMentioned } from '#app/domain/privacy/mentions.ts';

/** Saved views that search for a person's address or are named after it. */
export async function viewsAbout(reader: Reader, emails: readonly string[]) {
  const { id, name, query, createdAt } = savedViews;
  const patterns = emails.flatMap((email) => {
    // As typed, and as encoded by either URL encoder.
    const form = new URLSearchParams({ q: email }).toString().slice('q='.length);
    return [email, encodeURIComponent(email), form].map((each) => `%${escapeLike(each)}%`);
  });
  const rows = await reader
    .select({ id, name, query, createdAt })
    .from(savedViews)
    .where(or(...patterns.map((each) => sql`(${name} || ' ' || ${query}) ilike ${each}`)));
  return rows.filter((view) =>
    isMentioned([view.name, ...new URLSearchParams(view.query).values()], emails),
  );
}
