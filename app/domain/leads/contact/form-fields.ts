/** Where a form requests the token that proves when it was opened. */
export const formTokenPath = '/form-token';

/**
 * Hidden fields of a form: the token, the honeypot, which must stay empty, the referring page, the conversation with
 * the assistant, and the consent required for campaign parameters.
 */
export const formFields = {
  token: 'jeton',
  // Not a name that browsers autofill.
  honeypot: 'precision',
  screen: 'service',
  result: 'depuis',
  conversation: 'conversation',
  consent: 'consentement',
  /** Sent by a tool that links to the form: the form is only prefilled. */
  prefill: 'remplir',
} as const;

/** Maximum length of the path and query of an attached tool result, in characters. */
export const longestOrigin = 4000;
