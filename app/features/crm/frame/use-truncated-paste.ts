import { useEffect } from 'react';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from './workspace.tsx';

/** Announces that a pasted text is longer than its field allows: browsers truncate it silently. */
export function useTruncatedPaste(): void {
  const { messages, notify } = useWorkspace();
  const { language } = useVisit();
  useEffect(() => {
    function onPaste({ target, clipboardData }: ClipboardEvent) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { maxLength, value, selectionStart, selectionEnd } = target;
      const pasted = clipboardData?.getData('text').replaceAll('\r\n', '\n') ?? '';
      const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
      if (maxLength < 0 || pasted.length <= room) return;
      notify(fill(messages.frame.pasteCut, { most: formatNumber(language, maxLength) }));
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [messages, notify, language]);
}
