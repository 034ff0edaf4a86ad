/** A block of the page's text: an element, its text, and the nodes the text comes from. */
export interface Block {
  element: HTMLElement;
  text: string;
  nodes: { node: Text; start: number }[];
}

/** Every block of visible text, in page order; each text belongs to exactly one. */
export function blocksOf(root: HTMLElement): Block[] {
  const blocks = new Map<HTMLElement, Block>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !isSeen(node, parent)) continue;
    const element = blockAround(parent, root);
    const block = blocks.get(element) ?? { element, text: '', nodes: [] };
    // Text in a separate layout box is read separately.
    if (block.text !== '' && getComputedStyle(parent).display !== 'inline') block.text += ' ';
    block.nodes.push({ node, start: block.text.length });
    block.text += node.data;
    blocks.set(element, block);
  }
  return [...blocks.values()];
}

function isSeen(node: Text, parent: Element): boolean {
  return (
    node.data.trim() !== '' &&
    !parent.closest('[aria-hidden="true"], script, style, noscript, svg, option') &&
    parent.checkVisibility({ visibilityProperty: true })
  );
}

/** The nearest element with a block box of its own. */
export function blockAround(start: HTMLElement, root: HTMLElement): HTMLElement {
  let element = start;
  while (element !== root && /^(?:inline|contents)/.test(getComputedStyle(element).display)) {
    if (!element.parentElement) break;
    element = element.parentElement;
  }
  return element;
}

/** A part of a block's text as a range of the document; null when the page has changed since. */
export function rangeIn({ nodes }: Block, from: number, to: number): Range | null {
  const place = (at: number) => nodes.findLast(({ start }) => start <= at);
  const [first, last] = [place(from), place(to - 1)];
  if (!first?.node.isConnected || !last?.node.isConnected) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(from - first.start, first.node.data.length));
  range.setEnd(last.node, Math.min(to - last.start, last.node.data.length));
  return range;
}

/** Index of the block that contains an element, or is contained in it. */
export function blockAt(blocks: readonly Block[], target: Element): number {
  const around = blocks.findLastIndex(({ element }) => element.contains(target));
  return around >= 0 ? around : blocks.findIndex(({ element }) => target.contains(element));
}

/** The sections that headings start: each from its heading to the next one of the same or a higher rank. */
export function sectionsOf(
  blocks: readonly Block[],
): { title: string; from: number; to: number }[] {
  const ranks = blocks.map(({ element }) => rankOf(element));
  return blocks.flatMap(({ text }, from) => {
    const rank = ranks[from] ?? 0;
    if (rank === 0) return [];
    const next = ranks.findIndex((other, at) => at > from && other > 0 && other <= rank);
    return [{ title: text.trim(), from, to: next < 0 ? blocks.length : next }];
  });
}

/** 1 to 6 inside a heading, else 0. */
function rankOf(element: Element): number {
  return Number(element.closest('h1, h2, h3, h4, h5, h6')?.tagName.charAt(1) ?? 0);
}
