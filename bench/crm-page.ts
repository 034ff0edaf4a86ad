/**
 * Runs in the page: types each text letter by letter into the search, and clears it in between.
 *
 * @returns milliseconds from each letter to the frame that shows its result
 */
export async function searchTimes(texts: readonly string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('#crm-search');
  if (!field) throw new Error('There is no search field');
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });

  /** Resolves after the browser has painted. */
  const frame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });
  const settled = async () => {
    let painted = 0;
    let seen = -1;
    do {
      seen = changes;
      painted = await frame();
    } while (changes !== seen);
    return painted;
  };

  const times: number[] = [];
  field.focus();
  for (const text of texts) {
    field.select();
    document.execCommand('delete');
    await settled();
    for (const letter of text) {
      const typed = performance.now();
      document.execCommand('insertText', false, letter);
      times.push((await settled()) - typed);
      // Pause between two keystrokes; the address updates meanwhile.
      await new Promise((resolve) => {
        setTimeout(resolve, 120);
      });
    }
    if (field.value !== text) throw new Error(`The field says ${field.value}, not ${text}`);
  }
  field.select();
  document.execCommand('delete');
  await settled();
  observer.disconnect();
  return times;
}

/**
 * Runs in the page: scrolls through the list, slowly at the start, in large steps to the middle, slowly there.
 *
 * @returns milliseconds from each frame to the next
 */
export async function scrollFrames(): Promise<number[]> {
  const grid = document.querySelector('[role="grid"]');
  if (!grid) throw new Error('There is no table');
  const frame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
  grid.scrollTop = 0;
  await frame();
  const middle = grid.scrollHeight / 2;
  const frames: number[] = [];
  let before = await frame();
  for (const [steps, step] of [
    [120, 90],
    [60, middle / 60],
    [120, 90],
  ] as const) {
    for (let at = 0; at < steps; at += 1) {
      grid.scrollTop += step;
      const now = await frame();
      frames.push(now - before);
      before = now;
    }
  }
  return frames;
}

/** Runs in the page: records its long tasks from now on, in milliseconds each. */
export function watchLongTasks(): number[] {
  const durations: number[] = [];
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });
  return durations;
}
