import { demoUser, isDemoPair, loginDelay, type DemoPair } from '#app/domain/crm/demo-session.ts';
import type { User } from '#app/domain/crm/entities.ts';

export interface CrmState {
  user: User | null;
  /** Names of those who work in the live CRM, whoever is signed in first; null in the sandbox. */
  team: readonly [string, ...string[]] | null;
  /** Whether the user is one the server knows, and the records are those of the team. */
  isLive: boolean;
  /** Set while signing in, prospecting, exporting, recalculating or matching. */
  isLoading: boolean;
  /** Whether somebody has signed out and nobody has come in since. */
  hasLeft: boolean;
}

/** Who is signed in: to the sandbox for as long as the page lives, other pages and languages included. */
export interface CrmSession {
  current: () => CrmState;
  subscribe: (listener: () => void) => () => void;
  /** Whether the pair is the published one, after a second. It is compared here and sent nowhere. */
  login: (demo: DemoPair & { name: string }, typed: DemoPair) => Promise<boolean>;
  logout: () => void;
  /** Does something with the loading flag set; in the sandbox at the end of a delay, as nothing takes its time there. */
  during: <Result>(milliseconds: number, work: () => Promise<Result>) => Promise<Result>;
}

export const nobody: CrmState = {
  user: null,
  team: null,
  isLive: false,
  isLoading: false,
  hasLeft: false,
};

/**
 * @param live who is signed in to the live CRM, with whom they work, and how they leave it; without, nobody is signed in to the sandbox yet
 */
export function createCrmSession(live?: {
  user: User;
  team: readonly string[];
  signOut: () => void;
}): CrmSession {
  let state: CrmState = live ? { ...nobody, ...liveState(live), isLive: true } : nobody;
  const listeners = new Set<() => void>();
  function change(next: Partial<CrmState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }
  const session: CrmSession = {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async login({ name, ...demo }, typed) {
      return session.during(loginDelay, async () => {
        const isKnown = isDemoPair(demo, typed);
        const user = demoUser(demo.email, name, new Date().toISOString());
        if (isKnown) change({ user, hasLeft: false });
        return isKnown;
      });
    },
    logout() {
      if (live) live.signOut();
      else change({ user: null, hasLeft: true });
    },
    async during(milliseconds, work) {
      change({ isLoading: true });
      try {
        if (!live)
          await new Promise((resolve) => {
            setTimeout(resolve, milliseconds);
          });
        return await work();
      } finally {
        change({ isLoading: false });
      }
    },
  };
  return session;
}

/** Whoever is signed in comes first. */
function liveState({ user, team }: { user: User; team: readonly string[] }) {
  const others = team.filter((name) => name !== user.name);
  return { user, team: [user.name, ...new Set(others)] as const };
}
