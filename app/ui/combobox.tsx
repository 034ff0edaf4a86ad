import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  closedCombobox,
  onComboboxKey,
  typedInto,
  withOptions,
  type ComboboxState,
} from './combobox-state.ts';
import { Icon } from './icon.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** What tells it from another of the same name. */
  detail?: string;
}

/** What a search finds: the first options, and how many there are. */
export interface ComboboxFound {
  options: readonly ComboboxOption[];
  total: number;
}

/** How long typing has to pause before it is searched for, in milliseconds. */
const pause = 150;

/**
 * A labelled choice of one among very many, found by typing. The focus stays in the field, and the list's active option
 * follows the arrow keys, after the combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 *
 * @param name the field's name, whose value in a form is that of the option taken; and its id in the page
 * @param value the option taken; empty for none
 * @param label what the field is called
 * @param taken what the option taken is called
 * @param none what no option is called; without it one has to be taken
 * @param search finds options by words; the same function as long as it finds the same. Null leaves what was found
 * @param say puts into words how much was found
 */
export function Combobox({
  name,
  label,
  value,
  taken,
  none,
  search,
  say,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  taken: string;
  none?: string;
  search: (text: string) => Promise<ComboboxFound | null>;
  say: (found: ComboboxFound) => string;
  onChange: (option: ComboboxOption) => void;
}) {
  const id = useId();
  const taker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ComboboxState>(closedCombobox);
  const { isOpen, typed } = state;
  const text = typed ?? '';
  const found = useFound(search, text, isOpen, (count) =>
    setState((before) => withOptions(before, count + (none === undefined || text ? 0 : 1))),
  );
  const options =
    none === undefined || text !== ''
      ? (found?.options ?? [])
      : [{ value: '', label: none }, ...(found?.options ?? [])];
  const said = found && say(found);
  const { active } = state;
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => {
    if (isOpen)
      document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);

  function take(option: ComboboxOption | undefined) {
    setState(closedCombobox);
    if (!option || option.value === value) return;
    onChange(option);
    // A choice made by pointer is something typed, for whoever keeps that from being lost.
    taker.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const outcome = onComboboxKey(event, state, options.length);
    if (!outcome) return;
    event.preventDefault();
    // A dialog around it does not close with the list.
    event.stopPropagation();
    if (outcome.isTaken) take(options[active]);
    else setState(outcome.state);
  }

  return (
    <div className="relative grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <input ref={taker} type="hidden" name={name} value={value} />
      <div className="relative">
        <input
          id={name}
          className="input pr-10 text-ellipsis"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={none}
          value={typed ?? taken}
          onChange={(event) => setState(typedInto(event.currentTarget.value))}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setState({ ...state, isOpen: true })}
          onKeyDown={onKeyDown}
          // A field that was emptied and left says none; what was only half typed says nothing.
          onBlur={() =>
            take(
              typed?.trim() === '' && none !== undefined ? { value: '', label: none } : undefined,
            )
          }
        />
        <Icon
          name="chevron-down"
          className="icon pointer-events-none absolute top-3 right-3 size-5 text-dust"
        />
      </div>
      {isOpen && (
        <div
          className="panel absolute inset-x-0 top-full z-10 mt-1 grid max-h-72 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] overflow-hidden"
          // The focus stays in the field, wherever in the list somebody presses.
          onPointerDown={(event) => event.preventDefault()}
        >
          <div
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            className="overflow-y-auto overscroll-contain p-1"
          >
            {options.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile border border-transparent px-3 py-1.5 aria-selected:border-lumen aria-selected:bg-night-3"
                onPointerMove={() => index !== active && setState({ ...state, active: index })}
                onClick={() => take(option)}
              >
                <span dir="auto" className="min-w-0 grow wrap-anywhere">
                  {option.label}
                </span>
                {option.detail && (
                  <span dir="auto" className="small min-w-0 wrap-anywhere text-dust">
                    {option.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
          <p aria-hidden="true" className="small border-t border-line px-4 py-2 text-dust">
            {said}
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && said}
      </p>
    </div>
  );
}

/** What was found last for what is typed; asked for at once when the list opens, else when typing pauses. */
function useFound(
  search: (text: string) => Promise<ComboboxFound | null>,
  text: string,
  isOpen: boolean,
  onFound: (count: number) => void,
): ComboboxFound | null {
  const [found, setFound] = useState<ComboboxFound | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const ask = async () => {
      const answer = await search(text);
      // An earlier answer may come later.
      if (!isWanted || !answer) return;
      setFound(answer);
      onFound(answer.options.length);
    };
    const timer = text === '' ? void ask() : setTimeout(() => void ask(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- who is told does not ask again
  }, [search, text, isOpen]);

  return found;
}
