import type { Block } from './shape.ts';

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const tip = (text: string): Block => ({ kind: 'tip', text });

export const table = (caption: string, columns: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

export const chart = (
  caption: string,
  ...bars: { label: string; value: number; shown: string }[]
): Block => ({ kind: 'chart', caption, bars });
