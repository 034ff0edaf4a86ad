/** A message of PostgreSQL's wire protocol (PostgreSQL 18, §54.7): type, length, body. */
export function wireMessage(letter: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

export const query = (sql: string): Buffer => wireMessage('Q', `${sql}\0`);

/** Whether a server's reply ends with ReadyForQuery, outside of a transaction. */
export const endsTransaction = (reply: Uint8Array): boolean =>
  reply.at(-6) === 'Z'.charCodeAt(0) && reply.at(-1) === 'I'.charCodeAt(0);

/** The parts of a reply in memory of their own, which can be transferred. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
