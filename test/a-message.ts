import type { Sent } from '../app/data/lead-store.server.ts';
import type { Arrival } from '../app/domain/leads/lead.ts';

let count = 0;

/** A message like no other, but for what is said of it. */
export function aMessage(arrival: Partial<Arrival> = {}, sent: Partial<Sent> = {}): Sent {
  count += 1;
  return {
    key: `message ${count}`,
    sender: `sender ${count}`,
    judge: () => ({ score: 0, signals: [] }),
    members: [],
    now: Date.UTC(2026, 0, 15, 11) + count,
    ...sent,
    arrival: {
      name: `Ana Ruiz ${count}`,
      email: `ana${count}@gmail.com`,
      phone: '',
      company: `Chez Ana ${count}`,
      subject: 'seo',
      message: 'Bonjour',
      service: 'seo',
      language: 'fr',
      page: '/contact',
      attachments: [],
      campaign: null,
      notice: { version: '2026-01', wording: 'Pour vous répondre.' },
      ...arrival,
    },
  };
}
