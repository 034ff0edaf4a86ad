import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { requiredByDefault } from '#app/domain/staff/role-rules.ts';
import { fromBase32 } from '#app/domain/staff/two-factor/base32.ts';
import { totp } from '#app/domain/staff/two-factor/totp.ts';
import { hmacOf } from '../../../app/data/secrets/tokens.server.ts';
import { sendToServer } from '../../../app/data/staff/accounts/staff-socket.server.ts';
import { open } from './journey.ts';
import { staffedData } from './sites.ts';

export const good = 'trois petits chats gris';
const login = contentOf('fr').crmLogin;
const { account, requiredSetUp } = contentOf('fr').staff;

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let made = 0;

/**
 * Creates an account as `npm run staff` does beside the running server.
 *
 * @param name unique, as names of accounts are
 * @param data the server's data directory
 */
export async function createAccount(role: Role, name?: string, data = staffedData) {
  made += 1;
  const email = `journey-${process.pid}-${made}@iluma.example`;
  const person = name ?? `Ada Journey ${process.pid}-${made}`;
  const path = join(data, 'staff.sock');
  const reply = await sendToServer(path, { name: 'add', email, person, role });
  const password = reply?.lines.join(' ').match(/\w{4}(?:-\w{4}){5}/)?.[0];
  if (!reply?.ok || !password) throw new Error(reply?.lines.join('\n') ?? 'No server listens');
  return { email, password, person };
}

/** Creates an account that takes meetings at any hour. */
export async function createHost() {
  const host = await createAccount('member');
  const { email } = host;
  const hours = {
    name: 'hours',
    email,
    week: 'mon-sun 0:00-24:00',
    zone: 'America/Montreal',
  } as const;
  const reply = await sendToServer(join(staffedData, 'staff.sock'), hours);
  if (!reply?.ok) throw new Error(reply?.lines.join('\n') ?? 'No server listens');
  return host;
}

export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, login.email).fill(email);
  await field(page, login.password).fill(password);
  await button(page, login.submit).click();
}

/** The code that an authenticator app shows now for a key typed into it. */
function codeOf(secret: string): string {
  const bytes = fromBase32(secret.replaceAll(' ', ''));
  if (!bytes) throw new Error(`No key of an app: ${secret}`);
  return totp(hmacOf(bytes), Date.now());
}

/** Sets up the second step that a role requires, as with an authenticator app, and returns a recovery code. */
async function setUpApp(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: requiredSetUp.title })).toBeVisible();
  const secret = await page.locator('form code').first().innerText();
  await field(page, account.secondStep.code).fill(codeOf(secret));
  await button(page, account.secondStep.confirm).click();
  const recoveryCode = await page.getByRole('status').getByRole('listitem').first().innerText();
  await page.getByRole('link', { name: requiredSetUp.open }).click();
  return recoveryCode;
}

/**
 * Signs in for the first time, up to the workspace; with a second step where the role requires one. The forms are sent
 * without opening their pages, which staff.spec.ts and people.spec.ts test.
 *
 * @returns a recovery code of that second step; empty without one
 */
export async function signIn(page: Page, role: Role, name?: string): Promise<string> {
  return signInAs(page, role, await createAccount(role, name));
}

/** The same with an existing account. */
export async function signInAs(
  page: Page,
  role: Role,
  { email, password }: { email: string; password: string },
): Promise<string> {
  await send(page, { intent: 'sign-in', 'crm-email': email, 'crm-password': password });
  await send(page, { intent: 'new-password', 'crm-new': good, 'crm-again': good });
  await open(page, '/fr/crm-complet');
  const recoveryCode = requiredByDefault.includes(role) ? await setUpApp(page) : '';
  // On a phone, it is in the account's menu.
  await expect(
    page.getByRole('button', { name: 'Déconnexion', includeHidden: true }),
  ).toBeAttached();
  return recoveryCode;
}

/** Sends a sign-in form, whose cookies the page gets. */
async function send(page: Page, form: Record<string, string>): Promise<void> {
  const response = await page.request.post('/fr/crm-complet', { form, maxRedirects: 0 });
  expect(response.status(), `the answer to ${form['intent']}`).toBe(303);
}
