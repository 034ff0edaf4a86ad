import type { SiteStatusCopy } from '#app/content/admin/status/shape.ts';
import type { BackupReport } from '#app/domain/backups/backup-report.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { StatusLine } from './status-line.tsx';

const tones = { fine: 'good', late: 'bad', failed: 'bad', none: 'waiting', off: 'quiet' } as const;

function stateOf({ everyHours, isLate, last, lastGood }: BackupReport): keyof typeof tones {
  if (everyHours === null) return 'off';
  if (last !== null && last.failure !== null) return 'failed';
  if (isLate) return 'late';
  return lastGood === null ? 'none' : 'fine';
}

/** When the last backup was made, what it holds, and what keeps the next one from being made. */
export function BackupLine({
  backups,
  copy,
}: {
  backups: BackupReport;
  copy: SiteStatusCopy['backups'];
}) {
  const { language } = useVisit();
  const { last, lastGood } = backups;
  const state = stateOf(backups);
  const when = (moment: string) => formatDate(language, moment, 'short');
  const sentences = [
    state === 'failed' &&
      last?.failure &&
      fill(copy.failed, { date: when(last.at), reason: copy.reasons[last.failure] }),
    state === 'late' && copy.late,
    (state === 'off' || state === 'none') && copy[state],
    lastGood &&
      fill(copy.lastGood, {
        date: when(lastGood.at),
        size: fill(copy.megabytes, { count: megabytes(lastGood.bytes) }),
        rows: formatNumber(language, lastGood.rows),
        host: lastGood.host,
      }),
  ];

  function megabytes(bytes: number): string {
    return formatNumber(language, bytes / 1e6, { maximumFractionDigits: 1 });
  }

  return (
    <StatusLine label={copy.label} tone={tones[state]} state={copy.states[state]}>
      <p className="small text-dust wrap-anywhere" suppressHydrationWarning>
        {sentences.filter(Boolean).join(' ')}
      </p>
    </StatusLine>
  );
}
