import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { editorialScreens } from '#app/i18n/paths.ts';
import { cardIcons } from './card-icons.ts';

it.each(editorialScreens)('every card of %s has its own icon', (id) => {
  const icons = cardIcons[id] ?? [];
  expect(new Set(icons).size).toBe(icons.length);
  for (const language of languages) {
    const cards = contentOf(language).editorialPages[id].blocks.filter(
      (block) => block.kind === 'cards',
    );
    expect(cards.map(({ items }) => items.length)).toEqual(icons.length ? [icons.length] : []);
  }
});
