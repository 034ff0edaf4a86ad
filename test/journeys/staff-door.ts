import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { crmLoginCopy } from '#app/content/crm/copy.ts';
import { staffCopy } from '#app/content/staff/copy.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import { askServer } from '../../app/data/staff-socket.server.ts';
import { open } from './journey.ts';
import { staffedData } from './sites.ts';

export const good = 'trois petits chats gris';
const login = crmLoginCopy.fr;
const { newPassword } = staffCopy.fr;

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let made = 0;

/** An account as `npm run staff` makes one beside the running server. */
export async function anAccount(role: Role) {
  made += 1;
  const email = `journey-${process.pid}-${made}@iluma.example`;
  const path = join(staffedData, 'staff.sock');
  const reply = await askServer(path, { name: 'add', email, person: 'Ada Journey', role });
  const password = reply?.lines.join(' ').match(/\w{4}(?:-\w{4}){3}/)?.[0];
  if (!reply?.ok || !password) throw new Error(reply?.lines.join('\n') ?? 'No server listens');
  return { email, password };
}

export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, login.email).fill(email);
  await field(page, login.password).fill(password);
  await button(page, login.submit).click();
}

/** Signs in for the first time, up to the desk. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const { email, password } = await anAccount(role);
  await open(page, '/fr/crm-complet');
  await fillIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: newPassword.title })).toBeVisible();
  await field(page, newPassword.password).fill(good);
  await field(page, newPassword.again).fill(good);
  await button(page, newPassword.submit).click();
  await expect(button(page, 'Déconnexion')).toBeVisible();
}
