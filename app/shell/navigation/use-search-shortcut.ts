import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { storedSettings } from '#app/shell/accessibility/settings.ts';
import { isPlainKey } from '#app/ui/plain-key.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Address that focuses the search field. */
const field = '#q';

/** Opens the search by Ctrl or Cmd K, and by `/` unless the visitor has switched single keys off. Never while typing. */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  const { address } = useVisit();
  const search = address('/search', field);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      const input = document.querySelector<HTMLInputElement>(`[name=q]${field}`);
      input?.focus();
      input?.select();
      if (!input) void navigate(search);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, search]);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, repeat, target } = event;
  if (key === '/') return isPlainKey(event) && storedSettings.read()?.keyboardNav !== false;
  const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  const isTyping =
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable], dialog:modal *');
  return isCommand && !isTyping && !defaultPrevented && !repeat;
}
