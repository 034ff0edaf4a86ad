import type { User } from '#app/domain/crm/records/entities.ts';
import {
  demoUser,
  isDemoPair,
  loginDelay,
  type DemoPair,
} from '#app/domain/crm/sandbox/demo-session.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import { createListeners } from '#app/domain/listeners.ts';

export interface CrmState {
  user: User | null;
  /** Names of the live CRM's staff, the signed-in user first; null in the sandbox. */
  team: readonly [string, ...string[]] | null;
  /** Names of former members; none in the sandbox. */
  formerTeam: readonly string[];
  /** Change counters of the team's records when the page was rendered; null in the sandbox. */
  changes: ChangeCounts | null;
  /** Whether the session is on the server, and the records are the team's. */
  isLive: boolean;
  /** Set while signing in, prospecting, exporting, recalculating or matching. */
  isLoading: boolean;
  /** Whether the last session has ended and no new one has started. */
  hasLeft: boolean;
}

/** The CRM session; the sandbox's lasts as long as the page, other pages and languages included. */
export interface CrmSession {
  current: () => CrmState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Whether the credentials are the published ones, after a second. They are compared in the browser and never sent.
   */
  login: (demo: DemoPair & { name: string }, typed: DemoPair) => Promise<boolean>;
  logout: () => void;
  /** Runs work with the loading flag set; in the sandbox with a delay first. */
  during: <Result>(milliseconds: number, work: () => Promise<Result>) => Promise<Result>;
}

export const signedOut: CrmState = {
  user: null,
  team: null,
  formerTeam: [],
  changes: null,
  isLive: false,
  isLoading: false,
  hasLeft: false,
};

/**
 * @param live user, team and sign-out of the live CRM; without it, the sandbox, initially signed out
 */
export function createCrmSession(live?: {
  user: User;
  team: readonly string[];
  formerTeam: readonly string[];
  changes: ChangeCounts | null;
  signOut: () => void;
}): CrmSession {
  let state: CrmState = live ? { ...signedOut, ...liveState(live), isLive: true } : signedOut;
  const listeners = createListeners();
  function change(next: Partial<CrmState>) {
    state = { ...state, ...next };
    listeners.notify();
  }
  const session: CrmSession = {
    current: () => state,
    subscribe: listeners.subscribe,
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

/** The signed-in user comes first. */
function liveState({
  user,
  team,
  formerTeam,
  changes,
}: Pick<CrmState, 'formerTeam' | 'changes'> & { user: User; team: readonly string[] }) {
  const others = team.filter((name) => name !== user.name);
  return { user, team: [user.name, ...new Set(others)] as const, formerTeam, changes };
}
