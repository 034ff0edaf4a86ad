import { useState, type DragEvent } from 'react';
import { importLimits } from '#app/domain/crm/csv-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';

/** Takes a file that is chosen or dropped, or a table that is pasted. */
export function FileStep({ onRead }: { onRead: (file: Blob, name: string) => void }) {
  const { language } = useVisit();
  const {
    words: { importing: copy },
  } = useDesk();
  const [isOver, setIsOver] = useState(false);
  const [typed, setTyped] = useState('');
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onRead(file, file.name);
    return file !== undefined;
  };
  const readText = (text: string) => onRead(new Blob([text]), copy.pasted);

  function over(event: DragEvent) {
    // Without it the browser would open the file in place of the page.
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
        <label
          htmlFor="import-file"
          className="button button-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-star"
        >
          <Icon name="file-chart-column" className="icon size-5" />
          {copy.choose}
          <input
            id="import-file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="sr-only"
            aria-describedby="import-limits"
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file can be chosen again once it has been corrected.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <p className="small">{copy.drop}</p>
        <p id="import-limits" className="max-w-[52ch] text-xs text-dust">
          {fill(copy.limits, { rows: formatNumber(language, importLimits.rows) })}
        </p>
      </div>
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
            // Spreadsheets put a picture of the table beside its text.
            const text = event.clipboardData.getData('text');
            const isTable = text.includes('\n');
            if (isTable) readText(text);
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
          onClick={() => readText(typed)}
        >
          {copy.pasteRead}
        </button>
      </div>
    </>
  );
}
