import { viewSections, type ViewSection } from '#app/domain/saved-views/saved-view.ts';
import { createStored } from '#app/ui/stored.ts';

/** A named view of a section: search, filters, order and display. */
export interface BrowserView {
  readonly section: ViewSection;
  readonly name: string;
  /** The view's query parameters. */
  readonly query: string;
}

export const mostViews = 20;
export const longestViewName = 60;

/** Reads stored views, without invalid ones and duplicate names; earlier releases stored only views of clients. */
export function parseViews(json: unknown): readonly BrowserView[] {
  if (!Array.isArray(json)) return [];
  const views = new Map<string, BrowserView>();
  for (const each of json as unknown[]) {
    if (typeof each !== 'object' || each === null) continue;
    const { section: said = 'clients', name, query } = each as Partial<Record<string, unknown>>;
    const section = viewSections.find((known) => known === said);
    if (!section || typeof name !== 'string' || typeof query !== 'string') continue;
    const plain = nameOf(name);
    if (plain) views.set(`${section} ${plain}`, { section, name: plain, query: kept(query) });
  }
  return [...views.values()].slice(0, mostViews);
}

export function nameOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, longestViewName);
}

const kept = (query: string) => new URLSearchParams(query.slice(0, 1000)).toString();

/** Adds a view, or replaces the one of the same name. */
export function withView(
  views: readonly BrowserView[],
  { section, name, query }: BrowserView,
): readonly BrowserView[] {
  const added = { section, name, query: kept(query) };
  return [...withoutView(views, added), added].toSorted((a, b) => a.name.localeCompare(b.name));
}

export function withoutView(
  views: readonly BrowserView[],
  { section, name }: Pick<BrowserView, 'section' | 'name'>,
): readonly BrowserView[] {
  return views.filter((view) => view.section !== section || view.name !== name);
}

export const browserViews = createStored('iluma-crm-views', parseViews);
