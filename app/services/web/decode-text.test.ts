import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it.each([
  ['<meta charset="utf-16"><title>Café</title>', undefined, 'utf-8', 'utf-8'],
  ['<meta charset="utf-16"><title>Café</title>', 'text/html; charset=utf-8', 'utf-8', 'utf-8'],
  [
    '<link rel="stylesheet" charset="utf-8" href="a.css"><title>Café</title>',
    'text/html',
    null,
    'utf-8',
  ],
  ['<script charset="iso-8859-1" src="a.js"></script>Café', '', null, 'utf-8'],
] as const)('%s as %s declares %s and is decoded as %s', (html, type, declared, used) => {
  const decoded = decodeText(new TextEncoder().encode(html), type);
  expect(decoded).toMatchObject({ declared, used, mojibake: null });
  expect(decoded.text).toContain('Café');
});
