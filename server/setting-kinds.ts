import { isIP } from 'node:net';
import { z } from 'zod';

/** A TCP port; 0 lets the system choose one. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** An ISO 8601 date-time with offset, as epoch milliseconds. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

export const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must be a scheme and a host, such as https://iluma.example',
  );

/** Comma-separated origins. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((each) => origin.safeParse(each).success),
    'must be schemes and hosts separated by commas, such as https://fonts.example, https://api.example',
  )
  .default([]);

/** Comma-separated addresses and ranges such as `10.0.0.0/8`. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isNetwork),
    'must be addresses and ranges separated by commas, such as 10.1.0.0/16, 192.168.1.5',
  )
  .default([]);

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

/** Named ranges of proxy-addr. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Rejects ranges of length 0: trusting every proxy would let clients forge their address. */
const isProxy = (text: string): boolean =>
  namedNetworks.has(text) || (isNetwork(text) && !/\/0+$/.test(text));

export const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isProxy),
    'must be addresses and ranges separated by commas, such as 10.1.0.0/16, 192.168.1.5',
  )
  .default([]);

export const databaseUrl = z
  .string()
  .refine(
    isDatabaseUrl,
    'must be the address of a PostgreSQL, such as postgres://user:password@host/name, or memory: to keep nothing',
  );

function isDatabaseUrl(text: string): boolean {
  if (text === 'memory:') return true;
  // A URL without a host, valid when the query names a socket directory, is rejected by the URL parser.
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

/** Keys as printed by `npm run push-keys`, in base64url. */
export const pushKey = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'must be what npm run push-keys prints');
