import type { Planning } from '#app/domain/crm/plans/planning.ts';

/** A deterministic planning context: ids count up, and sentences are their own codes. */
export function aPlanning(fields: Partial<Planning> = {}): Planning {
  let ids = 0;
  return {
    now: '2026-02-01T09:30:00.000Z',
    newId: () => `n${(ids += 1)}`,
    author: 'Mathilde Arsenault',
    translate: (code, values) => ({ title: code, content: JSON.stringify(values) }),
    ...fields,
  };
}
