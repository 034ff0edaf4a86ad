import { lazy, Suspense, useEffect, useState } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../fields/summary.tsx';
import { May } from '../frame/staff-context.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { createAuditsClient, type AuditsClient, type ClientAudits } from './audits-client.ts';

const ClientReport = lazy(async () => ({
  default: (await import('./client-report.tsx')).ClientReport,
}));
const ScoreCurve = lazy(async () => ({ default: (await import('./score-curve.tsx')).ScoreCurve }));

/** Audits of a client's site: last score, score curve, report and "scan now". */
export function SiteAudits({ client }: { client: Client }) {
  const { messages, backend } = useWorkspace();
  const { audits: copy } = messages;
  return (
    <section className="grid gap-3">
      <h3 className="record-heading">{copy.title}</h3>
      {backend.live === null ? (
        <p className="text-dust">{copy.sandbox}</p>
      ) : client.contact.website === '' ? (
        <p className="text-dust">{copy.noSite}</p>
      ) : (
        <LiveAudits key={client.id} client={client} />
      )}
    </section>
  );
}

function LiveAudits({ client: { id } }: { client: Client }) {
  const {
    messages: { audits: copy, clientList },
  } = useWorkspace();
  const [api] = useState(() => createAuditsClient());
  const { data, error, reload } = useRead(id, () => api.ofClient(id));
  const [isOpen, setIsOpen] = useState(false);
  if (error !== null)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {copy.failed}
        <button type="button" className="button" onClick={reload}>
          {clientList.retry}
        </button>
      </p>
    );
  if (!data) return null;
  const [latest] = data.items;
  const report = data.items.find(({ hasReport }) => hasReport);
  const scored = data.items.filter(({ score }) => score !== null);
  return (
    <>
      <LastScore items={data.items} />
      <Scan clientId={id} api={api} latest={latest} onOver={reload} />
      <Suspense>
        {scored.length > 1 && <ScoreCurve items={scored} />}
        {report && (
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <Summary>{copy.report}</Summary>
            {isOpen && (
              <ClientReport
                clientId={id}
                auditId={report.id}
                api={api}
                tasks={data.tasks}
                onMade={reload}
              />
            )}
          </details>
        )}
      </Suspense>
    </>
  );
}

function LastScore({ items }: Pick<ClientAudits, 'items'>) {
  const { language } = useVisit();
  const {
    messages: { audits: copy, timeline },
  } = useWorkspace();
  const last = items.find(({ state }) => state === 'done' || state === 'failed');
  if (!last) return <p className="text-dust">{copy.never}</p>;
  return (
    <p>
      {last.score !== null && (
        <strong className="tabular me-2 font-semibold">
          {fill(timeline.score, { score: String(last.score) })}
        </strong>
      )}
      {last.failure && <span className="me-2">{copy.failures[last.failure]}</span>}
      <span className="text-dust">
        {fill(copy.measured, { date: formatDate(language, last.finishedAt ?? last.createdAt) })}{' '}
        {copy.weekly}
      </span>
    </p>
  );
}

/** "Scan now", and the progress of a running audit. */
function Scan({
  clientId,
  api,
  latest,
  onOver,
}: {
  clientId: string;
  api: AuditsClient;
  latest: ClientAudits['items'][number] | undefined;
  onOver: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { audits: copy },
    notify,
  } = useWorkspace();
  const { run, isBusy } = useMutation('frame');
  const [pages, setPages] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const isOpen = latest?.state === 'queued' || latest?.state === 'running';
  // An audit started here may end before the list is read again.
  const followed = asked ?? (isOpen ? latest.id : null);

  useEffect(() => {
    if (followed === null) return;
    return api.follow(followed, setPages, () => {
      setPages(0);
      setAsked(null);
      notify(copy.scanned);
      onOver();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- one stream for each audit
  }, [followed]);

  if (followed !== null)
    return <p role="status">{pages > 0 ? plural(language, pages, copy.reading) : copy.queued}</p>;
  return (
    <May action="edit">
      <button
        type="button"
        className="button small w-fit"
        disabled={isBusy}
        onClick={() => run(async () => setAsked((await api.scan(clientId, language)).id))}
      >
        {copy.scan}
      </button>
    </May>
  );
}
