import { createStored } from '#app/ui/stored.ts';
import { viewParams } from './client-filter-table.ts';

/** A named view of the client list: search, filters, order and display. */
export interface SavedView {
  readonly name: string;
  /** The view's query parameters. */
  readonly query: string;
}

export const mostViews = 20;
export const longestViewName = 60;

/** Reads stored views without invalid ones and duplicate names. */
export function parseViews(json: unknown): readonly SavedView[] {
  if (!Array.isArray(json)) return [];
  const views = new Map<string, SavedView>();
  for (const each of json as unknown[]) {
    if (typeof each !== 'object' || each === null) continue;
    const { name, query } = each as Partial<Record<keyof SavedView, unknown>>;
    if (typeof name !== 'string' || typeof query !== 'string') continue;
    const plain = nameOf(name);
    if (plain) views.set(plain, { name: plain, query: knownPart(query) });
  }
  return [...views.values()].slice(0, mostViews);
}

export function nameOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, longestViewName);
}

/** Adds a view, or replaces the one of the same name. */
export function withView(
  views: readonly SavedView[],
  { name, query }: SavedView,
): readonly SavedView[] {
  const others = views.filter((view) => view.name !== name);
  return [...others, { name, query: knownPart(query) }].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

function knownPart(query: string): string {
  const values = new URLSearchParams(query.slice(0, 1000));
  return new URLSearchParams(
    viewParams.flatMap((key) => {
      const value = values.get(key);
      return value ? [[key, value]] : [];
    }),
  ).toString();
}

export const savedViews = createStored('iluma-crm-views', parseViews);
