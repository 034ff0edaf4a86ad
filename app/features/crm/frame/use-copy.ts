import { useState } from 'react';

/** Copies a text to the clipboard; the outcome is null before, and `failed` when the browser denies it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return { outcome, copyText: () => void copyText() };
}
