/** Selected records: an explicit set, or all results except an explicit set. */
export interface Selection {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
}

export const nothingSelected: Selection = { isAll: false, ids: new Set() };
export const allSelected: Selection = { isAll: true, ids: new Set() };

export function isSelected({ isAll, ids }: Selection, id: string): boolean {
  return ids.has(id) !== isAll;
}

/** Toggles a record. */
export function toggled({ isAll, ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { isAll, ids: next };
}

/** Selects these records, or deselects them if all are selected. */
export function toggledTogether(selection: Selection, ids: readonly string[]): Selection {
  const areAll = ids.every((id) => isSelected(selection, id));
  return ids
    .filter((id) => isSelected(selection, id) === areAll)
    .reduce((next, id) => toggled(next, id), selection);
}

export function countSelected({ isAll, ids }: Selection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size;
}
