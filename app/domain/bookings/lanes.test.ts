import { expect, it } from 'vitest';
import { lanesOf, shownHours } from './lanes.ts';

const at = (from: number, to: number) => ({ from, to });

it.each([
  ['one', [at(540, 570)], ['0/1']],
  ['one after the other', [at(540, 570), at(570, 600)], ['0/1', '0/1']],
  ['two at once', [at(540, 600), at(550, 580)], ['0/2', '1/2']],
  ['a place that is free again', [at(540, 560), at(550, 600), at(565, 590)], ['0/2', '1/2', '0/2']],
  ['two groups', [at(540, 600), at(550, 580), at(600, 630)], ['0/2', '1/2', '0/1']],
])('places overlapping meetings side by side: %s', (_name, stretches, placed) => {
  expect(lanesOf(stretches).map(({ lane, of }) => `${lane}/${of}`)).toEqual(placed);
});

it.each([
  [[], at(480, 1080)],
  [[at(435, 500)], at(420, 1080)],
  [[at(600, 1145)], at(480, 1200)],
  [[at(0, 1440)], at(0, 1440)],
])('extends the office hours to meetings outside them: %o', (stretches, hours) => {
  expect(shownHours(stretches)).toEqual(hours);
});
