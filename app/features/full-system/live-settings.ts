import {
  settingsPath,
  readSettings,
  type SiteSettings,
} from '#app/domain/settings/site-settings.ts';

/** Settings for all visitors, with their version for conflict detection. */
export interface LiveSettings {
  version: number;
  settings: SiteSettings;
}

/** @returns null without permission to change the settings, and when the server is unreachable */
export async function readLiveSettings(): Promise<LiveSettings | null> {
  try {
    const response = await fetch(settingsPath);
    return response.status === 200 ? read(await response.json()) : null;
  } catch {
    return null;
  }
}

type Saved = { is: 'saved' | 'conflict'; live: LiveSettings } | { is: 'failed' };

/** Saves for all visitors. A conflict returns the settings that were saved meanwhile. */
export async function saveLiveSettings({ version, settings }: LiveSettings): Promise<Saved> {
  try {
    const response = await fetch(settingsPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, cockpit: settings }),
    });
    if (response.status === 200) return { is: 'saved', live: read(await response.json()) };
    if (response.status === 409) return { is: 'conflict', live: read(await response.json()) };
  } catch {
    // Network errors fail like other statuses.
  }
  return { is: 'failed' };
}

function read(json: unknown): LiveSettings {
  const { version, cockpit } = json as { version: number; cockpit: unknown };
  return { version, settings: readSettings(cockpit) };
}
