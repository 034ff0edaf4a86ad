import type { ReactNode } from 'react';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { shortAddress } from '#app/domain/crm/records/short-address.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { MeasureButtons } from '../measures/measure-buttons.tsx';
import { Measures } from '../measures/measures.tsx';
import { OwnerMenu } from '../owner-menu.tsx';
import { ScoreFigure } from '../score.tsx';
import { StatusMenu } from '../status-menu.tsx';
import { SelectBox } from './select-box.tsx';
import { useMaySelect } from './use-may-select.ts';

export type CardAction = 'view' | 'edit' | 'remove';

const icons = {
  view: 'eye',
  edit: 'pen-line',
  remove: 'trash',
} as const satisfies Record<CardAction, IconName>;

/** Permission required by each action. */
export const needs = {
  view: 'read',
  edit: 'edit',
  remove: 'delete',
} as const satisfies Record<CardAction, Action>;

/** Columns of a list item, in their order. */
export type ListColumn =
  | 'select'
  | 'initial'
  | 'name'
  | 'status'
  | 'score'
  | 'revenue'
  | 'place'
  | 'owner'
  | 'services'
  | 'actions';

interface ClientCardProps {
  client: Client;
  isSelected: boolean;
  /** Whether its record is open beside the list. */
  isOpen: boolean;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
}

/** One client in one line: its main fields and most frequent actions. */
export function ClientCard({ client, isSelected, isOpen, onSelect, onAction }: ClientCardProps) {
  const { language } = useVisit();
  const maySelect = useMaySelect();
  const { name, ilaScore, revenue, services, address, sector } = client;
  const place = [shortAddress(address), sector].filter(Boolean).join(' · ');
  return (
    <article
      className={`client-line ${isOpen ? 'bg-night-2 shadow-[inset_3px_0_var(--color-lumen)] forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]' : ''}`}
    >
      {maySelect ? (
        <SelectBox name={name} isSelected={isSelected} onSelect={() => onSelect(client.id)} />
      ) : (
        // The column stays: the others are placed after it.
        <span data-column="select" />
      )}
      <Initial name={name} />
      <Cell column="name">
        <h3 dir="auto" className="truncate font-semibold">
          <button
            type="button"
            className="min-h-(--row-control) max-w-full truncate text-start hover:text-lumen"
            onClick={() => onAction('view', client)}
          >
            {name}
          </button>
        </h3>
      </Cell>
      <Cell column="status">
        <StatusMenu client={client} />
      </Cell>
      <Cell column="score">
        <ScoreFigure score={ilaScore} />
      </Cell>
      <Cell column="revenue">
        <span className="block text-end tabular whitespace-nowrap">
          {formatAmount(language, revenue)}
        </span>
      </Cell>
      <Cell column="place">
        <span dir="auto" title={place} className="small block truncate text-dust">
          {place}
        </span>
      </Cell>
      <Cell column="owner">
        <span className="small block truncate text-dust">
          <OwnerMenu client={client} />
        </span>
      </Cell>
      <Cell column="services">
        <Services services={services} />
      </Cell>
      <Cell column="actions">
        <Actions client={client} onAction={onAction} />
      </Cell>
    </article>
  );
}

function Cell({ column, children }: { column: ListColumn; children: ReactNode }) {
  return <div data-column={column}>{children}</div>;
}

function Initial({ name }: { name: string }) {
  const { language } = useVisit();
  return (
    <span
      aria-hidden="true"
      data-column="initial"
      className="grid size-7 place-items-center rounded-full border border-line-2 text-xs"
    >
      {String.fromCodePoint(name.codePointAt(0) ?? 0x20).toLocaleUpperCase(language)}
    </span>
  );
}

function Services({ services }: { services: readonly string[] }) {
  return (
    <ul className="flex gap-1 overflow-hidden">
      {services.map((service) => (
        <li
          key={service}
          dir="auto"
          title={service}
          className="truncate rounded-tile border border-line-2 px-1.5 text-xs"
        >
          {service}
        </li>
      ))}
    </ul>
  );
}

function Actions({
  client,
  onAction,
}: {
  client: Client;
  onAction: (action: CardAction, client: Client) => void;
}) {
  const {
    messages: { clients: copy },
    may,
  } = useWorkspace();
  return (
    <div className="flex items-center justify-end">
      <Measures client={client}>
        {(measures) => <MeasureButtons name={client.name} isCompact measures={measures} />}
      </Measures>
      {(['view', 'edit', 'remove'] as const)
        .filter((action) => may(needs[action]))
        .map((action) => (
          <button
            key={action}
            type="button"
            // On a phone the name opens the record instead, so that the actions fit on one line.
            className={`row-button ${action === 'view' ? 'max-sm:hidden' : ''}`}
            aria-label={`${copy[action]} ${client.name}`}
            title={copy[action]}
            onClick={() => onAction(action, client)}
          >
            <Icon name={icons[action]} className="icon size-5" />
          </button>
        ))}
    </div>
  );
}
