import type { KeyboardEvent } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { onComboboxKey, optionId, typedInto, type ComboboxState } from './combobox-state.ts';
import { noteAttributes } from './field-notes.tsx';

interface ComboboxInputProps {
  id: string;
  listId: string;
  state: ComboboxState;
  /** Number of options in the list. */
  count: number;
  /** Label of the chosen option. */
  taken: string;
  placeholder: string | undefined;
  isRequired: boolean;
  error: string | undefined;
  onState: (state: ComboboxState) => void;
  /** Chooses the first option once it is found. */
  onWait: () => void;
  /** Chooses the active option. */
  onTake: () => void;
  onBlur: () => void;
}

/** The text field of a combobox, and the effects of its keys on the list. */
export function ComboboxInput({
  id,
  listId,
  state,
  count,
  taken,
  placeholder,
  isRequired,
  error,
  onState,
  onWait,
  onTake,
  onBlur,
}: ComboboxInputProps) {
  const { isOpen, typed, active } = state;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const outcome = onComboboxKey(event, state, count);
    if (!outcome) return;
    event.preventDefault();
    // Escape closes only the list, not a surrounding dialog.
    event.stopPropagation();
    if (outcome.isTaken) onTake();
    else onState(outcome.state);
    const isEarly = event.key === 'Enter' && isOpen && active < 0 && typed?.trim();
    if (isEarly) onWait();
  }

  return (
    <div className="relative">
      <input
        id={id}
        className={`input pr-10 text-ellipsis ${error ? 'border-band-red' : ''}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${listId}-list` : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        aria-required={isRequired}
        {...noteAttributes(id, { error })}
        value={typed ?? taken}
        onChange={(event) => onState(typedInto(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => onState({ ...state, isOpen: true })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Icon
        name="chevron-down"
        className="icon pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-dust"
      />
    </div>
  );
}
