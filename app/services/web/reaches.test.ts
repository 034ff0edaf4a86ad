import { expect, it } from 'vitest';
import { createReaches } from './reaches.ts';

const names: Readonly<Record<string, string>> = {
  'pain.example': '8.8.8.8',
  'interne.example': '192.168.0.4',
};

const reaches = createReaches(['127.0.0.1'], (name, _options, done) => {
  const address = names[name];
  if (address === undefined) done(new Error('ENOTFOUND'), []);
  else done(null, [{ address, family: 4 }]);
});

it.each([
  ['pain.example/menu', true],
  ['http://pain.example', true],
  ['pain.example:8080', false],
  ['interne.example', false],
  ['paain.example', false],
  ['8.8.8.8', true],
  ['192.168.0.4', false],
  ['http://[::1]', false],
  ['http://127.0.0.1:8080', true],
])('%s is reachable: %j', async (address, is) => {
  expect(await reaches(address)).toBe(is);
});
