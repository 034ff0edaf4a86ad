/** A parsed email, as far as our own emails need it. */
export interface Mime {
  /** Values by lower-case name, unfolded and decoded; a repeated header has several values. */
  headers: Map<string, string[]>;
  /** Bodies by media type, decoded. */
  bodies: Map<string, string>;
}

/** Parses a raw email. */
export function readMime(raw: string): Mime {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const bodies = parts.map(({ headers: own, body: encoded }): [string, string] => [
    own.get('content-type')?.[0]?.split(';')[0] ?? 'text/plain',
    decode(encoded, own.get('content-transfer-encoding')?.[0] ?? '7bit'),
  ]);
  return { headers, bodies: new Map(bodies) };
}

function split(raw: string): { headers: Map<string, string[]>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), words(line.slice(colon + 1).trim())]);
  }
  return { headers, body: raw.slice(end + 4) };
}

/** Encoded words (RFC 2047); whitespace between two of them is ignored. */
function words(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  const bytes = joined.replace(
    /=\?utf-8\?([bq])\?([^?]*)\?=/gi,
    (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : bytesOf(text.replaceAll('_', ' ')),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  return Buffer.from(bytesOf(text.replace(/=\r\n/g, '')), 'latin1').toString('utf8');
}

const bytesOf = (text: string) =>
  text.replace(/=([\da-f]{2})/gi, (_code, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
