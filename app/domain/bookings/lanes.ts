import type { ClockStretch } from './agenda.ts';

/** The column of a meeting among those at the same time. */
export interface Lane {
  /** Index from 0. */
  lane: number;
  /** Number of columns. */
  of: number;
}

/** Assigns overlapping meetings of a day to columns, in the given order, which is by start. */
export function lanesOf(stretches: readonly ClockStretch[]): Lane[] {
  const lanes: Lane[] = [];
  let group: { index: number; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { index, lane } of group) lanes[index] = { lane, of: ends.length };
    group = [];
    ends = [];
  };
  for (const [index, { from, to }] of stretches.entries()) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    group.push({ index, lane });
  }
  close();
  return lanes;
}

/** The range of whole hours shown for a day: office hours, extended to include everything outside them. */
export function shownHours(stretches: readonly ClockStretch[]): ClockStretch {
  const from = Math.min(8 * 60, ...stretches.map((each) => each.from));
  const to = Math.max(18 * 60, ...stretches.map((each) => each.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
