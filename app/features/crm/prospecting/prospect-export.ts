import type { CrmCopy } from '#app/content/crm/shape.ts';
import {
  distanceTo,
  type ProspectFilter,
  type ProspectResult,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { clientExportRows } from '../clients/client-export.ts';
import type { Exported } from '../export/use-export.ts';

/** Search results for export: clients with their distance and best partner. */
export function prospectExport(
  filter: ProspectFilter,
  result: ProspectResult,
  messages: CrmCopy,
): Exported {
  const { businesses, matches, mapData } = result;
  const { columns, compatibility } = messages.prospection;
  const [head = [], ...rows] = clientExportRows(businesses, messages);
  const told = businesses.map((business) => {
    const match = matches.find(({ business1, business2 }) =>
      [business1.id, business2.id].includes(business.id),
    );
    const other = match?.business1.id === business.id ? match.business2 : match?.business1;
    const far = distanceTo(business, mapData.center);
    return [
      far === null ? '' : Math.round(far * 10) / 10,
      other?.name ?? '',
      match?.compatibility ?? '',
    ];
  });
  return {
    records: [{ filter, ...result }],
    rows: [
      [...head, columns.distance, columns.partner, compatibility],
      ...rows.map((row, index) => [...row, ...(told[index] ?? [])]),
    ],
  };
}
