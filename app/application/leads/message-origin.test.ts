import { expect, it } from 'vitest';
import { readOrigin } from './message-origin.ts';

it.each([
  ['', null, ''],
  ['service=service-seo', 'service-seo', ''],
  ['service=nothing', null, ''],
  ['service=toString', null, ''],
  ['depuis=/fr/ila?v=1%26kd=3', 'ila', '/fr/ila?v=1&kd=3'],
  ['service=service-local&depuis=/ila', 'service-local', '/ila'],
  ['depuis=/nulle-part', null, ''],
  ['depuis=//evil.example/ila', null, ''],
  ['depuis=/\\evil.example/ila', null, ''],
  ['depuis=https://evil.example/ila', null, ''],
  [`depuis=/ila?${'x'.repeat(5000)}`, null, ''],
])('reads the origin of a message from "%s"', (query, screen, result) => {
  expect(readOrigin(new URLSearchParams(query))).toEqual({ screen, result });
});
