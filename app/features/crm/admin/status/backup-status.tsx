import type { BackupReport } from '#app/domain/backups/backup-report.ts';
import { formatAge } from '#app/i18n/format-age.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useRead } from '../../frame/use-read.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { StatusRow } from './status-row.tsx';

/** When the last backup was made, what it contains, and what prevents the next one. */
export function BackupStatus() {
  const { client, messages } = useAdmin();
  const read = useRead('backups', async () => ({
    report: await client.backups(),
    at: Date.now(),
  }));
  return (
    <StatusRow label={messages.status.backups.label} read={read}>
      {({ report, at }) => <Backups report={report} now={at} />}
    </StatusRow>
  );
}

const tones = { fine: 'good', late: 'bad', failed: 'bad', none: 'waiting', off: 'quiet' } as const;

function stateOf({ everyHours, isLate, last, lastGood }: BackupReport): keyof typeof tones {
  if (everyHours === null) return 'off';
  if (last !== null && last.failure !== null) return 'failed';
  if (isLate) return 'late';
  return lastGood === null ? 'none' : 'fine';
}

/**
 * Content of the row.
 *
 * @param now epoch milliseconds
 */
export function Backups({ report, now }: { report: BackupReport; now: number }) {
  const { language } = useVisit();
  const copy = useAdmin().messages.status.backups;
  const { last, lastGood } = report;
  const state = stateOf(report);
  const when = (moment: string) => formatDate(language, moment, 'short');
  const megabytes = (bytes: number) =>
    formatNumber(language, bytes / 1e6, { maximumFractionDigits: 1 });
  const sentences = [
    state === 'failed' &&
      last?.failure &&
      fill(copy.failed, { date: when(last.at), reason: copy.reasons[last.failure] }),
    state !== 'fine' && state !== 'failed' && copy[state],
    lastGood &&
      fill(copy.lastGood, {
        age: formatAge(language, now - Date.parse(lastGood.at)),
        date: when(lastGood.at),
        size: fill(copy.megabytes, { count: megabytes(lastGood.bytes) }),
        rows: formatNumber(language, lastGood.rows),
        host: lastGood.host,
      }),
  ];
  return (
    <>
      <StateTag tone={tones[state]} text={copy.states[state]} />
      <p className="small text-dust wrap-anywhere">{sentences.filter(Boolean).join(' ')}</p>
    </>
  );
}
