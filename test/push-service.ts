import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserSubscription } from '#app/domain/notifications/push.ts';

/** The key pair of a tested site. */
export const vapid = {
  publicKey:
    'BKTVzP0kmdiHuKBdhDDIwVpfA3krpYET-s8gXnIruv3exa1TCgMdX1Z_HIh1TZOPX2pK7n255FmGIPbxC2DmRL8',
  privateKey: '6qquvy_rW2nj03YTkIT9WIpxpfDKulsBJ1JaS46BKO8',
  subject: 'mailto:site@iluma.example',
};

/** The same as server settings, with a push service on this machine. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: vapid.subject,
  PUSH_ALLOWED: '127.0.0.1',
};

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (response: ServerResponse) => void;

const accepted: Answer = (response) => response.writeHead(201).end();

/** A push service on this machine, like those of browser vendors (RFC 8030). */
export async function openPushService() {
  const received: Pushed[] = [];
  let answer = accepted;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    answerWith: (next: Answer) => (answer = next),
    /** A subscribed browser. */
    newBrowser: (name: string) => newBrowser(`${origin}/${name}`),
    reset() {
      received.length = 0;
      answer = accepted;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface PushedBrowser {
  subscription: BrowserSubscription;
  /** The text encrypted for it. */
  read(body: Buffer): string;
}

function newBrowser(endpoint: string): PushedBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read: (body) => decryptPush(body, pair, auth) };
}

/** Decrypts a push message (RFC 8291) of one record (RFC 8188), as a browser does. */
export function decryptPush(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims in a sender's `Authorization` header (RFC 8292); null if the signature does not match the key. */
export function readVapid(authorization = ''): { key: string; claims: Claims } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  if (!x || !y) return null;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return null;
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims };
}

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}
