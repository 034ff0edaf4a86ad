import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { TimeChart } from './time-chart.tsx';

const copy = contentOf('fr').crm.analytics;

const chartOf = (amounts: readonly number[]) =>
  renderToStaticMarkup(
    <TimeChart
      copy={copy}
      title="Score moyen"
      xLabel="Mois"
      names={['Score moyen']}
      rows={amounts.map((amount, index) => ({ at: `mois ${index + 1}`, values: [amount] }))}
      format={(value) => `${value} points`}
    />,
  );

it.each([
  ['no month', [], copy.empty],
  ['months without an amount', [0, 0], copy.empty],
  ['a single month', [72], '<dd class="figure">72 points</dd>'],
  ['a line', [72, 74], '<svg'],
] as const)('a time chart of %s is rendered', (_what, amounts, shown) => {
  expect(chartOf(amounts)).toContain(shown);
});
