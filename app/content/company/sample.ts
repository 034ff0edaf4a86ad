import { figureSources } from '../claims.ts';
import { fr as cases } from '../cases/fr.ts';
import { fr as team } from '../team/fr.ts';
import { company } from './facts.ts';

/**
 * Whether the company, its people, clients, quotes, figures and rating are the samples of the specification. While they
 * are, pages mark them as such. An agency that has put its own facts in their place says `false`.
 */
export const isSample: boolean = true;

/** Facts by which the sample is recognised. */
const sampleFacts: ReadonlySet<unknown> = new Set([
  'Iluma',
  'Iluma Visibilité inc.',
  '+15145550142',
  'Mathilde Arsenault',
  'Nolan Whitfield',
  '4120, rue du Méridien, bureau 300',
  'Inès Caron',
  'Mateo Rivas',
  'Claire Oduya',
  'Katz Sport',
  'Clinique RFS',
  'Concept M Rustique',
  'Literie Amitié',
]);

/** A fact's place in the specification. */
const specified = /^[AB] §/;

/** What an agency puts its own facts in, by file. */
const ownFacts = {
  'content/company/facts.ts': company,
  'content/team/fr.ts': team.map(({ name }) => name),
  'content/cases/fr.ts': Object.values(cases.studies).map(({ client }) => client),
  'content/claims.ts': figureSources,
} as const;

/** The sample's facts among some: the set above, figures of the specification, and hosts that cannot exist (RFC 2606). */
export function remainingSamples(facts: object): string[] {
  return Object.entries(facts).flatMap(([name, fact]: [string, unknown]) => {
    if (typeof fact === 'object' && fact !== null) return remainingSamples(fact);
    if (typeof fact !== 'string') return [];
    if (specified.test(fact)) return [`${name} (${fact})`];
    return sampleFacts.has(fact) || fact.endsWith('.example') ? [fact] : [];
  });
}

/**
 * Refuses to present the sample as an agency's own facts.
 *
 * @param facts by the file that holds them
 * @throws Error naming the files, and the facts that remain in each
 */
export function requireOwnFacts(
  isSampleSaid = isSample,
  facts: Readonly<Record<string, object>> = ownFacts,
): void {
  if (isSampleSaid) return;
  const left = Object.entries(facts).flatMap(([file, own]) => {
    const samples = remainingSamples(own);
    return samples.length > 0 ? [`app/${file}: ${samples.join(', ')}`] : [];
  });
  if (left.length > 0)
    throw new Error(
      `app/content/company/sample.ts says that the facts are your own, but the sample's are left in ${left.join('; in ')}. See docs/adopting.md.`,
    );
}
