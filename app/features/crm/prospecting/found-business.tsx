import { useEffect, useRef, useState } from 'react';
import { readClient } from '#app/domain/crm/client-draft.ts';
import { planAddClient } from '#app/domain/crm/clients.ts';
import type { Client, Coordinates } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { distanceTo, fitOf, type ProspectFilter } from '#app/domain/crm/prospecting.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Score } from '../clients/score.tsx';
import { useDesk, useList } from '../desk.tsx';
import { useOnce } from '../use-once.ts';
import type { Pointing } from './use-pointing.ts';

/** One business found: how it fits what was asked for, where it is, and what to do with it. */
export function FoundBusiness({
  business,
  filter,
  center,
  pointing,
  onLocate,
  onDetails,
}: {
  business: Client;
  filter: ProspectFilter;
  /** Where distances are measured from. */
  center: Coordinates;
  pointing: Pointing;
  /** Shows it on the map. */
  onLocate: () => void;
  onDetails: () => void;
}) {
  const {
    words: { prospection: copy },
  } = useDesk();
  const place = useRef<HTMLElement>(null);
  const { id, name, sector, address, ilaScore } = business;
  const isSelected = pointing.selected?.id === id;
  const isFromMap = isSelected && pointing.selected?.from === 'map';

  useEffect(() => {
    // A marker that was pressed brings its business into view.
    if (isFromMap) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromMap]);

  return (
    <article
      ref={place}
      aria-current={isSelected}
      className={`flex scroll-my-24 flex-wrap items-center gap-x-4 gap-y-3 border-l-2 py-4 pl-3 ${
        isSelected || pointing.pointed === id ? 'border-lumen bg-night-3' : 'border-transparent'
      }`}
      {...pointing.handlers(id)}
    >
      <button
        type="button"
        aria-label={fill(copy.locate, { name })}
        aria-pressed={isSelected}
        className={`tabular grid size-11 shrink-0 place-items-center rounded-full font-semibold ${isSelected ? 'bg-star text-night' : 'bg-lumen text-ink'}`}
        onClick={onLocate}
      >
        {pointing.numberOf(id)}
      </button>
      <div className="min-w-0 grow basis-48">
        <h4 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h4>
        <p className="small wrap-anywhere text-dust">
          {[address.split(',', 1)[0], sector].filter(Boolean).join(' · ')}
        </p>
        <Score score={ilaScore} />
        <FitList business={business} filter={filter} center={center} />
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
        <AddButton business={business} />
      </div>
    </article>
  );
}

function FitList({
  business,
  filter,
  center,
}: {
  business: Client;
  filter: ProspectFilter;
  center: Coordinates;
}) {
  const { language } = useVisit();
  const {
    words: {
      prospection: { fits },
    },
  } = useDesk();
  const fit = fitOf(business, filter, center);
  const distance = formatNumber(language, distanceTo(business, center) ?? 0, {
    maximumFractionDigits: 1,
  });
  const radius = formatNumber(language, filter.rayonKm);
  const score = formatNumber(language, filter.ilaScoreMin);
  const lines = [
    {
      isMet: fit.radius,
      text: fill(fit.radius === null ? fits.nowhere : fit.radius ? fits.radius : fits.noRadius, {
        distance,
        radius,
      }),
    },
    { isMet: fit.score, text: fill(fit.score ? fits.score : fits.noScore, { score }) },
  ];
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-dust">
      {lines.map(({ isMet, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon
            name={isMet ? 'check' : 'minus'}
            className={`icon size-4 shrink-0 ${isMet ? 'text-band-green' : ''}`}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Adds a business once: whoever shares its name, domain or telephone number is the same one. */
function AddButton({ business }: { business: Client }) {
  const {
    words: { prospection: copy, form },
    store,
    run,
    notify,
    team,
  } = useDesk();
  const once = useOnce();
  const { name, contact, coordinates, ilaScore } = business;
  const where = { identity: identityKeys({ name, contact }) };
  const known = useList('clients', { where, limit: 1 });
  const [isAsked, setIsAsked] = useState(false);
  // Deleted since, it can be added again.
  const isThere = isAsked && (known?.total ?? 0) > 0;

  async function add() {
    const read = readClient({
      ...business,
      ...contact,
      status: 'prospect',
      assignedTo: business.assignedTo || team[0],
      lat: coordinates?.lat,
      lng: coordinates?.lng,
    });
    const twins = await store.list('clients', { where, limit: 1 });
    if (twins.total > 0) notify(fill(copy.already, { name }));
    else if (read.ok)
      await run(
        (planning) => planAddClient(read.draft, ilaScore.current, planning),
        fill(copy.added, { name }),
      );
    else
      notify([name, ...Object.values(read.errors).map((error) => form.errors[error])].join(' · '));
    setIsAsked(true);
  }

  return (
    <button
      type="button"
      className="button small px-4 aria-disabled:opacity-70"
      aria-label={`${isThere ? copy.inCrm : copy.add} ${name}`}
      aria-disabled={isThere}
      onClick={() => (isThere ? notify(fill(copy.already, { name })) : void once(add))}
    >
      <Icon name={isThere ? 'check' : 'plus'} className="icon size-5" />
      {isThere ? copy.inCrm : copy.add}
    </button>
  );
}
