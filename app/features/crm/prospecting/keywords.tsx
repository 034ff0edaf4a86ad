import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** Keywords that a business must match, and a field to add another. */
export function Keywords({
  keywords,
  typed,
  onType,
  onAdd,
  onChange,
}: {
  keywords: readonly string[];
  /** The keyword being typed. */
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onChange: (keywords: readonly string[]) => void;
}) {
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  return (
    <div>
      <label htmlFor="motsCles" className="small mb-1.5 block">
        {copy.keyword}
      </label>
      <div className="flex gap-3">
        <input
          id="motsCles"
          name="motsCles"
          className="input min-w-0"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onAdd();
          }}
        />
        <button type="button" className="button px-3" aria-label={copy.addKeyword} onClick={onAdd}>
          <Icon name="plus" className="icon size-5" />
        </button>
      </div>
      {keywords.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <li key={keyword} className="min-w-0">
              <button
                type="button"
                className="chip max-w-full wrap-anywhere"
                aria-label={fill(copy.removeKeyword, { keyword })}
                onClick={() => onChange(keywords.filter((each) => each !== keyword))}
              >
                {keyword}
                <Icon name="x" className="icon size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
