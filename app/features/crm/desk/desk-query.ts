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

/** What the desk shows, which stands in the page's query. */
export function useDeskQuery() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('onglet');
  return {
    /** Null is the overview. */
    tab: tabs.find((tab) => tab === asked) ?? null,
    get: (name: string) => params.get(name) ?? '',
    /** Changes values; an empty one goes. */
    set: (values: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
