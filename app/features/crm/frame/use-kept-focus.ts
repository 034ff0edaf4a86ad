import { useEffect } from 'react';
import { contentId } from '#app/ui/page/main.tsx';

/** Marks the element that receives the focus when a focused control within it is removed. */
export const focusFallback = { 'data-focus-fallback': '' } as const;

const fallbacks = '[data-focus-fallback]';
const rows = 'li, tr, article';
const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** The focused control and its position in the document. */
interface Place {
  control: Element;
  /** Ancestors from the control outwards; a row also has the rows that follow it. */
  path: readonly { element: Element; following: readonly Element[] }[];
}

/**
 * Controls that were used: if their row then disappears, the user has dealt with it, and the focus moves to the next
 * row.
 */
const used = new WeakSet<EventTarget>();

/**
 * Keeps the focus when the focused control is removed or disabled. It moves to a control with the same id elsewhere;
 * else to the next row of its list, the nearest fallback around it, or the content after the bar.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = placeOf(target);
    };
    // A press outside controls gives the focus up; a removed or disabled control loses it.
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      queueMicrotask(() => {
        const isGivenUp = isShown(target) && !target.matches(':disabled');
        if (isGivenUp && document.hasFocus() && last?.control === target) last = null;
      });
    };
    const use = ({ target }: Event) => {
      const control = target instanceof Element && target.closest(controls);
      if (control) used.add(control);
    };
    const keep = () => {
      if (!last || document.activeElement !== document.body) return;
      const { control } = last;
      if (isShown(control)) focus(control);
      else if (!focus(document.getElementById(control.id))) handOver(last);
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    document.addEventListener('click', use, true);
    document.addEventListener('change', use, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
      document.removeEventListener('click', use, true);
      document.removeEventListener('change', use, true);
    };
  }, []);
}

function placeOf(control: Element): Place {
  const path = [];
  for (let element: Element | null = control; element; element = element.parentElement)
    path.push({ element, following: element.matches(rows) ? following(element) : [] });
  return { control, path };
}

function handOver({ control, path }: Place): void {
  for (const [level, { element }] of path.entries()) {
    const gone = path[level - 1];
    if (!isShown(element) || !gone) continue;
    // Otherwise a colleague removed it: a key press under way must not change another record. Links change nothing.
    const isNextDue = gone.element.matches(rows) && (used.has(control) || control.matches('a'));
    const next = isNextDue && inNextRow(element, gone, control);
    if (next && focus(next)) return;
    if (element.matches('dialog, [role=dialog]')) {
      if (focus(element) || focus(element.querySelector(controls))) return;
    } else if (focus(element.matches(fallbacks) ? element : element.querySelector(fallbacks)))
      return;
  }
  focus(document.querySelector(`#${contentId}`));
}

function following(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])];
  return all.slice(all.indexOf(row) + 1);
}

/**
 * The same control in the row that followed, else in the last row. Other rows may have been inserted before it
 * meanwhile.
 */
function inNextRow(list: Element, row: Place['path'][number], control: Element): Element | null {
  const next = row.following.find((each) => each.parentElement === list) ?? list.lastElementChild;
  if (!next?.matches(rows)) return null;
  const at = [...row.element.querySelectorAll(controls)].indexOf(control);
  const present = next.querySelectorAll(controls);
  return present[at] ?? present[0] ?? null;
}

const isShown = (element: Element) => element.isConnected && element.checkVisibility();

/** Whether the element now has the focus. */
function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}
