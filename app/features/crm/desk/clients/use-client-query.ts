import { clientStatuses } from '#app/domain/crm/entities.ts';
import type { ListQuery } from '#app/domain/crm/paged-list.ts';
import { useDeskQuery } from '../desk-query.ts';

/** Orders of the list with the direction that each begins with: names from A, figures from the highest. */
export const clientSorts = {
  name: false,
  score: true,
  revenue: true,
  updatedAt: true,
  sector: false,
  status: false,
} as const;

export type ClientSort = keyof typeof clientSorts;

/** What a view of the list is made of, by the names that stand in the address. */
export const viewKeys = [
  'q',
  'statut',
  'responsable',
  'etiquette',
  'score',
  'tri',
  'sens',
  'vue',
] as const;

const viewModes = ['fiches', 'tableau'] as const;

/** What the client list is narrowed to and ordered by, which stands in the address. */
export function useClientQuery() {
  const { get, set } = useDeskQuery();
  const status = clientStatuses.find((each) => each === get('statut'));
  const owner = get('responsable');
  const tag = get('etiquette');
  const scoreFrom = /^\d{1,3}$/.test(get('score')) ? Number(get('score')) : 0;
  const by = (Object.keys(clientSorts) as ClientSort[]).find((key) => key === get('tri')) ?? 'name';
  const descending = get('sens') === '' ? clientSorts[by] : get('sens') === 'desc';
  const mode = viewModes.find((each) => each === get('vue')) ?? null;

  return {
    status,
    owner,
    tag,
    scoreFrom,
    by,
    descending,
    /** Cards or table; null leaves it to how many clients there are. */
    mode,
    isNarrowed: Boolean(get('q') || status || owner || tag || scoreFrom),
    /** The query without its search, which the field that is typed in has first. */
    query: {
      where: {
        ...(status && { status }),
        ...(owner && { assignedTo: owner }),
        ...(tag && { tag }),
        ...(scoreFrom > 0 && { scoreFrom }),
      },
      sort: { by, descending },
    } satisfies ListQuery<'clients'>,
    set: (values: Partial<Record<(typeof viewKeys)[number], string>>) => set(values),
    /** Sorts by this, or the other way round where it is sorted by it already. */
    sortBy: (next: ClientSort, isDescending = next === by ? !descending : clientSorts[next]) =>
      set({
        tri: next === 'name' ? '' : next,
        sens: isDescending === clientSorts[next] ? '' : isDescending ? 'desc' : 'asc',
      }),
    reset: () => set({ q: '', statut: '', responsable: '', etiquette: '', score: '' }),
    /** What stands in the address, as a view is kept. */
    view: () =>
      new URLSearchParams(
        viewKeys.flatMap((key) => (get(key) ? [[key, get(key)] as [string, string]] : [])),
      ).toString(),
    apply: (view: string) => {
      const values = new URLSearchParams(view);
      set(Object.fromEntries(viewKeys.map((key) => [key, values.get(key) ?? ''])));
    },
  };
}
