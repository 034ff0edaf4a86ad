import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyList } from './empty-list.tsx';

const shown = (isNarrowed: boolean) =>
  renderToStaticMarkup(
    <EmptyList
      filters={{ isNarrowed, reset: () => {} }}
      noMatch="No match"
      advice="Fewer words"
      reset="Clear"
      none="None yet"
    >
      <p>Add one</p>
    </EmptyList>,
  ).replaceAll(/<[^>]+>/g, '|');

it.each([
  [true, ['No match', 'Fewer words', 'Clear']],
  [false, ['None yet', 'Add one']],
])('says what to do without records, narrowed: %s', (isNarrowed, texts) => {
  expect(shown(isNarrowed).split('|').filter(Boolean)).toEqual(texts);
});
