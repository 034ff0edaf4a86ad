import type { Block } from './shape.ts';

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const tip = (text: string): Block => ({ kind: 'tip', text });
