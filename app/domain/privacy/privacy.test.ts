import { describe, expect, it } from 'vitest';
import { withoutMentions } from './mentions.ts';
import { limitOf } from './retention.ts';
import { answerDueOf } from './rights.ts';

describe('removing mentions of a person', () => {
  it.each([
    ['écrire à ana@exemple.example.', 'écrire à […].'],
    ['ANA@EXEMPLE.EXAMPLE, ana@exemple.example', '[…], […]'],
    ['Ana Roy a appelé', '[…] a appelé'],
    ['ana roy-tremblay', '[…]-tremblay'],
    ['Diana Royal', 'Diana Royal'],
    ['nana@exemple.example', 'nana@exemple.example'],
    ['ana@exemple.example.com', 'ana@exemple.example.com'],
    ['lou.ana@exemple.example', 'lou.ana@exemple.example'],
    ['lou+ana@exemple.example', 'lou+ana@exemple.example'],
    ['voir...ana@exemple.example - merci', 'voir...[…] - merci'],
    ['<mailto:ana@exemple.example>, _ana@exemple.example_', '<mailto:[…]>, _[…]_'],
    ['Banana Roy', 'Banana Roy'],
    ['', ''],
  ])('turns %j into %j', (text, cleared) => {
    expect(withoutMentions(text, ['ana@exemple.example', 'Ana Roy'])).toBe(cleared);
  });

  it('covers any depth, and changes nothing else', () => {
    const value = { a: ['Ana Roy', { b: 'x Ana Roy', n: 1, t: true, z: null }], c: 'other' };
    expect(withoutMentions(value, ['Ana Roy'])).toEqual({
      a: ['[…]', { b: 'x […]', n: 1, t: true, z: null }],
      c: 'other',
    });
    expect(value.c).toBe('other');
  });

  it.each([
    ['Ana Roy <ana@exemple.example>', '[…] <[…]>'],
    ['Ana Roy a appelé', 'Ana Roy a appelé'],
  ])('removes a name only beside an email address: %j becomes %j', (text, cleared) => {
    expect(withoutMentions(text, ['ana@exemple.example'], ['Ana Roy'])).toBe(cleared);
  });

  it.each([[[]], [['', '   ', 'Ana']]])(
    'changes nothing for texts that identify no person: %j',
    (texts) => {
      expect(withoutMentions({ a: 'Ana' }, texts)).toEqual({ a: 'Ana' });
    },
  );

  it('matches a person’s texts literally', () => {
    expect(withoutMentions('a.b+c@d.example aXb+c@d.example', ['a.b+c@d.example'])).toBe(
      '[…] aXb+c@d.example',
    );
  });
});

describe('retention', () => {
  it.each([
    ['messages', '2026-01-15T12:00:00Z', '2023-01-15T12:00:00.000Z'],
    ['messages', '2028-02-29T12:00:00Z', '2025-02-28T12:00:00.000Z'],
    ['sent', '2026-01-15T12:00:00Z', '2025-12-16T12:00:00.000Z'],
    ['senders', '2026-03-01T00:00:00Z', '2026-02-28T00:00:00.000Z'],
  ] as const)('of %s on %s reaches back to %s', (rule, now, limit) => {
    expect(limitOf(rule, new Date(now)).toISOString()).toBe(limit);
  });
});

it('a privacy request is due within thirty days', () => {
  expect(answerDueOf(new Date('2026-01-15T12:00:00Z')).toISOString()).toBe(
    '2026-02-14T12:00:00.000Z',
  );
});
