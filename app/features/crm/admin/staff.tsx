import type { StaffLine } from '#app/domain/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useAdmin } from './admin-context.tsx';
import { AskFirst } from './ask-first.tsx';
import { Listed } from './listed.tsx';
import { StateTag } from '../state-tag.tsx';
import { usePages } from './use-pages.ts';

/** Who works here, and where they are signed in. */
export function Staff() {
  const { client, words } = useAdmin();
  const { staff: copy } = words;
  const pages = usePages('staff', () => client.staff());
  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <Listed pages={pages} empty={copy.noSession}>
        {(member) => <Member member={member} onSignedOut={pages.reload} />}
      </Listed>
    </>
  );
}

export function Member({ member, onSignedOut }: { member: StaffLine; onSignedOut: () => void }) {
  const { language } = useVisit();
  const { client, words } = useAdmin();
  const { staff: copy } = words;
  const { id, name, email, role, hasSecondStep, hasOneTimePassword } = member;
  const { disabledAt, lastLoginAt, sessions, canSignOut } = member;
  const on = (moment: string) => formatDate(language, moment, 'short');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">{name}</strong>
          <span className="text-dust">{copy.roles[role]}</span>
          {disabledAt !== null && (
            <StateTag tone="bad" text={fill(copy.disabled, { date: on(disabledAt) })} />
          )}
          {hasSecondStep && <StateTag tone="good" text={copy.secondStep} />}
          {hasOneTimePassword && <StateTag tone="waiting" text={copy.oneTime} />}
        </p>
        <p className="small text-dust wrap-anywhere">{email}</p>
        <p className="text-xs text-dust">
          {fill(copy.lastLogin, { date: lastLoginAt === null ? words.never : on(lastLoginAt) })}
        </p>
        {sessions.length === 0 ? (
          <p className="small mt-2">{copy.noSession}</p>
        ) : (
          <details className="mt-2">
            <summary className="min-h-6 cursor-pointer">
              {plural(language, sessions.length, copy.sessions)}
            </summary>
            <ul className="mt-1">
              {sessions.map((session) => (
                <li key={session.id} className="small py-1">
                  {fill(copy.seen, { from: session.address, date: on(session.lastSeenAt) })}
                  <span className="block text-xs text-dust wrap-anywhere">{session.agent}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {sessions.length > 0 && canSignOut && (
        <AskFirst
          label={copy.signOut}
          question={copy.signingOut}
          values={{ name }}
          said={fill(copy.signedOut, { name })}
          work={() => client.signOut(id)}
          onDone={onSignedOut}
        />
      )}
    </div>
  );
}
