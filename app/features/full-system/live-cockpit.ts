import { cockpitPath, readCockpit, type Cockpit } from '#app/domain/cockpit.ts';

/** How the site is set for everybody, and which time that was said. */
export interface LiveCockpit {
  version: number;
  cockpit: Cockpit;
}

/** @returns null for whoever may not set the site, and when the server cannot be asked */
export async function askLiveCockpit(): Promise<LiveCockpit | null> {
  try {
    const response = await fetch(cockpitPath);
    return response.status === 200 ? read(await response.json()) : null;
  } catch {
    return null;
  }
}

type Saved = { is: 'saved' | 'conflict'; live: LiveCockpit } | { is: 'failed' };

/** Sets the site for everybody. A conflict comes with what somebody else has saved meanwhile. */
export async function saveLiveCockpit(live: LiveCockpit): Promise<Saved> {
  try {
    const response = await fetch(cockpitPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(live),
    });
    if (response.status === 200) return { is: 'saved', live: read(await response.json()) };
    if (response.status === 409) return { is: 'conflict', live: read(await response.json()) };
  } catch {
    // Said below.
  }
  return { is: 'failed' };
}

function read(json: unknown): LiveCockpit {
  const { version, cockpit } = json as LiveCockpit;
  return { version, cockpit: readCockpit(cockpit) };
}
