import {
  clientStatuses,
  projectStages,
  taskStatuses,
  type Client,
  type ClientStatus,
  type Day,
  type Instant,
  type ProjectStage,
  type Records,
  type Task,
  type TaskStatus,
} from './entities.ts';
import { dayOf, daysAfter } from './days.ts';

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
export type Period = (typeof periods)[number];

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
export function mondaysIn(months: readonly string[], now: Instant): Day[] {
  const first = mondayOf(`${months[0] ?? now.slice(0, 7)}-07`);
  const last = mondayOf(dayOf(now));
  const mondays: Day[] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) mondays.push(monday);
  return mondays;
}

/**
 * Monthly revenue, month by month: each client counts with its present amount from the month it was added on. Past
 * amounts are not kept, so the last month is what the overview shows, and earlier ones say what it was made of.
 *
 * @param amounts euros by the month they were added in, in any order
 */
export function revenueByMonth(amounts: Amounts, months: readonly string[]): Amounts {
  const [first = ''] = months;
  const added = new Map<string, number>();
  for (const [since, euros] of amounts) {
    const month = since < first ? first : since;
    added.set(month, (added.get(month) ?? 0) + euros);
  }
  let total = 0;
  return months.map((month) => [month, (total += added.get(month) ?? 0)] as const);
}

/** How many clients have a current score in each ten of the hundred: 0 to 9 first, 90 to 100 last. */
function scoreClasses(clients: readonly Client[]): number[] {
  const classes = Array.from({ length: 10 }, () => 0);
  for (const { ilaScore } of clients) {
    const index = Math.min(9, Math.max(0, Math.floor(ilaScore.current / 10)));
    classes[index] = (classes[index] ?? 0) + 1;
  }
  return classes;
}

export interface Week {
  monday: Day;
  /** Entries of the journal. */
  entries: number;
  /** Records added. */
  clients: number;
  projects: number;
  tasks: number;
}

export type Everything = { readonly [C in keyof Records]: readonly Records[C][] };

/** What was done and added, week by week. */
function activityByWeek(records: Everything, mondays: readonly Day[]): Week[] {
  const weeks = new Map(mondays.map((monday) => [monday, quietWeek(monday)]));
  const count = (at: Instant, what: Exclude<keyof Week, 'monday'>) => {
    const week = weeks.get(mondayOf(dayOf(at)));
    if (week) week[what] += 1;
  };
  for (const { timestamp } of records.journal) count(timestamp, 'entries');
  for (const { createdAt } of records.clients) count(createdAt, 'clients');
  for (const { createdAt } of records.projects) count(createdAt, 'projects');
  for (const { createdAt } of records.tasks) count(createdAt, 'tasks');
  return [...weeks.values()];
}

export function quietWeek(monday: Day): Week {
  return { monday, entries: 0, clients: 0, projects: 0, tasks: 0 };
}

/** Which figures: of the months up to an instant, of one owner or all. */
export interface FiguresQuery {
  /** Now, for whoever asks. */
  until: Instant;
  months: Period;
  /** Whose clients, projects, tasks and entries count; everybody's when left out. */
  owner?: string;
}

type Amounts = readonly (readonly [key: string, euros: number])[];

/** What the records add up to. */
export interface Figures {
  /** Who looks after clients, in order; the same whoever is asked for. */
  owners: readonly string[];
  /** See `revenueByMonth`. */
  revenue: Amounts;
  /** Largest first. */
  revenueByOwner: Amounts;
  /** A client's revenue is shared equally among its services; that of clients without any stands under ''. */
  revenueByService: Amounts;
  /** See `scoreClasses`. */
  classes: readonly number[];
  statuses: Counts<ClientStatus>;
  pipeline: Counts<ProjectStage>;
  tasks: Counts<TaskStatus>;
  /** Mean of the scores known at the end of each month with a measurement, oldest first; month as `2026-03`. */
  scoreByMonth: readonly (readonly [month: string, score: number])[];
  weeks: readonly Week[];
}

/** The figures of records that are all at hand. Stores that have too many of them keep sums, which come to the same. */
export function figuresOf(
  every: Everything,
  { until, months: count, owner }: FiguresQuery,
): Figures {
  const is = (name: string) => owner === undefined || name === owner;
  const clients = every.clients.filter(({ assignedTo }) => is(assignedTo));
  const projects = every.projects.filter(({ assignedTeamMember }) => is(assignedTeamMember));
  const tasks = every.tasks.filter((task) => is(task.owner));
  const journal = every.journal.filter(({ author }) => is(author));
  const months = monthsUntil(until, count);
  const shares = clients.flatMap(({ services, revenue }) =>
    services.length > 0
      ? services.map((service) => [service, revenue / services.length] as const)
      : [['', revenue] as const],
  );
  return {
    owners: ownersAmong(every.clients.map(({ assignedTo }) => assignedTo)),
    revenue: revenueByMonth(
      clients.map(({ createdAt, revenue }) => [createdAt.slice(0, 7), revenue] as const),
      months,
    ),
    revenueByOwner: totals(clients.map(({ assignedTo, revenue }) => [assignedTo, revenue])),
    revenueByService: totals(shares),
    classes: scoreClasses(clients),
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
    scoreByMonth: scoreByMonth(clients).filter(([month]) => month >= (months[0] ?? '')),
    weeks: activityByWeek({ clients, projects, tasks, journal }, mondaysIn(months, until)),
  };
}

export function ownersAmong(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean).toSorted();
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

/** What is more than nothing; the same amounts in the order of their names. */
export function largestFirst(amounts: Amounts): Amounts {
  return amounts
    .filter(([, amount]) => amount > 0)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

function totals(parts: Amounts): Amounts {
  const found = new Map<string, number>();
  for (const [key, amount] of parts) found.set(key, (found.get(key) ?? 0) + amount);
  return largestFirst([...found]);
}
