import { expect, it } from 'vitest';
import type { ChartMark } from './chart-mark.tsx';
import { plotOf } from './line-plot.ts';
import { labelOffsets } from './mark-labels.ts';

const plot = plotOf([
  [0, 0],
  [100, 300],
]);

const line = (y: number): ChartMark => ({
  id: 'l',
  kind: 'line',
  tone: '',
  label: '',
  at: [50, y],
});
const dot = (y: number): ChartMark => ({ id: 'd', kind: 'dot', tone: '', label: '', at: [60, y] });

it.each<[it: string, marks: ChartMark[], offsets: number[]]>([
  ['a line has its label above it', [line(100)], [-14]],
  ['a dot has its label below it', [dot(100)], [24]],
  ['a dot close to a line keeps its label below', [line(100), dot(105)], [-14, 24]],
  ['a dot whose label would touch has it above', [line(100), dot(130)], [-14, -14]],
  ['a dot far above a line keeps its label below', [line(100), dot(200)], [-14, 24]],
  ['a dot lower than a line keeps its label below', [line(130), dot(100)], [-14, 24]],
])('%s', (_, marks, offsets) => {
  expect(labelOffsets(plot, marks)).toEqual(offsets);
});
