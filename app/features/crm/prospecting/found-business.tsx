import { useEffect, useRef } from 'react';
import { distanceTo, fitOf, type ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client, Coordinates } from '#app/domain/crm/records/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ScoreFigure } from '../clients/score.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { dialLink } from '../records/contact-link.tsx';
import { AddBusinessButton } from './add-business-button.tsx';
import type { Pointing } from './use-pointing.ts';

interface FoundBusinessProps {
  business: Client;
  filter: ProspectFilter;
  /** The centre of the distances. */
  center: Coordinates;
  pointing: Pointing;
  /** Shows the business on the map. */
  onLocate: () => void;
  onDetails: () => void;
}

/** A found business: its match with the query, its location, and actions on it. */
export function FoundBusiness({
  business,
  filter,
  center,
  pointing,
  onLocate,
  onDetails,
}: FoundBusinessProps) {
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  const place = useRef<HTMLElement>(null);
  const { id, name } = business;
  const isSelected = pointing.selected?.id === id;
  const isFromMap = isSelected && pointing.selected?.from === 'map';

  useEffect(() => {
    // Scroll to the business whose marker was pressed.
    if (isFromMap) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromMap]);

  return (
    <article
      ref={place}
      aria-current={isSelected}
      className={`flex scroll-my-24 flex-wrap items-center gap-x-3 gap-y-1 border-l-2 py-1.5 pl-3 ${
        isSelected || pointing.pointed === id
          ? 'border-lumen bg-night-3'
          : 'border-transparent forced-colors:border-[Canvas]'
      }`}
      {...pointing.handlers(id)}
    >
      <button
        type="button"
        aria-label={fill(copy.locate, { name })}
        aria-pressed={isSelected}
        className={`tabular grid size-(--row-control) shrink-0 place-items-center text-sm rounded-full font-semibold ${isSelected ? 'bg-star text-night' : 'bg-lumen text-ink'}`}
        onClick={onLocate}
      >
        {pointing.numberOf(id)}
      </button>
      <BusinessFacts business={business} filter={filter} center={center} />
      <div className="flex flex-wrap gap-2">
        <CallLink business={business} />
        <button
          type="button"
          className="button small px-4"
          aria-label={`${copy.details} ${name}`}
          onClick={onDetails}
        >
          {copy.details}
        </button>
        <AddBusinessButton business={business} />
      </div>
    </article>
  );
}

/** Calls the business, on a phone. */
function CallLink({ business: { name, address, contact } }: { business: Client }) {
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  if (!/\d/.test(contact.phone)) return null;
  const label = fill(copy.call, { name });
  return (
    <a
      href={dialLink(contact.phone, address)}
      className="button small px-4"
      aria-label={label}
      title={label}
    >
      <Icon name="phone" className="icon size-5" />
    </a>
  );
}

function BusinessFacts({
  business,
  filter,
  center,
}: {
  business: Client;
  filter: ProspectFilter;
  center: Coordinates;
}) {
  const { name, sector, address, ilaScore } = business;
  return (
    <div className="min-w-0 grow basis-48">
      <div className="flex flex-wrap items-center gap-x-3">
        <h4 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h4>
        <ScoreFigure score={ilaScore} />
        <p className="small wrap-anywhere text-dust">
          {[address.split(',', 1)[0], sector].filter(Boolean).join(' · ')}
        </p>
      </div>
      <FitList business={business} filter={filter} center={center} />
    </div>
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
    messages: {
      prospection: { fits },
    },
  } = useWorkspace();
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
    // A business without a measured score is already marked as such beside its name.
    ...(fit.score === null
      ? []
      : [{ isMet: fit.score, text: fill(fit.score ? fits.score : fits.noScore, { score }) }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs text-dust">
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
