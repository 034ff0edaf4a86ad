/** Why an email could not be sent, as far as the mail server's operator needs to know. */
export const mailFailureKinds = [
  'unreachable',
  'credentials',
  'encryption',
  'refused',
  'no-address',
  'sealed',
  'interrupted',
  'broken',
  'other',
] as const;

export type MailFailureKind = (typeof mailFailureKinds)[number];

/** Failure kinds by delivery code: nodemailer's codes in lower case, or `smtp-` with the server's status. */
const kinds: readonly (readonly [code: RegExp, kind: MailFailureKind])[] = [
  [/^smtp-(?:econnection|esocket|etimedout|edns|eproxy)\b/, 'unreachable'],
  [/^smtp-(?:eauth|enoauth|eoauth2)\b/, 'credentials'],
  [/^smtp-(?:etls|erequiretls)\b/, 'encryption'],
  [/^smtp-(?:eenvelope|emessage|estream)\b/, 'refused'],
  [/^mail-no-address$/, 'no-address'],
  [/^mail-sealed$/, 'sealed'],
  [/^abandoned$/, 'interrupted'],
  [/^broken$/, 'broken'],
];

/** @param code stored in the outbox; unknown ones are `other` */
export function mailFailureKind(code: string): MailFailureKind {
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
