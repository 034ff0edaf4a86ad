import { Counter, Gauge, type Registry } from 'prom-client';
import type { Services } from './app-build.ts';

/** Metrics of background work. A gauge without a value is omitted. */
export function addOperationsMetrics(
  registry: Registry,
  { backupStatus, mailWatch }: Pick<Services, 'backupStatus' | 'mailWatch'>,
  now: () => number,
): void {
  addMailMetrics(registry, mailWatch);
  type Status = Awaited<ReturnType<typeof backupStatus>>;
  const backup = (name: string, help: string, valueOf: (status: Status) => number | null) =>
    new Gauge({
      name: `iluma_backup_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = valueOf(await backupStatus());
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  backup(
    'age_seconds',
    'Time since the last scheduled backup that was kept',
    ({ lastGood }) => lastGood && (now() - lastGood.endedAt.getTime()) / 1000,
  );
  backup('bytes', 'Size of that backup', ({ lastGood }) => lastGood?.bytes ?? null);
  backup(
    'last_success',
    'Whether the last scheduled backup was kept (1) or failed (0)',
    ({ last }) => last && (last.failure === null ? 1 : 0),
  );
}

function addMailMetrics(registry: Registry, mailWatch: Services['mailWatch']): void {
  const registers = [registry];
  new Counter({
    name: 'iluma_mail_failures_total',
    help: 'Attempts to send a mail that failed, of this server since its start, by code',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of mailWatch.failures()) this.inc({ code }, count);
    },
  });
  new Gauge({
    name: 'iluma_mail_waiting',
    help: 'Mails that failed and wait for their next attempt, of all servers',
    registers,
    async collect() {
      const waiting = await mailWatch.waiting();
      if (waiting === null) this.remove();
      else this.set(waiting);
    },
  });
}
