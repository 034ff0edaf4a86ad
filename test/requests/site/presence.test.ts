import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staff } from '#app/data/staff/schema.server.ts';
import { aBooking } from '../../a-booking.ts';
import { addSchedules } from '../../schedules.ts';
import { afterLaunch, openSite } from '../../site.ts';
import { ines } from '../../team.ts';

const site = await openSite();
const { database, publicTeam } = site.services;
const hour = 3_600_000;

it('the cached contact page says who is in a meeting from its start to its end', async () => {
  await addSchedules(database);
  await database.db.update(staff).set({ memberId: 'ines' }).where(eq(staff.id, ines));
  const start = afterLaunch + 5 * hour;
  await aBooking(database, { kind: '30', start, now: afterLaunch });

  const isBusyAt = async (now: number) => {
    site.setClock(now);
    // What a server in use does once a second.
    await publicTeam.refresh();
    const page = await site.page('/fr/contact');
    return /Inès Caron(?:(?!<h3).)*?En rendez-vous/s.test(page);
  };
  expect(await isBusyAt(start - 1)).toBe(false);
  expect(await isBusyAt(start)).toBe(true);
  expect(await isBusyAt(start + hour / 2)).toBe(false);
});
