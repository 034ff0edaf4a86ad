import { useEffect } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import {
  matchStatuses,
  prospectSectors,
  prospectSliders,
  withKeyword,
  type ProspectFilter,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { fill } from '#app/i18n/format.ts';
import { choiceFilter, settingFilter, textFilter, valueIn } from '../filters/filter.ts';
import type { FilterTable } from '../filters/filter.ts';
import { useDraft } from '../filters/use-draft.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { keepSearch, searchOf } from './kept-search.ts';

/** Separates keywords in the address, as in the request. */
const separator = ',';
const noKeyword: readonly string[] = [];

function steps({ min, max, step }: { min: number; max: number; step: number }): string[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, at) => String(min + at * step));
}

const radii = steps(prospectSliders.rayonKm);

/** Criteria of a search, as stored in the address and saved views. */
export const prospectFilters = {
  ville: textFilter({
    param: 'ville',
    id: 'prospect-city',
    label: ({ prospection }: CrmCopy) => prospection.ville,
  }),
  secteur: choiceFilter({
    param: 'secteur',
    id: 'prospect-sector',
    options: prospectSectors,
    label: ({ prospection }: CrmCopy) => prospection.secteur,
    names: ({ prospection }) => prospection.sectors,
    any: ({ prospection }) => prospection.anySector,
  }),
  motsCles: textFilter({
    param: 'mots',
    id: 'prospect-keyword',
    label: ({ prospection }: CrmCopy) => prospection.keyword,
  }),
  ilaScoreMin: settingFilter({
    param: 'score',
    id: 'prospect-ilaScoreMin',
    options: steps(prospectSliders.ilaScoreMin),
    usual: String(prospectSliders.ilaScoreMin.initial),
    label: ({ prospection }: CrmCopy) => prospection.score,
  }),
  rayonKm: settingFilter({
    param: 'rayon',
    id: 'prospect-rayonKm',
    options: radii,
    usual: String(prospectSliders.rayonKm.initial),
    label: ({ prospection }: CrmCopy) => prospection.radius,
    printed: {
      names: ({ prospection: { kilometres } }) =>
        recordOf(radii, (count) => fill(kilometres, { count })),
    },
  }),
  statusIlumatch: settingFilter({
    param: 'ilumatch',
    id: 'prospect-status',
    options: matchStatuses,
    usual: 'all',
    label: ({ prospection }: CrmCopy) => prospection.status,
    names: ({ prospection }) => prospection.statuses,
  }),
} as const satisfies FilterTable<CrmCopy> & Record<keyof ProspectFilter, unknown>;

const params = Object.values(prospectFilters).map(({ param }) => param);
const entries = Object.entries(prospectFilters);

/**
 * The form's filter, stored in the address, and by the page when the section is left; `ville` is undefined until a town
 * is typed or chosen.
 */
export function useProspectFilter() {
  const { user } = useWorkspace();
  const personId = user?.id ?? '';
  const { values, change, adopted } = useDraft(params, searchOf(personId).form);
  useEffect(() => keepSearch(personId, { form: values }), [personId, values]);
  const get = (param: string) => values[param] ?? '';
  const { ville, secteur, motsCles, ilaScoreMin, rayonKm, statusIlumatch } = prospectFilters;
  return {
    filter: {
      ville: values[ville.param],
      secteur: valueIn(secteur, get),
      motsCles: get(motsCles.param).split(separator).reduce(withKeyword, noKeyword),
      ilaScoreMin: Number(valueIn(ilaScoreMin, get)),
      rayonKm: Number(valueIn(rayonKm, get)),
      statusIlumatch: valueIn(statusIlumatch, get) || 'all',
    },
    change: (part: Partial<ProspectFilter>) => {
      change(
        Object.fromEntries(
          entries.flatMap(([name, { param, usual }]) => {
            const given = part[name as keyof ProspectFilter];
            if (given === undefined) return [];
            const value = Array.isArray(given) ? given.join(separator) : String(given);
            return [[param, value === usual ? '' : value]];
          }),
        ),
      );
    },
    adopted,
  };
}
