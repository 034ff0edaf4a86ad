/** Generates the list that identifies the sample's facts, from the site's content while it is the sample. */
import { writeFileSync } from 'node:fs';
import { fingerprintsOf } from '#app/application/sample/own-facts.ts';
import { statedFacts } from '#app/application/sample/stated-facts.ts';
import { isSample } from '#app/content/company/sample.ts';

if (!isSample) throw new Error('The facts are your own: the list is of the sample’s.');

const list = fingerprintsOf(statedFacts());
writeFileSync(
  new URL('../app/application/sample/sample-facts.ts', import.meta.url),
  `/** The sample's facts, by their fingerprints. Written by \`npm run sample-facts\`. */
export const sampleFacts: ReadonlySet<string> = new Set([
${list.map((fingerprint) => `  '${fingerprint}',`).join('\n')}
]);
`,
);
