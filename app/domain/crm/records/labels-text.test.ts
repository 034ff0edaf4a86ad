import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completedLabels, labelMarks, labelsOfText, textOfLabels } from './labels-text.ts';
import { labelsOf } from './read-field.ts';

const { form, file } = labelMarks;

it.each([
  ['a, b', form, ['a', 'b']],
  ['a;b', form, ['a;b']],
  ['a;b|c', file, ['a', 'b', 'c']],
  ['"a;b", c', file, ['a;b', 'c']],
  ['5" et plus, "neuf" ou usagé', file, ['5" et plus', '"neuf" ou usagé']],
  ['"ouvert, b', file, ['"ouvert', 'b']],
  ['été, VIP, Été, vip', form, ['été', 'VIP']],
] as const)('reads the text %j with the separators %j as %j', (text, marks, labels) => {
  expect(labelsOf(labelsOfText(text, marks))).toEqual(labels);
});

it.each([form, file])('labels survive a round trip with the separators %j', (marks) => {
  const label = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '|', '"') });
  fc.assert(
    fc.property(fc.array(label), (given) => {
      const labels = labelsOf(given);
      expect(labelsOf(labelsOfText(textOfLabels(labels, marks), marks))).toEqual(labels);
    }),
  );
});

it.each([
  ['', ['VIP', 'Été', '"a, b"']],
  ['vi', ['VIP', 'Été', '"a, b"']],
  ['vip,  é', ['vip,  Été', 'vip,  "a, b"']],
  ['ete, "a, b",', ['ete, "a, b",VIP']],
])('completes %j as %j', (typed, completed) => {
  expect(completedLabels(typed, ['VIP', 'Été', 'a, b'], form)).toEqual(completed);
});
