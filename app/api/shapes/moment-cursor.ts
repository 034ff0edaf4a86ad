import { z } from 'zod';

/** Cursor of a list sorted by time: moment and id of the last item of a page. */
interface Moment {
  readonly createdAt: string;
  readonly id: string;
}

/** The parameter `after`, written `["<moment>","<id>"]`. */
export const momentCursor = z
  .string()
  .min(1)
  .max(200)
  .transform((cursor, context): Moment => {
    const moment = readMoment(cursor);
    if (moment) return moment;
    context.addIssue('Not a `next` value of a page');
    return z.NEVER;
  })
  .describe('`next` of the previous page');

function readMoment(cursor: string): Moment | null {
  let parts: unknown;
  try {
    parts = JSON.parse(cursor);
  } catch {
    return null;
  }
  const [createdAt, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isMoment = typeof createdAt === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt);
  const isId = typeof id === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  return isMoment && isId && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : null;
}

/**
 * One page of items, given up to one more than its limit.
 *
 * @param momentOf the time that the list is ordered by, ISO 8601, and the id
 */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  momentOf: (item: Item) => Moment,
): { items: readonly Item[]; next?: string } {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  if (last === undefined) return { items };
  const { createdAt, id } = momentOf(last);
  return { items, next: JSON.stringify([createdAt, id]) };
}
