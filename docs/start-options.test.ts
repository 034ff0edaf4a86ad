import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverEnvironment, serverFlags } from '../bench/site.ts';

/** Options that the site is started with, apart from its settings. */
interface StartOptions {
  node: string[];
  /** Variables of the C library. */
  malloc: string[];
}

/** The start options in a file that contains the command once, as text or as a list. */
function optionsIn(path: string): StartOptions {
  const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const command = /\bnode((?: --\S+)+) server\/main\.ts/.exec(text.replaceAll(/[",]/g, ''));
  if (!command?.[1]) throw new Error(`${path} does not start the site`);
  const given = command[1].trim().split(' ');
  return {
    node: given.filter((option) => !option.startsWith('--env-file')),
    malloc: (text.match(/\bMALLOC_\w+=\w+/g) ?? []).toSorted(),
  };
}

const ofBenches: StartOptions = {
  node: [...serverFlags],
  malloc: Object.entries(serverEnvironment)
    .filter(([name]) => name.startsWith('MALLOC_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted(),
};

it.each([
  ['Dockerfile', optionsIn('Dockerfile')],
  ['deploy/iluma.service', optionsIn('deploy/iluma.service')],
  ['docs/operations.md', optionsIn('docs/operations.md')],
  ['bench/site.ts', ofBenches],
])('%s starts the site with the same options as npm run serve', (_place, options) => {
  expect(options).toEqual(optionsIn('package.json'));
});
