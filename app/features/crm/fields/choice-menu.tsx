import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Menu, type CellFocus } from '../frame/menu.tsx';

/** A value that opens a list of the others: one press opens it, one chooses. */
export function ChoiceMenu<Value extends string>({
  label,
  options,
  value,
  onChoose,
  children,
  className = '',
  focus,
}: {
  /** Name of the button and of the list; includes the value. */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  /** Null when it is none of them. */
  value: Value | null;
  onChoose: (value: Value) => void;
  /** The value as displayed. */
  children: ReactNode;
  className?: string;
  focus?: CellFocus;
}) {
  return (
    <Menu
      {...(focus && { focus })}
      className={`inline-flex max-w-full min-w-0 items-center gap-1 text-start ${className}`}
      trigger={
        <>
          <span className="sr-only">{label}</span>
          <span aria-hidden="true" className="inline-flex min-w-0 items-center gap-1">
            {children}
            <Icon name="chevron-down" className="icon size-4 shrink-0 text-dust" />
          </span>
        </>
      }
    >
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          className="menu-item"
          aria-pressed={option === value}
          onClick={() => option !== value && onChoose(option)}
        >
          <Icon name="check" className={`icon size-4 ${option === value ? '' : 'invisible'}`} />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </button>
      ))}
    </Menu>
  );
}
