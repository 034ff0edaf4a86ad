import { describe, expect, it } from 'vitest';
import type { Database } from '#app/data/engine/database.server.ts';
import { defaultMeetingSettings, placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { createLeadService, idempotencyKey } from './lead-service.server.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 15, 12);
// No test here uses the store.
const serviceWith = (secret: string) =>
  createLeadService({
    database: {} as Database,
    secret,
    teamEmail: null,
    places: () => placesOf(defaultMeetingSettings, null),
  });
const leads = serviceWith('s'.repeat(32));

describe('a status link', () => {
  const reference = 'IL-7K2M-40QX';
  const query = (over: Record<string, string> = {}) => {
    const made = new URLSearchParams(leads.statusQuery(reference, now));
    for (const [name, value] of Object.entries(over)) made.set(name, value);
    return made;
  };

  it.each([
    ['at once', 0, reference],
    ['for ninety days', 90 * day, reference],
    ['and no longer', 91 * day, null],
  ])('is valid until it expires: %s', (_when, later, read) => {
    expect(leads.readStatusQuery(query(), now + later)).toBe(read);
  });

  it.each([
    ['another reference', { reference: 'IL-7K2M-40QY' }],
    ['another end', { jusque: '99999' }],
    ['another signature', { signature: 'A'.repeat(22) }],
    ['no signature', { signature: '' }],
    ['no reference', { reference: '' }],
    ['a script for a reference', { reference: '<script>' }],
  ])('is invalid with %s', (_what, over) => {
    expect(leads.readStatusQuery(query(over), now)).toBeNull();
  });

  it('is invalid with another secret', () => {
    const other = serviceWith('t'.repeat(32));
    expect(other.readStatusQuery(query(), now)).toBeNull();
  });
});

it('a sender’s pseudonym is the same for a day, and does not show the address', () => {
  const sender = leads.senderOf('192.0.2.7', now);
  expect(sender).not.toContain('192');
  expect(leads.senderOf('192.0.2.7', now + 1000)).toBe(sender);
  expect(leads.senderOf('192.0.2.7', now + day)).not.toBe(sender);
  expect(leads.senderOf('192.0.2.8', now)).not.toBe(sender);
  expect(leads.senderOf('::ffff:192.0.2.7', now)).toBe(sender);
  const network = leads.senderOf('2001:db8:1:2::3', now);
  expect(leads.senderOf('2001:db8:1:2:ffff::9', now)).toBe(network);
  expect(leads.senderOf('2001:db8:1:3::3', now)).not.toBe(network);
});

describe('the idempotency key of a message', () => {
  const words = { nom: 'Ana', message: 'Bonjour' };
  it.each([
    ['sent again from the same form', words, 'n1', now + 3 * day, true],
    ['of other words', { ...words, message: 'Autre' }, 'n1', now, false],
    ['from another form', words, 'n2', now, false],
  ])('depends on its words and its form: %s', (_which, other, nonce, at, isSame) => {
    expect(idempotencyKey(other, nonce, at) === idempotencyKey(words, 'n1', now)).toBe(isSame);
  });

  it('depends on the day for a form without scripts', () => {
    expect(idempotencyKey(words, null, now + 1000)).toBe(idempotencyKey(words, null, now));
    expect(idempotencyKey(words, null, now + day)).not.toBe(idempotencyKey(words, null, now));
  });
});
