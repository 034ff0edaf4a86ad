import { expect, it } from 'vitest';
import { plotOf, type Point } from './line-plot.ts';
import { labelOffsets, type ChartMark } from './mark-labels.ts';

const plot = plotOf([
  [0, 0],
  [100, 300],
]);

const line = (x: number, y: number): ChartMark => ({ ...dot(x, y), kind: 'line' });
const dot = (x: number, y: number): ChartMark => ({
  id: `${x}`,
  kind: 'dot',
  tone: '',
  label: '',
  at: [x, y],
});

const rising: Point[] = [
  [0, 0],
  [100, 300],
];
const falling: Point[] = [
  [0, 300],
  [100, 0],
];

it.each<[it: string, marks: ChartMark[], curve: Point[], offsets: number[]]>([
  ['to the right of its point it stands below a rising curve', [line(30, 90)], rising, [24]],
  ['to the left it stands above it', [line(50, 150)], rising, [-14]],
  ['so does that of a dot on the right', [dot(70, 210)], rising, [-14]],
  ['and that of a dot on the left stands below it', [dot(50, 150)], rising, [24]],
  ['to the left it stands below a falling curve', [dot(70, 90)], falling, [24]],
  ['unless the axis is there', [dot(100, 0)], falling, [-14]],
  ['it does not meet the axis', [line(5, 10)], rising, [-14]],
  ['nor another label', [line(38, 114), dot(40, 120)], rising, [24, -14]],
  ['far from another it keeps its side', [line(30, 90), dot(50, 150)], rising, [24, 24]],
])('the position of a label: %s', (_, marks, curve, offsets) => {
  expect(labelOffsets(plot, marks, curve)).toEqual(offsets);
});
