import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** The contents of a certificate. */
interface Stated {
  /** Host names it is valid for. */
  readonly names: readonly string[];
  readonly from: Date;
  readonly to: Date;
  /** Its issuer; self-signed by default. */
  readonly issuer?: Authority;
}

interface Authority {
  readonly name: string;
  readonly privateKey: KeyObject;
}

interface MadeCertificate extends Authority {
  /** In PEM. */
  readonly key: string;
  readonly cert: string;
}

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** A value in DER (X.690). */
function der(tag: number, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from(head), content]);
}

const oid = (...bytes: number[]) => der(tags.oid, Buffer.from(bytes));
const nameOf = (text: string) =>
  der(tags.sequence, der(tags.set, der(tags.sequence, oid(0x55, 4, 3), der(tags.text, text))));
const timeOf = (date: Date) =>
  der(tags.time, `${date.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`);

const ecdsaWithSha256 = der(tags.sequence, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));

let made = 0;

/** A certificate (RFC 5280) with its own key; one without names may sign others. */
export function makeCertificate({ names, from, to, issuer }: Stated): MadeCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  made += 1;
  const name = names[0] ?? `Test authority ${made}`;
  const extension =
    names.length > 0
      ? [
          oid(0x55, 0x1d, 0x11),
          der(tags.octets, der(tags.sequence, ...names.map((each) => der(0x82, each)))),
        ]
      : [
          oid(0x55, 0x1d, 0x13),
          der(tags.octets, der(tags.sequence, der(tags.boolean, Buffer.from([255])))),
        ];
  const stated = der(
    tags.sequence,
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1, made])),
    ecdsaWithSha256,
    nameOf(issuer?.name ?? name),
    der(tags.sequence, timeOf(from), timeOf(to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(tags.sequence, der(tags.sequence, ...extension))),
  );
  const signature = sign('sha256', stated, issuer?.privateKey ?? privateKey);
  const whole = der(
    tags.sequence,
    stated,
    ecdsaWithSha256,
    der(tags.bits, Buffer.from([0]), signature),
  );
  const lines = whole.toString('base64').replaceAll(/.{1,64}/g, '$&\n');
  return {
    name,
    privateKey,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}
