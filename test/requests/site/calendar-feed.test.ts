import { expect, it } from 'vitest';
import { issueFeed, revokeFeed } from '#app/application/bookings/feeds.server.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { addSchedules } from '../../schedules.ts';
import { openSite } from '../../site.ts';
import { ines } from '../../team.ts';

const site = await openSite();
const change = { actor: siteActor, at: new Date(0) };

it('a feed is served only under its address, and revalidated by its ETag', async () => {
  await addSchedules(site.services.database);
  const path = (await issueFeed(site.services, ines, change)) ?? '';
  const first = await site.ask(path);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(await first.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  const etag = first.headers.get('etag') ?? '';
  const again = await site.ask(path, { headers: { 'If-None-Match': `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);

  const forged = path.replace(/token=.{4}/, 'token=AAAA');
  for (const other of [forged, '/agenda.ics', '/agenda.ics?token='])
    expect((await site.ask(other)).status).toBe(404);

  await revokeFeed(site.services, ines, change);
  expect((await site.ask(path)).status).toBe(404);
});
