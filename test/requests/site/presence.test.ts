import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { staff } from '#app/data/staff/schema.server.ts';
import { bookingKinds, lengthOf } from '#app/domain/bookings/booking.ts';
import { aBooking } from '../../a-booking.ts';
import { addSchedules } from '../../schedules.ts';
import { afterLaunch, openSite } from '../../site.ts';
import { ines } from '../../team.ts';

const site = await openSite();
const { database, publicTeam } = site.services;
const hour = 3_600_000;

beforeAll(async () => {
  await addSchedules(database);
  await database.db.update(staff).set({ memberId: 'ines' }).where(eq(staff.id, ines));
});

it.each(bookingKinds.map((kind, at) => [kind, afterLaunch + (5 + 2 * at) * hour] as const))(
  'the cached contact page shows who is in a meeting from start to end: %s minutes',
  async (kind, start) => {
    await aBooking(database, { kind, start, now: afterLaunch });

    const isBusyAt = async (now: number) => {
      site.setClock(now);
      // A running server does this once a second.
      await publicTeam.refresh();
      const page = await site.page('/fr/contact');
      return /Inès Caron(?:(?!<h3).)*?En rendez-vous/s.test(page);
    };
    expect(await isBusyAt(start - 1)).toBe(false);
    expect(await isBusyAt(start)).toBe(true);
    expect(await isBusyAt(start + lengthOf(kind) - 1)).toBe(true);
    expect(await isBusyAt(start + lengthOf(kind))).toBe(false);
  },
);
