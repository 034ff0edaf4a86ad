import { operatorActor } from '#app/domain/staff/actor.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import { origin, type TestedSite } from './site.ts';

/** A password that is one. */
export const good = 'trois petits chats gris';
export const operator = { administrator: 'operator', actor: operatorActor } as const;
let count = 0;

/** A browser that keeps its cookie, on a site. */
export function browserOn(site: TestedSite, path = '/fr/crm-complet') {
  let cookie = '';
  const ask = async (where: string, init: RequestInit = {}) => {
    const response = await site.ask(where, {
      ...init,
      headers: { origin, cookie, ...(init.headers as Record<string, string>) },
    });
    const set = response.headers.getSetCookie().at(-1);
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return response;
  };
  return {
    cookie: () => cookie,
    use: (value: string) => {
      cookie = value;
    },
    get: (query = '') => ask(path + query),
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

/** Somebody new on a site, with a password of their own. */
export async function somebodyOn(site: TestedSite, role: Role = 'CEO') {
  count += 1;
  const { accounts, sessions } = site.services.staff;
  const email = `someone-${count}@iluma.example`;
  const added = await accounts.add(operator, { email, name: 'Someone', role });
  if (!added.ok) throw new Error(added.problem);
  const from = { address: `192.0.2.${count}`, agent: 'Test' };
  const pair = { email, password: added.oneTimePassword };
  const first = await sessions.signIn(pair, from);
  if (first.is !== 'started') throw new Error(first.is);
  const { oneTimePassword } = added;
  return {
    id: added.account.id,
    email,
    oneTimePassword,
    choose: () => sessions.choosePassword(first.token, good),
    fields: { intent: 'sign-in', 'crm-email': email, 'crm-password': good },
  };
}

/** A browser of somebody who has signed in. */
export async function signedInOn(site: TestedSite, role: Role) {
  const { choose, fields } = await somebodyOn(site, role);
  await choose();
  const browser = browserOn(site);
  const response = await browser.post(fields);
  if (response.status !== 303) throw new Error(`Signing in answered ${response.status}`);
  return browser;
}
