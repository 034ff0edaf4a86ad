import { arialWidth } from './arial.ts';

/** Devices, and the width of their results: measured by observers, not documented by Google. */
export const searchResultSizes = {
  desktop: {
    title: { size: 20, width: 580, lines: 1 },
    description: { size: 14, width: 600, lines: 2 },
  },
  mobile: {
    title: { size: 18, width: 340, lines: 2 },
    description: { size: 14, width: 340, lines: 4 },
  },
} as const;

export type SearchDevice = keyof typeof searchResultSizes;

export interface ShownText {
  /** Displayed text: all of it, or as many words as fit. */
  text: string;
  isCut: boolean;
  /** Width of the whole text, in pixels. */
  width: number;
  /** Available width, in pixels. */
  room: number;
}

/** A title or description as a search result displays it. */
export function shownIn(
  device: SearchDevice,
  part: 'title' | 'description',
  text: string,
): ShownText {
  const { size, width: line, lines } = searchResultSizes[device][part];
  const whole = text.replace(/\s+/g, ' ').trim();
  const room = line * lines;
  const width = Math.round(arialWidth(whole, size));
  if (width <= room) return { text: whole, isCut: false, width, room };
  let shown = '';
  for (const word of whole.split(' ')) {
    const longer = shown ? `${shown} ${word}` : word;
    if (arialWidth(`${longer} …`, size) > room) break;
    shown = longer;
  }
  return { text: `${shown} …`.trimStart(), isCut: true, width, room };
}
