import { Agent } from 'node:http';
import { connect } from 'node:net';
import { seededRandom } from '#app/domain/random.ts';
import { exchange, get } from '../exchange.ts';
import { hostileRequests, probe, type HostileRequest, type Known } from './hostile-requests.ts';
import { startLiveSite, type LiveSite } from './live-site.ts';
import type { Place } from './places.ts';
import { signIn, type SignedIn } from './staff-cookies.ts';
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
  const chief = await signIn(database, 'chief', 'CEO');
  const member = await signIn(database, 'member', 'member');
  const reader = await signIn(database, 'reader', 'read-only');
  await database.close();
  const site = await startLiveSite(scratch, place);
  const known = await settle(site, chief, { member, reader });
  const requests = hostileRequests(seededRandom('hostile'), hostileCount, known);
  const before = await stateOf(site, chief, known);
  for (const words of [known.message, ...known.accounts])
    if (![...before.values()].some((state) => state.includes(words)))
      throw new Error(`Nobody is told ${words}: that it is hidden would say nothing`);
  const answers: Record<string, number> = {};
  const offences: string[] = [];

  const work = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await send(site.port, request.bytes);
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
  const after = await stateOf(site, chief, known);
  for (const [address, state] of after)
    if (state !== before.get(address)) offences.push(`afterwards: ${address} is another`);
  if (!isAcknowledged(await sendMessage(site.origin, 2_000_000, agent)))
    offences.push('afterwards: a message was not kept');
  agent.destroy();
  await site.stop();
  return { answers, offences };
}

/** What is not everybody's, put there by somebody who runs the site. */
async function settle(
  site: LiveSite,
  chief: SignedIn,
  { member, reader }: Record<'member' | 'reader', SignedIn>,
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
    const answer = await exchange(site.origin + address, asked);
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
    throw new Error('The message that others must not read was not kept');
  agent.destroy();
  const { items } = (await ask('/api/leads?limit=1')) as { items: { id: string }[] };
  return {
    origin: site.origin,
    readKey: secret,
    readOnly: reader.cookie,
    member: member.cookie,
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

/** What those who run the site see of what was attacked, by address. */
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
    // Keys and sessions that were used say when, and mails go out meanwhile.
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
  if (leaked) return `was told ${leaked}`;
  if (new RegExp(`^${probe}`, 'im').test(head)) return 'made a header of its own';
  const isMarkup = /^content-type: *(?:text\/html|image\/svg|application\/xhtml)/im.test(head);
  const reflected = new RegExp(`<(?:script>|img [^<>]*onerror=)?${probe}`);
  return isMarkup && reflected.test(body) ? 'came back as markup' : null;
}

/** Everything the server says to some bytes until one of the two closes the connection. */
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
    // A server that refuses a body may reset what is still being sent: its answer counts all the same.
    socket.once('error', done);
    socket.once('close', done);
  });
}
