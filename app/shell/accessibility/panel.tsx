import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { switches, type AccessibilitySettings } from '#app/domain/accessibility.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ContrastChoice } from './contrast-choice.tsx';
import { FontSize } from './font-size.tsx';
import { initial, storedSettings } from './settings.ts';

/**
 * The seven settings, in a panel that leaves the page in view and in use: what is changed shows at once. Escape or the
 * cross closes it and gives the focus back to the button that opened it.
 */
export function AccessibilityPanel({
  words,
  onClose,
  onShortcuts,
}: {
  words: AccessibilityPanelCopy;
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const { address } = useVisit();
  const settings = useStored(storedSettings) ?? initial();
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDialogElement>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What lies over the panel, or is open in the header, closes first.
    if (document.querySelector('dialog:modal, header :is(details[open], :popover-open)')) return;
    close();
  });
  useEffect(() => {
    panel.current?.querySelector('h2')?.focus();
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  function close() {
    if (panel.current?.contains(document.activeElement)) focusButton();
    onClose();
  }

  function keep(next: AccessibilitySettings, done = '') {
    setMessage(storedSettings.write(next) ? done : words.notKept);
  }

  return (
    <dialog ref={panel} open className="settings-panel" aria-labelledby="accessibility-title">
      <div className="flex items-start justify-between gap-4">
        <h2 id="accessibility-title" tabIndex={-1} className="heading outline-none">
          {words.title}
        </h2>
        <button
          type="button"
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:text-lumen"
          aria-label={words.close}
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="small text-dust">
        {words.intro}{' '}
        <Link
          to={address('/accessibilite')}
          className="underline underline-offset-4"
          onClick={() => {
            document.getElementById('content')?.focus();
            onClose();
          }}
        >
          {words.statement}
        </Link>
      </p>
      <FontSize
        words={words.fontSize}
        value={settings.fontSize}
        onChange={(fontSize) => keep({ ...settings, fontSize })}
      />
      <ContrastChoice
        words={words.contrast}
        value={settings.contrast}
        onChange={(contrast) => keep({ ...settings, contrast })}
      />
      <ul>
        {switches.map((name) => (
          <li key={name} className="border-t border-line py-3">
            <label className="flex min-h-11 items-center justify-between gap-4 font-medium">
              {words.switches[name].label}
              <input
                type="checkbox"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it by itself
                role="switch"
                className="switch"
                checked={settings[name]}
                aria-describedby={`${name}-help`}
                onChange={(event) => keep({ ...settings, [name]: event.target.checked })}
              />
            </label>
            <p id={`${name}-help`} className="text-xs text-dust">
              {words.switches[name].help}
            </p>
            {name === 'keyboardNav' && settings.keyboardNav && (
              <button type="button" className="button small mt-3" onClick={onShortcuts}>
                <Icon name="keyboard" className="icon size-5" />
                {words.showShortcuts}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button small w-full"
        onClick={() => keep(initial(), words.isReset)}
      >
        <Icon name="rotate-ccw" className="icon size-5" />
        {words.reset}
      </button>
      <p role="status" className="small text-aurora empty:hidden">
        {message}
      </p>
    </dialog>
  );
}

function focusButton(): void {
  document.querySelector<HTMLElement>('[data-widget="accessibility"]')?.focus();
}
