import { areas, type Area, type Check } from './check.ts';
import { answerChecks } from './checks/answer.ts';
import { ownerChecks } from './checks/local-owner.ts';
import { localChecks } from './checks/local.ts';
import { pageChecks } from './checks/page.ts';
import { reachChecks } from './checks/reach.ts';
import { speedChecks } from './checks/speed.ts';
import { trustChecks } from './checks/trust.ts';

/** Points of each area; 100 in all. */
export const areaWeights = {
  reach: 25,
  page: 20,
  local: 25,
  answer: 10,
  speed: 10,
  trust: 10,
} as const satisfies Record<Area, number>;

const tables = {
  reach: reachChecks,
  page: pageChecks,
  local: [...localChecks, ...ownerChecks],
  answer: answerChecks,
  speed: speedChecks,
  trust: trustChecks,
} as const satisfies Record<Area, readonly Check[]>;

type TableRow = (typeof tables)[Area][number];

/** Ids of an area's checks. */
export type ChecksOf<Of extends Area> = (typeof tables)[Of][number]['id'];

/** Ids of all checks. */
export type AuditCheckId = ChecksOf<Area>;

type VerdictOf<Id> = ReturnType<Extract<TableRow, { id: Id }>['judge']>;

/** Codes of the faults that a check can find. */
export type AuditFault<Id extends AuditCheckId> = NonNullable<
  Extract<VerdictOf<Id>, { status: 'fail' }>['evidence'][number]['fault']
>;

/** All checks with their area and points. */
export const checks: readonly (TableRow & { area: Area; points: number })[] = areas.flatMap(
  (area) => {
    const rows: readonly TableRow[] = tables[area];
    const sum = rows.reduce((total, { weight }) => total + weight, 0);
    return rows.map((row) => ({
      ...row,
      area,
      points: (areaWeights[area] * row.weight) / sum,
    }));
  },
);
