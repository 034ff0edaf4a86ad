/** Functions that run inside a page: they cannot use anything from this module. */

/** Largest contentful paint in milliseconds, or null, and cumulative layout shift. */
export async function paintsAndShifts(): Promise<{ paint: number | null; shift: number }> {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  const entries: PerformanceEntry[] = [];
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  // Buffered entries arrive in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const paints = entries.filter(({ entryType }) => entryType === 'largest-contentful-paint');
  const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as Shift[];
  // The worst session window: gaps of a second, five seconds at most. See https://web.dev/articles/cls
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, hadRecentInput, startTime } of shifts) {
    if (hadRecentInput) continue;
    const isSameWindow = startTime - last < 1000 && startTime - start < 5000;
    if (!isSameWindow) [sum, start] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  const paint = paints.at(-1)?.startTime;
  return { paint: paint === undefined ? null : Math.round(paint), shift: worst };
}

/** Width of the content, and the source of the element that extends furthest to the right. */
export function contentWidth(): { width: number; excerpt: string } {
  const width = document.documentElement.scrollWidth;
  if (width <= window.innerWidth) return { width, excerpt: '' };
  let [furthest, excerpt] = [0, ''];
  for (const element of document.body.querySelectorAll('*')) {
    const { right } = element.getBoundingClientRect();
    if (right > furthest) [furthest, excerpt] = [right, element.outerHTML];
  }
  return { width, excerpt: excerpt.slice(0, 200) };
}

export function visibleText(): string {
  return document.body.innerText.slice(0, 100_000);
}
