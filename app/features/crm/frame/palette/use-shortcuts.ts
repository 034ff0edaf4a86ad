import { useEffectEvent, useLayoutEffect } from 'react';
import { isPlainKey } from '#app/ui/plain-key.ts';
import { meaningOf, type Act, type Press } from './shortcuts.ts';

/**
 * Listens to the workspace's keys: single keys never while typing or in a dialog, Ctrl or Cmd K everywhere except in a
 * dialog. It runs before the site's own shortcuts, which ignore handled keys.
 *
 * @param areOn whether single keys are enabled
 * @param act runs the action; false leaves the key to other listeners
 */
export function useShortcuts(areOn: () => boolean, act: (wanted: Act | 'palette') => boolean) {
  const areOnNow = useEffectEvent(areOn);
  const actNow = useEffectEvent(act);

  // Before the first paint: the site's own shortcuts must not handle a key of the workspace.
  useLayoutEffect(() => {
    let before: Press | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        if (actNow('palette')) event.preventDefault();
        return;
      }
      if (!isPlainKey(event) || !areOnNow()) return;
      const press = { key: event.key, at: event.timeStamp };
      const meaning = meaningOf(press, before);
      before = meaning === 'waiting' ? press : null;
      if (meaning === 'waiting' || (meaning && actNow(meaning))) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  return isCommand && !repeat && document.querySelector('dialog:modal') === null;
}
