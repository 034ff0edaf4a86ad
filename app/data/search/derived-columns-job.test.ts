import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { clients } from '#app/data/crm/schema.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { siteSettings } from '#app/data/settings/schema.server.ts';
import { createSettingsCache } from '#app/data/settings/settings-cache.server.ts';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { defaultCountry, setAgencyCountry } from '#app/domain/telephone/agency-country.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { derivedColumnsJob } from './derived-columns-job.server.ts';

const contact = { email: '', phone: '(514) 555-0142 poste 3', website: '' };

onEachDatabase('derived columns', (open) => {
  it('are computed for any number of rows from an earlier release', async () => {
    const { db } = open();
    const many = Array.from({ length: 501 }, (_, at) =>
      aClient({ id: `c${at}`, contact, tags: ['Élan'] }),
    );
    await openCrm(open()).store.apply(
      many.map((record) => ({ do: 'put', in: 'clients', record, on: null })),
    );
    const { lead } = await createLeadStore(open()).receive(
      aMessage({ phone: '514.555.0199', message: 'Rappelez-moi demain' }),
      () => Promise.resolve(),
    );
    const written = () => db.select().from(clients).orderBy(clients.id);
    const before = await written();
    await db
      .update(clients)
      .set({ phones: [], tagKeys: [], fullText: '', identity: ['phone:5145550142'] });
    await db.update(leads).set({ phoneE164: null, searchText: '' });

    await derivedColumnsJob(open()).run(new Date());

    expect(await written()).toEqual(before);
    expect(before[0]).toMatchObject({
      phones: ['+15145550142'],
      tagKeys: ['elan'],
      version: 1,
    });
    expect(before[0]?.identity).toContain('phone:+15145550142');
    const [row] = await db.select().from(leads).where(eq(leads.id, lead.id));
    expect(row).toMatchObject({ phoneE164: '+15145550199', version: 1 });
    expect(row?.searchText).toContain('rappelez-moi demain');
    const { rows } = await db.execute(
      sql`select 1 from crm_clients where full_text like '%5145550142%'`,
    );
    expect(rows).toHaveLength(501);
  });

  it('are computed again when the country setting for phone numbers changes', async () => {
    const { db } = open();
    onTestFinished(async () => {
      setAgencyCountry(defaultCountry);
      await db.delete(siteSettings);
    });
    const phone = '01 42 68 53 00';
    const record = aClient({ id: 'french', contact: { ...contact, phone } });
    await openCrm(open()).store.apply([{ do: 'put', in: 'clients', record, on: null }]);
    let now = Date.UTC(2026, 0, 15);
    const report = (error: unknown) => expect.unreachable(String(error));
    const jobs = createJobs({
      database: open(),
      jobs: [derivedColumnsJob(open())],
      now: () => now,
      report,
    });
    const phones = async () => {
      const [row] = await db.select().from(clients).where(eq(clients.id, 'french'));
      return row?.phones;
    };
    await jobs.runDue();
    expect(await phones()).toEqual([]);

    const french = withSetting(defaultSettings, 'agency', 'telephoneCountry', 'FR');
    const cache = createSettingsCache({ database: open(), now: () => now, report });
    cache.onChange(() => setAgencyCountry(cache.agency().telephoneCountry));
    await cache.save(french, 0, siteActor);
    now += 60_000;
    await jobs.runDue();
    expect(await phones()).toEqual(['+33142685300']);
  });
});
