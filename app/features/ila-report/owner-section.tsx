import { useState, type SubmitEvent } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import type { OwnerCopy } from '#app/content/audit/owner/shape.ts';
import { reportForm, type ReportIntent } from '#app/domain/ila/audit/report-parts.ts';
import type { OwnerView } from '#app/domain/ila/audit/report-view.ts';
import { hasFigures } from '#app/domain/ila/owner/owner-evidence.ts';
import type { ReadExport } from '#app/domain/ila/owner/read-export.ts';
import { OwnerFigures } from '#app/ui/audit-report/owner-figures.tsx';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import { IntentButton } from './intent-button.tsx';
import type { Refused } from './refused.ts';

const id = 'vos-chiffres';

/** The owner's own figures, and a form to upload the exports they are computed from. */
export function OwnerSection({
  copy,
  view,
  host,
  refused,
}: {
  copy: OwnerCopy;
  view: OwnerView | null;
  /** Host of the audited site. */
  host: string;
  refused: Refused | undefined;
}) {
  const { search } = useLocation();
  return (
    <section id={id} className={`mt-16 scroll-mt-24 ${view ? '' : 'print:hidden'}`}>
      <h2 className="title">{copy.title}</h2>
      {view && (
        <div className="mt-5">
          <OwnerFigures view={view} copy={copy} />
          <Form method="post" action={`${search}#${id}`} className="mt-5 print:hidden">
            <IntentButton intent="retirer" className="button">
              {copy.remove}
            </IntentButton>
          </Form>
        </div>
      )}
      <div className="print:hidden">
        <p className="mt-5 max-w-[65ch] text-dust">{copy.lead}</p>
        <div className="mt-5 grid grid-cols-1 gap-x-10 border-t border-line md:grid-cols-2">
          {[copy.profile, copy.search].map(({ title, steps }) => (
            <Disclosure key={title} title={<h3 className="font-medium">{title}</h3>}>
              <ol className="max-w-[60ch] list-decimal space-y-1 pb-5 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Disclosure>
          ))}
        </div>
        <ExportForm copy={copy} host={host} refused={refused} />
      </div>
    </section>
  );
}

/** Files are read in the browser, or by the server if there are no scripts. */
function ExportForm({
  copy,
  host,
  refused,
}: {
  copy: OwnerCopy;
  host: string;
  refused: Refused | undefined;
}) {
  const { search } = useLocation();
  const { isReading, refusals, read } = useReading(host);
  const { help } = copy;
  const error = refusalText(copy, refusals, refused);
  return (
    <Form
      method="post"
      action={`${search}#${id}`}
      encType="multipart/form-data"
      className="mt-6 max-w-[46rem]"
      aria-busy={isReading}
      onSubmit={(event) => void read(event)}
    >
      <label htmlFor="exports" className="small block">
        {copy.label}
      </label>
      <input
        id="exports"
        name={reportForm.files}
        type="file"
        multiple
        accept=".zip,.csv,.json,application/zip,text/csv,application/json"
        className="input file-input mt-1.5 h-auto border-dashed py-6"
        {...noteAttributes('exports', { help, error })}
      />
      <div role="alert">
        <FieldNotes id="exports" help={help} error={error} />
      </div>
      <p className="unscripted mt-1 text-xs text-dust">{copy.limit}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <IntentButton intent="completer" className="button">
          {copy.button}
        </IntentButton>
        <p role="status" className="small text-dust">
          {isReading ? copy.reading : ''}
        </p>
      </div>
    </Form>
  );
}

type Refusals = ReadExport['refusals'];

/** Reads the chosen files in the browser and submits the resulting figures instead of the files. */
function useReading(host: string) {
  const submit = useSubmit();
  const { search } = useLocation();
  const [isReading, setIsReading] = useState(false);
  const [refusals, setRefusals] = useState<Refusals | null>(null);

  async function read(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const files = new FormData(event.currentTarget)
      .getAll(reportForm.files)
      .flatMap((each) => (typeof each !== 'string' && each.size > 0 ? [each] : []));
    if (files.length === 0) return setRefusals([]);
    setIsReading(true);
    const { readExport } = await import('#app/domain/ila/owner/read-export.ts');
    const { figures, refusals: why } = await readExport(files, { host, now: Date.now() });
    setRefusals(why.length > 0 ? why : null);
    setIsReading(false);
    if (!hasFigures(figures)) return;
    const intent: ReportIntent = 'completer';
    await submit(
      { [reportForm.intent]: intent, [reportForm.figures]: JSON.stringify(figures) },
      { method: 'post', action: `${search}#${id}`, preventScrollReset: true },
    );
  }

  return { isReading, refusals, read };
}

/** States which files were skipped and why; for the server's response, why. */
function refusalText(
  { none, why: texts }: OwnerCopy,
  refusals: Refusals | null,
  refused: Refused | undefined,
): string | undefined {
  if (refusals?.length === 0) return none;
  if (refusals)
    return refusals
      .map(({ file, why }) => (file ? `${file} : ${texts[why]}` : texts[why]))
      .join(' · ');
  if (refused?.is !== 'no-figures') return undefined;
  return refused.why?.map((each) => texts[each]).join(' · ') || none;
}
