import type { Client } from '#app/domain/crm/entities.ts';

/**
 * Clients as choices of a list, none of them first.
 *
 * @param chosen the one that is chosen, which a list cut short may lack
 */
export function clientOptions(
  clients: readonly Client[] | null,
  none: string,
  chosen: Client | null = null,
) {
  const known = clients ?? [];
  const all = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  return [{ value: '', label: none }, ...all.map(({ id, name }) => ({ value: id, label: name }))];
}
