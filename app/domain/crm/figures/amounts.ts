/**
 * Monthly revenue by month: each active client counts with its current amount from the month it was added. Past amounts
 * are not kept, so the last month equals the overview's figure, and earlier months show how it was built up.
 *
 * @param amounts euros by the month they were added in, in any order
 */
export function revenueByMonth(amounts: Amounts, months: readonly string[]): Amounts {
  const [first = ''] = months;
  const added = new Map<string, number>();
  for (const [since, euros] of amounts) {
    const month = since < first ? first : since;
    added.set(month, (added.get(month) ?? 0) + euros);
  }
  let total = 0;
  return months.map((month) => [month, (total += added.get(month) ?? 0)] as const);
}

export type Amounts = readonly (readonly [key: string, euros: number])[];

/** Positive amounts, largest first; equal amounts by name. */
export function largestFirst(amounts: Amounts): Amounts {
  return amounts
    .filter(([, amount]) => amount > 0)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** Sums of the amounts of each key, as `largestFirst` orders them. */
export function totals(parts: Amounts): Amounts {
  const found = new Map<string, number>();
  for (const [key, amount] of parts) found.set(key, (found.get(key) ?? 0) + amount);
  return largestFirst([...found]);
}
