import { expect, it } from 'vitest';
import { stories } from '#app/content/story/copy.ts';
import { storyIds } from '#app/content/story/shape.ts';
import { languages } from '#app/i18n/languages.ts';
import { cardIcons } from './card-icons.ts';

it.each(storyIds)('every card of %s has an icon of its own', (id) => {
  const icons = cardIcons[id] ?? [];
  expect(new Set(icons).size).toBe(icons.length);
  for (const language of languages) {
    const cards = stories[language][id].blocks.filter((block) => block.kind === 'cards');
    expect(cards.map(({ items }) => items.length)).toEqual(icons.length ? [icons.length] : []);
  }
});
