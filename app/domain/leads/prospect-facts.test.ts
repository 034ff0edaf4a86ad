import { expect, it } from 'vitest';
import type { Attachment, Json, Tool } from './attachment.ts';
import { prospectFacts } from './prospect-facts.ts';

const attached = (tool: Tool, result: Json, version = '1'): Attachment => ({
  tool,
  version,
  inputs: {},
  result,
});

const at = '2026-01-10T09:00:00.000Z';
const wizard = attached('ila', { score: 61.4 }, '2');
const audit = attached('site-audit', { score: 48, at }, '3');

it.each([
  ['none', [attached('adluma', { score: 80 })], null],
  ['an estimate', [wizard], { value: 61, method: 'ila', version: '2', at: null }],
  [
    'what was measured first',
    [wizard, audit],
    { value: 48, method: 'site-audit', version: '3', at },
  ],
  [
    'an estimate where the measurement found nothing to judge',
    [attached('site-audit', { score: null, at }), attached('ila-home', { score: 30 })],
    { value: 30, method: 'ila-home', version: '1', at: null },
  ],
  ['none out of range', [attached('ila-dashboard', { overallScore: 101 })], null],
])('the score of a lead is %s', (_name, attachments, score) => {
  expect(prospectFacts({ attachments }).score).toEqual(score);
});
