import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { UnsavedQuestion, useUnsavedGuard, type UnsavedGuard } from './unsaved-guard.tsx';

/**
 * A dialog beside the page, which stays usable; on a narrow screen it covers the page. It takes the focus on opening
 * and restores it on closing; Escape closes it.
 *
 * @param guard texts of the question that protects unsaved text; without them the panel closes at once
 */
export function SidePanel({
  title,
  heading = title,
  close,
  onClose,
  guard,
  children,
}: {
  /** Name of the panel. */
  title: string;
  /** Content of its heading. */
  heading?: ReactNode;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
  guard?: UnsavedGuard;
  children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  const { forms, isAsked, leave, keep } = useUnsavedGuard(guard, onClose);
  const id = useId();
  useFocusWithin(panel);

  // The question is at the top.
  useEffect(() => {
    if (isAsked) panel.current?.scrollTo({ top: 0 });
  }, [isAsked]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any element within
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="side-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isPopoverOpen()) return;
        event.preventDefault();
        leave();
      }}
      {...forms}
    >
      <div className="side-panel-head">
        <h2 id={id} aria-label={title} className="min-w-0 grow wrap-anywhere">
          {heading}
        </h2>
        <button
          type="button"
          className="button w-[var(--control,2.75rem)] px-0"
          aria-label={close}
          onClick={leave}
        >
          <Icon name="x" className="icon size-5" />
        </button>
      </div>
      {guard && isAsked && <UnsavedQuestion guard={guard} onKeep={keep} onDiscard={onClose} />}
      {children}
    </section>
  );
}

/** Escape closes an open menu first. */
function isPopoverOpen(): boolean {
  return document.querySelector('[popover]:popover-open') !== null;
}

/** Takes the focus, and restores it unless it has moved elsewhere by then. */
function useFocusWithin(panel: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = panel.current;
    shown?.focus({ preventScroll: true });
    return () => {
      const isLost =
        document.activeElement === document.body || shown?.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [panel]);
}
