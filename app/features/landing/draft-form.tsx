import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import {
  draftFields,
  stepNumber,
  type DraftField,
  type PageDraft,
} from '#app/domain/landing/page-draft.ts';

/**
 * A part of the draft as a form. The draft is the page's query: without scripts a button submits it, with them every
 * change does, in place. Fields are uncontrolled.
 *
 * @param own fields shown in this form; the others are hidden inputs
 * @param target anchor on the page after submit
 */
export function DraftForm({
  draft,
  own,
  target,
  children,
}: {
  draft: PageDraft;
  own: readonly DraftField[];
  target: `#${string}`;
  children: ReactNode;
}) {
  const send = useSubmit();
  const fields = draftFields(draft);
  const isOwn = (name: string) => own.some((each) => each === name);
  return (
    <Form
      method="get"
      action={target}
      replace
      preventScrollReset
      className="grid grid-cols-1 gap-5"
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        // A change is not a click on the button for the next step.
        data.set('step', String(stepNumber(draft.step)));
        void send(data, { action: target, replace: true, preventScrollReset: true });
      }}
    >
      {fields.map(
        ([name, value]) =>
          !isOwn(name) && value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}
