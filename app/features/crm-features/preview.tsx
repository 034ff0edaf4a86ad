import { lazy, Suspense, useState } from 'react';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { previewFigures, type PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ClientList } from './client-list.tsx';
import type { Opened } from './preview-dialog.tsx';
import type { PreviewMessages } from './preview-messages.ts';
import { lastContactIn } from './preview-row.tsx';
import { useClients } from './use-clients.ts';

type Copy = CrmFeaturesCopy['preview'];

/** Loaded when first opened. */
const PreviewDialog = lazy(() =>
  import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })),
);

/** A small client dashboard. The filter is the page's query, so it works without scripts; changes are not stored. */
export function Preview({
  copy,
  messages,
  samples,
}: {
  copy: Copy;
  messages: PreviewMessages;
  samples: readonly PreviewClient[];
}) {
  const { language } = useVisit();
  const { clients, notice, save, remove, undo } = useClients(samples, copy);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <section aria-labelledby="apercu-titre" className="panel overflow-hidden">
      <Head copy={copy} onAdd={() => setOpened({ act: 'add' })} />
      <div className="grid gap-6 p-5 sm:px-7">
        <Figures copy={copy.figures} clients={clients} />
        <ClientList
          copy={copy}
          messages={messages}
          clients={clients}
          notice={notice}
          onOpen={setOpened}
          onRemove={remove}
          onUndo={undo}
        />
      </div>
      {opened && (
        <Suspense>
          <PreviewDialog
            opened={opened}
            copy={copy}
            messages={messages}
            lastContactIn={(days) => lastContactIn(language, copy, days)}
            onSave={(client, isNew) => {
              save(client, isNew);
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Head({ copy, onAdd }: { copy: Copy; onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-5 sm:px-7">
      <div>
        <h2 id="apercu-titre" className="heading">
          {copy.title}
        </h2>
        <p className="mt-1 text-xs text-dust">{copy.note}</p>
      </div>
      <button type="button" className="scripted button button-primary" onClick={onAdd}>
        <Icon name="plus" className="icon size-5" />
        {copy.add}
      </button>
    </div>
  );
}

function Figures({ copy, clients }: { copy: Copy['figures']; clients: readonly PreviewClient[] }) {
  const { language } = useVisit();
  const { active, averageScore, revenue } = previewFigures(clients);
  return (
    <StatRow
      stats={[
        { label: copy.active, value: formatNumber(language, active) },
        {
          label: copy.averageScore,
          value: averageScore === null ? '–' : formatNumber(language, averageScore),
        },
        { label: copy.revenue, value: formatAmount(language, revenue) },
      ]}
    />
  );
}
