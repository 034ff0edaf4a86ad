import { company } from './facts.ts';

/**
 * Whether the company, its people, clients, quotes, figures and rating are the samples of the specification. While they
 * are, pages mark them as such. An agency that has put its own facts in their place says `false`.
 */
export const isSample: boolean = true;

/** Facts by which the sample is recognised. */
const sampleFacts: ReadonlySet<string> = new Set([
  'Iluma Visibilité inc.',
  '+15145550142',
  'Mathilde Arsenault',
  'Nolan Whitfield',
  '4120, rue du Méridien, bureau 300',
]);

/** The sample's facts among the company's, and addresses of mail on a host that cannot exist (RFC 2606). */
export function remainingSamples(facts: object = company): string[] {
  return Object.values(facts).flatMap((fact: unknown) => {
    if (typeof fact === 'object' && fact !== null) return remainingSamples(fact);
    const isLeft = typeof fact === 'string' && (sampleFacts.has(fact) || fact.endsWith('.example'));
    return isLeft ? [fact] : [];
  });
}

/**
 * Refuses to present the sample as an agency's own facts.
 *
 * @throws Error naming the facts that remain
 */
export function requireOwnFacts(isSampleSaid = isSample, facts: object = company): void {
  const left = isSampleSaid ? [] : remainingSamples(facts);
  if (left.length > 0)
    throw new Error(
      `content/company/sample.ts says that the facts are your own, but the sample's are left in content/company/facts.ts: ${left.join(', ')}. See docs/adopting.md.`,
    );
}
