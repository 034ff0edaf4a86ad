import robotsParser from 'robots-parser';
import { isEndlesslyRedirected, type Answer } from '#app/domain/ila/audit/answer-evidence.ts';
import { botTokens } from '#app/domain/ila/audit/bots.ts';
import type { RobotsFile } from '#app/domain/ila/audit/evidence.ts';
import { robotToken } from './robot.ts';

/** RFC 9309, and the extensions that search engines document. */
const directives =
  /^(?:user-agent|allow|disallow|sitemap|crawl-delay|host|clean-param|noindex|request-rate|visit-time|content-signal|content-usage)\s*:/i;

const mostBadLines = 20;

interface Robots {
  readonly file: RobotsFile;
  /** Whether our own robot may fetch an address. */
  readonly mayRead: (url: string) => boolean;
}

/**
 * @param answer response to `/robots.txt`; a file that is missing or endlessly redirected allows everything, and a 5xx
 * nothing (RFC 9309 §2.3.1)
 */
export function readRobots(answer: Answer, body: string, firstPage: string): Robots {
  const { headers, status, url, asked, failure, redirects } = answer;
  const file = { answer: { headers, status, url, asked, failure, redirects } };
  // Without a response nothing is known, and the address may be invalid. Endless redirects count as a missing file.
  if (status === null && !isEndlesslyRedirected(answer))
    return {
      file: { ...file, text: '', isPage: false, badLines: [], allows: {}, sitemaps: [] },
      mayRead: () => false,
    };
  const isPage = status === 200 && /^\s*</.test(body);
  const text = status === 200 && !isPage ? body : '';
  // The rules belong to the requested host, even after a redirect (RFC 9309 §2.3.1.2).
  const parsed = robotsParser(asked, text);
  const isOut = status !== null && status >= 500;
  const allows = Object.fromEntries(
    ['*', 'Googlebot', robotToken, ...botTokens].map((token) => [
      token,
      !isOut && parsed.isAllowed(firstPage, token) !== false,
    ]),
  );
  return {
    file: {
      ...file,
      text: text.slice(0, 20_000),
      isPage,
      badLines: badLinesOf(text),
      allows,
      sitemaps: parsed.getSitemaps(),
    },
    mayRead: (address) => !isOut && parsed.isAllowed(address, robotToken) !== false,
  };
}

/** Lines that are not directives or belong to no group, and addresses that robots cannot parse. */
function badLinesOf(text: string): RobotsFile['badLines'] {
  let hasGroup = false;
  return text
    .split(/\r\n?|\n/)
    .map((line, at) => ({ line: at + 1, text: line.replace(/#.*/, '').trim() }))
    .filter(({ text: line }) => {
      hasGroup ||= /^user-agent\s*:/i.test(line);
      return line !== '' && !(directives.test(line) && isUnderstood(line, hasGroup));
    })
    .slice(0, mostBadLines)
    .map(({ line, text: bad }) => ({ line, text: bad.slice(0, 200), excerpt: bad.slice(0, 200) }));
}

/** Source: RFC 9309 §2.2; Lighthouse 13.5, robots-txt */
function isUnderstood(line: string, hasGroup: boolean): boolean {
  const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  if (/^user-agent$/i.test(name)) return value !== '';
  if (/^sitemap$/i.test(name)) return /^https?:\/\//i.test(value);
  return !/^(?:dis)?allow$/i.test(name) || (hasGroup && /^(?:$|[/*])/.test(value));
}
