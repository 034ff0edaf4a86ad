import { Link } from 'react-router';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { problemText } from './problem-text.ts';
import { StaffForm } from './staff-form.tsx';

/** Requests a reset link by mail. The answer is the same whether or not an account has the address. */
export function ForgottenPassword({
  copy,
  answer,
}: {
  copy: StaffCopy;
  answer: StaffAnswer | undefined;
}) {
  const { language } = useVisit();
  const { forgotten: messages } = copy;
  const isAsked = answer?.intent === 'forgot-password' && answer.problem === null;
  return (
    <div className="mx-auto grid max-w-[34rem] gap-6 py-12 lg:py-20">
      <div>
        <h1 className="title">{messages.title}</h1>
        <p className="lead mt-3">{messages.lead}</p>
      </div>
      <div className="panel grid gap-5 p-6 sm:p-8">
        {isAsked ? (
          <p role="status">{messages.asked}</p>
        ) : (
          <StaffForm
            intent="forgot-password"
            submit={messages.submit}
            busy={copy.busy}
            problem={problemText(answer, copy.problems, '', language)}
          >
            <TextField
              name="crm-email"
              type="email"
              label={copy.account.facts.email}
              initial={answer?.email ?? ''}
              autoComplete="username"
              required
            />
          </StaffForm>
        )}
        <Link to="?" className="text-link min-h-11 w-fit">
          {copy.startAgain}
        </Link>
      </div>
    </div>
  );
}
