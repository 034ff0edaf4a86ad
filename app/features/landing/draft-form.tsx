import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { draftFields, type DraftField, type PageDraft } from '#app/domain/landing/page-draft.ts';

/**
 * A part of the draft as a form. The draft is the page's query: without scripts a button sends it, with them it follows
 * every change in place. Fields keep what is typed by themselves.
 *
 * @param own the fields that stand in this form; the others go along unseen
 * @param target where on the page it leads
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
  const fields = Object.entries(draftFields(draft));
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
        // The button that goes on a step has not been pressed.
        data.set('step', draftFields(draft).step);
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
