import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, namesFor } from './mentions.ts';

const people = ['Inès Caron', 'Inès', 'Mateo Rivas', 'Zoé'].map((name) => ({ name }));

describe('mentioned people', () => {
  it.each([
    ['@Inès Caron, à rappeler', ['Inès Caron']],
    ['@ines caron', ['Inès Caron']],
    ['vu avec @Inès hier', ['Inès']],
    ['@Mateo Rivas et @Zoé, puis @Zoé', ['Mateo Rivas', 'Zoé']],
    ['(@ZOE)', ['Zoé']],
    ['zoe@example.com, @Zoénie, @ Zoé, Zoé', []],
    ['', []],
  ])('in %j are %j', (text, names) => {
    expect(mentionedIn(text, people).map(({ name }) => name)).toEqual(names);
  });
});

describe('an unfinished mention', () => {
  it.each([
    ['@', 1, ''],
    ['Vu avec @in', 11, 'in'],
    ['@Inès Ca', 8, 'Inès Ca'],
    ['a@b', 3, null],
    ['@ in', 4, null],
    ['@in\nes', 6, null],
    ['rien', 4, null],
  ])('in %j at %i is %j', (text, caret, typed) => {
    expect(mentionAt(text, caret)?.typed ?? null).toBe(typed);
  });

  it('offers names with a word that begins with the typed text', () => {
    const draft = mentionAt('Vu avec @ca hier', 11);
    if (!draft) throw new Error('There is no mention');
    const names = people.map(({ name }) => name);
    expect(namesFor(draft, names)).toEqual(['Inès Caron']);
  });

  it('offers nothing once a name is complete', () => {
    expect(namesFor({ from: 0, to: 4, typed: 'Zoé' }, ['Zoé'])).toEqual([]);
  });
});
