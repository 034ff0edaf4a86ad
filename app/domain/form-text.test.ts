import { expect, it } from 'vitest';
import { formText } from './form-text.ts';

it.each([
  ['what a field holds', 'name', ' Ada '],
  ['an empty field', 'empty', ''],
  ['no such field', 'absent', null],
  ['a file', 'file', null],
])('reads the text of a form field: %s', (_case, name, text) => {
  const form = new FormData();
  form.set('name', ' Ada ');
  form.set('empty', '');
  form.set('file', new File(['Ada'], 'ada.txt'));
  expect(formText(form, name)).toBe(text);
});
