import { expect, it } from 'vitest';
import { inOrderOfOpening } from './open-dialogs.ts';

it.each([
  ['the first', [], ['record'], ['record']],
  ['one further up in the document', ['record'], ['sign-in', 'record'], ['record', 'sign-in']],
  ['one that was closed', ['record', 'sign-in'], ['record'], ['record']],
  ['one in place of another', ['record'], ['form'], ['form']],
  ['none', ['record'], [], []],
])('the topmost dialog is the last one opened: %s', (_, before, open, order) => {
  expect(inOrderOfOpening(before, open)).toEqual(order);
});
