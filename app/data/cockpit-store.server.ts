import { eq } from 'drizzle-orm';
import { defaultCockpit, readCockpit, type Cockpit } from '#app/domain/cockpit.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit } from './audit.server.ts';
import type { Database, Reader } from './database.server.ts';
import { siteSettings } from './schema/cockpit.server.ts';

/** The settings with the version they are of; version 0 is the site before anybody set it. */
export interface SavedCockpit {
  version: number;
  cockpit: Cockpit;
}

export const neverSaved: SavedCockpit = { version: 0, cockpit: defaultCockpit };

const id = 'cockpit';

export async function readSavedCockpit(reader: Reader): Promise<SavedCockpit> {
  const [row] = await reader.select().from(siteSettings).where(eq(siteSettings.id, id));
  return row ? { version: row.version, cockpit: readCockpit(row.cockpit) } : neverSaved;
}

export async function readCockpitVersion(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ version: siteSettings.version })
    .from(siteSettings)
    .where(eq(siteSettings.id, id));
  return row?.version ?? 0;
}

/**
 * Saves the settings that were made on a version.
 *
 * @returns what is now saved, or null when somebody else has saved since
 */
export function saveCockpit(
  database: Database,
  { cockpit, on }: { cockpit: Cockpit; on: number },
  actor: Actor,
  at: Date,
): Promise<SavedCockpit | null> {
  return database.tx(async (t) => {
    // A row to hold: two who save the first settings at once meet here.
    const first = { id, version: 0, cockpit: defaultCockpit, changedAt: at };
    await t.insert(siteSettings).values(first).onConflictDoNothing();
    const [held] = await t.select().from(siteSettings).where(eq(siteSettings.id, id)).for('update');
    if (!held || held.version !== on) return null;
    const saved = { version: on + 1, cockpit };
    await t
      .update(siteSettings)
      .set({ ...saved, changedAt: at })
      .where(eq(siteSettings.id, id));
    await recordAudit(t, {
      actor,
      action: 'cockpit.save',
      entity: 'cockpit',
      entityId: id,
      before: held.cockpit,
      after: cockpit,
      at,
    });
    return saved;
  });
}
