import type { AdminCopy } from '#app/content/admin/shape.ts';
import { textFilter, type FilterTable } from '../../filters/filter.ts';
import type { Filters } from '../../filters/use-filters.ts';
import type { AuditQuery } from '../admin-client.ts';

export const auditFilters = {
  entity: textFilter({
    param: 'objet',
    id: 'audit-entity',
    label: ({ audit }: AdminCopy) => audit.entity,
    any: ({ audit }) => audit.anything,
  }),
  /** One record's history. */
  record: textFilter({
    param: 'element',
    id: 'audit-record',
    label: ({ audit }: AdminCopy) => audit.history,
  }),
  actor: textFilter({
    param: 'qui',
    id: 'audit-actor',
    label: ({ audit }: AdminCopy) => audit.only,
  }),
  /** The actor's name, for display: the log is queried by id. */
  actorName: textFilter({
    param: 'nom',
    id: 'audit-actor-name',
    label: ({ audit }: AdminCopy) => audit.only,
  }),
  since: textFilter({
    param: 'depuis',
    id: 'audit-since',
    label: ({ audit }: AdminCopy) => audit.since,
  }),
  until: textFilter({
    param: 'jusque',
    id: 'audit-until',
    label: ({ audit }: AdminCopy) => audit.until,
  }),
} as const satisfies FilterTable<AdminCopy>;

/** The log query of the filters. */
export function auditQuery({
  entity,
  record,
  actor,
  since,
  until,
}: Filters<typeof auditFilters>['values']): AuditQuery {
  return {
    entity,
    entityId: record,
    // The history of one record lists only its own entry of each step.
    isCollapsed: record === '',
    actorId: actor,
    since: dayStart(since, 0),
    until: dayStart(until, 1),
  };
}

/** The start of a local day, or of one some days later; empty for an invalid date. */
function dayStart(day: string, later: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return '';
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
