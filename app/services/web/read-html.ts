import { Parser } from 'htmlparser2';
import type { Html, Place } from '#app/domain/ila/audit/page-evidence.ts';
import { HtmlCollector } from './html-collector.ts';
import { openElement, type OpenElement } from './open-element.ts';

/** Deeper elements are not read; browsers themselves stop nesting at 512 (Chromium). */
const deepest = 512;

/** Where reading stops: the parser's time is quadratic in the depth. */
const tooDeepToRead = 5000;

const excerptLength = 200;

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Reads HTML in one pass, without a tree: time and memory are linear in the length of the source, whatever its nesting.
 *
 * @param source decoded HTML
 * @param url address of the page, the base of relative addresses unless there is a `<base>`
 */
export function readHtml(source: string, url: string): Html {
  const open: OpenElement[] = [];
  let tooDeep = 0;
  let isTruncated = false;
  const placeAt = placesIn(source);
  const collector = new HtmlCollector(url);
  const root = openElement({
    name: '#document',
    attributes: {},
    index: 0,
    placeAt,
    parent: undefined,
  });
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length < deepest) {
        const parent = open.at(-1);
        const index = parser.startIndex;
        const element = openElement({ name, attributes, index, placeAt, parent });
        open.push(element);
        collector.open(element);
        return;
      }
      isTruncated = true;
      if (!voidElements.has(name)) tooDeep++;
      if (tooDeep > tooDeepToRead) parser.pause();
    },
    ontext(text) {
      if (tooDeep === 0) collector.text(text, open.at(-1) ?? root);
    },
    onclosetag(name) {
      if (tooDeep > 0) {
        if (!voidElements.has(name)) tooDeep--;
        return;
      }
      const element = open.at(-1);
      if (element?.name !== name) return;
      open.pop();
      collector.close(element);
    },
  });
  parser.write(source);
  if (tooDeep <= tooDeepToRead) parser.end();
  return { ...collector.result(), isTruncated };
}

/** Finds the line of a position. */
function placesIn(source: string): (index: number) => Place {
  const ends: number[] = [];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) ends.push(at);
  return (index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return { line: low + 1, excerpt: excerptOf(source.slice(index, index + excerptLength)) };
  };
}

function excerptOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, excerptLength);
}

/** The text around a match. */
export function around(text: string, at: number, length: number): string {
  return excerptOf(text.slice(Math.max(0, at - 40), at + length + 40));
}
