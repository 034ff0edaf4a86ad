import {
  assert,
  constantFrom,
  property,
  record as recordArbitrary,
  boolean,
  array,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryIds,
  everything,
  necessaryOnly,
  settingsWhere,
  type Category,
} from './categories.ts';
import { consentVersion, parseRecord, recordOf, type ConsentRecord } from './record.ts';
import {
  consentDays,
  isGranted,
  revisions,
  startingSettings,
  statusOf,
  type ConsentStatus,
  type Revision,
} from './status.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 15, 12);
const record = recordOf(everything, now, 'a browser');

describe('consent categories', () => {
  it('are five, and only the necessary one is locked (CONS-05, CONS-06)', () => {
    expect(categoryIds).toEqual([
      'necessary',
      'analytics',
      'marketing',
      'preferences',
      'functional',
    ]);
    expect(categoryIds.filter((id) => categories[id].isLocked)).toEqual(['necessary']);
  });

  it('are all granted, or only the necessary one (CONS-07, CONS-08)', () => {
    expect(Object.values(everything)).toEqual([true, true, true, true, true]);
    expect(Object.entries(necessaryOnly).filter(([, is]) => is)).toEqual([['necessary', true]]);
  });
});

describe('the consent record', () => {
  it('has exactly the specified shape (CONS-11 to CONS-14)', () => {
    expect(record).toEqual({
      settings: everything,
      timestamp: '2026-01-15T12:00:00.000Z',
      version: '1.0',
      userAgent: 'a browser',
    });
  });

  it('survives a round trip', () => {
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  const { timestamp, userAgent, version, settings } = record;
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 42],
    ['a list', [record]],
    ['an empty object', {}],
    ['no settings', { timestamp, userAgent, version }],
    ['settings that are a list', { ...record, settings: [true] }],
    ['settings with a category missing', { ...record, settings: { necessary: true } }],
    ['a category that is no boolean', { ...record, settings: { ...settings, marketing: 'yes' } }],
    ['the necessary category off', { ...record, settings: { ...settings, necessary: false } }],
    ['no moment', { settings, userAgent, version }],
    ['a moment that is a number', { ...record, timestamp: now }],
    ['a moment that is none', { ...record, timestamp: 'yesterday' }],
    ['a moment of no calendar', { ...record, timestamp: '2026-13-45T99:00:00Z' }],
    ['no version', { settings, timestamp, userAgent }],
    ['a version that is a number', { ...record, version: 1 }],
    ['no user agent', { settings, timestamp, version }],
  ])('is invalid with %s', (_name, json) => {
    expect(parseRecord(json)).toBeNull();
  });

  it('keeps the answers of an older version and grants nothing else', () => {
    const older = { ...record, version: '0.9', settings: { necessary: true, analytics: true } };
    expect(parseRecord(older)).toEqual({
      ...record,
      version: '0.9',
      settings: settingsWhere((id) => id === 'analytics'),
    });
  });

  it('drops unknown properties', () => {
    const forged = JSON.parse(`{"__proto__":{"x":1},"extra":1,${JSON.stringify(record).slice(1)}`);
    expect(Object.keys(parseRecord(forged) ?? {})).toEqual(Object.keys(record));
  });
});

const longer: readonly Revision[] = [
  { version: '0.9', changed: [] },
  { version: '1.0', changed: ['marketing'] },
  { version: '1.1', changed: ['functional', 'marketing'] },
];

describe('the status of a consent choice', () => {
  it.each<[string, ConsentRecord | null, number, ConsentStatus['kind']]>([
    ['that was never made', null, now, 'none'],
    ['made just now', record, now, 'valid'],
    ['on the last day', record, now + consentDays * day - 1, 'valid'],
    ['after about six months', record, now + consentDays * day, 'expired'],
    ['by a clock a few hours ahead', record, now - day, 'valid'],
    ['by a clock years ahead', record, now - day - 1, 'none'],
    ['of an older version', { ...record, version: '0.9' }, now, 'outdated'],
    ['of a version to come', { ...record, version: '2.0' }, now, 'outdated'],
  ])('%s', (_name, kept, at, kind) => {
    expect(statusOf(kept, at).kind).toBe(kind);
  });

  it.each<[string, readonly Category[]]>([
    ['0.9', ['marketing', 'functional']],
    ['1.0', ['functional', 'marketing']],
    ['0.1', []],
  ])('is outdated for version %s, with the changes %j', (version, changed) => {
    expect(statusOf({ ...record, version }, now, longer)).toEqual({
      kind: 'outdated',
      record: { ...record, version },
      changed,
    });
  });

  it('is based on revisions that end with the current version', () => {
    expect(revisions.at(-1)?.version).toBe(consentVersion);
  });
});

/** A visitor's possible actions, in any order. */
const step = constantFrom('accept', 'refuse', 'save', 'reload', 'corrupt', 'wait', 'older');
const path = array(
  recordArbitrary({ step, toggled: array(constantFrom(...categoryIds)), soon: boolean() }),
  {
    maxLength: 12,
  },
);

it('grants nothing that the last valid choice did not grant, for any sequence of actions', () => {
  assert(
    property(path, (steps) => {
      let at = now;
      const kept: { text: string | null } = { text: null };
      /** The visitor's last choice that is still valid. */
      let last = necessaryOnly;
      for (const { step: what, toggled, soon } of steps) {
        const choose = (settings: typeof last) => {
          last = settings;
          kept.text = JSON.stringify(recordOf(settings, at, ''));
        };
        const status = () =>
          statusOf(parseRecord(kept.text === null ? null : parse(kept.text)), at);
        if (what === 'accept') choose(everything);
        if (what === 'refuse') choose(necessaryOnly);
        if (what === 'save') {
          const start = startingSettings(status());
          choose(settingsWhere((id) => start[id] !== toggled.includes(id)));
        }
        if (what === 'corrupt' && kept.text) {
          kept.text = kept.text.slice(1);
          last = necessaryOnly;
        }
        if (what === 'older' && kept.text) {
          kept.text = kept.text.replace('"version":"1.0"', '"version":"0.9"');
          last = necessaryOnly;
        }
        if (what === 'wait') {
          at += (soon ? 1 : consentDays) * day;
          if (status().kind !== 'valid') last = necessaryOnly;
        }
        for (const id of categoryIds) expect(isGranted(status(), id)).toBe(last[id]);
        expect(startingSettings(status())).toEqual(last);
      }
    }),
  );
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
