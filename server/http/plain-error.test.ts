import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { plainError, unknownAddressee } from './plain-error.ts';

const statuses = [
  [400, 400, 'Bad Request', 'malformed'],
  [403, 403, 'Forbidden', 'cross-site'],
  [405, 405, 'Method Not Allowed', 'method-not-allowed'],
  [408, 408, 'Request Timeout', 'too-slow'],
  [413, 413, 'Content Too Large', 'too-large'],
  [414, 414, 'URI Too Long', 'address-too-long'],
  [415, 415, 'Unsupported Media Type', 'unsupported'],
  [431, 431, 'Request Header Fields Too Large', 'head-too-large'],
  [500, 500, 'Internal Server Error', 'broken'],
  // Statuses without a text of their own keep their class, 4xx or 5xx.
  [499, 400, 'Bad Request', 'malformed'],
  [502, 500, 'Internal Server Error', 'broken'],
  [200, 500, 'Internal Server Error', 'broken'],
] as const;

describe('a plain error', () => {
  it.each(statuses)('for status %i is %i %s (ERR-02, ERR-09)', (asked, status, phrase) => {
    const error = plainError(asked, unknownAddressee);
    expect(error).toMatchObject({ status, phrase, type: 'text/html; charset=utf-8' });
    expect(error.body).toContain('Unexpected Application Error!</h1>');
    expect(error.body).toContain(`${status} ${phrase}`);
    for (const lang of languages) expect(error.body).toContain(`<p lang="${lang}">`);
  });

  it.each(statuses)('for a program with status %i is %i %s, %s', (asked, status, title, code) => {
    const { type, body } = plainError(asked, { language: 'fr', isProgram: true });
    expect(type).toBe('application/problem+json');
    expect(JSON.parse(body)).toEqual({ type: 'about:blank', title, status, code });
  });

  it.each([
    ['fr', 'trop volumineux. <a href="/">Accueil</a>'],
    ['en', 'too large. <a href="/">Home page</a>'],
    ['es', 'demasiado grande. <a href="/">Página de inicio</a>'],
  ])('is in the visitor’s language: %s', (language, words) => {
    const { body } = plainError(413, { language, isProgram: false });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words);
    expect(
      ['volumineux', 'too large.', 'grande'].filter((each) => body.includes(each)),
    ).toHaveLength(1);
  });

  it('has no scripts, styles or images', () => {
    const { body } = plainError(400, unknownAddressee);
    expect(body).not.toMatch(/<script|<style|style=|<img|<link|undefined/);
  });
});
