import { describe, expect, it } from 'vitest';
import {
  attachmentOf,
  tools,
  type Attachment,
  type LinkedTool,
} from '#app/domain/leads/attachment.ts';
import { languages } from '#app/i18n/languages.ts';
import { reportRows, toolReport } from './tool-report.ts';

/** For each tool, a link that contains a result. */
const links = {
  'ila-home': 'nomEntreprise=Chez+Ana&adresse=Laval&siteWeb=ana.example&etoiles=4.5&nombreAvis=80',
  ila: 'v=1&step=4&businessName=Chez+Ana&address=Laval&industry=restaurant&hasWebsite=1&googleRating=4.2&reviewCount=40',
  'ila-dashboard': 'v=1&seoScore=50&contentScore=60',
  adluma: 'v=1&budget=2000&channel=search&sector=restaurant',
  'adluma-full': 'v=1&budget=2000&channel=search',
  ilumatch: 'v=1&step=5&company=Chez+Ana&industry=retail&size=solo&budget=1k-5k&goals=seo',
  loyalty: 'company=Chez+Ana&sector=restaurant&objectives=return',
  compatibility: 'company=Chez+Ana&sector=food&goals=visibility',
  landing: 'activity=Boulangerie&place=Laval&action=call',
} as const satisfies Record<LinkedTool, string>;

const named = Object.keys(links) as (keyof typeof links)[];

function reported(tool: keyof typeof links): Attachment {
  const attachment = attachmentOf(tool, new URLSearchParams(links[tool]));
  if (!attachment) throw new Error(`The link of ${tool} holds no result`);
  return attachment;
}

describe('the report of a tool', () => {
  it.each(named.flatMap((tool) => languages.map((language) => [tool, language] as const)))(
    'of %s is worded in %s, without field names',
    (tool, language) => {
      const rows = reportRows(toolReport(reported(tool), language), language);
      expect(rows.length).toBeGreaterThan(0);
      for (const [label, value] of rows) {
        expect(label.trim()).not.toBe('');
        expect(value).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
        // A code has no spaces and starts with a lowercase letter, as in `costPerLead`.
        expect(label).not.toMatch(/^[a-z]+[A-Z]/);
      }
    },
  );

  it.each([
    ['ila-home', 8, 0],
    ['ila', 6, 1],
    ['ila-dashboard', 5, 1],
    ['ilumatch', 3, 1],
  ] as const)('of %s has a score, %i parts and advice (at least %i)', (tool, parts, advice) => {
    const report = toolReport(reported(tool), 'fr');
    expect(report.score).toMatchObject({ value: expect.any(Number) as number });
    expect(report.parts).toHaveLength(parts);
    expect(report.advice.length).toBeGreaterThanOrEqual(advice);
  });

  it.each(tools)('of %s ignores values that an earlier release stored in another shape', (tool) => {
    for (const odd of [
      null,
      'x',
      3,
      [],
      { score: 'high', parts: [{ id: 'x' }], goals: [1, null] },
    ]) {
      const report = toolReport({ tool, version: '0', inputs: odd, result: odd }, 'fr');
      expect(report.score).toBeNull();
      expect(report.parts).toEqual([]);
    }
  });
});
