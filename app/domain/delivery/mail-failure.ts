/** Why a mail could not be sent, as far as the operator of the mail server needs to know. */
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

/** Kinds by the code of a delivery: those of nodemailer in lower case after `smtp-`, with the server's status. */
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

/** @param code of a delivery, as the outbox stores it; unknown ones are `other` */
export function mailFailureKind(code: string): MailFailureKind {
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
