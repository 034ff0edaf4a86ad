import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const moment = Date.parse('2026-12-02T17:00:00Z');

it.each([
  ['fr', 'America/Toronto', 'heure de l’Est'],
  ['en', 'America/Toronto', 'Eastern Time'],
  ['es', 'America/Toronto', 'hora del Este'],
  ['es', 'Africa/Nairobi', 'hora de África oriental'],
] as const)('in %s, the time zone %s is called %j', (language, timeZone, name) => {
  expect(zoneName(language, timeZone, moment)).toBe(name);
});
