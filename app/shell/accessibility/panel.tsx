import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import type { AccessibilitySettings } from '#app/domain/accessibility/settings.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ContrastChoice } from './contrast-choice.tsx';
import { FontSize } from './font-size.tsx';
import { SettingSwitches } from './setting-switches.tsx';
import { initial, storedSettings } from './settings.ts';

/**
 * The seven settings, in a non-modal panel: the page stays visible and usable, and changes show at once. Escape or the
 * close button closes it and returns the focus to its trigger.
 */
export function AccessibilityPanel({
  messages,
  onClose,
  onShortcuts,
}: {
  messages: AccessibilityPanelCopy;
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const settings = useStored(storedSettings) ?? initial();
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDialogElement>(null);

  function close() {
    if (panel.current?.contains(document.activeElement)) focusButton();
    onClose();
  }

  usePanelFocus(panel, close);

  function keep(next: AccessibilitySettings, done = '') {
    setMessage(storedSettings.write(next) ? done : messages.notKept);
  }

  /** Follows the system's preferences again, including later changes. */
  function reset() {
    storedSettings.clear();
    setMessage(messages.isReset);
  }

  return (
    <dialog ref={panel} open className="settings-panel" aria-labelledby="accessibility-title">
      <PanelHead messages={messages} onClose={close} onLeave={onClose} />
      <FontSize
        messages={messages.fontSize}
        value={settings.fontSize}
        onChange={(fontSize) => keep({ ...settings, fontSize })}
      />
      <ContrastChoice
        messages={messages.contrast}
        value={settings.contrast === 'system' ? 'normal' : settings.contrast}
        onChange={(contrast) => keep({ ...settings, contrast })}
      />
      <SettingSwitches
        messages={messages}
        settings={settings}
        onChange={keep}
        onShortcuts={onShortcuts}
      />
      <button type="button" className="button small w-full" onClick={reset}>
        <Icon name="rotate-ccw" className="icon size-5" />
        {messages.reset}
      </button>
      <p role="status" className="small text-aurora empty:hidden">
        {message}
      </p>
    </dialog>
  );
}

/** Focuses the title on opening; Escape closes the panel. */
function usePanelFocus(panel: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A modal over the panel, or a menu open in the header, closes first.
    if (document.querySelector('dialog:modal, header :is(details[open], :popover-open)')) return;
    close();
  });
  // Before the panel is painted: Escape may be the very next key.
  useLayoutEffect(() => {
    panel.current?.querySelector('h2')?.focus();
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [panel]);
}

/** @param onLeave closes the panel without restoring the focus, when the link to the statement is followed */
function PanelHead({
  messages,
  onClose,
  onLeave,
}: {
  messages: AccessibilityPanelCopy;
  onClose: () => void;
  onLeave: () => void;
}) {
  const { address } = useVisit();
  return (
    <>
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-4">
        <h2 id="accessibility-title" tabIndex={-1} className="heading wrap-anywhere outline-none">
          {messages.title}
        </h2>
        <button
          type="button"
          className="-mt-2 -mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-full hover:text-lumen"
          aria-label={messages.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="small text-dust">
        {messages.intro}{' '}
        <Link
          to={address('/accessibilite')}
          className="underline underline-offset-4"
          onClick={() => {
            document.getElementById('content')?.focus();
            onLeave();
          }}
        >
          {messages.statement}
        </Link>
      </p>
    </>
  );
}

function focusButton(): void {
  document.querySelector<HTMLElement>('[data-widget="accessibility"]')?.focus();
}
