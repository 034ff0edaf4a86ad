import { eq } from 'drizzle-orm';
import { recordAudit, type AuditEntry } from '#app/data/audit-log/record-audit.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Reader, Transaction } from '#app/data/engine/database.server.ts';
import { recomputeDerivedColumns } from '#app/data/search/derived-columns-job.server.ts';
import {
  defaultMeetingSettings,
  type MeetingSettings,
} from '#app/domain/bookings/meeting-settings.ts';
import {
  defaultSettings,
  readSettings,
  type SiteSettings,
} from '#app/domain/settings/site-settings.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { siteSettings } from './schema.server.ts';

/** Settings with their version; 0 for the defaults, never saved. */
export interface SavedSettings {
  version: number;
  site: SiteSettings;
}

/** The agency's meeting settings, with the version of all settings. */
export interface SavedMeetings {
  version: number;
  meetings: MeetingSettings;
}

export type AllSettings = SavedSettings & SavedMeetings;

export const neverSaved: AllSettings = {
  version: 0,
  site: defaultSettings,
  meetings: defaultMeetingSettings,
};

const id = 'cockpit';

type Row = typeof siteSettings.$inferSelect;

export async function readSavedSettings(reader: Reader): Promise<AllSettings> {
  const [row] = await reader.select().from(siteSettings).where(eq(siteSettings.id, id));
  return row ? settingsOf(row) : neverSaved;
}

function settingsOf({ version, site, meetings }: Row): AllSettings {
  return {
    version,
    site: readSettings(site),
    meetings: { ...defaultMeetingSettings, ...meetings },
  };
}

export async function readSettingsVersion(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ version: siteSettings.version })
    .from(siteSettings)
    .where(eq(siteSettings.id, id));
  return row?.version ?? 0;
}

/** When and by whom settings were changed, and the version the change is based on. */
interface Occasion {
  on: number;
  actor: Actor;
  at: Date;
}

/** @returns the saved settings, or null when another save has succeeded since */
export function saveSettings(
  database: Database,
  site: SiteSettings,
  occasion: Occasion,
): Promise<AllSettings | null> {
  const audited = { action: 'cockpit.save', entity: 'cockpit' };
  return savePart(database, occasion, { site }, audited, async (t, before) => {
    if (settingsOf(before).site.agency.telephoneCountry !== site.agency.telephoneCountry)
      await recomputeDerivedColumns(t, occasion.at);
  });
}

/** @returns the saved settings, or null when another save has succeeded since */
export function saveMeetingSettings(
  database: Database,
  meetings: MeetingSettings,
  occasion: Occasion,
): Promise<AllSettings | null> {
  const audited = { action: 'meetings.save', entity: 'meeting-settings' };
  return savePart(database, occasion, { meetings }, audited, (t) =>
    countTopicChange(t, 'bookings'),
  );
}

/** @param follow further effects of the change, in its transaction */
function savePart(
  database: Database,
  occasion: Occasion,
  part: Pick<Row, 'site'> | Pick<Row, 'meetings'>,
  audited: Pick<AuditEntry, 'action' | 'entity'>,
  follow: (t: Transaction, before: Row) => Promise<void>,
): Promise<AllSettings | null> {
  return database.tx(async (t) => {
    const row = await lockSettings(t, occasion);
    if (!row) return null;
    const { actor, at } = occasion;
    await follow(t, row);
    const [before, after] = 'site' in part ? [row.site, part.site] : [row.meetings, part.meetings];
    await recordAudit(t, { ...audited, actor, entityId: id, before, after, at });
    return writeSettings(t, { ...row, ...part }, at);
  });
}

/** The locked row; null when it has another version. */
async function lockSettings(t: Transaction, { on, at }: Occasion): Promise<Row | null> {
  // Inserts the row to lock, so that two first saves are serialised.
  const first = { id, version: 0, site: defaultSettings, changedAt: at };
  await t.insert(siteSettings).values(first).onConflictDoNothing();
  const [locked] = await t.select().from(siteSettings).where(eq(siteSettings.id, id)).for('update');
  return locked?.version === on ? locked : null;
}

async function writeSettings(t: Transaction, row: Row, at: Date): Promise<AllSettings> {
  const next = { ...row, version: row.version + 1, changedAt: at };
  await t.update(siteSettings).set(next).where(eq(siteSettings.id, id));
  return settingsOf(next);
}
