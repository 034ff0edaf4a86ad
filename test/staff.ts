import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { origin, type TestedSite } from './site.ts';

/** A password that passes the rules. */
export const good = 'trois petits chats gris';
let count = 0;

/** A browser with its cookies, on a site. */
export function browserOn(site: Pick<TestedSite, 'ask'>, path = '/fr/crm-complet') {
  const jar = new Map<string, string>();
  const sessionName = '__Host-iluma-staff';
  const keep = (pair: string) => {
    const [name = '', value = ''] = pair.split('=', 2);
    jar.set(name, value);
  };
  const cookies = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (where: string, init: RequestInit = {}) => {
    const response = await site.ask(where, {
      ...init,
      headers: { origin, cookie: cookies(), ...(init.headers as Record<string, string>) },
    });
    for (const set of response.headers.getSetCookie()) keep(set.split(';', 1)[0] ?? '');
    return response;
  };
  return {
    /** The session's cookie, as a pair. */
    cookie: () => `${sessionName}=${jar.get(sessionName) ?? ''}`,
    use: keep,
    forget: () => jar.clear(),
    get: (query = '') => ask(path + query),
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

/** Creates a staff member on a site, whose role signs in by password alone, and starts their first session. */
export async function somebodyOn(site: TestedSite, role: Role = 'CEO') {
  count += 1;
  const { accounts, roles, sessions } = site.services.staff;
  const email = `someone-${count}@iluma.example`;
  const added = await accounts.add(operator, { email, name: `Someone ${count}`, role });
  if (!added.ok) throw new Error(added.problem);
  const from = { address: `192.0.2.${count}`, agent: 'Test' };
  await roles.requireSecondStep(operator, role, false);
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

/** The browser of a signed-in staff member. */
export async function signedInOn(site: TestedSite, role: Role) {
  const { choose, fields } = await somebodyOn(site, role);
  await choose();
  const browser = browserOn(site);
  const response = await browser.post(fields);
  if (response.status !== 303) throw new Error(`Signing in answered ${response.status}`);
  return browser;
}
