import { Link } from 'react-router';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { LinkView, StaffAnswer } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Main } from '#app/ui/page/main.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { newPasswordField, problemText } from './problem-text.ts';
import { NewPasswordFields } from './sign-in-step.tsx';
import { StaffForm } from './staff-form.tsx';

/** The page opened by a mailed link, where someone chooses a password; an invited person also checks their name. */
export function LinkScreen({
  copy,
  link: { token, account },
  answer,
}: {
  copy: StaffCopy;
  link: LinkView;
  answer: StaffAnswer | undefined;
}) {
  const { link: messages } = copy;
  const isInvited = account?.purpose === 'invitation';
  return (
    <Main>
      <div className="starfield border-b border-line">
        <div className="measure">
          <div className="mx-auto grid max-w-[34rem] gap-6 py-12 lg:py-20">
            <div>
              <h1 className="title">
                {account === null ? messages.over : isInvited ? messages.welcome : messages.reset}
              </h1>
              <p className="lead mt-3">
                {account === null
                  ? messages.overLead
                  : isInvited
                    ? messages.welcomeLead
                    : messages.resetLead}
              </p>
            </div>
            {account === null ? (
              <p>
                <Link to="?oublie=1" className="text-link min-h-11">
                  {messages.another}
                </Link>
              </p>
            ) : (
              <PasswordForm copy={copy} token={token} account={account} answer={answer} />
            )}
          </div>
        </div>
      </div>
    </Main>
  );
}

function PasswordForm({
  copy,
  token,
  account,
  answer,
}: {
  copy: StaffCopy;
  token: string;
  account: NonNullable<LinkView['account']>;
  answer: StaffAnswer | undefined;
}) {
  const { language } = useVisit();
  const about = newPasswordField(answer);
  const problem = problemText(answer, copy.problems, copy.problems['link-over'], language);
  const isAboutName = answer?.problem === 'bad-name' || answer?.problem === 'name-taken';
  return (
    <div className="panel p-6 sm:p-8">
      <StaffForm
        intent="accept-link"
        submit={copy.newPassword.submit}
        busy={copy.busy}
        problem={about || isAboutName ? undefined : problem}
      >
        <input type="hidden" name="crm-link" value={token} />
        {/* For password managers. */}
        <input type="hidden" name="crm-email" value={account.email} autoComplete="username" />
        <p className="wrap-anywhere">{account.email}</p>
        {account.purpose === 'invitation' && (
          <TextField
            name="crm-name"
            label={copy.account.facts.name}
            help={copy.link.nameHelp}
            initial={account.name}
            autoComplete="name"
            maxLength={100}
            required
            error={isAboutName && problem && <span role="alert">{problem}</span>}
          />
        )}
        <NewPasswordFields copy={copy.newPassword} about={about} problem={problem} />
      </StaffForm>
    </div>
  );
}
