import { numberAt, partOf, textAt } from '#app/domain/leads/prospect-facts.ts';
import { messageOf, type ReportContent, type ReportSource } from './report-parts.ts';

/** An ADLUMA plan as a report: the budget and its expected return, with the cautious and the favourable case. */
export function forecastReport({
  content,
  inputs,
  result,
  number,
  euros,
}: ReportSource): ReportContent {
  const { simulator: copy, full } = content.adluma;
  const outcomes = partOf(result, 'outcomes');
  const verdict = messageOf(full.verdicts, textAt(result, 'verdict'));
  const budget = numberAt(result, 'budget');
  const measure = (name: 'leads' | 'customers' | 'revenue' | 'costPerLead' | 'roas') => {
    const show = name === 'revenue' || name === 'costPerLead' ? euros : number;
    const cases = (['expected', 'low', 'high'] as const).flatMap((each) => {
      const value = numberAt(partOf(outcomes, each), name);
      return value === null ? [] : [`${show(value)} (${copy.cases[each].toLowerCase()})`];
    });
    return [copy.metrics[name], cases.join(' · ')] as const;
  };
  const channels = textAt(inputs, 'channel').split(', ');
  return {
    facts: [
      [full.scenarios.budget, budget === null ? '' : euros(budget)],
      [full.scenarios.sector, messageOf(copy.sectors, textAt(inputs, 'sector')) ?? ''],
      [
        copy.split.channel,
        channels.flatMap((each) => messageOf(copy.channels, each)?.name ?? []).join(', '),
      ],
      measure('leads'),
      measure('customers'),
      measure('revenue'),
      measure('costPerLead'),
      measure('roas'),
    ],
    advice: verdict ? [verdict.text] : [],
  };
}
