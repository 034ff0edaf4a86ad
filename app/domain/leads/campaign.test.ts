import { describe, expect, it } from 'vitest';
import { everything, necessaryOnly } from '../consent/categories.ts';
import { recordOf } from '../consent/record.ts';
import { allowedCampaign, readCampaign, readKeptCampaign } from './campaign.ts';

const now = Date.UTC(2026, 0, 15, 12);
const fields = new URLSearchParams({ utm_source: 'lettre', utm_campaign: 'janvier', other: 'x' });

it('reads only campaign parameters, truncated to 100 characters', () => {
  expect(readCampaign(fields)).toEqual({ source: 'lettre', name: 'janvier' });
  expect(readCampaign(new URLSearchParams('a=b&utm_source=%20'))).toBeNull();
  expect(readCampaign(new URLSearchParams({ utm_term: 'x'.repeat(500) }))).toEqual({
    term: 'x'.repeat(100),
  });
});

it.each([
  ['nothing', null, null],
  ['a text', 'utm_source', null],
  ['a list', [1], null],
  ['a campaign and more', { source: 'lettre', evil: 1, name: 3 }, { source: 'lettre' }],
])('validates a stored campaign: %s', (_what, json, campaign) => {
  expect(readKeptCampaign(json)).toEqual(campaign);
});

describe('a campaign is kept only with the visitor’s consent', () => {
  const yes = JSON.stringify(recordOf(everything, now, ''));
  it.each([
    ['with a consent', yes, true],
    ['with a refusal', JSON.stringify(recordOf(necessaryOnly, now, '')), false],
    [
      'with an old consent',
      JSON.stringify(recordOf(everything, now - 200 * 86_400_000, '')),
      false,
    ],
    ['without a consent', null, false],
    ['with nonsense', '{', false],
    ['with a file', {}, false],
    ['with a book', `${yes.slice(0, -1)},"x":"${'x'.repeat(3000)}"}`, false],
  ])('%s', (_how, consent, isKept) => {
    expect(allowedCampaign(fields, consent, now) !== null).toBe(isKept);
  });
});
