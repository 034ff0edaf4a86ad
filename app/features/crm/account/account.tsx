import { Link } from 'react-router';
import type { AccountNotificationsCopy } from '#app/content/staff/notifications/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { AccountView, StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { browserName } from '#app/domain/staff/browser-name.ts';
import { formatAgencyTime } from '#app/i18n/format-day.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { newPasswordField, problemText } from './problem-text.ts';
import { NewPasswordFields } from './sign-in-step.tsx';
import { StaffForm } from './staff-form.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The user's own account: profile, password, two factor, sessions. */
export function Account({
  copy,
  notifications,
  account,
  answer,
}: {
  copy: StaffCopy;
  notifications: AccountNotificationsCopy;
  account: AccountView;
  answer: StaffAnswer | undefined;
}) {
  const answerTo = (intent: StaffIntent) => (answer?.intent === intent ? answer : undefined);
  return (
    <div className="measure grid gap-12 py-10">
      <Profile copy={copy} account={account} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <PasswordForm copy={copy} account={account} answer={answerTo('change-password')} />
        <TwoFactor copy={copy} account={account} answerTo={answerTo} />
      </div>
      <NotificationChoices
        copy={notifications}
        busy={copy.busy}
        choices={account.choices}
        push={account.push}
        answer={answerTo('notification-choices')}
      />
      <Sessions copy={copy} sessions={account.sessions} />
    </div>
  );
}

/** The profile, and the sign-out buttons. */
function Profile({ copy, account }: { copy: StaffCopy; account: AccountView }) {
  const { address } = useVisit();
  const when = useMoment();
  const messages = copy.account;
  const facts = [
    [messages.facts.name, account.name],
    [messages.facts.email, account.email],
    [messages.facts.role, copy.roles[account.role as Role]],
    [messages.facts.lastLogin, account.lastLoginAt === null ? '–' : when(account.lastLoginAt)],
  ] as const;
  return (
    <div>
      <p>
        <Link to={address(crmPath)} className="text-link">
          {messages.back}
        </Link>
      </p>
      <h1 className="title mt-4">{messages.title}</h1>
      <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-dust">{name}</dt>
            <dd className="mb-2 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <StaffForm
          intent="sign-out"
          submit={messages.signOut}
          busy={copy.busy}
          isPrimary={false}
          className="contents"
        />
        <StaffForm
          intent="sign-out-everywhere"
          submit={messages.signOutEverywhere}
          busy={copy.busy}
          isPrimary={false}
          className="contents"
        />
      </div>
    </div>
  );
}

function PasswordForm({
  copy,
  account,
  answer,
}: {
  copy: StaffCopy;
  account: AccountView;
  answer: StaffAnswer | undefined;
}) {
  const { language } = useVisit();
  const messages = copy.account;
  const problem = problemText(answer, copy.problems, copy.problems['not-confirmed'], language);
  const about = newPasswordField(answer);
  return (
    <section className="grid gap-5">
      <h2 className="heading">{messages.password.title}</h2>
      <StaffForm
        intent="change-password"
        submit={messages.password.submit}
        busy={copy.busy}
        problem={about ? undefined : problem}
      >
        <ConfirmFields copy={copy.confirmation} hasSecondStep={account.codesLeft !== null} />
        <NewPasswordFields
          copy={{ ...messages.password, password: messages.password.next }}
          about={about}
          problem={problem}
        />
      </StaffForm>
    </section>
  );
}

function Sessions({ copy, sessions }: { copy: StaffCopy; sessions: AccountView['sessions'] }) {
  const messages = copy.account.sessions;
  const when = useMoment();
  return (
    <section>
      <h2 className="heading">{messages.title}</h2>
      <p className="small mt-2 text-dust">{messages.lead}</p>
      <ul className="mt-4">
        {sessions.map(({ id, isThis, address, agent, createdAt, lastSeenAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span title={agent}>{browserName(agent) ?? (agent || messages.unknownAgent)}</span>{' '}
                · {address}
              </p>
              <dl className="text-xs text-dust">
                {(
                  [
                    [messages.started, createdAt],
                    [messages.seen, lastSeenAt],
                  ] as const
                ).map(([name, moment]) => (
                  <div key={name} className="flex flex-wrap gap-x-2">
                    <dt>{name}</dt>
                    <dd>{when(moment)}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {isThis ? (
              <p>{messages.here}</p>
            ) : (
              <StaffForm
                intent="end-session"
                submit={messages.end}
                busy={copy.busy}
                isPrimary={false}
              >
                <input type="hidden" name="id" value={id} />
              </StaffForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Formats date-times in the reader's time zone; in the agency's until the page is hydrated. */
function useMoment(): (moment: number) => string {
  const { language } = useVisit();
  const isHydrated = useHydrated();
  return (moment) =>
    isHydrated ? formatDate(language, moment, 'short') : formatAgencyTime(language, moment);
}
