import type { Client } from '#app/domain/crm/entities.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { fill, formatEuros } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { Measures } from './measures.tsx';
import { Score } from './score.tsx';
import { StatusBadge } from './status-badge.tsx';

export type CardAction = 'view' | 'edit' | 'remove';

const icons = {
  view: 'eye',
  edit: 'pen-line',
  remove: 'trash',
} as const satisfies Record<CardAction, IconName>;

/** What each takes to be allowed. */
export const needs = {
  view: 'read',
  edit: 'edit',
  remove: 'delete',
} as const satisfies Record<CardAction, Action>;

export function ClientCard({
  client,
  isSelected,
  onSelect,
  onAction,
}: {
  client: Client;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
}) {
  const { language } = useVisit();
  const {
    words: { clients: copy, clientList },
    may,
  } = useDesk();
  const { id, name, sector, status, address, ilaScore, revenue, services } = client;
  const place = address.split(',', 1)[0]?.trim();
  return (
    <article className="grid h-full grid-cols-1 content-between gap-4">
      <div className="flex items-start gap-3">
        <label className="-m-2 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{fill(clientList.select, { name })}</span>
          <input
            type="checkbox"
            className="size-5 accent-lumen"
            checked={isSelected}
            onChange={() => onSelect(id)}
          />
        </label>
        <span
          aria-hidden="true"
          className="heading grid size-11 shrink-0 place-items-center rounded-full border border-line-2"
        >
          {String.fromCodePoint(name.codePointAt(0) ?? 0x20).toLocaleUpperCase(language)}
        </span>
        <div className="min-w-0 grow">
          <h3 dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </h3>
          <p dir="auto" className="small text-dust wrap-anywhere">
            {[place, sector].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Score score={ilaScore} />
        <p className="tabular">
          {formatEuros(language, revenue)} <span className="small text-dust">{copy.month}</span>
        </p>
      </div>
      {services.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {services.map((service) => (
            <li key={service} className="rounded-tile border border-line-2 px-2 py-0.5 text-xs">
              {service}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Measures client={client} />
        <div className="flex gap-2 sm:ml-auto">
          {(['view', 'edit', 'remove'] as const)
            .filter((action) => may(needs[action]))
            .map((action) => (
              <button
                key={action}
                type="button"
                className="button px-2.5"
                aria-label={`${copy[action]} ${name}`}
                title={copy[action]}
                onClick={() => onAction(action, client)}
              >
                <Icon name={icons[action]} className="icon size-5" />
              </button>
            ))}
        </div>
      </div>
    </article>
  );
}
