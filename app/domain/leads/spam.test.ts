import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flood, isSuspect, spamPoints, spamReport, type Circumstances } from './spam.ts';

const written = {
  name: 'Ana Ruiz',
  email: 'ana@exemple.example',
  company: 'Chez Ana',
  message: 'Bonjour, je tiens une boulangerie et personne ne me trouve. Pouvez-vous m’aider ?',
};
const human: Circumstances = {
  honeypot: '',
  fill: { kind: 'signed', milliseconds: 45_000 },
  recent: 0,
};

it('a person’s message has no spam signals', () => {
  expect(spamReport(written, human)).toEqual({ score: 0, signals: [] });
});

describe('signals of how a message was sent', () => {
  it.each<[string, Partial<Circumstances>, string[]]>([
    ['the trap', { honeypot: 'x' }, ['honeypot']],
    ['no scripts', { fill: { kind: 'absent' } }, ['no-token']],
    ['a forged token', { fill: { kind: 'forged' } }, ['forged-token']],
    ['at once', { fill: { kind: 'signed', milliseconds: 200 } }, ['too-fast']],
    ['from the future', { fill: { kind: 'signed', milliseconds: -5 } }, ['too-fast']],
    ['two days later', { fill: { kind: 'signed', milliseconds: 172_800_000 } }, ['stale-token']],
    ['the twenty-first', { recent: 20 }, ['many-from-address']],
    ['a flood', { recent: flood }, ['flood-from-address']],
  ])('%s', (_how, circumstances, signals) => {
    expect(spamReport(written, { ...human, ...circumstances }).signals).toEqual(signals);
  });
});

describe('signals in the text of a message', () => {
  const link = 'https://example.com ';
  it.each([
    ['one link', { message: `Voici mon site : ${link}` }, []],
    ['three links', { message: link.repeat(3) }, ['links']],
    ['five links', { message: link.repeat(5) }, ['many-links']],
    ['a link for a name', { name: link }, ['links']],
    ['a script', { message: '<script>alert(1)</script>' }, ['markup']],
    ['BBCode', { message: '[url=x]y[/url]' }, ['markup']],
    ['arithmetic', { message: 'Nous sommes < 10 et > 2 personnes.' }, []],
    ['a pitch', { message: 'Best casino backlinks for you' }, ['pitch']],
    ['capitals', { message: 'BONJOUR '.repeat(8) }, ['shouting']],
    ['the name again', { message: 'Ana Ruiz' }, ['same-everywhere']],
    ['Cyrillic', { message: 'Привет, это очень хорошее предложение' }, ['other-script']],
    ['a word of Greek', { message: 'Notre restaurant s’appelle Καλημέρα, à Montréal.' }, []],
  ])('%s', (_what, texts, signals) => {
    expect(spamReport({ ...written, ...texts }, human).signals).toEqual(signals);
  });
});

describe('the spam score', () => {
  it('reaches the threshold with a single signal only for a honeypot, a flood or many links', () => {
    const alone = Object.entries(spamPoints).filter(([, score]) => isSuspect({ score }));
    expect(alone.map(([signal]) => signal)).toEqual([
      'honeypot',
      'flood-from-address',
      'many-links',
    ]);
  });

  const any = {
    written: record({ name: string(), email: string(), company: string(), message: string() }),
    human: record({
      honeypot: constantFrom('', 'x'),
      fill: constantFrom<Circumstances['fill'][]>(
        { kind: 'absent' },
        { kind: 'forged' },
        { kind: 'signed', milliseconds: 10 },
        { kind: 'signed', milliseconds: 20_000 },
      ),
      recent: integer({ min: 0, max: 200 }),
    }),
  };

  it('is between 0 and 100 and deterministic, for any message', () => {
    assert(
      property(any.written, any.human, array(string()), (texts, circumstances, more) => {
        const message = texts.message + more.join(' ');
        const report = spamReport({ ...texts, message }, circumstances);
        expect(report.score).toBeGreaterThanOrEqual(0);
        expect(report.score).toBeLessThanOrEqual(100);
        expect(spamReport({ ...texts, message }, circumstances)).toEqual(report);
      }),
    );
  });

  it('is always suspect when the honeypot is filled in', () => {
    assert(
      property(any.written, any.human, (texts, circumstances) => {
        expect(isSuspect(spamReport(texts, { ...circumstances, honeypot: 'x' }))).toBe(true);
      }),
    );
  });
});
