import { expect, it, onTestFinished } from 'vitest';
import { addAudit, findAudit } from '#app/data/audit/audit-store.server.ts';
import type { OwnerFigures } from '#app/domain/ila/owner/owner-evidence.ts';
import { openInMemory } from '../../../test/databases.ts';
import { visitorsAudit } from './audit-service.server.ts';
import { addOwnerEvidence } from './owner-evidence.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const nothing: OwnerFigures = { profile: null, reviews: null, search: null };
const profile = { name: 'Pain', phone: '', street: '', town: '', website: '', hours: null };
const [first, last] = ['2026-01-01', '2026-01-09'];
const reviews = { count: 5, rating: 4.2, answered: 2, first, last, recent: 5 };

/** Submits figures repeatedly from one opened page. */
async function handIn(...forms: readonly Partial<OwnerFigures>[]) {
  const database = await openInMemory();
  onTestFinished(() => database.close());
  const site = { address: 'pain.example', host: 'pain.example', site: 'pain.example' };
  const wanted = { ...visitorsAudit, ...site, language: 'fr' } as const;
  const { id } = await addAudit(database.db, wanted, null, new Date(now));
  const opened = await findAudit(database.db, id);
  if (!opened) throw new Error('The audit was not kept');
  for (const figures of forms) {
    const form = new FormData();
    form.set('demande', 'completer');
    form.set('releve', JSON.stringify({ ...nothing, ...figures }));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await addOwnerEvidence({ database }, opened, form, now);
  }
  return (await findAudit(database.db, id))?.owner;
}

it('keeps both exports submitted from the same opened page', async () => {
  const at = new Date(now).toISOString();
  expect(await handIn({ profile }, { reviews })).toEqual({ profile, reviews, search: null, at });
});

it('strips characters that PostgreSQL cannot store', async () => {
  const owner = await handIn({ profile: { ...profile, name: 'Pain\u0000 \ud800' } });
  expect(owner?.profile?.name).toBe('Pain \ufffd');
});
