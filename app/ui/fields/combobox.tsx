import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { ComboboxInput } from './combobox-input.tsx';
import { closedCombobox, optionId, withOptions, type ComboboxState } from './combobox-state.ts';
import { FieldNotes } from './field-notes.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Distinguishes options of the same label. */
  detail?: string;
}

/** Result of a search: the first options, and how many there are in all. */
export interface ComboboxFound {
  options: readonly ComboboxOption[];
  total: number;
}

interface ComboboxProps {
  /** The hidden field's name, and the visible field's id in the page. */
  name: string;
  label: string;
  /** Value of the option taken; empty for none. */
  value: string;
  /** Label of the option taken. */
  taken: string;
  /** Label of the empty option; without it a value is required. */
  none?: string;
  /** Error message of the present value. */
  error?: string | undefined;
  /** Finds options by words; the same function as long as it finds the same. Null keeps the options found before. */
  search: (text: string) => Promise<ComboboxFound | null>;
  /** The number of options found, as text. */
  say: (found: ComboboxFound) => string;
  onChange: (option: ComboboxOption) => void;
}

/**
 * A labelled choice of one among very many, found by typing. The focus stays in the field, and the list's active option
 * follows the arrow keys, after the combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox({ name, label, taken, none, error, say, ...choice }: ComboboxProps) {
  const id = useId();
  const taker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ComboboxState>(closedCombobox);
  const { isOpen, active } = state;
  const { found, options, ended } = useOptions(choice.search, none, state, setState);
  const said = found && say(found);

  useLayoutEffect(() => {
    if (isOpen) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);

  function take(option: ComboboxOption | undefined) {
    isWaiting.current = false;
    setState(closedCombobox);
    if (!option || option.value === choice.value) return;
    choice.onChange(option);
    // A choice by pointer fires no input event, which guards of unsaved changes listen for.
    taker.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // Enter was pressed before the options of what was typed had come.
  const isWaiting = useRef(false);
  const takeWaiting = useEffectEvent(() => {
    if (!isWaiting.current || !ended) return;
    isWaiting.current = false;
    const [first] = ended === 'answered' ? options : [];
    if (first) take(first);
    else if (document.activeElement?.id !== name) leave();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the answer comes from the store
  useEffect(() => takeWaiting(), [ended]);

  /** Leaving an emptied field clears the value; leaving a partial text restores it. */
  function leave() {
    if (isWaiting.current) return;
    const isEmptied = state.typed?.trim() === '' && none !== undefined;
    take(isEmptied ? { value: '', label: none } : undefined);
  }

  return (
    <div className="relative grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <input ref={taker} type="hidden" name={name} value={choice.value} />
      <ComboboxInput
        id={name}
        listId={id}
        state={state}
        count={options.length}
        taken={taken}
        placeholder={none}
        isRequired={none === undefined}
        error={error}
        onState={(next) => {
          isWaiting.current = false;
          setState(next);
        }}
        onWait={() => void (isWaiting.current = !ended)}
        onTake={() => take(options[active])}
        onBlur={leave}
      />
      <FieldNotes id={name} error={error} />
      {isOpen && (
        <OptionList
          id={id}
          label={label}
          options={options}
          active={active}
          said={said}
          onActive={(index) => setState({ ...state, active: index })}
          onTake={take}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && said}
      </p>
    </div>
  );
}

function OptionList({
  id,
  label,
  options,
  active,
  said,
  onActive,
  onTake,
}: {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  said: string | null;
  onActive: (index: number) => void;
  onTake: (option: ComboboxOption) => void;
}) {
  return (
    <div
      className="panel absolute inset-x-0 top-full z-10 mt-1 grid max-h-72 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] overflow-hidden"
      // Pressing anywhere in the list keeps the focus in the field.
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
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile border border-transparent px-3 py-1.5 aria-selected:border-lumen aria-selected:bg-night-3"
            onPointerMove={() => index !== active && onActive(index)}
            onClick={() => onTake(option)}
          >
            <OptionText option={option} />
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="small border-t border-line px-4 py-2 text-dust">
        {said}
      </p>
    </div>
  );
}

function OptionText({ option: { label, detail } }: { option: ComboboxOption }) {
  return (
    <>
      <span dir="auto" className="min-w-0 grow wrap-anywhere">
        {label}
      </span>
      {detail && (
        <span dir="auto" className="small min-w-0 wrap-anywhere text-dust">
          {detail}
        </span>
      )}
    </>
  );
}

/** The options for the typed text, with none first as long as nothing is typed. */
function useOptions(
  search: ComboboxProps['search'],
  none: string | undefined,
  { isOpen, typed }: ComboboxState,
  setState: Dispatch<SetStateAction<ComboboxState>>,
) {
  const text = typed ?? '';
  const { found, ended } = useDebouncedSearch(search, text, isOpen, (count) =>
    setState((before) => withOptions(before, count + (none === undefined || text ? 0 : 1))),
  );
  const options =
    none === undefined || text !== ''
      ? (found?.options ?? [])
      : [{ value: '', label: none }, ...(found?.options ?? [])];
  return { found, options, ended };
}
