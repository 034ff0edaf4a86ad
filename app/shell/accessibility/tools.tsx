import { useEffect, useState } from 'react';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { isPlainKey } from '#app/ui/plain-key.ts';
import { useStored } from '#app/ui/stored.ts';
import { lazyWidget } from '../lazy-widget.tsx';
import { applySettings, storedSettings } from './settings.ts';
import type { KeyPress } from './shortcut-keys.tsx';

const Panel = lazyWidget<AccessibilityPanelCopy, { onClose: () => void; onShortcuts: () => void }>(
  'accessibility',
  () => import('./panel.tsx').then((module) => module.AccessibilityPanel),
);

const VoiceReader = lazyWidget<AccessibilityPanelCopy>('accessibility', () =>
  import('./voice-reader.tsx').then((module) => module.VoiceReader),
);

const ShortcutKeys = lazyWidget<
  AccessibilityPanelCopy,
  { presses: readonly KeyPress[]; onAccessibility: () => void }
>('accessibility', () => import('./shortcut-keys.tsx').then((module) => module.ShortcutKeys));

/**
 * Applies the settings to the root element, in step with other tabs; the panel, the voice and the shortcuts are loaded
 * on first use.
 */
export function AccessibilityTools({
  isOpen,
  onOpen,
  onClose,
  onFailure,
}: {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onFailure: () => void;
}) {
  const settings = useStored(storedSettings);
  const [presses, setPresses] = useState<readonly KeyPress[]>([]);

  useEffect(() => {
    const apply = () => applySettings(storedSettings.read());
    if (storedSettings.read()) apply();
    return storedSettings.subscribe(apply);
  }, []);

  // Keep the previous press: it may still be waiting for the module, and for this one.
  const note = (press: KeyPress) => setPresses((noted) => [...noted.slice(-1), press]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (storedSettings.read()?.keyboardNav === false || !isPlainKey(event)) return;
      note({ key: event.key, at: event.timeStamp });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {isOpen && (
        <Panel
          onClose={onClose}
          onShortcuts={() => note({ key: '?', at: performance.now() })}
          onFailure={onFailure}
        />
      )}
      {settings?.voiceReader && <VoiceReader onFailure={onFailure} />}
      {presses.length > 0 && (
        <ShortcutKeys presses={presses} onAccessibility={onOpen} onFailure={onFailure} />
      )}
    </>
  );
}
