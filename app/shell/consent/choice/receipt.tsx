import type { CookiesCopy } from '#app/content/cookies/shape.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Stored proof of the choice in force: date, expiry, version and browser. */
export function Receipt({
  copy,
  status,
}: {
  copy: CookiesCopy['choice']['receipt'];
  status: ConsentStatus;
}) {
  const { language } = useVisit();
  if (status.kind !== 'valid') return null;
  const { record, expiresAt } = status;
  const lines = [
    [copy.date, formatDate(language, record.timestamp, 'short'), record.timestamp],
    [copy.expires, formatDate(language, expiresAt), new Date(expiresAt).toISOString()],
    [copy.version, record.version, null],
    [copy.browser, record.userAgent, null],
  ] as const;
  return (
    <section className="panel p-6">
      <h3 className="heading mb-4">{copy.title}</h3>
      <dl className="small grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map(([name, value, moment]) => (
          <div key={name} className="contents">
            <dt className="text-dust">{name}</dt>
            <dd className="tabular min-w-0">
              {moment ? <time dateTime={moment}>{value}</time> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
