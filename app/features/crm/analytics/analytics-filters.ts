import type { CrmCopy } from '#app/content/crm/shape.ts';
import { periods, usualPeriod } from '#app/domain/crm/figures/figures.ts';
import { settingFilter, textFilter, type FilterTable } from '../filters/filter.ts';

export const analyticsFilters = {
  /** In months. */
  period: settingFilter({
    param: 'periode',
    id: 'analytics-period',
    options: periods.map(String),
    usual: String(usualPeriod),
    label: ({ analytics }: CrmCopy) => analytics.period,
  }),
  owner: textFilter({
    param: 'responsable',
    id: 'analytics-owner',
    label: ({ clients }: CrmCopy) => clients.owner,
    any: ({ clients }) => clients.anyOwner,
  }),
} as const satisfies FilterTable<CrmCopy>;
