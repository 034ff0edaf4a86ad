import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { siteSettings } from './schema.server.ts';
import { createSettingsCache, type SettingsCache } from './settings-cache.server.ts';

const quiet = withSetting(defaultSettings, 'chatbot', 'enabled', false);
const promoted = withSetting(defaultSettings, 'notifications', 'promoBar', true);

onEachDatabase('the site settings', (open) => {
  const started: SettingsCache[] = [];
  const now = () => Date.UTC(2026, 0, 5, 9);

  function aProcess(
    report: (error: unknown) => void = (error) => expect.unreachable(String(error)),
  ) {
    const watch = createSettingsCache({ database: open(), now, report, every: 20 });
    started.push(watch);
    return watch;
  }

  afterEach(async () => {
    started.splice(0).forEach((watch) => watch.stop());
    await open().db.delete(siteSettings);
  });

  it('settings are the defaults until they are saved', async () => {
    const watch = aProcess();
    await watch.start();
    expect(await watch.read()).toEqual({ version: 0, site: defaultSettings });
    expect(watch.publicSettings().chat).toBe('everywhere');
  });

  it('saved settings take effect at once in this process, and soon in others', async () => {
    const [one, other] = [aProcess(), aProcess()];
    const told = vi.fn<() => void>();
    other.onChange(told);
    await Promise.all([one.start(), other.start()]);
    expect(await one.save(quiet, 0, siteActor)).toEqual({ version: 1, site: quiet });
    expect(one.publicSettings().chat).toBe('nowhere');
    await expect.poll(() => other.publicSettings().chat).toBe('nowhere');
    expect(told).toHaveBeenCalledOnce();
  });

  it('saved settings survive a restart', async () => {
    await aProcess().save(promoted, 0, siteActor);
    const later = aProcess();
    await later.start();
    expect(later.publicSettings().notices).toEqual(['promoBar']);
  });

  it('one of two concurrent saves succeeds, and the other is rejected', async () => {
    const outcomes = await Promise.all([
      aProcess().save(quiet, 0, siteActor),
      aProcess().save(promoted, 0, siteActor),
    ]);
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect(await aProcess().save(quiet, 0, siteActor)).toBe(null);
    expect((await aProcess().read()).version).toBe(1);
  });

  it('a save is audited with the previous settings', async () => {
    await aProcess().save(quiet, 0, siteActor);
    const rows = await open().db.select().from(auditLog).where(eq(auditLog.action, 'cockpit.save'));
    expect(rows.at(-1)).toMatchObject({ before: defaultSettings, after: quiet });
  });

  it('settings of an older release are completed with defaults', async () => {
    const strange = { ...quiet, design: { theme: 'beige' }, more: 1 } as never;
    await open()
      .db.insert(siteSettings)
      .values({ id: 'cockpit', version: 7, site: strange, changedAt: new Date(now()) });
    expect(await aProcess().read()).toEqual({ version: 7, site: quiet });
  });
});

describe('during a database outage', () => {
  it('the outage is reported once, and the cached settings stay in use', async () => {
    const select = vi.fn<() => never>(() => {
      throw new Error('gone');
    });
    const report = vi.fn<(error: unknown) => void>();
    const watch = createSettingsCache({
      database: { db: { select } } as never,
      now: Date.now,
      report,
      every: 5,
    });
    await watch.start();
    await vi.waitFor(() => expect(select.mock.calls.length).toBeGreaterThan(2));
    expect(watch.publicSettings().chat).toBe('everywhere');
    watch.stop();
    expect(report).toHaveBeenCalledOnce();
  });
});
