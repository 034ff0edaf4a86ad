import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { AccountView, StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { problemText } from './problem-text.ts';
import { QrCode } from './qr-code.tsx';
import { StaffForm } from './staff-form.tsx';

/** The second step of signing in: off, being set up, or on with its recovery codes. */
export function SecondStep({
  copy,
  account: { codesLeft, setUp },
  answerTo,
}: {
  copy: StaffCopy;
  account: Pick<AccountView, 'codesLeft' | 'setUp'>;
  answerTo: (intent: StaffIntent) => StaffAnswer | undefined;
}) {
  const words = copy.account.secondStep;
  const answers = (['confirm-app', 'renew-codes', 'remove-app'] as const).map(answerTo);
  const answer = answers.find((each) => each !== undefined);
  const problem = problemText(answer, copy.problems, words.refused);
  const code = (label: string) => (
    <TextField name="crm-code" label={label} autoComplete="one-time-code" maxLength={40} required />
  );
  const shared = { busy: copy.busy, problem };
  return (
    <section id="second-step" className="grid gap-5">
      <h2 className="heading">{words.title}</h2>
      <p>{codesLeft === null ? words.off : words.on}</p>
      {answer && answer.recoveryCodes.length > 0 && (
        <RecoveryCodes copy={words} codes={answer.recoveryCodes} />
      )}
      {codesLeft === null && !setUp && (
        <StaffForm intent="set-up-app" submit={words.setUp} busy={copy.busy} isPrimary={false} />
      )}
      {codesLeft === null && setUp && (
        <StaffForm intent="confirm-app" submit={words.confirm} {...shared}>
          <SetUp copy={words} {...setUp} />
          {code(words.code)}
        </StaffForm>
      )}
      {codesLeft !== null && (
        <>
          <p className="small tabular text-dust">
            {fill(words.codesLeft, { count: String(codesLeft) })}
          </p>
          <StaffForm
            intent="renew-codes"
            submit={words.renew}
            also={{ intent: 'remove-app', submit: words.remove }}
            isPrimary={false}
            {...shared}
          >
            {code(words.anyCode)}
          </StaffForm>
        </>
      )}
    </section>
  );
}

type Words = StaffCopy['account']['secondStep'];

function SetUp({ copy, uri, secret }: { copy: Words; uri: string; secret: string }) {
  const { scan, secret: type, open } = copy.steps;
  return (
    <div className="grid gap-3">
      <p>{scan}</p>
      <QrCode text={uri} label={copy.drawing} />
      <p>
        {type} <code className="tabular font-semibold wrap-anywhere">{inFours(secret)}</code>
      </p>
      <p>
        {open}{' '}
        <a href={uri} className="text-link wrap-anywhere">
          {uri}
        </a>
      </p>
    </div>
  );
}

function RecoveryCodes({ copy, codes }: { copy: Words; codes: readonly string[] }) {
  return (
    <div role="status" className="panel grid gap-3 border-lumen p-5">
      <h3 className="font-semibold">{copy.codesTitle}</h3>
      <p className="small">{copy.codesLead}</p>
      <ol className="tabular grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}

function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}
