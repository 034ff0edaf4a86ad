import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIlaScore } from './use-ila-score.ts';

function Lost() {
  useIlaScore();
  return null;
}

it('useIlaScore throws outside its provider (ILAD-30)', () => {
  expect(() => renderToString(createElement(Lost))).toThrow(
    'useIlaScore must be used within an IlaScoreProvider',
  );
});
