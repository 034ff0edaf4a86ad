import { optionId } from './combobox-state.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string;
}

/** The list of a combobox; the focus stays in its field. */
export function OptionList({
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
