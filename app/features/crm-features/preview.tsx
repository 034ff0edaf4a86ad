import { lazy, Suspense, useRef, useState } from 'react';
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { clientStatuses } from '#app/domain/crm/entities.ts';
import { previewFigures, previewFound, type PreviewClient } from '#app/domain/crm/preview.ts';
import { fill, formatEuros, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { StatRow } from '#app/ui/stat-row.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Opened } from './preview-dialog.tsx';
import { lastContactIn, PreviewRow } from './preview-row.tsx';
import type { PreviewWords } from './words.ts';

const loadDialog = () => import('./preview-dialog.tsx');

/** Comes when somebody is about to open it. */
const PreviewDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.PreviewDialog })),
);

/**
 * A dashboard in small. What is searched stands in the page's query, so that it works without scripts; what is changed
 * stays in the page.
 */
export function Preview({
  copy,
  words,
  samples,
}: {
  copy: CrmFeaturesCopy['preview'];
  words: PreviewWords;
  samples: readonly PreviewClient[];
}) {
  const { language } = useVisit();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [clients, setClients] = useState(samples);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState<{ text: string; before: typeof clients | null } | null>(
    null,
  );
  const search = (query.get('q') ?? '').slice(0, 100);
  const status = clientStatuses.find((each) => each === query.get('statut')) ?? null;
  const found = previewFound(clients, { search, status });
  const figures = previewFigures(clients);

  function change(next: typeof clients, text: string) {
    setNotice({ text, before: clients });
    setClients(next);
  }

  function save(client: PreviewClient, isNew: boolean) {
    const next = isNew
      ? [client, ...clients]
      : clients.map((each) => (each.id === client.id ? client : each));
    change(next, fill(isNew ? copy.added : copy.saved, { name: client.name }));
    setOpened(null);
  }

  return (
    <section aria-labelledby="apercu-titre" className="panel overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-5 sm:px-7">
        <div>
          <h2 id="apercu-titre" className="heading">
            {copy.title}
          </h2>
          <p className="mt-1 text-xs text-dust">{copy.note}</p>
        </div>
        <button
          type="button"
          className="scripted button button-primary"
          onClick={() => setOpened({ act: 'add' })}
        >
          <Icon name="plus" className="icon size-5" />
          {copy.add}
        </button>
      </div>
      <div className="grid gap-6 p-5 sm:px-7">
        <StatRow
          stats={[
            { label: copy.figures.active, value: formatNumber(language, figures.active) },
            {
              label: copy.figures.averageScore,
              value:
                figures.averageScore === null ? '–' : formatNumber(language, figures.averageScore),
            },
            { label: copy.figures.revenue, value: formatEuros(language, figures.revenue) },
          ]}
        />
        <Form
          ref={form}
          method="get"
          action="#apercu"
          role="search"
          aria-label={copy.search}
          preventScrollReset
          replace
          className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[2fr_1fr_auto]"
          onInput={(event) =>
            // Without the hash, which would scroll at each letter.
            void send(event.currentTarget, {
              action: pathname,
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          <div>
            <label htmlFor="preview-search" className="small mb-1.5 block">
              {copy.search}
            </label>
            <input
              id="preview-search"
              name="q"
              type="search"
              maxLength={100}
              defaultValue={search}
              placeholder={copy.searchFor}
              autoComplete="off"
              className="input"
            />
          </div>
          <SelectField
            name="statut"
            id="preview-status"
            label={copy.status}
            none={copy.anyStatus}
            options={clientStatuses.map((value) => ({ value, label: words.statuses[value] }))}
            initial={status ?? ''}
          />
          <button type="submit" className="button">
            <Icon name="funnel" className="icon size-5" />
            {copy.filter}
          </button>
        </Form>
        <div>
          <p className="small flex flex-wrap items-center gap-x-4 text-dust">
            <span role="status">{plural(language, found.length, copy.found)}</span>
            {(search || status) && (
              <Link
                to="?#apercu"
                replace
                preventScrollReset
                className="text-link min-h-11"
                onClick={() => {
                  for (const field of form.current?.querySelectorAll('input, select') ?? [])
                    (field as HTMLInputElement | HTMLSelectElement).value = '';
                }}
              >
                {copy.reset}
              </Link>
            )}
          </p>
          <ul className="mt-2 border-t border-line-2">
            {found.map((client) => (
              <li key={client.id} className="border-b border-line py-4">
                <PreviewRow
                  client={client}
                  copy={copy}
                  words={words}
                  onAct={(act) => setOpened({ act, client })}
                  onRemove={() => {
                    change(
                      clients.filter(({ id }) => id !== client.id),
                      fill(copy.removed, { name: client.name }),
                    );
                    // The row takes the focused button with it; here is what undoes it.
                    said.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="heading py-10 text-center">{copy.empty}</p>}
          <noscript>
            <p className="small mt-4 text-dust">{copy.scripts}</p>
          </noscript>
          <p
            ref={said}
            tabIndex={-1}
            role="status"
            className="small mt-3 flex min-h-11 flex-wrap items-center gap-x-4"
          >
            {notice && (
              <>
                {notice.text}
                {notice.before && (
                  <button
                    type="button"
                    className="text-link min-h-11"
                    onClick={() => {
                      setClients(notice.before ?? clients);
                      setNotice({ text: copy.undone, before: null });
                    }}
                  >
                    <Icon name="undo-2" className="icon size-5" />
                    {copy.undo}
                  </button>
                )}
              </>
            )}
          </p>
        </div>
      </div>
      {opened && (
        <Suspense>
          <PreviewDialog
            opened={opened}
            copy={copy}
            words={words}
            lastContactIn={(days) => lastContactIn(language, copy, days)}
            onSave={save}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
