import { Form, useNavigation, useSearchParams } from 'react-router';
import type { SiteStatusCopy } from '#app/content/admin/status/shape.ts';
import { mailFailureKind } from '#app/domain/delivery/mail-failure.ts';
import type { WaitingMails } from '#app/domain/delivery/outbox.ts';
import { sendNowIntent, sentParam, type SiteStatus } from '#app/domain/staff/site-status.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { BackupLine } from './backup-line.tsx';
import { StatusLine } from './status-line.tsx';

/** How the site does, at the head of the administration. Comes with the page, and works without scripts. */
export function SiteStatusPanel({ status, copy }: { status: SiteStatus; copy: SiteStatusCopy }) {
  const { mail, backups } = status;
  if (mail === null && backups === null) return null;
  return (
    <section className="panel mt-3 grid grid-cols-1 gap-3 p-4" aria-label={copy.title}>
      {mail !== null && <MailLine mail={mail} copy={copy.mail} />}
      {backups !== null && <BackupLine backups={backups} copy={copy.backups} />}
    </section>
  );
}

const tones = { fine: 'good', waiting: 'bad', kept: 'quiet', unknown: 'waiting' } as const;

function MailLine({
  mail,
  copy,
}: {
  mail: NonNullable<SiteStatus['mail']>;
  copy: SiteStatusCopy['mail'];
}) {
  const state = typeof mail === 'string' ? mail : mail.count > 0 ? 'waiting' : 'fine';
  return (
    <StatusLine label={copy.label} tone={tones[state]} state={copy.states[state]}>
      <Sent copy={copy} />
      {typeof mail === 'string' ? (
        <p className="small text-dust">{copy[mail]}</p>
      ) : mail.count > 0 ? (
        <Waiting mail={mail} copy={copy} />
      ) : (
        <p className="small text-dust">{copy.fine}</p>
      )}
    </StatusLine>
  );
}

function Waiting({ mail, copy }: { mail: WaitingMails; copy: SiteStatusCopy['mail'] }) {
  const { language } = useVisit();
  const isSending = useNavigation().formData?.get('intent') === sendNowIntent;
  const date = mail.since === null ? '' : formatDate(language, mail.since, 'short');
  return (
    <>
      {/* The server writes the time of its own zone. */}
      <p className="small" suppressHydrationWarning>
        {fill(plural(language, mail.count, copy.waiting), { date })}
      </p>
      <Form method="post" className="contents">
        <button
          type="submit"
          name="intent"
          value={sendNowIntent}
          className="button px-4 disabled:opacity-60"
          disabled={isSending}
        >
          {isSending ? copy.busy : copy.sendNow}
        </button>
      </Form>
      <ul className="small w-full text-dust">
        {mail.failures.map(({ code, count }) => (
          <li key={code} className="wrap-anywhere">
            {fill(copy.failure, {
              reason: copy.reasons[mailFailureKind(code)],
              code,
              count: formatNumber(language, count),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of the button. */
function Sent({ copy }: { copy: SiteStatusCopy['mail'] }) {
  const { language } = useVisit();
  const [params] = useSearchParams();
  const text = params.get(sentParam) ?? '';
  const count = /^\d{1,6}$/.test(text) ? Number(text) : null;
  return (
    <p role="status" className="small empty:hidden">
      {count === null ? '' : count === 0 ? copy.noneSent : plural(language, count, copy.sent)}
    </p>
  );
}
