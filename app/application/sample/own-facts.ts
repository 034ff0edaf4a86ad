import { createHash } from 'node:crypto';
import { isSample } from '#app/content/company/sample.ts';
import { sampleFacts } from './sample-facts.ts';
import { statedFacts, type FactsByFile } from './stated-facts.ts';

/** The hash that identifies a fact, wherever it occurs. */
function fingerprintOf(fact: string): string {
  return createHash('sha256').update(fact).digest('hex').slice(0, 12);
}

/** The sorted fingerprints of facts, without duplicates. */
export function fingerprintsOf(facts: FactsByFile): string[] {
  return [...new Set(Object.values(facts).flat().map(fingerprintOf))].toSorted();
}

/** The facts that belong to the sample, and hosts that cannot exist (RFC 2606). */
function remainingSamples(facts: readonly string[]): string[] {
  return facts.filter((fact) => sampleFacts.has(fingerprintOf(fact)) || fact.endsWith('.example'));
}

/** The first of several facts on one line, and the number of others. */
function inShort([first = '', ...others]: readonly string[]): string {
  const shown = first.length > 60 ? `${first.slice(0, 59)}…` : first;
  return others.length > 0 ? `${shown}, and ${others.length} more` : shown;
}

/**
 * Refuses to present the sample as an agency's own facts.
 *
 * @throws Error naming each file that holds facts of the sample, and the first of them
 */
export function requireOwnFacts(isSampleSaid = isSample, facts = statedFacts): void {
  if (isSampleSaid) return;
  const left = Object.entries(facts()).flatMap(([file, stated]) => {
    const samples = remainingSamples(stated);
    return samples.length > 0 ? [`  app/${file}: ${inShort(samples)}`] : [];
  });
  if (left.length === 0) return;
  throw new Error(
    [
      'app/content/company/sample.ts says that the facts are your own, but facts of the sample are left (docs/adopting.md):',
      ...left,
    ].join('\n'),
  );
}
