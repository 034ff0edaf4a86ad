import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { openSite } from './site.ts';

/** Friday, the day after the tests' clock, in Montréal. */
export const friday = (time: string) => new Date(`2026-01-16T${time}:00-05:00`).toISOString();

export const visitor = {
  kind: 15,
  start: friday('09:00'),
  name: 'Ana Ruiz',
  email: 'ana@exemple.example',
  phone: '514 555-0199',
  language: 'fr',
  timeZone: 'Europe/Lisbon',
};

/** Opens a site of its own, with the requests of its visitors. */
export async function openBookingSite() {
  const site = await openSite();
  const { database } = site.services;

  const post = (body: object, headers: Record<string, string> = {}) =>
    site.ask('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    site,
    database,
    post,
    /** Submits a form on a booking's page, as a browser without scripts does. */
    send: (path: string, form: Record<string, string>) =>
      site.ask(path, { method: 'POST', body: new URLSearchParams(form) }),
    slots: async (query = 'kind=15&from=2026-01-16&to=2026-01-16') => {
      const response = await site.ask(`/api/bookings/slots?${query}`);
      const body = (await response.json()) as { slots: { start: string; member: string }[] };
      return body.slots;
    },
    /** Books, and returns the booking's private paths. */
    book: async (over: object = {}) => {
      const response = await post({ ...visitor, ...over });
      if (response.status !== 201) throw new Error(await response.text());
      const body = (await response.json()) as Record<'manageUrl' | 'calendarUrl', string>;
      const pathOf = (url: string) => {
        const { pathname, search } = new URL(url);
        return `${pathname}${search}`;
      };
      return { manage: pathOf(body.manageUrl), calendar: pathOf(body.calendarUrl) };
    },
    /** Deletes all bookings, emails and counts. */
    empty: async () => {
      await database.db.delete(leads);
      await database.db.delete(outbox);
      await database.db.delete(callCounts);
      await countTopicChange(database.db, 'bookings');
    },
  };
}
