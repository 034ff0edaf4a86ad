import { describe, expect, it } from 'vitest';
import { everything, necessaryOnly, settingsWhere } from '#app/domain/consent/categories.ts';
import { consentKey } from '#app/domain/consent/record.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { declares, inventoryOf, storageInventory, withdrawnKeys } from './storage-inventory.ts';

const entriesOf = (key: string) => storageInventory.filter((entry) => entry.key === key);

describe('the storage inventory', () => {
  it('contains the keys that other modules use', () => {
    expect(entriesOf(consentKey).map(({ place }) => place)).toEqual(['local']);
    expect(entriesOf(languageKey).map(({ place }) => place)).toEqual(['local', 'cookie']);
  });

  it('has each key once per storage', () => {
    const names = storageInventory.map(({ place, key }) => `${place} ${key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has keys of other companies only where a tag is configured', () => {
    expect(inventoryOf(false).filter(({ owner }) => owner === 'tag')).toEqual([]);
    expect(inventoryOf(true)).toEqual(storageInventory);
    const measuring = storageInventory.filter(({ owner }) => owner === 'tag');
    expect(new Set(measuring.map(({ category }) => category))).toEqual(
      new Set(['analytics', 'marketing']),
    );
  });

  it('lists tools’ values as necessary for the session, and as functional beyond it', () => {
    const kept = entriesOf('iluma-ilumatch').map(({ place, category }) => [place, category]);
    expect(kept).toEqual([
      ['session', 'necessary'],
      ['local', 'functional'],
    ]);
  });

  it('has an expiry for every cookie, and none for session storage', () => {
    const bounded = storageInventory.filter(({ place, lifetime }) =>
      place === 'cookie' ? typeof lifetime === 'object' : place === 'local' || lifetime === 'visit',
    );
    expect(bounded).toEqual(storageInventory);
  });

  it.each([
    ['_ga*', '_ga', true],
    ['_ga*', '_ga_ABC123', true],
    ['_fbp', '_fbp', true],
    ['_fbp', '_fbp2', false],
  ])('has an entry %s that covers the key %s: %s', (name, key, isDeclared) => {
    const [entry] = entriesOf(name);
    expect(entry && declares(entry, 'cookie', key)).toBe(isDeclared);
    expect(entry && declares(entry, 'local', key)).toBe(false);
  });
});

describe('withdrawing consent', () => {
  const local = ['iluma-ila', 'iluma-consent', 'iluma-language', 'somebody-else'];
  const cookies = ['_ga', '_ga_X', '_gcl_au', 'iluma-language'];

  it('deletes what the consent had allowed, and nothing else', () => {
    expect(withdrawnKeys(necessaryOnly, 'local', local)).toEqual(['iluma-ila']);
    expect(withdrawnKeys(necessaryOnly, 'cookie', cookies)).toEqual(['_ga', '_ga_X', '_gcl_au']);
    const analytics = settingsWhere((id) => id === 'analytics');
    expect(withdrawnKeys(analytics, 'cookie', cookies)).toEqual(['_gcl_au']);
  });

  it('deletes nothing when everything stays granted', () => {
    expect(withdrawnKeys(everything, 'local', local)).toEqual([]);
    expect(withdrawnKeys(everything, 'cookie', cookies)).toEqual([]);
  });
});
