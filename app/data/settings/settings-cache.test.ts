import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultCockpit, withSetting } from '#app/domain/cockpit.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { createCockpitWatch, type CockpitWatch } from './cockpit-watch.server.ts';
import { auditLog } from './schema/audit.server.ts';
import { siteSettings } from './schema/cockpit.server.ts';

const quiet = withSetting(defaultCockpit, 'chatbot', 'enabled', false);
const promoted = withSetting(defaultCockpit, 'notifications', 'promoBar', true);

onEachDatabase('the cockpit', (open) => {
  const started: CockpitWatch[] = [];
  const now = () => Date.UTC(2026, 0, 5, 9);

  function aProcess(
    report: (error: unknown) => void = (error) => expect.unreachable(String(error)),
  ) {
    const watch = createCockpitWatch({ database: open(), now, report, every: 20 });
    started.push(watch);
    return watch;
  }

  afterEach(async () => {
    started.splice(0).forEach((watch) => watch.stop());
    await open().db.delete(siteSettings);
  });

  it('is the site as it is until somebody saves it', async () => {
    const watch = aProcess();
    await watch.start();
    expect(await watch.read()).toEqual({ version: 0, cockpit: defaultCockpit });
    expect(watch.face().chat).toBe('everywhere');
  });

  it('acts at once where it is saved, and soon everywhere else', async () => {
    const [one, other] = [aProcess(), aProcess()];
    const told = vi.fn<() => void>();
    other.onChange(told);
    await Promise.all([one.start(), other.start()]);
    expect(await one.save(quiet, 0, siteActor)).toEqual({ version: 1, cockpit: quiet });
    expect(one.face().chat).toBe('nowhere');
    await expect.poll(() => other.face().chat).toBe('nowhere');
    expect(told).toHaveBeenCalledOnce();
  });

  it('is there again after a start', async () => {
    await aProcess().save(promoted, 0, siteActor);
    const later = aProcess();
    await later.start();
    expect(later.face().notices).toEqual(['promoBar']);
  });

  it('of two who save at once takes one, and tells the other', async () => {
    const outcomes = await Promise.all([
      aProcess().save(quiet, 0, siteActor),
      aProcess().save(promoted, 0, siteActor),
    ]);
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect(await aProcess().save(quiet, 0, siteActor)).toBe(null);
    expect((await aProcess().read()).version).toBe(1);
  });

  it('is written down with what it was', async () => {
    await aProcess().save(quiet, 0, siteActor);
    const rows = await open().db.select().from(auditLog).where(eq(auditLog.action, 'cockpit.save'));
    expect(rows.at(-1)).toMatchObject({ before: defaultCockpit, after: quiet });
  });

  it('of an older release is read as far as it goes', async () => {
    const strange = { ...quiet, design: { theme: 'beige' }, more: 1 } as never;
    await open()
      .db.insert(siteSettings)
      .values({ id: 'cockpit', version: 7, cockpit: strange, changedAt: new Date(now()) });
    expect(await aProcess().read()).toEqual({ version: 7, cockpit: quiet });
  });
});

describe('a database that cannot be asked', () => {
  it('is reported once, and the site keeps its face', async () => {
    const select = vi.fn<() => never>(() => {
      throw new Error('gone');
    });
    const report = vi.fn<(error: unknown) => void>();
    const watch = createCockpitWatch({
      database: { db: { select } } as never,
      now: Date.now,
      report,
      every: 5,
    });
    await watch.start();
    await vi.waitFor(() => expect(select.mock.calls.length).toBeGreaterThan(2));
    expect(watch.face().chat).toBe('everywhere');
    watch.stop();
    expect(report).toHaveBeenCalledOnce();
  });
});
