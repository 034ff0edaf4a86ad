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

/** The inbox, for users with access to leads. */
export const inboxTab = 'demandes' as const;

/** The team's meetings, for the same users. */
export const agendaTab = 'agenda' as const;

/** Sections that exist only with a server. */
export const liveTabs = [inboxTab, agendaTab] as const;

export type Section = Tab | (typeof liveTabs)[number];

/** Parameter of the screen of all results; its value is the search text. */
export const searchParameter = 'recherche';

/** Value of `fiche`, the open record of a section, while a record is being created. */
export const newRecord = 'nouveau';

/** Address of a section, filtered or with a record open. */
export function workspaceAddress(
  tab: Section | null,
  values: Readonly<Record<string, string>> = {},
) {
  return `?${new URLSearchParams({ ...(tab && { onglet: tab }), ...values }).toString()}`;
}

/** The workspace's state in the page's query. */
export function useWorkspaceQuery() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('onglet');

  function change(values: Readonly<Record<string, string>>, replace: boolean) {
    // The browser's own address, which may be ahead of the rendered one after a change.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  const tab = [...liveTabs, ...tabs].find((each) => each === asked) ?? null;
  const isAdmin = params.has('admin');
  return {
    /** Null for the overview and for screens outside the sections. */
    tab,
    isAdmin,
    isOverview: tab === null && !isAdmin && !params.has('compte') && !params.has(searchParameter),
    get: (name: string) => params.get(name) ?? '',
    /** Changes parameters; empty values are removed. */
    set: (values: Readonly<Record<string, string>>) => change(values, true),
    /** Opens a record of this section, by its id or `newRecord`; the back button closes it. */
    openRecord: (id: string) => change({ fiche: id }, false),
    closeRecord: () => change({ fiche: '' }, true),
  };
}
