import { noted, type Planning } from '../plans/planning.ts';
import { scoreInput } from '../plans/scores.ts';
import type { Client } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { farAway, statusOf, matchOf, byId } from './compatibility.ts';
import type { Match } from './prospecting.ts';

/** How far partners are looked for, in kilometres. */
export const partnerRadius = farAway;

/** Most partners in an answer. */
const mostPartners = 5;

/** Name and version of the rules below: they change whenever a result would. */
const partnersRule = 'partners-computed-1';

/** The best partners of a client, best first, without competitors and unmatched sectors. */
export function partnersOf(client: Client, others: readonly Client[]): Match[] {
  return others
    .filter(({ id }) => id !== client.id)
    .map((other) => matchOf(client, other))
    .filter(({ compatibility }) => statusOf(compatibility) !== 'none')
    .toSorted((a, b) => b.compatibility - a.compatibility || byId(a.business2, b.business2))
    .slice(0, mostPartners);
}

/** Notes the partners that were found for a client, and the rule. */
export function planPartners(
  client: Client,
  partners: readonly Match[],
  planning: Planning,
): Change[] {
  const names = partners.map(
    ({ business2, compatibility }) => `${business2.name} (${compatibility})`,
  );
  return [
    noted(
      'partnersFound',
      { name: client.name, count: partners.length },
      {
        type: 'ai_analysis',
        relatedTo: { type: 'client', id: client.id },
        basis: {
          rule: partnersRule,
          inputs: {
            sector: client.sector,
            ...scoreInput('score', client),
            radius: partnerRadius,
            count: partners.length,
            ...(names.length > 0 && { names: names.join(', ').slice(0, 2000) }),
          },
        },
      },
      planning,
    ),
  ];
}
