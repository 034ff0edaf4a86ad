import { createStored } from '#app/ui/stored.ts';
import { viewKeys } from './use-client-query.ts';

/** A way of looking at the clients that somebody has given a name: search, filters, order and display. */
export interface KeptView {
  readonly name: string;
  /** What stands in the address. */
  readonly query: string;
}

export const mostViews = 20;
export const longestViewName = 60;

/** Views as they stand in storage: whatever is no view is left out, and a name stands once. */
export function parseViews(json: unknown): readonly KeptView[] {
  if (!Array.isArray(json)) return [];
  const views = new Map<string, KeptView>();
  for (const each of json as unknown[]) {
    if (typeof each !== 'object' || each === null) continue;
    const { name, query } = each as Partial<Record<keyof KeptView, unknown>>;
    if (typeof name !== 'string' || typeof query !== 'string') continue;
    const plain = nameOf(name);
    if (plain) views.set(plain, { name: plain, query: knownPart(query) });
  }
  return [...views.values()].slice(0, mostViews);
}

export function nameOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, longestViewName);
}

/** With a view put under a name: the one that had it before goes. */
export function withView(
  views: readonly KeptView[],
  { name, query }: KeptView,
): readonly KeptView[] {
  const others = views.filter((view) => view.name !== name);
  return [...others, { name, query: knownPart(query) }].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

function knownPart(query: string): string {
  const values = new URLSearchParams(query.slice(0, 1000));
  return new URLSearchParams(
    viewKeys.flatMap((key) => {
      const value = values.get(key);
      return value ? [[key, value]] : [];
    }),
  ).toString();
}

export const keptViews = createStored('iluma-crm-views', parseViews);
