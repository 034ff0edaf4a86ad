import { Link } from 'react-router';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import type { AccountView, StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { formatDate } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { WideTable } from '#app/ui/wide-table.tsx';
import { NewPasswordFields } from './next-step.tsx';
import { problemText } from './problem-text.ts';
import { SecondStep } from './second-step.tsx';
import { StaffForm } from './staff-form.tsx';

/** Somebody's own account: who they are, how they sign in, and where they are signed in. */
export function Account({
  copy,
  account,
  answer,
}: {
  copy: StaffCopy;
  account: AccountView;
  answer: StaffAnswer | undefined;
}) {
  const { address, language } = useVisit();
  const words = copy.account;
  const answerTo = (intent: StaffIntent) => (answer?.intent === intent ? answer : undefined);
  const facts = [
    [words.facts.name, account.name],
    [words.facts.email, account.email],
    [words.facts.role, copy.roles[account.role as Role]],
    [
      words.facts.lastLogin,
      account.lastLoginAt === null ? '–' : formatDate(language, account.lastLoginAt, 'short'),
    ],
  ] as const;
  return (
    <div className="measure grid gap-12 py-10">
      <div>
        <p>
          <Link to={address('/crm-complet')} className="text-link">
            {words.back}
          </Link>
        </p>
        <h1 className="title mt-4">{words.title}</h1>
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
            submit={words.signOut}
            busy={copy.busy}
            isPrimary={false}
            className="contents"
          />
          <StaffForm
            intent="sign-out-everywhere"
            submit={words.signOutEverywhere}
            busy={copy.busy}
            isPrimary={false}
            className="contents"
          />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <section className="grid gap-5">
          <h2 className="heading">{words.password.title}</h2>
          <StaffForm
            intent="change-password"
            submit={words.password.submit}
            busy={copy.busy}
            problem={problemText(
              answerTo('change-password'),
              copy.problems,
              words.password.refused,
            )}
          >
            <TextField
              name="crm-password"
              type="password"
              label={words.password.current}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields copy={{ ...words.password, password: words.password.next }} />
          </StaffForm>
        </section>
        <SecondStep copy={copy} account={account} answerTo={answerTo} />
      </div>
      <Sessions copy={copy} sessions={account.sessions} />
    </div>
  );
}

function Sessions({ copy, sessions }: { copy: StaffCopy; sessions: AccountView['sessions'] }) {
  const { language } = useVisit();
  const words = copy.account.sessions;
  const when = (moment: number) => formatDate(language, moment, 'short');
  return (
    <section>
      <h2 className="heading">{words.title}</h2>
      <p className="small mt-2 text-dust">{words.lead}</p>
      <WideTable label={words.title}>
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.started}</th>
              <th scope="col">{words.seen}</th>
              <th scope="col">
                <span className="sr-only">{words.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, isThis, address, agent, createdAt, lastSeenAt }) => (
              <tr key={id}>
                <th scope="row" className="font-normal">
                  {address}
                  <span className="block text-xs text-dust">{agent || words.unknownAgent}</span>
                </th>
                <td suppressHydrationWarning>{when(createdAt)}</td>
                <td suppressHydrationWarning>{when(lastSeenAt)}</td>
                <td>
                  {isThis ? (
                    words.here
                  ) : (
                    <StaffForm
                      intent="end-session"
                      submit={words.end}
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
