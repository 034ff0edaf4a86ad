import { expect, type Page } from '@playwright/test';

/** Adds a record by the API, as the person signed in on the page; returns its id. */
export async function addRecord(
  { request }: Page,
  collection: 'clients' | 'projects' | 'tasks',
  draft: object,
): Promise<string> {
  const response = await request.post(`/api/crm/${collection}`, { data: draft });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
