import type { KeyboardEvent } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../workspace.tsx';

/** The palette's combobox, which keeps the focus. */
export function SearchRow({
  id,
  active,
  text,
  onText,
  onKeyDown,
  onClose,
}: {
  id: string;
  /** Id of the active option. */
  active: string | undefined;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}) {
  const {
    messages: { palette: copy, frame },
  } = useWorkspace();
  return (
    <div className="flex items-center gap-3 border-b border-line-2 py-2 pr-2 pl-4">
      <Icon name="search" className="icon size-5 shrink-0 text-dust" />
      <input
        className="min-h-11 min-w-0 grow bg-transparent outline-none"
        role="combobox"
        aria-label={copy.label}
        placeholder={copy.label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center"
        aria-label={frame.close}
        onClick={onClose}
      >
        <Icon name="x" className="icon size-5" />
      </button>
    </div>
  );
}
