import { expect, it } from 'vitest';
import { surveyRows, surveys } from './published-surveys.ts';
import { wizardWeights } from './wizard-score.ts';

it('published surveys compare each of our factors with one signal', () => {
  const compared = surveyRows.flatMap(({ ours }): readonly string[] => ours);
  expect(compared.toSorted()).toEqual(wizardWeights.map(({ id }) => id).toSorted());
});

it.each(surveys.map((survey, at) => [survey.id, at] as const))(
  'no published survey distributes more than 100 percent: %s',
  (_id, at) => {
    const given: number[] = surveyRows.map(({ percents }) => percents[at] ?? 0);
    expect(given.reduce((sum, percent) => sum + percent, 0)).toBeLessThanOrEqual(100);
    expect(Math.max(...given)).toBeGreaterThan(0);
  },
);
