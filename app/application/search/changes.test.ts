import { expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import changes from './changes.json' with { type: 'json' };
import { changesOn } from './changes.ts';
import type { Changes } from './last-change.ts';

const known: Changes = changes;

it('the table of changes is up to date with the texts of every page', () => {
  const now = changesOn('today', known);
  const stale = languages.flatMap((language) =>
    [...new Set([...Object.keys(now[language]), ...Object.keys(known[language])])]
      .filter((id) => now[language][id] !== known[language][id])
      .map((id) => `${id} (${language})`),
  );
  expect(stale, 'texts have changed: run `npm run page-days` and commit changes.json').toEqual([]);
});

it('pages that change get the new date, and others keep theirs', () => {
  const { home = '' } = known.fr;
  const changed: Changes = { ...known, fr: { ...known.fr, home: '2020-01-01 00000000' } };
  expect(changesOn('2030-01-02', changed)).toEqual({
    ...known,
    fr: { ...known.fr, home: `2030-01-02 ${home.slice(-8)}` },
  });
});
