import type { IncomingLead } from '../app/data/leads/receive-lead.server.ts';
import type { LeadSubmission } from '../app/domain/leads/lead.ts';

let count = 0;

/** A unique message; the given fields override its own. */
export function aMessage(
  arrival: Partial<LeadSubmission> = {},
  sent: Partial<IncomingLead> = {},
): IncomingLead {
  count += 1;
  return {
    key: `message ${count}`,
    sender: `sender ${count}`,
    scoreSpam: () => ({ score: 0, signals: [] }),
    now: Date.UTC(2026, 0, 15, 11) + count,
    ...sent,
    submission: {
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
