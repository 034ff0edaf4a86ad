import { Link } from 'react-router';
import { mailFailureKind } from '#app/domain/delivery/mail-failure.ts';
import { countMails, type FailedMails, type MailFailures } from '#app/domain/delivery/outbox.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Problem } from '../../fields/problem.tsx';
import { useStaff } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { StatusRow } from './status-row.tsx';

/** Whether mails are being sent, and if not, why; updated live. */
export function MailStatus() {
  const { client, messages } = useAdmin();
  const { label } = messages.status.mail;
  const read = useRead('mails', () => client.mailFailures(), client.watchMails);
  return (
    <StatusRow label={label} read={read}>
      {(mails) => <Mails mails={mails} onSent={read.reload} />}
    </StatusRow>
  );
}

const tones = { fine: 'good', waiting: 'bad', givenUp: 'waiting', kept: 'quiet' } as const;

interface Mails extends MailFailures {
  sendsMail: boolean;
}

function stateOf({ waiting, givenUp, sendsMail }: Mails): keyof typeof tones {
  if (waiting.length > 0) return 'waiting';
  if (givenUp.length > 0) return 'givenUp';
  return sendsMail ? 'fine' : 'kept';
}

/** Content of the row. */
export function Mails({ mails, onSent }: { mails: Mails; onSent: () => void }) {
  const { language } = useVisit();
  const { messages } = useAdmin();
  const copy = messages.status.mail;
  const { waiting, givenUp } = mails;
  const state = stateOf(mails);
  return (
    <>
      <StateTag tone={tones[state]} text={copy.states[state]} />
      {(state === 'fine' || state === 'kept') && <p className="small text-dust">{copy[state]}</p>}
      {waiting.length > 0 && <Waiting waiting={waiting} onSent={onSent} />}
      {givenUp.length > 0 && (
        <>
          <p className="small">
            {plural(language, countMails(givenUp), copy.givenUp)}{' '}
            <Link to="?admin=envois" preventScrollReset className="text-link">
              {copy.showGivenUp}
            </Link>
          </p>
          <Causes failed={givenUp} />
        </>
      )}
    </>
  );
}

function Waiting({ waiting, onSent }: { waiting: readonly FailedMails[]; onSent: () => void }) {
  const { language } = useVisit();
  const { client, messages } = useAdmin();
  const { announce } = useStaff();
  const { isBusy, problem, run } = useMutation();
  const copy = messages.status.mail;
  const oldest = Math.min(...waiting.map(({ since }) => Date.parse(since)));
  const sentence = plural(language, countMails(waiting), copy.waiting);

  async function sendNow() {
    const done = await run(() => client.sendMailsNow());
    if (!done) return;
    announce(done.result > 0 ? plural(language, done.result, copy.sent) : copy.noneSent);
    onSent();
  }

  return (
    <>
      <p className="small">{fill(sentence, { date: formatDate(language, oldest, 'short') })}</p>
      <button
        type="button"
        className="button px-4 disabled:opacity-60"
        disabled={isBusy}
        onClick={() => void sendNow()}
      >
        {isBusy ? messages.busy : copy.sendNow}
      </button>
      <Problem text={problem} />
      <Causes failed={waiting} />
    </>
  );
}

function Causes({ failed }: { failed: readonly FailedMails[] }) {
  const { language } = useVisit();
  const { failure, reasons } = useAdmin().messages.status.mail;
  return (
    <ul className="small w-full text-dust">
      {failed.map(({ code, count }) => (
        <li key={code} className="wrap-anywhere">
          {fill(failure, {
            reason: reasons[mailFailureKind(code)],
            code,
            count: formatNumber(language, count),
          })}
        </li>
      ))}
    </ul>
  );
}
