import { useRef, type RefObject } from 'react';
import { formFields, formTokenPath } from '#app/domain/leads/form-fields.ts';
import type { Origin } from './origin.ts';

/** The token's field, and what asks for the token once somebody begins to write. */
export interface FillToken {
  field: RefObject<HTMLInputElement | null>;
  ask: () => void;
}

/** @param known the token that the page came with, empty where it is kept for everyone */
export function useFillToken(known: string): FillToken {
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  function ask() {
    if (isAsked.current || known !== '') return;
    isAsked.current = true;
    fetch(formTokenPath)
      .then((response) => (response.ok ? response.text() : ''))
      .then((token) => {
        if (field.current) field.current.value = token;
      })
      // The message is kept without it too.
      .catch(() => (isAsked.current = false));
  }
  return { field, ask };
}

/** What goes along with the message unseen: where it comes from, when it was begun, and a trap for machines. */
export function UnseenFields({
  trap,
  token,
  field,
  origin,
  campaign,
}: {
  trap: string;
  token: string;
  field: FillToken['field'];
  origin: Origin;
  campaign: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <>
      <input type="hidden" name={formFields.screen} value={origin.screen ?? ''} />
      <input type="hidden" name={formFields.result} value={origin.result} />
      <input ref={field} type="hidden" name={formFields.token} defaultValue={token} />
      {campaign.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label htmlFor={formFields.trap}>{trap}</label>
        <input
          id={formFields.trap}
          name={formFields.trap}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
    </>
  );
}
