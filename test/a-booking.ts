import type { Booking } from '#app/domain/bookings/booking.ts';
import { insertBooking } from '../app/data/bookings/booking-store.server.ts';
import type { Database } from '../app/data/engine/database.server.ts';
import { newId } from '../app/data/engine/new-id.server.ts';
import { createLeadStore } from '../app/data/leads/lead-store.server.ts';
import { aMessage } from './a-message.ts';
import { ines } from './team.ts';

/** Books one of Inès's times for a unique visitor, with the lead, and returns its id. */
export async function aBooking(
  database: Database,
  {
    kind = '30',
    start,
    memberId = ines,
    now,
  }: Partial<Pick<Booking, 'kind'>> & { start?: number; memberId?: string; now: number },
): Promise<string> {
  const id = newId(now);
  const from = start ?? now;
  const message = aMessage({}, { now, assignee: memberId });
  await createLeadStore(database).receive(
    {
      ...message,
      alongside: (t, lead) =>
        insertBooking(
          t,
          {
            id,
            leadId: lead.id,
            memberId,
            kind,
            start: from,
            channel: 'phone',
            end: from + Number(kind) * 60_000,
            status: 'confirmed',
            timeZone: 'Europe/Lisbon',
            language: 'fr',
          },
          now,
        ),
    },
    () => Promise.resolve(),
  );
  return id;
}
