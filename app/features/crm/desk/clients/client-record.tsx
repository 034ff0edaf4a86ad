import type { SubmitEvent } from 'react';
import { planUpdateClient } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { fill, formatDate, formatEuros, formatNumber } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/line-chart.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useAll, useDesk, useList } from '../desk.tsx';
import { textsOf } from '../form-text.ts';
import { Measures } from './client-card.tsx';
import { Score } from './score.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Everything that is known about a client. */
export function ClientRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const { words } = useDesk();
  const client = useAll('clients')?.find((each) => each.id === id);
  if (!client) return null;
  return (
    <Modal title={client.name} close={words.frame.close} onClose={onClose}>
      <div className="grid gap-7">
        <Facts client={client} />
        <History client={client} />
        <Notes client={client} />
        <Timeline id={id} />
      </div>
    </Modal>
  );
}

function Facts({ client }: { client: Client }) {
  const { language } = useVisit();
  const { words } = useDesk();
  const { record: copy, form, frame } = words;
  const { contact, coordinates, services, tags, documents } = client;
  const degrees = (value: number) => formatNumber(language, value, { maximumFractionDigits: 4 });
  const facts = [
    [form.fields.sector, client.sector],
    [form.fields.address, client.address],
    [form.fields.email, contact.email],
    [form.fields.phone, contact.phone],
    [form.fields.website, contact.website],
    [
      copy.coordinates,
      coordinates
        ? `${degrees(coordinates.lat)} ; ${degrees(coordinates.lng)}`
        : copy.noCoordinates,
    ],
    [form.fields.assignedTo, client.assignedTo],
    [form.fields.revenue, formatEuros(language, client.revenue)],
    [copy.services, services.join(', ')],
    [copy.tags, tags.join(', ')],
    [copy.documents, documents.map(({ name }) => name).join(', ')],
  ] as const;
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusBadge status={client.status} />
        <Score score={client.ilaScore} />
        <Measures client={client} />
      </div>
      <dl className="mt-5 grid gap-x-6 sm:grid-cols-[12rem_1fr]">
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

function History({ client: { ilaScore } }: { client: Client }) {
  const { language } = useVisit();
  const {
    words: { record: copy, clients },
  } = useDesk();
  const { history } = ilaScore;
  const date = (at: number) => formatDate(language, history[at]?.date ?? ilaScore.lastUpdated);
  if (history.length < 2) return null;
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

function Notes({ client }: { client: Client }) {
  const { language } = useVisit();
  const {
    words: { record: copy, clients, frame },
    user,
    run,
  } = useDesk();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)('client-note');
    if (text === '') return;
    const problem = await run(
      ({ now, newId }) => {
        const note = { id: newId(), at: now, author: user?.name ?? '', text };
        return planUpdateClient(client, { notes: [...client.notes, note] }, { now });
      },
      fill(clients.saved, { name: client.name }),
    );
    if (!problem) form.reset();
  }

  return (
    <section>
      <h3 className="heading mb-2">{copy.notes}</h3>
      {client.notes.length === 0 && <p className="text-dust">{frame.none}</p>}
      <ul>
        {client.notes.map(({ id, at, author, text }) => (
          <li key={id} className="border-t border-line py-2">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="text-xs text-dust">
              {author} · {formatDate(language, at, 'short')}
            </p>
          </li>
        ))}
      </ul>
      <form className="mt-3 grid gap-3" onSubmit={add}>
        <TextField name="client-note" label={copy.noteLabel} lines={2} maxLength={2000} />
        <button type="submit" className="button w-fit">
          {copy.addNote}
        </button>
      </form>
    </section>
  );
}

function Timeline({ id }: { id: string }) {
  const { language } = useVisit();
  const {
    words: { record: copy, journal },
  } = useDesk();
  const page = useList('journal', { where: { relatedId: id }, limit: 20 });
  return (
    <section>
      <h3 className="heading mb-2">{copy.timeline}</h3>
      {page?.total === 0 && <p className="text-dust">{journal.empty}</p>}
      <ul>
        {page?.items.map(({ id: entry, title, content, timestamp }) => (
          <li key={entry} className="border-t border-line py-2">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="small wrap-anywhere text-dust">{content}</p>
            <p className="text-xs text-dust">{formatDate(language, timestamp, 'short')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
