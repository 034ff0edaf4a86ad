import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import type { OwnerFigures } from '#app/domain/ila/owner/owner-evidence.ts';
import { sanitizeText } from '#app/domain/leads/sanitize-text.ts';
import { audits } from './schema.server.ts';

const noFigures = JSON.stringify({
  profile: null,
  reviews: null,
  search: null,
} satisfies OwnerFigures);

/** Stores figures of the owner's exports with the report. One export does not overwrite another's figures. */
export async function addOwnerFigures(
  reader: Reader,
  id: string,
  figures: OwnerFigures,
  at: Date,
): Promise<void> {
  const said = Object.entries(figures).filter(([, value]) => value !== null);
  const added = JSON.stringify({ ...Object.fromEntries(said), at }, (_key, value: unknown) =>
    typeof value === 'string' ? sanitizeText(value) : value,
  );
  // Concurrent submissions are merged.
  const owner = sql`coalesce(${audits.owner}, ${noFigures}::jsonb) || ${added}::jsonb`;
  await reader.update(audits).set({ owner }).where(eq(audits.id, id));
}

/** Deletes the owner's figures from the report. */
export async function removeOwnerFigures(reader: Reader, id: string): Promise<void> {
  await reader.update(audits).set({ owner: null }).where(eq(audits.id, id));
}
