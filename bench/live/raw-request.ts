import type { Call } from './hostile-values.ts';

/** A request as it is given. */
export interface Parts {
  method?: string;
  target: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: Buffer | string;
}

/** A request head that is complete, whatever its parts are. */
export function bytesOf({ method = 'GET', target, headers = [], body = '' }: Parts): Buffer {
  const content = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(content.length > 0 && !headers.some(([name]) => /^(content-length|transfer-)/i.test(name))
      ? [`Content-Length: ${content.length}`]
      : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}

/** A header value without line breaks; kinds that inject them do so on purpose. */
export const inHeader = (text: string) => text.replace(/[\r\n\0]/g, ' ').slice(0, 4000);

/** A same-origin request from a browser: only the role forbids it. */
export function signedIn(origin: string, cookie: string, [method, target, body]: Call): Buffer {
  return bytesOf({
    method,
    target,
    headers: [
      ['Cookie', cookie],
      ['Origin', origin],
      ['If-Match', '"1"'],
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
    ],
    body: body === undefined ? '' : JSON.stringify(body),
  });
}
