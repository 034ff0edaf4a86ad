import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { patience, pressed, type Act } from './shortcuts.ts';

export interface KeyPress {
  key: string;
  /** Time of the key press, in milliseconds since page load. */
  at: number;
}

/** Runs shortcuts. Mounted with the first key that may be one. */
export function ShortcutKeys({
  messages,
  presses,
  onAccessibility,
}: {
  messages: AccessibilityPanelCopy;
  /** The latest keys, in order. */
  presses: readonly KeyPress[];
  onAccessibility: () => void;
}) {
  const navigate = useNavigate();
  const { address, isOpen } = useVisit();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const waiting = useRef<{ keys: readonly string[]; until: number }>({ keys: [], until: 0 });
  const doneUntil = useRef(0);

  function perform(act: Act) {
    if (act === 'help') setIsHelpOpen(true);
    else if (act === 'accessibility') onAccessibility();
    else if (act === 'content') document.getElementById('content')?.focus();
    else if (act === 'next' || act === 'previous') focusHeading(act);
    else if (act !== 'search' && isOpen(act)) void navigate(address(act));
  }

  useEffect(() => {
    for (const { key, at } of presses) {
      if (at <= doneUntil.current) continue;
      doneUntil.current = at;
      const answer = pressed(at < waiting.current.until ? waiting.current.keys : [], key);
      waiting.current =
        'act' in answer ? { keys: [], until: 0 } : { keys: answer.waiting, until: at + patience };
      if ('act' in answer) perform(answer.act);
    }
  });

  return isHelpOpen && <ShortcutSheet messages={messages} onClose={() => setIsHelpOpen(false)} />;
}

/** Moves the focus to the heading after or before the current position. */
function focusHeading(direction: 'next' | 'previous'): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter(
    (heading) => heading.checkVisibility(),
  );
  const from = document.activeElement ?? document.body;
  const isInPage = from.matches('main *');
  const top = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const isAfter = (heading: HTMLElement) =>
    isInPage
      ? Boolean(from.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
      : top(heading) > 0;
  const isBefore = (heading: HTMLElement) =>
    isInPage
      ? Boolean(from.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING)
      : top(heading) < 0;
  const target = direction === 'next' ? headings.find(isAfter) : headings.findLast(isBefore);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}
