import type { Database } from '#app/data/engine/database.server.ts';
import { createPoll, sitePollEvery, type Poll } from '#app/data/engine/poll.server.ts';
import type { MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import { publicSettings, type PublicSettings } from '#app/domain/settings/public-settings.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import {
  neverSaved,
  readSettingsVersion,
  readSavedSettings,
  saveMeetingSettings,
  saveSettings,
  type AllSettings,
  type SavedMeetings,
  type SavedSettings,
} from './settings-store.server.ts';

/** Site settings cached in the process, because every page render reads them. */
export interface SettingsCache extends Poll {
  publicSettings(): PublicSettings;
  /** Settings of the agency's own work. */
  agency(): SiteSettings['agency'];
  /** The agency's meeting settings. */
  meetings(): MeetingSettings;
  /** The saved settings, from the database. */
  read(): Promise<SavedSettings>;
  readMeetings(): Promise<SavedMeetings>;
  /** @returns null when another save has succeeded since version `on` */
  save(site: SiteSettings, on: number, actor: Actor): Promise<SavedSettings | null>;
  /** @returns null when another save has succeeded since version `on` */
  saveMeetings(meetings: MeetingSettings, on: number, actor: Actor): Promise<SavedMeetings | null>;
  /** Called when the settings change, in this process or another one. */
  onChange(listener: () => void): void;
}

interface Settings {
  database: Database;
  now: () => number;
  /** Called once per outage of the database; the cached settings stay in use. */
  report: (error: unknown) => void;
  /** Milliseconds between two polls. */
  every?: number;
}

export function createSettingsCache({
  database,
  now,
  report,
  every = sitePollEvery,
}: Settings): SettingsCache {
  let saved = neverSaved;
  let current = publicSettings(saved.site);
  const listeners: (() => void)[] = [];

  function accept(next: AllSettings): void {
    if (next.version <= saved.version) return;
    saved = next;
    current = publicSettings(next.site);
    listeners.forEach((listener) => listener());
  }

  async function look(): Promise<void> {
    if ((await readSettingsVersion(database.db)) !== saved.version)
      accept(await readSavedSettings(database.db));
  }

  return {
    publicSettings: () => current,
    agency: () => saved.site.agency,
    meetings: () => saved.meetings,
    read: async () => siteOf(await readSavedSettings(database.db)),
    readMeetings: async () => meetingsOf(await readSavedSettings(database.db)),
    async save(site, on, actor) {
      const outcome = await saveSettings(database, site, { on, actor, at: new Date(now()) });
      if (outcome) accept(outcome);
      return outcome && siteOf(outcome);
    },
    async saveMeetings(meetings, on, actor) {
      const occasion = { on, actor, at: new Date(now()) };
      const outcome = await saveMeetingSettings(database, meetings, occasion);
      if (outcome) accept(outcome);
      return outcome && meetingsOf(outcome);
    },
    onChange(listener) {
      listeners.push(listener);
    },
    ...createPoll(look, report, every),
  };
}

const siteOf = ({ version, site }: AllSettings): SavedSettings => ({ version, site });

const meetingsOf = ({ version, meetings }: AllSettings): SavedMeetings => ({ version, meetings });
