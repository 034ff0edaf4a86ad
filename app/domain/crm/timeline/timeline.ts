import type { BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import type { OutboxState } from '#app/domain/delivery/outbox.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import type { LeadStatus } from '#app/domain/leads/lead.ts';
import { comparePositions, cursorOf, readCursor, type Position } from '../records/cursor.ts';
import type { JournalType, TaskStatus } from '../records/entities.ts';
import type { Day, Instant } from '../records/field.ts';
import type { ScoreOrigin } from '../records/score-methods.ts';

/** Kinds of items in a client's timeline. */
export const timelineKinds = [
  'note',
  'task',
  'lead',
  'meeting',
  'mail',
  'score',
  'entry',
  'change',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

interface Dated {
  id: string;
  at: Instant;
  /** Name of the author; empty if unknown. */
  author: string;
}

/** A field of the client before and after a change. */
export interface FieldChange {
  /** Flat name of the field; see records/field.ts. */
  field: string;
  before: unknown;
  after: unknown;
}

interface Details {
  note: { text: string };
  task: { title: string; status: TaskStatus; due: Day | null };
  /** A lead, with the tools whose results it came with. */
  lead: { reference: string; text: string; status: LeadStatus; tools: readonly Tool[] };
  /** A meeting, dated by its start; the author is its host. */
  meeting: { memberId: string; length: BookingKind; status: BookingStatus };
  /** An email to the sender of one of the client's leads. */
  mail: { to: string; state: OutboxState };
  score: { score: number; before: number | null } & ScoreOrigin;
  /** A journal entry, except those of scores. */
  entry: { title: string; text: string; type: JournalType; isAi: boolean };
  /** From the audit log; notes and scores have items of their own. */
  change: { isCreation: boolean; fields: readonly FieldChange[] };
}

type Items = { [Kind in TimelineKind]: Dated & { kind: Kind } & Details[Kind] };

export type TimelineItem<Kind extends TimelineKind = TimelineKind> = Items[Kind];

export interface TimelineQuery {
  clientId: string;
  /** All if absent. */
  kinds?: readonly TimelineKind[];
  /** `next` of the previous page. */
  after?: string;
  /** 20 when left out, at most 100. */
  limit?: number;
}

export interface TimelinePage {
  /** Newest first. */
  items: readonly TimelineItem[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

export const largestTimelinePage = 100;

/** A query with its defaults. */
export interface TimelineWanted {
  kinds: ReadonlySet<TimelineKind>;
  limit: number;
  /** Position of the last item of the previous page. */
  after: Position | null;
}

/** @throws RangeError when `after` is no cursor */
export function wantedOf({ kinds, after, limit = 20 }: TimelineQuery): TimelineWanted {
  const position = after === undefined ? null : readCursor(after);
  if (after !== undefined && typeof position?.key !== 'string')
    throw new RangeError('Not a cursor');
  return {
    kinds: new Set(kinds ?? timelineKinds),
    limit: Math.min(limit, largestTimelinePage),
    after: position,
  };
}

/** One page of items from several sources, each of which provides one more than the page needs. */
export function timelinePage(
  items: readonly TimelineItem[],
  { kinds, after, limit }: TimelineWanted,
): TimelinePage {
  const found = items
    .filter((item) => kinds.has(item.kind) && isBeyond(item, after))
    .toSorted((a, b) => comparePositions(positionOf(b), positionOf(a)));
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit),
    ...(last && { next: cursorOf(positionOf(last)) }),
  };
}

function positionOf({ at, id }: Dated): Position {
  return { key: at, id };
}

function isBeyond(item: Dated, after: Position | null): boolean {
  return after === null || comparePositions(positionOf(item), after) < 0;
}
