import { useSearchParams } from 'react-router';

export const tabs = [
  'clients',
  'projets',
  'taches',
  'journal',
  'analytics',
  'prospection',
] as const;
export type Tab = (typeof tabs)[number];

/** Beside the six, for those who work on what visitors have sent. */
export const inboxTab = 'demandes' as const;

/** Value of `fiche`, which names the record that is open in a section, while a record is being made. */
export const newRecord = 'nouveau';

/** Address of a section of the desk, narrowed or with a record open. */
export function deskAddress(
  tab: Tab | typeof inboxTab | null,
  values: Readonly<Record<string, string>> = {},
) {
  return `?${new URLSearchParams({ ...(tab && { onglet: tab }), ...values }).toString()}`;
}

/** What the desk shows, which stands in the page's query. */
export function useDeskQuery() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('onglet');

  function change(values: Readonly<Record<string, string>>, replace: boolean) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    /** Null is the overview. */
    tab: tabs.find((tab) => tab === asked) ?? (asked === inboxTab ? inboxTab : null),
    get: (name: string) => params.get(name) ?? '',
    /** Changes values; an empty one goes. */
    set: (values: Readonly<Record<string, string>>) => change(values, true),
    /** Opens a record of this section, by its id or `newRecord`; going back closes it. */
    openRecord: (id: string) => change({ fiche: id }, false),
    closeRecord: () => change({ fiche: '' }, true),
  };
}
