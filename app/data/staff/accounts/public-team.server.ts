import type { MemberStatuses } from '#app/domain/team/team.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createPoll, type Poll } from '#app/data/engine/poll.server.ts';
import { readPublicStatuses } from './team.server.ts';

/** Statuses on the public team page, cached in the process because cached pages show them. */
export interface PublicTeam extends Poll {
  statuses(): MemberStatuses;
  /** Looks now, because this process has changed an account. */
  refresh(): Promise<void>;
  /** Called when a status changes, in this process or another one. */
  onChange(listener: () => void): void;
}

/** Milliseconds between two polls. */
const pollEvery = 2000;

export function createPublicTeam({
  database,
  report,
  every = pollEvery,
}: {
  database: Database;
  /** Called once per outage of the database; the cached statuses stay in use. */
  report: (error: unknown) => void;
  every?: number;
}): PublicTeam {
  let current: MemberStatuses = {};
  const listeners: (() => void)[] = [];

  async function refresh(): Promise<void> {
    const next = await readPublicStatuses(database.db);
    const isSame = JSON.stringify(next) === JSON.stringify(current);
    current = next;
    if (!isSame) listeners.forEach((listener) => listener());
  }

  return {
    statuses: () => current,
    refresh,
    onChange(listener) {
      listeners.push(listener);
    },
    ...createPoll(refresh, report, every),
  };
}
