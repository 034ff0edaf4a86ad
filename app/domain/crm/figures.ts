import {
  clientStatuses,
  projectStages,
  taskStatuses,
  type Client,
  type ClientStatus,
  type Day,
  type Instant,
  type JournalEntry,
  type Project,
  type ProjectStage,
  type Task,
  type TaskStatus,
} from './entities.ts';
import { bandOf, type Band } from './score-band.ts';
import { dayOf, daysAfter } from './planning.ts';

type Counts<Key extends string> = Readonly<Record<Key, number>>;

export interface Overview {
  activeClients: number;
  /** Rounded mean of the current scores; null without clients. */
  averageScore: number | null;
  /** Euros a month, of all clients. */
  monthlyRevenue: number;
  tasksInProgress: number;
}

export function overviewOf(clients: readonly Client[], tasks: readonly Task[]): Overview {
  const scores = clients.map(({ ilaScore }) => ilaScore.current);
  return {
    activeClients: clients.filter(({ status }) => status === 'active').length,
    averageScore: scores.length > 0 ? Math.round(sum(scores) / scores.length) : null,
    monthlyRevenue: sum(clients.map(({ revenue }) => revenue)),
    tasksInProgress: tasks.filter(({ status }) => status === 'progress').length,
  };
}

/** Months that analytics look back, the present one included. */
export const periods = [3, 6, 12, 24] as const;
type Period = (typeof periods)[number];

export const usualPeriod: Period = 12;

/** So many months up to that of an instant, oldest first, as `2026-03`. */
export function monthsUntil(now: Instant, count: number): string[] {
  const [year = 0, month = 1] = now.split('-', 2).map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Mondays of the weeks that begin in these months, and are over or under way, oldest first. */
function mondaysIn(months: readonly string[], now: Instant): Day[] {
  const first = mondayOf(`${months[0] ?? now.slice(0, 7)}-07`);
  const last = mondayOf(dayOf(now));
  const mondays: Day[] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) mondays.push(monday);
  return mondays;
}

/**
 * Monthly revenue, month by month: each client counts with its present amount from the month it was added on. Past
 * amounts are not kept, so the last month is what the overview shows, and earlier ones say what it was made of.
 */
export function revenueByMonth(
  clients: readonly Client[],
  months: readonly string[],
): (readonly [month: string, euros: number])[] {
  const added = new Map<string, number>();
  for (const { createdAt, revenue } of clients) {
    const since = createdAt.slice(0, 7);
    const month = since < (months[0] ?? '') ? (months[0] ?? '') : since;
    added.set(month, (added.get(month) ?? 0) + revenue);
  }
  let total = 0;
  return months.map((month) => [month, (total += added.get(month) ?? 0)] as const);
}

/** How many clients have a current score in each ten of the hundred: 0 to 9 first, 90 to 100 last. */
export function scoreClasses(clients: readonly Client[]): number[] {
  const classes = Array.from({ length: 10 }, () => 0);
  for (const { ilaScore } of clients) {
    const index = Math.min(9, Math.max(0, Math.floor(ilaScore.current / 10)));
    classes[index] = (classes[index] ?? 0) + 1;
  }
  return classes;
}

interface Week {
  monday: Day;
  /** Entries of the journal. */
  entries: number;
  /** Records added. */
  clients: number;
  projects: number;
  tasks: number;
}

/** What was done and added, week by week. */
export function activityByWeek(
  records: {
    journal: readonly JournalEntry[];
    clients: readonly Client[];
    projects: readonly Project[];
    tasks: readonly Task[];
  },
  months: readonly string[],
  now: Instant,
): Week[] {
  const mondays = mondaysIn(months, now);
  const first = mondays[0] ?? now;
  const weeks = new Map<Day, Week>(
    mondays.map((monday) => [monday, { monday, entries: 0, clients: 0, projects: 0, tasks: 0 }]),
  );
  const count = (at: Instant, what: 'entries' | 'clients' | 'projects' | 'tasks') => {
    const week = at >= first ? weeks.get(mondayOf(dayOf(at))) : undefined;
    if (week) week[what] += 1;
  };
  for (const { timestamp } of records.journal) count(timestamp, 'entries');
  for (const { createdAt } of records.clients) count(createdAt, 'clients');
  for (const { createdAt } of records.projects) count(createdAt, 'projects');
  for (const { createdAt } of records.tasks) count(createdAt, 'tasks');
  return [...weeks.values()];
}

export interface Analytics {
  /** Largest first. */
  revenueByOwner: readonly (readonly [owner: string, euros: number])[];
  /** A client's revenue is shared equally among its services; that of clients without any stands under ''. */
  revenueByService: readonly (readonly [service: string, euros: number])[];
  scores: Counts<Band>;
  statuses: Counts<ClientStatus>;
  pipeline: Counts<ProjectStage>;
  tasks: Counts<TaskStatus>;
  /** Mean of the scores known at the end of each month with a measurement, oldest first; month as `2026-03`. */
  scoreByMonth: readonly (readonly [month: string, score: number])[];
}

export function analyticsOf(
  clients: readonly Client[],
  projects: readonly Project[],
  tasks: readonly Task[],
): Analytics {
  const shares = clients.flatMap(({ services, revenue }) =>
    services.length > 0
      ? services.map((service) => [service, revenue / services.length] as const)
      : [['', revenue] as const],
  );
  return {
    revenueByOwner: totals(clients.map(({ assignedTo, revenue }) => [assignedTo, revenue])),
    revenueByService: totals(shares),
    scores: counts(
      ['green', 'yellow', 'red'],
      clients.map(({ ilaScore }) => bandOf(ilaScore.current)),
    ),
    statuses: counts(
      clientStatuses,
      clients.map(({ status }) => status),
    ),
    pipeline: counts(
      projectStages,
      projects.map(({ stage }) => stage),
    ),
    tasks: counts(
      taskStatuses,
      tasks.map(({ status }) => status),
    ),
    scoreByMonth: scoreByMonth(clients),
  };
}

function scoreByMonth(clients: readonly Client[]): (readonly [string, number])[] {
  const histories = clients.map(({ ilaScore }) => ilaScore.history);
  const months = new Set(histories.flat().map(({ date }) => date.slice(0, 7)));
  return [...months].toSorted().map((month) => {
    const known = histories.flatMap(
      (history) => history.findLast(({ date }) => date.slice(0, 7) <= month)?.score ?? [],
    );
    return [month, Math.round(sum(known) / known.length)] as const;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function counts<Key extends string>(
  keys: readonly Key[],
  values: readonly Key[],
): Record<Key, number> {
  const found = keys.map((key) => [key, values.filter((value) => value === key).length]);
  return Object.fromEntries(found) as Record<Key, number>;
}

function totals(parts: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const [key, amount] of parts) found.set(key, (found.get(key) ?? 0) + amount);
  return [...found].filter(([, amount]) => amount > 0).toSorted(([, a], [, b]) => b - a);
}
