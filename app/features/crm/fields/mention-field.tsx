import {
  useId,
  useRef,
  useState,
  type ChangeEventHandler,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { mentionAt, namesFor, type MentionDraft } from '#app/domain/notifications/mentions.ts';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';

/** Texts of a field in which people can be mentioned. */
export interface MentionCopy {
  /** Name of the list. */
  list: string;
  /** Help below the field. */
  hint: string;
}

interface Offer {
  draft: MentionDraft;
  names: readonly string[];
  active: number;
}

/**
 * A text area in which an @ suggests names. The focus stays in the text; arrow keys select, Enter and Tab insert,
 * Escape closes.
 *
 * @param names of the people who can be mentioned
 */
export function MentionField({
  name,
  label,
  names,
  copy,
  lines,
  ...area
}: {
  name: string;
  label: string;
  names: readonly string[];
  copy: MentionCopy;
  lines: number;
  maxLength: number;
  placeholder?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
}) {
  const id = useId();
  const { offer, take, field } = useMention(names);
  return (
    <div className="relative grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        className="input"
        rows={lines}
        {...area}
        {...noteAttributes(name, { help: copy.hint })}
        aria-autocomplete="list"
        aria-controls={offer ? id : undefined}
        aria-activedescendant={offer ? optionId(id, offer.active) : undefined}
        {...field}
      />
      {offer && <OfferedNames id={id} label={copy.list} offer={offer} onTake={take} />}
      <p role="status" className="sr-only">
        {offer && `${copy.list}, ${offer.names.join(', ')}`}
      </p>
      <FieldNotes id={name} help={copy.hint} />
    </div>
  );
}

/** The suggestions at the caret, and their event handlers for the text area. */
function useMention(names: readonly string[]) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);

  function updateOffer({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const draft = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : null;
    const found = draft ? namesFor(draft, names).slice(0, 8) : [];
    setOffer(draft && found.length > 0 ? { draft, names: found, active: 0 } : null);
  }

  function take(taken: string | undefined) {
    const text = area.current;
    setOffer(null);
    if (!text || !offer || taken === undefined) return;
    const { from, to } = offer.draft;
    const hasSpace = text.value[to] === ' ';
    text.setRangeText(`@${taken}${hasSpace ? '' : ' '}`, from, to, 'end');
    // Guards of unsaved changes listen for this event.
    text.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (!offer || event.nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    const { length } = offer.names;
    const step = { ArrowDown: 1, ArrowUp: length - 1 }[key];
    if (step !== undefined) setOffer({ ...offer, active: (offer.active + step) % length });
    else if (key === 'Enter' || key === 'Tab') take(offer.names[offer.active]);
    else if (key === 'Escape') setOffer(null);
    else return;
    event.preventDefault();
    // Escape closes only the list, not a surrounding dialog.
    event.stopPropagation();
  }

  const close = () => setOffer(null);
  return {
    offer,
    take,
    field: { ref: area, onInput: updateOffer, onClick: updateOffer, onKeyDown, onBlur: close },
  };
}

const optionId = (list: string, index: number) => `${list}-${index}`;

function OfferedNames({
  id,
  label,
  offer,
  onTake,
}: {
  id: string;
  label: string;
  offer: Offer;
  onTake: (name: string) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="panel absolute inset-x-0 top-full z-10 max-h-72 overflow-y-auto p-1"
      // Pressing in the list keeps the focus in the text.
      onPointerDown={(event) => event.preventDefault()}
    >
      {offer.names.map((each, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area has the keys
        <div
          key={each}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === offer.active}
          className="flex min-h-control cursor-pointer items-center rounded-tile border border-transparent px-3 aria-selected:border-lumen aria-selected:bg-night-3"
          onClick={() => onTake(each)}
        >
          <span dir="auto" className="wrap-anywhere">
            {each}
          </span>
        </div>
      ))}
    </div>
  );
}
