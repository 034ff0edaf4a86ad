import { sendRequest } from '../http-client.ts';
import { inParallel } from './in-parallel.ts';
import type { LiveSite } from './live-site.ts';
import { messageOf } from './visitor.ts';

/** Outcome of attacks that last: each tries to keep others out or to fill the disk. */
export interface Sieges {
  /** Wrong passwords for one account, from many addresses. */
  signIn: { tries: number; addresses: number; refused: number; ownersTries: number };
  /** Messages of one address. */
  flood: { sent: number; accepted: number; refused: number; isRealMessageTaken: boolean };
}

const size = { addresses: 50, triesOfEach: 8, messages: 300 } as const;

/** Attempts the owner makes before the siege counts as successful. */
const mostOwnersTries = 5;

type Place = Pick<LiveSite, 'origin'>;

interface Account {
  email: string;
  password: string;
}

/** Attacks a running site, and checks that an account's owner and a visitor get through all the while. */
export async function besiege(site: LiveSite, owner: Account): Promise<Sieges> {
  return { signIn: await besiegeSignIn(site, owner), flood: await flood(site) };
}

async function besiegeSignIn(site: LiveSite, owner: Account): Promise<Sieges['signIn']> {
  const tries = Array.from(
    { length: size.addresses * size.triesOfEach },
    (_, i) => `198.51.100.${i % size.addresses}`,
  );
  let refused = 0;
  const attackers = inParallel(tries, async (address) => {
    const status = await signIn(site, { ...owner, password: 'pas le bon du tout' }, address);
    if (status === 429) refused += 1;
  });
  let ownersTries = 0;
  let status = 0;
  while (status !== 303 && ownersTries < mostOwnersTries) {
    ownersTries += 1;
    status = await signIn(site, owner, '203.0.113.7');
  }
  await attackers;
  return {
    tries: tries.length,
    addresses: size.addresses,
    refused,
    ownersTries: status === 303 ? ownersTries : Number.POSITIVE_INFINITY,
  };
}

async function signIn(site: LiveSite, { email, password }: Account, from: string): Promise<number> {
  return post(site, '/fr/crm-complet', from, {
    intent: 'sign-in',
    'crm-email': email,
    'crm-password': password,
  });
}

/** Many messages of one address, and one of someone else. */
export async function flood(site: Place): Promise<Sieges['flood']> {
  const numbers = Array.from({ length: size.messages }, (_, i) => i);
  const [accepted, refused] = [303, 429];
  const counts = new Map<number, number>();
  await inParallel(numbers, async (number) => {
    const text = messageOf(number).padEnd(4000, ' encore');
    const status = await send(site, number, '198.51.100.200', text);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  });
  const real = await send(site, size.messages, '203.0.113.8', messageOf(size.messages));
  return {
    sent: size.messages,
    accepted: counts.get(accepted) ?? 0,
    refused: counts.get(refused) ?? 0,
    isRealMessageTaken: real === accepted,
  };
}

const send = (site: Place, number: number, from: string, message: string) =>
  post(site, '/fr/contact', from, {
    nom: `Visiteur ${number}`,
    email: `siege-${number}@exemple.example`,
    telephone: '',
    entreprise: '',
    objet: 'seo',
    message,
  });

async function post(
  { origin }: Place,
  path: string,
  from: string,
  fields: Record<string, string>,
): Promise<number> {
  const body = new URLSearchParams(fields).toString();
  const answer = await sendRequest(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Forwarded-For': from,
      Origin: origin,
    },
    body,
  });
  return answer.status;
}
