import type { Client } from '#app/domain/crm/entities.ts';

/** Clients as choices of a list, none of them first. */
export function clientOptions(clients: readonly Client[] | null, none: string) {
  return [
    { value: '', label: none },
    ...(clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
