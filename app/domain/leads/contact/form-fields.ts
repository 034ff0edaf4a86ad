/** Where a form asks for the token that says when it was opened. */
export const formTokenPath = '/form-token';

/**
 * The fields that a form brings along beside what is typed: the token, the trap that must stay empty, where the visitor
 * comes from, the conversation with the assistant, and the consent that campaign parameters need.
 */
export const formFields = {
  token: 'jeton',
  // No word that a browser would fill in by itself.
  honeypot: 'precision',
  screen: 'service',
  result: 'depuis',
  conversation: 'conversation',
  consent: 'consentement',
  /** Sent by a tool that hands its visitor over: the form is only filled in. */
  prefill: 'remplir',
} as const;

/** Longest path and query of a tool's result that is taken along, in characters. */
export const longestOrigin = 4000;
