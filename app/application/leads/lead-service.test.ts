import { describe, expect, it } from 'vitest';
import type { LeadStore } from '#app/data/lead-store.server.ts';
import { createLeadDesk, messageKey } from './lead-desk.server.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 15, 12);
// Nothing here asks the store.
const desk = createLeadDesk({} as LeadStore, 's'.repeat(32));

describe('a status link', () => {
  const reference = 'IL-7K2M-40QX';
  const query = (over: Record<string, string> = {}) => {
    const made = new URLSearchParams(desk.statusQuery(reference, now));
    for (const [name, value] of Object.entries(over)) made.set(name, value);
    return made;
  };

  it.each([
    ['at once', 0, reference],
    ['for ninety days', 90 * day, reference],
    ['and no longer', 91 * day, null],
  ])('holds %s', (_when, later, read) => {
    expect(desk.readStatusQuery(query(), now + later)).toBe(read);
  });

  it.each([
    ['another reference', { reference: 'IL-7K2M-40QY' }],
    ['another end', { jusque: '99999' }],
    ['another signature', { signature: 'A'.repeat(22) }],
    ['no signature', { signature: '' }],
    ['no reference', { reference: '' }],
    ['a script for a reference', { reference: '<script>' }],
  ])('does not hold with %s', (_what, over) => {
    expect(desk.readStatusQuery(query(over), now)).toBeNull();
  });

  it('of another secret does not hold', () => {
    const other = createLeadDesk({} as LeadStore, 't'.repeat(32));
    expect(other.readStatusQuery(query(), now)).toBeNull();
  });
});

it('a sender is the same for a day, and does not show the address', () => {
  const sender = desk.senderOf('192.0.2.7', now);
  expect(sender).not.toContain('192');
  expect(desk.senderOf('192.0.2.7', now + 1000)).toBe(sender);
  expect(desk.senderOf('192.0.2.7', now + day)).not.toBe(sender);
  expect(desk.senderOf('192.0.2.8', now)).not.toBe(sender);
});

describe('the key of a message', () => {
  const words = { nom: 'Ana', message: 'Bonjour' };
  it.each([
    ['sent again from the same form', words, 'n1', now + 3 * day, true],
    ['of other words', { ...words, message: 'Autre' }, 'n1', now, false],
    ['from another form', words, 'n2', now, false],
  ])('%s', (_which, other, nonce, at, isSame) => {
    expect(messageKey(other, nonce, at) === messageKey(words, 'n1', now)).toBe(isSame);
  });

  it('without scripts is that of its day', () => {
    expect(messageKey(words, null, now + 1000)).toBe(messageKey(words, null, now));
    expect(messageKey(words, null, now + day)).not.toBe(messageKey(words, null, now));
  });
});
