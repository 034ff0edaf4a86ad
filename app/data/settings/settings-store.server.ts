import { eq } from 'drizzle-orm';
import {
  defaultSettings,
  readSettings,
  type SiteSettings,
} from '#app/domain/settings/site-settings.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { recomputeDerivedColumns } from '#app/data/search/derived-columns-job.server.ts';
import { siteSettings } from './schema.server.ts';

/** Settings with their version; 0 for the defaults, never saved. */
export interface SavedSettings {
  version: number;
  cockpit: SiteSettings;
}

export const neverSaved: SavedSettings = { version: 0, cockpit: defaultSettings };

const id = 'cockpit';

export async function readSavedSettings(reader: Reader): Promise<SavedSettings> {
  const [row] = await reader.select().from(siteSettings).where(eq(siteSettings.id, id));
  return row ? { version: row.version, cockpit: readSettings(row.cockpit) } : neverSaved;
}

export async function readSettingsVersion(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ version: siteSettings.version })
    .from(siteSettings)
    .where(eq(siteSettings.id, id));
  return row?.version ?? 0;
}

/**
 * @param on version that the settings are based on
 * @returns the saved settings, or null when another save has succeeded since
 */
export function saveSettings(
  database: Database,
  { cockpit, on }: { cockpit: SiteSettings; on: number },
  actor: Actor,
  at: Date,
): Promise<SavedSettings | null> {
  return database.tx(async (t) => {
    // Insert the row to lock, so that two first saves meet here.
    const first = { id, version: 0, cockpit: defaultSettings, changedAt: at };
    await t.insert(siteSettings).values(first).onConflictDoNothing();
    const [locked] = await t
      .select()
      .from(siteSettings)
      .where(eq(siteSettings.id, id))
      .for('update');
    if (!locked || locked.version !== on) return null;
    const saved = { version: on + 1, cockpit };
    const before = readSettings(locked.cockpit);
    await t
      .update(siteSettings)
      .set({ ...saved, changedAt: at })
      .where(eq(siteSettings.id, id));
    if (before.agency.telephoneCountry !== cockpit.agency.telephoneCountry)
      await recomputeDerivedColumns(t, at);
    await recordAudit(t, {
      actor,
      action: 'cockpit.save',
      entity: 'cockpit',
      entityId: id,
      before: locked.cockpit,
      after: cockpit,
      at,
    });
    return saved;
  });
}
