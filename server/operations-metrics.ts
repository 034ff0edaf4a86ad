import { Gauge, type Registry } from 'prom-client';
import type { Services } from './app-build.ts';

/** Metrics of what works behind the pages. A gauge without a value is left out. */
export function addOperationsMetrics(
  registry: Registry,
  { backupStatus }: Pick<Services, 'backupStatus'>,
  now: () => number,
): void {
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
