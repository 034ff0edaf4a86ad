import { useRef, type RefObject } from 'react';
import { formFields, formTokenPath } from '#app/domain/leads/contact/form-fields.ts';

/** The page and the tool result that a message comes from. */
export interface MessageOrigin {
  screen: string | null;
  /** Path and query of the tool, or empty. */
  result: string;
}

/** The token's field, and a function that fetches the token on the first input. */
export interface FillToken {
  field: RefObject<HTMLInputElement | null>;
  ask: () => void;
}

/** @param known the token in the page; empty if the page is cached for everyone */
export function useFillToken(known: string): FillToken {
  const field = useRef<HTMLInputElement>(null);
  const isRequested = useRef(false);
  function ask() {
    if (isRequested.current || known !== '') return;
    isRequested.current = true;
    fetch(formTokenPath)
      .then((response) => (response.ok ? response.text() : ''))
      .then((token) => {
        if (field.current) field.current.value = token;
      })
      // The message is also stored without a token; the next input tries again.
      .catch(() => (isRequested.current = false));
  }
  return { field, ask };
}

/** Hidden fields: origin, fill token, campaign, and a honeypot. */
export function HiddenFields({
  honeypotLabel,
  token,
  field,
  origin,
  campaign,
}: {
  honeypotLabel: string;
  token: string;
  field: FillToken['field'];
  origin: MessageOrigin;
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
        <label htmlFor={formFields.honeypot}>{honeypotLabel}</label>
        <input
          id={formFields.honeypot}
          name={formFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
    </>
  );
}
