import { Agent } from 'node:http';
import { connect } from 'node:net';
import { seededRandom } from '#app/domain/random.ts';
import { sendRequest, get } from '../http-client.ts';
import type { MeasuredDatabase } from './databases.ts';
import { hostileRequests, type HostileRequest } from './hostile-requests.ts';
import { probe, type Known } from './hostile-values.ts';
import { inParallel } from './in-parallel.ts';
import { startLiveSite, type LiveSite } from './live-site.ts';
import { besiege, type Sieges } from './sieges.ts';
import { password, signIn, type SignedIn } from './staff-cookies.ts';
import { isAcknowledged, sendMessage } from './visitor.ts';

export const hostileCount = 1000;

/** Time limit of a response, in milliseconds. */
const patience = 20_000;

export interface HostileOutcome {
  /** Responses by class of status, `-` for a connection closed without one. */
  answers: Record<string, number>;
  /** Violated conditions, in words. */
  offences: string[];
  sieges: Sieges;
}

/** Age of a session whose password was given too long ago for sensitive changes, in milliseconds. */
const unconfirmedFor = 10 * 60_000;

/** Sends hostile requests and checks every response; afterwards the site's data has to be unchanged. */
export async function attack(scratch: string, measured: MeasuredDatabase): Promise<HostileOutcome> {
  const database = await measured.open();
  const chief = await signIn(database, 'chief', 'CEO');
  const member = await signIn(database, 'member', 'member');
  const reader = await signIn(database, 'reader', 'read-only');
  const owner = await signIn(database, 'owner', 'CEO', unconfirmedFor);
  await database.close();
  const site = await startLiveSite(scratch, measured);
  const known = await settle(site, chief, { member, reader, owner });
  const requests = hostileRequests(seededRandom('hostile'), hostileCount, known);
  const before = await stateOf(site, chief, known);
  for (const words of [known.message, ...known.accounts])
    if (![...before.values()].some((state) => state.includes(words)))
      throw new Error(`Not even the administrator sees ${words}, so hiding it would prove nothing`);
  const answers: Record<string, number> = {};
  const offences: string[] = [];

  await inParallel(requests, async (request) => {
    const answer = await send(site.port, request.bytes);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    const group = status === 0 ? '-' : `${Math.floor(status / 100)}xx`;
    answers[group] = (answers[group] ?? 0) + 1;
    const offence = offenceOf(request, status, answer);
    if (offence) offences.push(`${request.kind}: ${offence}`);
  });

  const agent = new Agent();
  if ((await get(`${site.origin}/healthz`)).status !== 200) offences.push('afterwards: unhealthy');
  const after = await stateOf(site, chief, known);
  for (const [address, state] of after)
    if (state !== before.get(address)) offences.push(`afterwards: ${address} has changed`);
  if (!isAcknowledged(await sendMessage(site.origin, 2_000_000, agent)))
    offences.push('afterwards: a message was not stored');
  agent.destroy();
  const sieges = await besiege(site, { email: owner.email, password });
  await site.stop();
  return { answers, offences, sieges };
}

/** Creates private data as an administrator. */
async function settle(
  site: LiveSite,
  chief: SignedIn,
  { member, reader, owner }: Record<'member' | 'reader' | 'owner', SignedIn>,
): Promise<Known> {
  const ask = async (address: string, body?: unknown): Promise<unknown> => {
    const asked = {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Cookie: chief.cookie,
        Origin: site.origin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await sendRequest(site.origin + address, asked);
    const text = answer.body.toString();
    if (answer.status >= 300) throw new Error(`${answer.status} for ${address}: ${text}`);
    return JSON.parse(text);
  };
  const client = (await ask('/api/crm/clients', { name: 'Boulangerie Élan' })) as { id: string };
  const { endpoint } = (await ask('/api/webhooks', {
    url: 'http://127.0.0.1:9/hidden-endpoint',
    events: ['lead.erased'],
  })) as { endpoint: { id: string } };
  const { key } = (await ask('/api/keys', { name: 'hidden key', scopes: ['read'] })) as {
    key: { id: string };
  };
  const { secret } = (await ask('/api/keys', { name: 'known key', scopes: ['read'] })) as {
    secret: string;
  };
  const agent = new Agent();
  const number = 1_999_999;
  if (!isAcknowledged(await sendMessage(site.origin, number, agent)))
    throw new Error('The message that others must not read was not stored');
  agent.destroy();
  const { items } = (await ask('/api/leads?limit=1')) as { items: { id: string }[] };
  return {
    origin: site.origin,
    readKey: secret,
    readOnly: reader.cookie,
    member: member.cookie,
    unconfirmed: owner.cookie,
    ids: {
      client: client.id,
      lead: items[0]?.id ?? '',
      chief: chief.id,
      webhook: endpoint.id,
      key: key.id,
    },
    message: `bench-${number}@`,
    accounts: [chief.email, 'hidden-endpoint', 'hidden key'],
  };
}

/** The administrator's view of the attacked data, by address. */
async function stateOf(
  site: LiveSite,
  { cookie }: SignedIn,
  { ids }: Known,
): Promise<Map<string, string>> {
  const addresses = [
    `/api/crm/clients/${ids.client}`,
    `/api/leads/${ids.lead}`,
    '/api/webhooks',
    '/api/keys',
    '/api/staff',
    '/api/privacy/requests',
    '/cockpit',
  ];
  const states = addresses.map(async (address) => {
    const { status, body } = await get(site.origin + address, { headers: { Cookie: cookie } });
    // Last-use times of keys and sessions change, and emails are delivered meanwhile.
    const text = body
      .toString()
      .replaceAll(/"(?:lastUsedAt|lastSeenAt)":(?:"[^"]*"|null)|"mails":\[[^\]]*\]/g, '');
    return [address, `${status} ${text}`] as const;
  });
  return new Map(await Promise.all(states));
}

function offenceOf(
  { isForbidden, hidden = [] }: HostileRequest,
  status: number,
  answer: string,
): string | null {
  const end = answer.indexOf('\r\n\r\n');
  const [head, body] = [answer.slice(0, end), answer.slice(end)];
  if (status >= 500) return `answered with ${status}`;
  if (isForbidden && status >= 200 && status < 300) return `was allowed, with ${status}`;
  const leaked = hidden.find((words) => answer.includes(words));
  if (leaked) return `leaked ${leaked}`;
  if (new RegExp(`^${probe}`, 'im').test(head)) return 'injected a header';
  const isMarkup = /^content-type: *(?:text\/html|image\/svg|application\/xhtml)/im.test(head);
  const reflected = new RegExp(`<(?:script>|img [^<>]*onerror=)?${probe}`);
  return isMarkup && reflected.test(body) ? 'was reflected as markup' : null;
}

/** Everything the server sends for some bytes until one of the two closes the connection. */
async function send(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(patience, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses a body may reset the connection during the upload: its response still counts.
    socket.once('error', done);
    socket.once('close', done);
  });
}
