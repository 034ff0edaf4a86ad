import { useState } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import {
  distanceTo,
  type ProspectFilter,
  type ProspectResult,
} from '#app/domain/crm/prospecting.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { clientsTable } from '../clients/clients-table.ts';
import { useDesk } from '../desk.tsx';
import { ExportButtons } from '../export-buttons.tsx';
import { BusinessDetails } from './business-details.tsx';
import { FoundBusiness } from './found-business.tsx';
import { ProspectMap } from './prospect-map.tsx';
import { usePointing } from './use-pointing.ts';

/** Four figures, the businesses found, a map in step with them, and what to do with each. */
export function ProspectResults({
  filter,
  result,
}: {
  filter: ProspectFilter;
  result: ProspectResult;
}) {
  const { language } = useVisit();
  const { words } = useDesk();
  const { prospection: copy } = words;
  const [hasMap, setHasMap] = useState(false);
  const [detailed, setDetailed] = useState<Client | null>(null);
  const { businesses, matches, averageCompatibility, mapData } = result;
  const pointing = usePointing(businesses.map(({ id }) => id));
  const scores = businesses.map(({ ilaScore }) => ilaScore.current);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const figures = [
    [copy.businesses, formatNumber(language, businesses.length)],
    [copy.matches, formatNumber(language, matches.length)],
    [copy.averageScore, scores.length > 0 ? formatNumber(language, Math.round(mean)) : '–'],
    [
      copy.compatibility,
      averageCompatibility === null
        ? '–'
        : formatNumber(language, averageCompatibility / 100, { style: 'percent' }),
    ],
  ] as const;

  async function gather() {
    const [head = [], ...rows] = clientsTable(businesses, words);
    const { distance, partner } = copy.columns;
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
        [...head, distance, partner, copy.compatibility],
        ...rows.map((row, index) => [...row, ...(told[index] ?? [])]),
      ],
    };
  }

  return (
    <>
      <p role="status" className="sr-only">
        {plural(language, businesses.length, words.frame.count)}
      </p>
      <dl className="ruled grid-cols-2 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="p-4">
            <dt className="text-xs text-dust">{name}</dt>
            <dd className="figure tabular mt-2">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <button
          type="button"
          className="button small px-4"
          aria-expanded={hasMap}
          onClick={() => setHasMap(!hasMap)}
        >
          <Icon name="map-pin" className="icon size-5" />
          {hasMap ? copy.mapHide : copy.map}
        </button>
        <ExportButtons what="prospection" gather={gather} />
      </div>
      {hasMap && <ProspectMap mapData={mapData} radius={filter.rayonKm} pointing={pointing} />}
      <ol aria-label={copy.list} className="mt-5 border-t border-line">
        {businesses.map((business) => (
          <li key={business.id} className="border-b border-line">
            <FoundBusiness
              business={business}
              filter={filter}
              center={mapData.center}
              pointing={pointing}
              onLocate={() => {
                setHasMap(true);
                pointing.select(business.id, 'list');
              }}
              onDetails={() => setDetailed(business)}
            />
          </li>
        ))}
      </ol>
      {detailed && (
        <BusinessDetails business={detailed} result={result} onClose={() => setDetailed(null)} />
      )}
    </>
  );
}
