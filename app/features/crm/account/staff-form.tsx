import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StaffIntent } from '#app/domain/staff/answer.ts';
import { Icon } from '#app/ui/icon.tsx';

/**
 * A form of the sign-in or account pages: submitted to its own page, with and without scripts.
 *
 * @param also a second action on the same fields
 */
export function StaffForm({
  intent,
  submit,
  also,
  busy,
  problem,
  className = 'grid content-start gap-5',
  isPrimary = true,
  children,
}: {
  intent: StaffIntent;
  submit: string;
  also?: { intent: StaffIntent; submit: string };
  /** Label of the button while the response is pending. */
  busy: string;
  problem?: string | undefined;
  className?: string;
  isPrimary?: boolean;
  children?: ReactNode;
}) {
  const { formData } = useNavigation();
  const sent = formData?.get('intent');
  const actions = also ? [{ intent, submit }, also] : [{ intent, submit }];
  return (
    <Form method="post" className={className} aria-label={submit}>
      {children}
      {problem && <Problem text={problem} />}
      <div className="flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <button
            key={action.intent}
            type="submit"
            name="intent"
            value={action.intent}
            className={`button disabled:opacity-60 ${isPrimary && index === 0 ? 'button-primary' : ''}`}
            disabled={formData !== undefined}
          >
            {sent === action.intent ? busy : action.submit}
          </button>
        ))}
      </div>
    </Form>
  );
}

export function Problem({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-tile border border-band-red px-4 py-3 text-band-red"
    >
      <Icon name="triangle-alert" className="icon size-5" />
      {text}
    </p>
  );
}
