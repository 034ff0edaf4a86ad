import { Agent } from 'node:http';
import { connect } from 'node:net';
import { createApiKeyStore } from '../../app/data/api-keys.server.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { seededRandom } from '#app/domain/random.ts';
import { get } from '../exchange.ts';
import { hostileRequests, probe, type HostileRequest } from './hostile-requests.ts';
import { startLiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { isAcknowledged, sendMessage } from './visitor.ts';

export const hostileCount = 1000;

/** Asked at the same time. */
const lanes = 8;

/** How long a server may take to say something, in milliseconds. */
const patience = 20_000;

export interface HostileOutcome {
  /** Answers by class of status, `-` for a connection that was closed without one. */
  answers: Record<string, number>;
  /** What must not have been, in words. */
  offences: string[];
}

/** Sends hostile requests and looks at every answer; afterwards the site has to be as it was. */
export async function attack(scratch: string, place: Place): Promise<HostileOutcome> {
  const database = await place.open();
  const { secret } = await createApiKeyStore(database).create(
    { name: 'bench', scopes: ['read'], expiresAt: null },
    operatorActor,
  );
  await database.close();
  const site = await startLiveSite(scratch, place);
  const requests = hostileRequests(seededRandom('hostile'), hostileCount, secret);
  const answers: Record<string, number> = {};
  const offences: string[] = [];

  const work = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await exchange(site.port, request.bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const group = status === 0 ? '-' : `${Math.floor(status / 100)}xx`;
      answers[group] = (answers[group] ?? 0) + 1;
      const offence = offenceOf(request, status, answer);
      if (offence) offences.push(`${request.kind}: ${offence}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));

  const agent = new Agent();
  if ((await get(`${site.origin}/healthz`)).status !== 200)
    offences.push('afterwards: not healthy');
  if (!isAcknowledged(await sendMessage(site.origin, 2_000_000, agent)))
    offences.push('afterwards: a message was not kept');
  agent.destroy();
  await site.stop();
  return { answers, offences };
}

function offenceOf({ isForbidden }: HostileRequest, status: number, answer: string): string | null {
  const end = answer.indexOf('\r\n\r\n');
  const [head, body] = [answer.slice(0, end), answer.slice(end)];
  if (status >= 500) return `answered with ${status}`;
  if (isForbidden && status >= 200 && status < 300) return `was allowed, with ${status}`;
  if (new RegExp(`^${probe}`, 'im').test(head)) return 'made a header of its own';
  const isMarkup = /^content-type: *(?:text\/html|image\/svg|application\/xhtml)/im.test(head);
  const reflected = new RegExp(`<(?:script>)?${probe}|onerror=${probe}`);
  return isMarkup && reflected.test(body) ? 'came back as markup' : null;
}

/** Everything the server says to some bytes until one of the two closes the connection. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(patience, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses a body may reset what is still being sent: its answer counts all the same.
    socket.once('error', done);
    socket.once('close', done);
  });
}
