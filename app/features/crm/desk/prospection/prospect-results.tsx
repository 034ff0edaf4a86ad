import { useState } from 'react';
import { planAddClient } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { distanceBetween, montreal, type ProspectResult } from '#app/domain/crm/prospecting.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Score } from '../clients/score.tsx';
import { clientsTable } from '../clients/clients-table.ts';
import { useDesk } from '../desk.tsx';
import { ExportButtons } from '../export-buttons.tsx';
import { ProspectMap } from './prospect-map.tsx';

/** Four figures, the businesses found, a map of them, and what to do with each. */
export function ProspectResults({ result }: { result: ProspectResult }) {
  const { language } = useVisit();
  const { words } = useDesk();
  const { prospection: copy } = words;
  const [hasMap, setHasMap] = useState(false);
  const [detailed, setDetailed] = useState<Client | null>(null);
  const { businesses, matches, averageCompatibility, mapData } = result;
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
  return (
    <>
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
        <ExportButtons
          what="prospection"
          gather={() =>
            Promise.resolve({ records: [result], rows: clientsTable(businesses, words) })
          }
        />
      </div>
      {hasMap && <ProspectMap mapData={mapData} />}
      <ol aria-label={copy.list} className="mt-5 border-t border-line">
        {businesses.map((business, index) => (
          <li key={business.id} className="border-b border-line py-4">
            <Found business={business} number={index + 1} onDetails={() => setDetailed(business)} />
          </li>
        ))}
      </ol>
      {detailed && (
        <Details business={detailed} result={result} onClose={() => setDetailed(null)} />
      )}
    </>
  );
}

function Found({
  business,
  number,
  onDetails,
}: {
  business: Client;
  number: number;
  onDetails: () => void;
}) {
  const { words, store, run, notify } = useDesk();
  const { prospection: copy } = words;
  const { name, sector, address, ilaScore, contact } = business;

  async function add() {
    const keys = identityKeys({ name, contact });
    const known = await store.list('clients', { where: { identity: keys }, limit: 1 });
    if (known.total > 0) return notify(fill(copy.already, { name }));
    await run(
      (planning) => planAddClient({ ...business, status: 'prospect' }, ilaScore.current, planning),
      fill(copy.added, { name }),
    );
  }

  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span
        aria-hidden="true"
        className="tabular grid size-8 place-items-center rounded-full bg-lumen font-semibold text-ink"
      >
        {number}
      </span>
      <div className="min-w-0 grow basis-48">
        <h4 className="font-semibold wrap-anywhere">{name}</h4>
        <p className="small wrap-anywhere text-dust">
          {[address.split(',', 1)[0], sector].filter(Boolean).join(' · ')}
        </p>
        <Score score={ilaScore} />
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button small px-4"
          aria-label={`${copy.details} ${name}`}
          onClick={onDetails}
        >
          {copy.details}
        </button>
        <button
          type="button"
          className="button small px-4"
          aria-label={`${copy.add} ${name}`}
          onClick={add}
        >
          <Icon name="plus" className="icon size-5" />
          {copy.add}
        </button>
      </div>
    </article>
  );
}

function Details({
  business,
  result,
  onClose,
}: {
  business: Client;
  result: ProspectResult;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    words: { prospection: copy, frame },
  } = useDesk();
  const { id, name, address, contact, coordinates } = business;
  const matches = result.matches.filter(
    ({ business1, business2 }) => business1.id === id || business2.id === id,
  );
  return (
    <Modal title={name} close={frame.close} onClose={onClose}>
      <div className="grid gap-1 wrap-anywhere">
        <Score score={business.ilaScore} />
        <p>{address}</p>
        <p>{[contact.phone, contact.email, contact.website].filter(Boolean).join(' · ')}</p>
        {coordinates && (
          <p className="text-dust">
            {fill(copy.distance, {
              distance: formatNumber(language, distanceBetween(montreal.center, coordinates), {
                maximumFractionDigits: 1,
              }),
            })}
          </p>
        )}
      </div>
      <h3 className="heading mt-6 border-t border-line pt-5">{copy.because}</h3>
      {matches.length === 0 && <p className="mt-2 text-dust">{copy.noMatch}</p>}
      {matches.map(({ business1, business2, compatibility, pitch, cta }) => (
        <div key={`${business1.id} ${business2.id}`} className="mt-3">
          <p className="font-semibold">
            {fill(copy.match, { name: business1.name, other: business2.name })},{' '}
            {formatNumber(language, compatibility / 100, { style: 'percent' })}
          </p>
          <p className="mt-1 text-dust">{copy.pitches[pitch]}</p>
          <a
            className="button button-primary mt-4"
            href={`mailto:${business1.contact.email},${business2.contact.email}`}
          >
            {copy.ctas[cta]}
          </a>
        </div>
      ))}
    </Modal>
  );
}
