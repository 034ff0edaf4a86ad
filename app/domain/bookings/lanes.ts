import type { ClockStretch } from './agenda.ts';

/** Where a meeting stands beside those at the same time. */
export interface Lane {
  /** From 0. */
  lane: number;
  /** How many stand beside one another. */
  of: number;
}

/** Places meetings of a day beside one another where they overlap, in the order given, which is by start. */
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

/** Hours of a day that are shown, in whole hours: those of an office, and whatever lies outside of them. */
export function shownHours(stretches: readonly ClockStretch[]): ClockStretch {
  const from = Math.min(8 * 60, ...stretches.map((each) => each.from));
  const to = Math.max(18 * 60, ...stretches.map((each) => each.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
