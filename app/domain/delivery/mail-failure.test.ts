import { expect, it } from 'vitest';
import { mailFailureKind } from './mail-failure.ts';

it.each([
  ['smtp-econnection', 'unreachable'],
  ['smtp-esocket', 'unreachable'],
  ['smtp-etimedout-421', 'unreachable'],
  ['smtp-edns', 'unreachable'],
  ['smtp-eauth-535', 'credentials'],
  ['smtp-etls', 'encryption'],
  ['smtp-eenvelope-550', 'refused'],
  ['smtp-emessage-552', 'refused'],
  ['mail-sealed', 'sealed'],
  ['smtp-eauthority', 'other'],
  ['mail-no-address', 'no-address'],
  ['abandoned', 'interrupted'],
  ['broken', 'broken'],
  ['smtp-eprotocol', 'other'],
  ['', 'other'],
])('classifies %j as %s', (code, kind) => {
  expect(mailFailureKind(code)).toBe(kind);
});
