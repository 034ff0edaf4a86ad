import { expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const origin = 'https://iluma.example';
const host = '127.0.0.1:3000';

it.each<
  [name: string, method: string, verdict: 'refused' | 'accepted', headers: Record<string, string>]
>([
  ['nothing said: no browser', 'POST', 'accepted', {}],
  ['a page of ours', 'POST', 'accepted', { 'sec-fetch-site': 'same-origin' }],
  ['typed by the visitor', 'POST', 'accepted', { 'sec-fetch-site': 'none' }],
  ['another site', 'POST', 'refused', { 'sec-fetch-site': 'cross-site' }],
  ['a sister host', 'POST', 'refused', { 'sec-fetch-site': 'same-site' }],
  ['another site that only reads', 'GET', 'accepted', { 'sec-fetch-site': 'cross-site' }],
  ['another site that only asks', 'HEAD', 'accepted', { origin: 'https://evil.example' }],
  ['an older browser, our origin', 'POST', 'accepted', { origin }],
  ['an older browser, our host', 'DELETE', 'accepted', { origin: `http://${host}` }],
  ['an older browser, another host', 'PUT', 'refused', { origin: 'https://evil.example' }],
  ['an older browser, another port', 'POST', 'refused', { origin: 'http://127.0.0.1:3001' }],
  ['an origin that hides', 'POST', 'refused', { origin: 'null' }],
  ['an origin that is none', 'POST', 'refused', { origin: ':' }],
  ['who contradicts himself', 'POST', 'refused', { 'sec-fetch-site': 'cross-site', origin }],
])('%s is, with %s, %s by the cross-site check', (_name, method, verdict, headers) => {
  expect(isCrossSite({ method, headers: { host, ...headers } }, origin)).toBe(
    verdict === 'refused',
  );
});
