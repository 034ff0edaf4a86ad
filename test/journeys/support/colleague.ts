import { expect, type Browser, type Page } from '@playwright/test';
import { staffed } from './sites.ts';
import { signIn } from './staff-sign-in.ts';

/** Signs somebody else in, in another browser. */
export async function colleague(browser: Browser, person?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffed, locale: 'fr-CA' });
  const page = await context.newPage();
  await signIn(page, 'manager', person);
  return page;
}

type Kind = 'clients' | 'projects' | 'tasks';

/** Changes a record as a colleague, at its current version. */
export async function change(
  { request }: Page,
  kind: Kind,
  id: string,
  fields: object,
): Promise<void> {
  const address = `/api/crm/${kind}/${id}`;
  const headers = { 'If-Match': (await request.get(address)).headers()['etag'] ?? '' };
  const response = await request.patch(address, { headers, data: fields });
  expect(response.status(), await response.text()).toBe(200);
}

/** Deletes a record as a colleague. */
export async function remove({ request }: Page, kind: Kind, id: string): Promise<void> {
  const address = `/api/crm/${kind}/${id}`;
  const headers = { 'If-Match': (await request.get(address)).headers()['etag'] ?? '' };
  expect((await request.delete(address, { headers })).ok()).toBe(true);
}

/** A record as stored by the server. */
export async function recordOf<T>({ request }: Page, kind: Kind, id: string): Promise<T> {
  return (await (await request.get(`/api/crm/${kind}/${id}`)).json()) as T;
}
