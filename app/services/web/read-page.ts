import type { CountryCode } from 'libphonenumber-js/max';
import type { Page } from '#app/domain/ila/audit/page-evidence.ts';
import { decodeText } from './decode-text.ts';
import { detectLanguage } from './detect-language.ts';
import { readLocalFacts } from './local-facts.ts';
import { readHtml } from './read-html.ts';
import { withoutContent, type WebAnswer } from './web-client.ts';

const noFacts: Page['local'] = { phones: [], addresses: [], hours: [] };

/** The page in a response. */
export function readPage(answer: WebAnswer, depth: number | null, country: CountryCode): Page {
  const { body, firstByte } = answer;
  const { text, ...encoding } = decodeText(body.bytes, answer.headers['content-type']);
  const html = isHtml(answer, text) ? readHtml(text, answer.url) : null;
  return {
    ...withoutContent(answer),
    depth,
    firstByte,
    bytes: { wire: body.wire, decoded: body.bytes.length },
    isCut: body.isCut,
    encoding,
    html,
    local: html ? readLocalFacts(html, country) : noFacts,
    spoken: html ? detectLanguage(html.text || html.wholeText) : null,
  };
}

function isHtml({ headers, status }: WebAnswer, text: string): boolean {
  if (status === null || isBinary(text)) return false;
  const type = headers['content-type'];
  return type === undefined ? /^\s*<(?:!doctype|html)/i.test(text) : /html/i.test(type);
}

/** Range in which a page's characters are looked at, and the share of control characters that text may have. */
const inspected = { characters: 1000, controls: 0.02 } as const;

/** Whether content is not text, such as that of a compressed page without a Content-Encoding. */
function isBinary(text: string): boolean {
  const start = text.slice(0, inspected.characters);
  // oxlint-disable-next-line no-control-regex -- those that no text has
  const controls = start.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls > start.length * inspected.controls;
}
