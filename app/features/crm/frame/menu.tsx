import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from './workspace.tsx';

/** Attributes that make an element the focusable one of a grid cell. */
export interface CellFocus {
  'data-cell': string;
  tabIndex: number;
}

/**
 * A button that opens a list of secondary actions. The browser closes it on Escape and on a press outside, and restores
 * the focus; choosing a `menu-item` closes it. The dialog of an action must be rendered outside the menu, whose content
 * exists only while it is open.
 */
export function Menu({
  trigger,
  className = 'button w-[var(--control,2.75rem)] px-0',
  focus,
  children,
}: {
  /** Content of the button, which also names the list; three dots by default. */
  trigger?: ReactNode;
  className?: string;
  /** Attributes of the button in a grid, which moves the focus. */
  focus?: CellFocus;
  children: ReactNode;
}) {
  const { messages } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('.menu-item')) currentTarget.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        className={className}
        aria-label={trigger ? undefined : messages.frame.actions}
        aria-haspopup="true"
        popoverTarget={id}
        {...focus}
      >
        {trigger ?? <Icon name="ellipsis" className="icon size-5" />}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the items are the buttons */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-button`}
        className="menu"
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={closeOnChoice}
      >
        {isOpen && children}
      </div>
    </>
  );
}
