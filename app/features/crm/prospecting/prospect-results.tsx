import { useState } from 'react';
import {
  resultOf,
  type ProspectFilter,
  type ProspectResult,
} from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { BusinessDetails } from './business-details.tsx';
import { FoundBusiness } from './found-business.tsx';
import { prospectExport } from './prospect-export.ts';
import { ProspectFigures } from './prospect-figures.tsx';
import { ProspectMap } from './prospect-map.tsx';
import { usePointing, type Pointing } from './use-pointing.ts';

interface ProspectResultsProps {
  filter: ProspectFilter;
  result: ProspectResult;
  /** Businesses outside the result that are not clients; null where the result contains them. */
  newcomers: readonly Client[] | null;
  /** Name of the centre. */
  place: string;
  /** Null in the sandbox, which always maps Montréal. */
  names: readonly Named[] | null;
}

/** Four figures, the found businesses, a synchronized map, and actions on each. */
export function ProspectResults({ filter, result, newcomers, place, names }: ProspectResultsProps) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { prospection: copy } = messages;
  const [hasMap, setHasMap] = useState(false);
  const [detailed, setDetailed] = useState<Client | null>(null);
  const { businesses, matches } = result;
  const everybody = [...businesses, ...(newcomers ?? [])];
  const { mapData } = resultOf(everybody, matches, result.mapData.center);
  const pointing = usePointing(everybody.map(({ id }) => id));
  const listed = {
    filter,
    center: mapData.center,
    pointing,
    onLocate: ({ id }: Client) => {
      setHasMap(true);
      pointing.select(id, 'list');
    },
    onDetails: setDetailed,
  };
  return (
    <>
      <p role="status" className="sr-only">
        {plural(language, businesses.length, messages.frame.count)}
      </p>
      <ProspectFigures result={result} />
      <div className="mt-5 flex flex-wrap gap-2">
        <MapButton hasMap={hasMap} onToggle={() => setHasMap(!hasMap)} />
        <ExportButtons
          what="prospection"
          gather={async () =>
            prospectExport(filter, { ...result, businesses: everybody }, messages)
          }
        />
      </div>
      {hasMap && (
        <ProspectMap
          mapData={mapData}
          radius={filter.rayonKm}
          pointing={pointing}
          place={place}
          names={names}
        />
      )}
      {businesses.length === 0 ? (
        <p className="mt-5 text-dust">{copy.noBusiness}</p>
      ) : (
        <BusinessList {...listed} label={copy.list} businesses={businesses} className="mt-5" />
      )}
      {newcomers && (
        <>
          <h4 className="mt-6 font-semibold">{copy.newcomers}</h4>
          {newcomers.length === 0 && <p className="mt-2 text-dust">{copy.noNewcomer}</p>}
          <BusinessList
            {...listed}
            label={copy.newcomers}
            businesses={newcomers}
            className="mt-2"
          />
        </>
      )}
      {detailed && (
        <BusinessDetails
          business={detailed}
          result={result}
          place={place}
          onClose={() => setDetailed(null)}
        />
      )}
    </>
  );
}

function BusinessList({
  label,
  businesses,
  className,
  onLocate,
  onDetails,
  ...shared
}: {
  label: string;
  businesses: readonly Client[];
  className: string;
  filter: ProspectFilter;
  center: ProspectResult['mapData']['center'];
  pointing: Pointing;
  onLocate: (business: Client) => void;
  onDetails: (business: Client) => void;
}) {
  return (
    <ol aria-label={label} className={`${className} border-t border-line`}>
      {businesses.map((business) => (
        <li key={business.id} className="border-b border-line">
          <FoundBusiness
            business={business}
            {...shared}
            onLocate={() => onLocate(business)}
            onDetails={() => onDetails(business)}
          />
        </li>
      ))}
    </ol>
  );
}

function MapButton({ hasMap, onToggle }: { hasMap: boolean; onToggle: () => void }) {
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  return (
    <button type="button" className="button small px-4" aria-expanded={hasMap} onClick={onToggle}>
      <Icon name="map-pin" className="icon size-5" />
      {hasMap ? copy.mapHide : copy.map}
    </button>
  );
}
