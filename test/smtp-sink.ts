import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The data of one SMTP transaction. */
interface Caught {
  from: string;
  to: string[];
  raw: string;
}

/** The sink's response to a recipient; null accepts it. */
type Refusal = { code: number; words: string } | null;

/** A real SMTP server on this machine that stores received emails. */
export async function openSmtpSink() {
  const caught: Caught[] = [];
  let refusal: Refusal = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      done(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const from = mailFrom ? mailFrom.address : '';
        caught.push({ from, to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  // Ignore a client that disconnects early.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    refuseWith: (next: Refusal) => (refusal = next),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
