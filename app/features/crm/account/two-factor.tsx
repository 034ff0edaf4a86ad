import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { AccountView, StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { AppFields } from './app-fields.tsx';
import { asksConfirmation, ConfirmFields } from './confirm-fields.tsx';
import { problemText } from './problem-text.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StaffForm } from './staff-form.tsx';

/** Two factor sign-in: off, being set up, or on with its recovery codes; the app can be replaced by another. */
export function TwoFactor({
  copy,
  account,
  answerTo,
}: {
  copy: StaffCopy;
  account: Pick<AccountView, 'codesLeft' | 'setUp' | 'isConfirmed'>;
  answerTo: (intent: StaffIntent) => StaffAnswer | undefined;
}) {
  const { language } = useVisit();
  const { codesLeft, setUp } = account;
  const messages = copy.account.secondStep;
  const isOn = codesLeft !== null;
  const codes = intents.flatMap((intent) => answerTo(intent)?.recoveryCodes ?? []);
  const setsUp = setUp ? 'confirm-app' : 'set-up-app';
  /** Texts and extra fields of an intent's form. */
  const formOf = (intent: (typeof intents)[number]) => ({
    intent,
    busy: copy.busy,
    problem: problemText(answerTo(intent), copy.problems, messages.refused, language),
  });
  const confirmation = (intent: (typeof intents)[number]) =>
    asksConfirmation(intent, account, answerTo(intent)) && (
      <ConfirmFields copy={copy.confirmation} hasSecondStep={isOn} />
    );
  return (
    <section id="second-step" className="grid gap-5">
      <h2 className="heading">{messages.title}</h2>
      <p>{isOn ? messages.on : messages.off}</p>
      {codes.length > 0 && <RecoveryCodes copy={messages} codes={codes} />}
      {isOn && (
        <>
          <p className="small tabular text-dust">
            {fill(messages.codesLeft, { count: String(codesLeft) })}
          </p>
          <StaffForm
            {...formOf('renew-codes')}
            problem={formOf('renew-codes').problem ?? formOf('remove-app').problem}
            submit={messages.renew}
            also={{ intent: 'remove-app', submit: messages.remove }}
            isPrimary={false}
          >
            {confirmation('renew-codes')}
          </StaffForm>
          <p className="small text-dust">{messages.replaceLead}</p>
        </>
      )}
      <StaffForm
        {...formOf(setsUp)}
        submit={isOn ? messages.replace : setUp ? messages.confirm : messages.setUp}
        isPrimary={setUp !== null}
      >
        {setUp && <AppFields copy={messages} setUp={setUp} />}
        {confirmation(setsUp)}
      </StaffForm>
    </section>
  );
}

const intents = ['set-up-app', 'confirm-app', 'renew-codes', 'remove-app'] as const;
