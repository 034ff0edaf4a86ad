import { webAddressOf } from '#app/domain/crm/client-draft.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatDate, formatEuros, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LineChart } from '#app/ui/line-chart.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { May, useDesk } from '../desk.tsx';
import { useRecord } from '../use-record.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { Measures } from './measures.tsx';
import { Documents } from './record-documents.tsx';
import { Notes } from './record-notes.tsx';
import { Timeline } from './record-timeline.tsx';
import { Work } from './record-work.tsx';
import { Score } from './score.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Twins } from './record-twins.tsx';

/** Everything that is known about a client. */
export function ClientRecord({
  id,
  onClose,
  onEdit,
  onMerge,
}: {
  id: string;
  onClose: () => void;
  onEdit: (client: Client) => void;
  onMerge: (kept: string, other: string) => void;
}) {
  const {
    words: { frame, clientList },
  } = useDesk();
  const { guard, close } = useUnsaved(onClose);
  const client = useRecord('clients', id);
  if (client === undefined) return null;
  if (client === null)
    return (
      <Modal title={frame.tabs.clients} close={frame.close} onClose={close}>
        <p>{clientList.record.gone}</p>
      </Modal>
    );
  return (
    <Modal title={client.name} close={frame.close} onClose={close} guard={guard}>
      <div className="grid grid-cols-1 gap-7">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <StatusBadge status={client.status} />
          <Score score={client.ilaScore} />
          <Measures client={client} />
          <May action="edit">
            <button type="button" className="button small px-4" onClick={() => onEdit(client)}>
              <Icon name="pen-line" className="icon size-5" />
              {clientList.record.edit}
            </button>
          </May>
        </div>
        <Twins client={client} onMerge={onMerge} />
        <Contact client={client} />
        <Services client={client} />
        <History client={client} />
        <Work client={client} />
        <Notes client={client} />
        <Documents client={client} />
        <Timeline id={id} />
      </div>
    </Modal>
  );
}

function Contact({ client }: { client: Client }) {
  const { language } = useVisit();
  const {
    words: { record: copy, form, frame, clientList },
  } = useDesk();
  const { contact, coordinates } = client;
  const link = (text: string, address: string | null) =>
    text && address ? (
      <a href={address} className="text-link wrap-anywhere">
        {text}
      </a>
    ) : (
      text
    );
  const facts = [
    [form.fields.sector, client.sector],
    [form.fields.address, client.address],
    [form.fields.email, link(contact.email, `mailto:${contact.email}`)],
    [form.fields.phone, link(contact.phone, `tel:${contact.phone.replace(/[^+\d]/g, '')}`)],
    [form.fields.website, link(contact.website, webAddressOf(contact.website))],
    [copy.coordinates, coordinates ? formatCoordinates(language, coordinates) : copy.noCoordinates],
    [form.fields.assignedTo, client.assignedTo],
    [form.fields.revenue, formatEuros(language, client.revenue)],
  ] as const;
  return (
    <section>
      <h3 className="heading mb-2">{clientList.record.contact}</h3>
      <dl className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="small border-t border-line pt-2 text-dust">{name}</dt>
            <dd dir="auto" className="pb-2 wrap-anywhere sm:border-t sm:border-line sm:pt-2">
              {value || frame.none}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-dust">
        {fill(copy.created, { date: formatDate(language, client.createdAt) })},{' '}
        {fill(copy.updated, { date: formatDate(language, client.updatedAt) })}
      </p>
    </section>
  );
}

function Services({ client: { services, tags } }: { client: Client }) {
  const {
    words: { record: copy, frame, clientList },
  } = useDesk();
  return (
    <section>
      <h3 className="heading mb-2">{clientList.record.services}</h3>
      {(
        [
          [copy.services, services],
          [copy.tags, tags],
        ] as const
      ).map(([name, labels]) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-2 py-1">
          <h4 className="small w-28 text-dust">{name}</h4>
          {labels.length === 0 && <p>{frame.none}</p>}
          <ul className="flex min-w-0 flex-wrap gap-1.5">
            {labels.map((label) => (
              <li
                key={label}
                dir="auto"
                className="rounded-tile border border-line-2 px-2 py-0.5 text-xs wrap-anywhere"
              >
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function History({ client: { ilaScore } }: { client: Client }) {
  const { language } = useVisit();
  const {
    words: { record: copy, clients, clientList },
  } = useDesk();
  const { history } = ilaScore;
  const date = (at: number) => formatDate(language, history[at]?.date ?? ilaScore.lastUpdated);
  if (history.length < 2)
    return (
      <section>
        <h3 className="heading mb-2">{copy.history}</h3>
        <p className="text-dust">{clientList.record.oneScore}</p>
      </section>
    );
  return (
    <LineChart
      title={copy.history}
      xLabel={copy.date}
      yLabel={clients.score}
      series={[
        {
          id: 'score',
          tone: 'text-lumen',
          points: history.map(({ score }, at) => [at, score] as const),
        },
      ]}
      formatX={(at) => (Number.isInteger(at) ? date(at).replace(/,? \d{4}$/, '') : '')}
      formatY={(score) => formatNumber(language, score)}
      table={{
        label: copy.historyTable,
        head: [copy.date, clients.score],
        rows: history.map(({ score }, at) => [date(at), formatNumber(language, score)]),
      }}
    />
  );
}
