import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Time zone of the journeys' browsers. */
export const zone = 'America/Toronto';

export const copyIn = (language: Language) => contentOf(language).crm.agenda;

/** Books nine o’clock in Montréal on the day after tomorrow with the signed-in member, as a visitor does. */
export async function bookWith(page: Page, person: string, time = '14:00') {
  const team = (await (await page.request.get('/api/team')).json()) as {
    items: { id: string; name: string }[];
  };
  const member = team.items.find(({ name }) => name === person)?.id;
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const visitor = {
    name: `Ana of ${person}`,
    email: `ana-${person.replace(/\W/g, '')}@exemple.example`,
    phone: '514 555-0199',
  };
  const about = { kind: 15, member, start: `${day}T${time}:00Z`, timeZone: 'Europe/Lisbon' };
  const data = { ...visitor, ...about, language: 'fr' };
  const answer = await page.request.post('/api/bookings', { data });
  expect(answer.status()).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  const { pathname, search } = new URL(manageUrl);
  return { day, manage: `${pathname}${search}`, name: visitor.name };
}

/** Horizontal overflow of the page, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
