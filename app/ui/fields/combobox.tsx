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
import { OptionList, type ComboboxOption } from './option-list.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';

/** Result of a search: the first options, and the total number. */
export interface ComboboxFound {
  options: readonly ComboboxOption[];
  total: number;
}

interface ComboboxProps {
  /** The hidden field's name, and the visible field's id in the page. */
  name: string;
  label: string;
  /** Value of the chosen option; empty for none. */
  value: string;
  /** Label of the chosen option. */
  taken: string;
  /** Label of the empty option; without it a value is required. */
  none?: string;
  /** Error message of the current value. */
  error?: string | undefined;
  /**
   * Finds options by text; must keep its identity as long as its results are the same. Null keeps the previous options.
   */
  search: (text: string) => Promise<ComboboxFound | null>;
  /** The number of options found, as text. */
  say: (found: ComboboxFound) => string;
  onChange: (option: ComboboxOption) => void;
}

/**
 * A labelled field for choosing one of very many options by typing. The focus stays in the field, and the list's active
 * option follows the arrow keys, after the combobox pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox({ name, label, taken, none, error, say, ...choice }: ComboboxProps) {
  const id = useId();
  const [state, setState] = useState<ComboboxState>(closedCombobox);
  const { isOpen, active } = state;
  const { found, options, ended } = useOptions(choice.search, none, state, setState);
  const said = found && say(found);
  const { field, take, leave, wait, stopWaiting } = useTaking(choice, name, {
    none,
    typed: state.typed,
    options,
    ended,
    close: () => setState(closedCombobox),
  });

  useLayoutEffect(() => {
    if (isOpen) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);

  return (
    <div className="relative grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <input ref={field} type="hidden" name={name} value={choice.value} />
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
          stopWaiting();
          setState(next);
        }}
        onWait={wait}
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

/**
 * Sets the hidden field to an option. If Enter is pressed before the options of the typed text have arrived, the first
 * of them is chosen on arrival.
 *
 * @param name id of the visible field
 */
function useTaking(
  { value, onChange }: Pick<ComboboxProps, 'value' | 'onChange'>,
  name: string,
  {
    none,
    typed,
    options,
    ended,
    close,
  }: {
    none: string | undefined;
    typed: ComboboxState['typed'];
    options: readonly ComboboxOption[];
    ended: ReturnType<typeof useOptions>['ended'];
    close: () => void;
  },
) {
  const field = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(false);

  function take(option: ComboboxOption | undefined) {
    isWaiting.current = false;
    close();
    if (!option || option.value === value) return;
    onChange(option);
    // A choice by pointer fires no input event, but guards of unsaved changes listen for one.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Leaving an emptied field clears the value; leaving a partial text restores it. */
  function leave() {
    if (isWaiting.current) return;
    const isEmptied = typed?.trim() === '' && none !== undefined;
    take(isEmptied ? { value: '', label: none } : undefined);
  }

  const takeWaiting = useEffectEvent(() => {
    if (!isWaiting.current || !ended) return;
    isWaiting.current = false;
    const [first] = ended === 'answered' ? options : [];
    if (first) take(first);
    else if (document.activeElement?.id !== name) leave();
  });
  useEffect(() => takeWaiting(), [ended]);

  return {
    field,
    take,
    leave,
    wait: () => void (isWaiting.current = !ended),
    stopWaiting: () => void (isWaiting.current = false),
  };
}

/** The options for the typed text, starting with the empty option as long as nothing is typed. */
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
