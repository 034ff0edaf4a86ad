import { expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const origin = 'https://iluma.example';
const host = '127.0.0.1:3000';

it.each<[name: string, method: string, headers: Record<string, string>, isRefused: boolean]>([
  ['nothing said: no browser', 'POST', {}, false],
  ['a page of ours', 'POST', { 'sec-fetch-site': 'same-origin' }, false],
  ['typed by the visitor', 'POST', { 'sec-fetch-site': 'none' }, false],
  ['another site', 'POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['a sister host', 'POST', { 'sec-fetch-site': 'same-site' }, true],
  ['another site that only reads', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['another site that only asks', 'HEAD', { origin: 'https://evil.example' }, false],
  ['an older browser, our origin', 'POST', { origin }, false],
  ['an older browser, our host', 'DELETE', { origin: `http://${host}` }, false],
  ['an older browser, another host', 'PUT', { origin: 'https://evil.example' }, true],
  ['an older browser, another port', 'POST', { origin: 'http://127.0.0.1:3001' }, true],
  ['an origin that hides', 'POST', { origin: 'null' }, true],
  ['an origin that is none', 'POST', { origin: ':' }, true],
  ['who contradicts himself', 'POST', { 'sec-fetch-site': 'cross-site', origin }, true],
])('the cross-site check of %s (%s)', (_name, method, headers, isRefused) => {
  expect(isCrossSite({ method, headers: { host, ...headers } }, origin)).toBe(isRefused);
});
