import { useEffect, useState } from 'react';
import { Form, useLocation, useRevalidator } from 'react-router';
import type { AuditPageCopy } from '#app/content/audit/shape.ts';
import { reportFile, reportForm } from '#app/domain/ila/audit/report-parts.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { openEventStream } from '#app/ui/event-stream.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { IntentButton } from './intent-button.tsx';
import type { Refused } from './refused.ts';

interface Progress {
  readonly isRunning: boolean;
  readonly pages: readonly string[];
  readonly findings: readonly string[];
}

/** An audit in progress: pages and findings as they arrive. */
export function AuditProgress({
  copy: { progress: copy, eyebrow },
  shown,
  refused,
}: {
  copy: AuditPageCopy;
  shown: { site: string; isTold: boolean; progress: Progress };
  refused: Refused | undefined;
}) {
  const { language } = useVisit();
  const { search } = useLocation();
  const { isRunning, pages, findings } = useProgress(shown.progress);
  return (
    <>
      <p className="eyebrow mt-10">{eyebrow}</p>
      <h1 className="title mt-4 wrap-anywhere">{fill(copy.heading, { site: shown.site })}</h1>
      <p className="lead mt-4" role="status">
        {isRunning ? copy.running : copy.queued}
      </p>
      <a href={search} className="button unscripted mt-6">
        {copy.refresh}
      </a>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <LiveList
          title={pages.length > 0 ? plural(language, pages.length, copy.pages) : copy.none}
          items={pages}
          none={isRunning ? copy.contacting : undefined}
        />
        {/* Before the site's first response there is nothing to report. */}
        {pages.length > 0 && (
          <LiveList title={copy.findings} items={findings} none={copy.noFindings} />
        )}
      </div>
      <p className="mt-10 max-w-[60ch] text-dust">{copy.leave}</p>
      <div className="mt-6 flex flex-wrap items-end gap-4">
        {shown.isTold ? (
          <p role="status">{copy.mail.told}</p>
        ) : (
          <MailForm copy={copy} refused={refused} />
        )}
        <Form method="post" action={search}>
          <IntentButton intent="arreter" className="button">
            {copy.cancel}
          </IntentButton>
        </Form>
      </div>
    </>
  );
}

function LiveList({
  title,
  items,
  none,
}: {
  title: string;
  items: readonly string[];
  /** Shown while there are no items. */
  none?: string | undefined;
}) {
  return (
    <section aria-live="polite">
      <h2 className="heading">{title}</h2>
      {none !== undefined && items.length === 0 && <p className="small mt-3 text-dust">{none}</p>}
      <ul className="small mt-3 border-t border-line">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2 wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks for an address to which the finished report is announced. */
function MailForm({
  copy: { mail: copy },
  refused,
}: {
  copy: AuditPageCopy['progress'];
  refused: Refused | undefined;
}) {
  const { search } = useLocation();
  const isWrong = refused?.is === 'bad-email';
  return (
    <Form method="post" action={search} className="flex flex-wrap items-end gap-3">
      <div className="w-80 max-w-full">
        <TextField
          name={reportForm.email}
          label={copy.label}
          type="email"
          autoComplete="email"
          required
          initial={isWrong ? (refused.typed ?? '') : ''}
          error={isWrong ? copy.error : undefined}
        />
      </div>
      <IntentButton intent="prevenir" className="button">
        {copy.button}
      </IntentButton>
    </Form>
  );
}

/** The progress as reported by the server, and the report once finished. */
function useProgress(loaded: Progress): Progress {
  const { language } = useVisit();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<Progress | null>(null);

  useEffect(() => {
    const query = `${search.slice(1)}&langue=${language}`;
    const stop = openEventStream(reportFile('progression', query), {
      progress: (data) => setTold(JSON.parse(data) as Progress),
      over() {
        stop();
        void revalidate();
      },
    });
    return stop;
  }, [language, search, revalidate]);

  return told ?? loaded;
}
