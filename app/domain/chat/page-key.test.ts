import { expect, it } from 'vitest';
import { pageKeyOf } from './page-key.ts';

it.each([
  ['/', 'home'],
  ['', 'home'],
  ['/home', 'home'],
  ['/blogia', 'blogia'],
  ['/adluma', 'adluma'],
  ['/contact', 'contact'],
  ['/faq', 'faq'],
  ['/faq/prix', 'faq'],
  ['/simulateur', 'general'],
  ['/modules/adluma', 'general'],
  ['/general', 'general'],
  ['/constructor', 'general'],
])('the page %s has the greeting %s (CHAT-09 to 15)', (path, key) => {
  expect(pageKeyOf(path)).toBe(key);
});
