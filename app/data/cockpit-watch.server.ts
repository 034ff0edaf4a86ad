import type { Cockpit } from '#app/domain/cockpit.ts';
import { siteFace, type SiteFace } from '#app/domain/site-face.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import {
  neverSaved,
  readCockpitVersion,
  readSavedCockpit,
  saveCockpit,
  type SavedCockpit,
} from './cockpit-store.server.ts';
import type { Database } from './database.server.ts';

/** How the site is set, at hand without asking the database: pages are rendered by it. */
export interface CockpitWatch {
  face(): SiteFace;
  /** What is saved now, asked of the database. */
  read(): Promise<SavedCockpit>;
  /** Saves for everybody; null when somebody else has saved since the version it was made on. */
  save(cockpit: Cockpit, on: number, actor: Actor): Promise<SavedCockpit | null>;
  /** Told whenever the site has another face, wherever it was saved. */
  onChange(listener: () => void): void;
  /** Looks for changes of other processes from now on. Resolves when it has looked once, in vain or not. */
  start(): Promise<void>;
  stop(): void;
}

/** How often other processes' changes are looked for, in milliseconds. */
const pollEvery = 2000;

/** @param report told once of each time that the database cannot be asked; the site keeps its face meanwhile */
export function createCockpitWatch({
  database,
  now,
  report,
  every = pollEvery,
}: {
  database: Database;
  now: () => number;
  report: (error: unknown) => void;
  every?: number;
}): CockpitWatch {
  let saved = neverSaved;
  let face = siteFace(saved.cockpit);
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;
  const listeners: (() => void)[] = [];

  function take(next: SavedCockpit): void {
    if (next.version <= saved.version) return;
    saved = next;
    face = siteFace(next.cockpit);
    listeners.forEach((listener) => listener());
  }

  async function look(): Promise<void> {
    try {
      if ((await readCockpitVersion(database.db)) !== saved.version)
        take(await readSavedCockpit(database.db));
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
  }

  function again(): void {
    timer = setTimeout(() => {
      void look().then(() => timer && again());
    }, every);
    timer.unref();
  }

  return {
    face: () => face,
    read: () => readSavedCockpit(database.db),
    async save(cockpit, on, actor) {
      const outcome = await saveCockpit(database, { cockpit, on }, actor, new Date(now()));
      if (outcome) take(outcome);
      return outcome;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    async start() {
      await look();
      again();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
