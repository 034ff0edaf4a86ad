import { useState, type SubmitEvent } from 'react';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { Problem } from '../../fields/problem.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { agendaClient, type CalendarLinksBody } from '../agenda-client.ts';

/** The feed that other programs subscribe to, and the external calendar that shows when someone is busy. */
export function CalendarLinks({ id }: { id: string }) {
  const {
    messages: { agenda },
  } = useWorkspace();
  const { calendars: copy } = agenda;
  const { data, reload } = useRead(`calendars ${id}`, async () => ({
    links: await agendaClient.calendars(id),
  }));
  if (!data) return null;
  const { links } = data;
  return (
    <section className="mt-6 grid grid-cols-1 gap-4 border-t border-line pt-4">
      <h3 className="record-heading">{copy.title}</h3>
      {links ? (
        <>
          <Feed id={id} hasFeed={links.hasFeed} onChange={reload} />
          <Busy id={id} busy={links.busy} onChange={reload} />
        </>
      ) : (
        <p className="text-dust">{copy.first}</p>
      )}
    </section>
  );
}

function Feed({ id, hasFeed, onChange }: { id: string; hasFeed: boolean; onChange: () => void }) {
  const {
    messages: { agenda },
  } = useWorkspace();
  const { calendars: copy } = agenda;
  const { isBusy, problem, run } = useMutation();
  const [url, setUrl] = useState('');

  async function issue() {
    const issued = await run(() => agendaClient.issueFeed(id));
    if (issued) setUrl(issued.result);
    onChange();
  }

  async function revoke() {
    if (await run(() => agendaClient.revokeFeed(id), copy.revoked)) setUrl('');
    onChange();
  }

  return (
    <div className="grid gap-2">
      <p>{copy.feed}</p>
      {url && (
        <p role="status" className="grid gap-1">
          <span className="text-dust">{copy.once}</span>
          <code className="wrap-anywhere select-all">{url}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" disabled={isBusy} onClick={() => void issue()}>
          {hasFeed ? copy.renew : copy.issue}
        </button>
        {hasFeed && (
          <button type="button" className="button" disabled={isBusy} onClick={() => void revoke()}>
            {copy.revoke}
          </button>
        )}
      </div>
      <Problem text={problem} />
    </div>
  );
}

function Busy({
  id,
  busy,
  onChange,
}: {
  id: string;
  busy: CalendarLinksBody['busy'];
  onChange: () => void;
}) {
  const {
    messages: { agenda },
  } = useWorkspace();
  const { calendars: copy } = agenda;
  const { isBusy, problem, setProblem, run } = useMutation();

  async function set(url: string | null) {
    const ran = await run(() => agendaClient.setBusy(id, url));
    if (ran?.result === 'not-an-address') return setProblem(copy.notAnAddress);
    onChange();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = textsOf(event.currentTarget)('busy-url');
    if (url) void set(url);
  }

  return (
    <form className="grid gap-2" onSubmit={submit} noValidate>
      {busy && <BusyState busy={busy} />}
      <TextField
        name="busy-url"
        type="url"
        label={copy.busy}
        help={copy.busyHelp}
        autoComplete="off"
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy}>{copy.connect}</SubmitButton>
        {busy && (
          <button type="button" className="button" disabled={isBusy} onClick={() => void set(null)}>
            {copy.disconnect}
          </button>
        )}
      </div>
    </form>
  );
}

function BusyState({ busy }: { busy: NonNullable<CalendarLinksBody['busy']> }) {
  const { language } = useVisit();
  const { calendars: copy } = useWorkspace().messages.agenda;
  return (
    <p role="status">
      {fill(copy.reads, { name: busy.host })}{' '}
      {busy.failure ? copy.failures[busy.failure] : plural(language, busy.count, copy.count)}
      {busy.readAt && (
        <span className="text-dust">
          {' '}
          {fill(copy.readAt, { date: formatDate(language, busy.readAt, 'short') })}
        </span>
      )}
    </p>
  );
}
