import { expect, it } from 'vitest';
import { plainError } from './plain-error.ts';

it.each([
  [400, 400, 'Bad Request'],
  [405, 405, 'Method Not Allowed'],
  [408, 408, 'Request Timeout'],
  [413, 413, 'Content Too Large'],
  [431, 431, 'Request Header Fields Too Large'],
  [500, 500, 'Internal Server Error'],
  // Without words of their own: the client's mistakes stay the client's.
  [415, 400, 'Bad Request'],
  [499, 400, 'Bad Request'],
  [502, 500, 'Internal Server Error'],
  [200, 500, 'Internal Server Error'],
])('%i is told as %i %s, in three languages (ERR-02, ERR-09)', (asked, status, phrase) => {
  const error = plainError(asked);
  expect(error).toMatchObject({ status, phrase });
  expect(error.html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(error.html).toContain(`${status} ${phrase}`);
  for (const lang of ['fr', 'en', 'es']) expect(error.html).toContain(`lang="${lang}"`);
});

it('needs no script, style or image', () => {
  expect(plainError(400).html).not.toMatch(/<script|<style|style=|<img|<link|undefined/);
});
