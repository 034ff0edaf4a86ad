import { Link } from 'react-router';
import type { AccountNotificationsCopy } from '#app/content/staff/notifications/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import type { AccountView, StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { NewPasswordFields } from './sign-in-step.tsx';
import { newPasswordField, problemText } from './problem-text.ts';
import { TwoFactor } from './two-factor.tsx';
import { StaffForm } from './staff-form.tsx';

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
  const { address, language } = useVisit();
  const messages = copy.account;
  const facts = [
    [messages.facts.name, account.name],
    [messages.facts.email, account.email],
    [messages.facts.role, copy.roles[account.role as Role]],
    [
      messages.facts.lastLogin,
      account.lastLoginAt === null ? '–' : formatDate(language, account.lastLoginAt, 'short'),
    ],
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
            <dd className="mb-2 wrap-anywhere" suppressHydrationWarning>
              {value}
            </dd>
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
  const messages = copy.account;
  const problem = problemText(answer, copy.problems, copy.problems['not-confirmed']);
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
  const { language } = useVisit();
  const messages = copy.account.sessions;
  const when = (moment: number) => formatDate(language, moment, 'short');
  return (
    <section>
      <h2 className="heading">{messages.title}</h2>
      <p className="small mt-2 text-dust">{messages.lead}</p>
      <WideTable label={messages.title}>
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col">{messages.place}</th>
              <th scope="col">{messages.started}</th>
              <th scope="col">{messages.seen}</th>
              <th scope="col">
                <span className="sr-only">{messages.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, isThis, address, agent, createdAt, lastSeenAt }) => (
              <tr key={id}>
                <th scope="row" className="font-normal">
                  {address}
                  <span className="block text-xs text-dust">{agent || messages.unknownAgent}</span>
                </th>
                <td suppressHydrationWarning>{when(createdAt)}</td>
                <td suppressHydrationWarning>{when(lastSeenAt)}</td>
                <td>
                  {isThis ? (
                    messages.here
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
