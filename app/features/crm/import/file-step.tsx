import { useState, type DragEvent } from 'react';
import { importLimits } from '#app/domain/crm/import/csv-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Accepts a chosen or dropped file, or a pasted table. */
export function FileStep({ onRead }: { onRead: (file: Blob, name: string) => void }) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onRead(file, file.name);
    return file !== undefined;
  };

  function over(event: DragEvent) {
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file is dropped; the button does the same */}
      <div
        role="group"
        aria-label={copy.steps.file}
        className={`grid justify-items-center gap-3 rounded-tile border border-dashed p-6 text-center ${isOver ? 'border-lumen' : 'border-line-2'}`}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <FileButton label={copy.choose} onFiles={take} />
        <p className="small">{copy.drop}</p>
        <p id="import-limits" className="max-w-[52ch] text-xs text-dust">
          {fill(copy.limits, { rows: formatNumber(language, importLimits.rows) })}
        </p>
      </div>
      <PasteField take={take} onText={(text) => onRead(new Blob([text]), copy.pasted)} />
    </>
  );
}

function FileButton({
  label,
  onFiles,
}: {
  label: string;
  onFiles: (files: FileList | null) => void;
}) {
  return (
    <label
      htmlFor="import-file"
      className="button button-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-star"
    >
      <Icon name="file-chart-column" className="icon size-5" />
      {label}
      <input
        id="import-file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        className="sr-only"
        aria-describedby="import-limits"
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // Allows the same file to be chosen again after a correction.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

function PasteField({
  take,
  onText,
}: {
  /** Whether there was a file. */
  take: (files: FileList) => boolean;
  onText: (text: string) => void;
}) {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-2">
      <label htmlFor="import-paste" className="small">
        {copy.paste}
      </label>
      <textarea
        id="import-paste"
        rows={4}
        className="input"
        spellCheck={false}
        aria-describedby="import-paste-help"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onPaste={(event) => {
          // Spreadsheets also put an image of the table on the clipboard.
          const text = event.clipboardData.getData('text');
          const isTable = text.includes('\n');
          if (isTable) onText(text);
          if (isTable || take(event.clipboardData.files)) event.preventDefault();
        }}
      />
      <p id="import-paste-help" className="text-xs text-dust">
        {copy.pasteHelp}
      </p>
      <button
        type="button"
        className="button w-fit disabled:opacity-60"
        disabled={typed.trim() === ''}
        onClick={() => onText(typed)}
      >
        {copy.pasteRead}
      </button>
    </div>
  );
}
