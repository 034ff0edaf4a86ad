import { noted, type Planning } from '../plans/planning.ts';
import { scoreInput } from '../plans/scores.ts';
import type { Client } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { farAway, statusOf, matchOf, byId } from './compatibility.ts';
import type { Match } from './prospecting.ts';

/** Search radius for partners, in kilometres. */
export const partnerRadius = farAway;

/** Maximum number of partners in a result. */
const mostPartners = 5;

/** Name and version of the rules below; to be changed whenever a result would change. */
const partnersRule = 'partners-computed-1';

/** A client's best partners, best first, without competitors and incompatible sectors. */
export function partnersOf(client: Client, others: readonly Client[]): Match[] {
  return others
    .filter(({ id }) => id !== client.id)
    .map((other) => matchOf(client, other))
    .filter(({ compatibility }) => statusOf(compatibility) !== 'none')
    .toSorted((a, b) => b.compatibility - a.compatibility || byId(a.business2, b.business2))
    .slice(0, mostPartners);
}

/** Logs the partners found for a client, with the rule. */
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
