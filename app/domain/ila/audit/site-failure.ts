import type { Answer, WebFailure } from './answer-evidence.ts';
import { bareHost } from './bare-host.ts';
import { isErrorPage } from './error-page.ts';
import type { SiteEvidence } from './evidence.ts';
import type { Html, Page } from './page-evidence.ts';
import { isAnnouncement, isPlaceholder } from './placeholder-page.ts';
import { isProfileHost } from './profile-host.ts';

/** Statuses of a first page with messages of their own. */
const knownStatuses = [401, 403, 404, 410, 429, 500, 502, 503, 504] as const;

/** Reasons for refused certificates with messages of their own. */
const refusals = ['expired', 'not-yet', 'other-name', 'self-signed', 'chain', 'handshake'] as const;

/** Why a response is not a page that can be judged. */
export const pageFailures = [
  ...knownStatuses.map((status) => `http-${status}` as const),
  /** Any other status except 2xx. */
  'http-other',
  ...refusals.map((refusal) => `certificate-${refusal}` as const),
  /** The robots.txt does not respond, or fails with 5xx: nothing may be read (RFC 9309 §2.3.1.4). */
  'robots-unreachable',
  /** A bot challenge: visitors pass it, or do not see it. */
  'challenge',
  /** A placeholder of a registrar, a host or a server. */
  'parked',
  /** A page that only announces a site. */
  'under-construction',
  /** The address leads to a social network, a listing or a page of links. */
  'profile',
  /** A message of the site's software, with the status of a page. */
  'error-page',
  /** Nothing but a frame of another site. */
  'framed',
  'not-a-page',
  /** The content is not encoded as the headers say. */
  'undecodable',
  'empty',
  /** The response broke off before any content. */
  'cut-off',
  /** The site was read, but too little of it could be judged for a score. */
  'too-little-judged',
] as const;

export type SiteFailure = WebFailure | (typeof pageFailures)[number];

/** Why a site could not be read and nothing is judged; null if its first page could be read. */
export function siteFailure({ first, pages, robots }: SiteEvidence): SiteFailure | null {
  if (isProfileHost(bareHost(first.url))) return 'profile';
  if (first.failure === 'blocked-by-robots') {
    const { status } = robots.answer;
    if (status !== null && status < 500) return 'blocked-by-robots';
    return statusFailure(first.status) ?? 'robots-unreachable';
  }
  const [page] = pages;
  if (!page || page.status === null) return requestFailure(first);
  if (isChallenge(page)) return 'challenge';
  const failure = statusFailure(page.status);
  if (failure) return failure;
  const nothing = page.isCut ? 'cut-off' : 'empty';
  const { wire, decoded } = page.bytes;
  if (decoded === 0) return wire > 0 && page.isCut ? 'undecodable' : nothing;
  if (!page.html) return isDeclaredHtml(page) ? 'undecodable' : 'not-a-page';
  if (isErrorPage(page)) return 'error-page';
  if (isPlaceholder(page)) return 'parked';
  if (isAnnouncement(page)) return 'under-construction';
  if (isFrameOfOther(page.url, page.html)) return 'framed';
  return hasContent(page.html) ? null : nothing;
}

const isDeclaredHtml = ({ headers }: Page) => /html/i.test(headers['content-type'] ?? '');

function requestFailure({ failure, refused }: Answer): SiteFailure {
  const refusal = refusals.find((each) => each === refused?.refusal);
  return failure === 'certificate' && refusal
    ? `certificate-${refusal}`
    : (failure ?? 'unreachable');
}

/** Headers of bot challenges. Sources: documentation of Cloudflare and AWS WAF; SiteGround */
const challengeHeaders = ['cf-mitigated', 'x-amzn-waf-action', 'sg-captcha'] as const;

/** Titles of bot challenges. */
const challengeTitle =
  /^(?:just a moment|attention required! \| cloudflare|one moment, please|checking your browser|(?:human|robot|bot) (?:verification|challenge)|verifying (?:you are|that you are)|are you (?:a )?human|ddos-guard|un instant|un momento)\b/i;

const mostChallengeText = 1000;

function isChallenge({ headers, html }: Page): boolean {
  if (challengeHeaders.some((name) => /challenge|captcha/i.test(headers[name] ?? ''))) return true;
  if (!html || html.wholeText.length > mostChallengeText) return false;
  return challengeTitle.test(html.titles[0]?.text ?? '');
}

function statusFailure(status: number | null): SiteFailure | null {
  if (status === null || (status >= 200 && status < 300)) return null;
  const known = knownStatuses.find((each) => each === status);
  return known ? `http-${known}` : 'http-other';
}

/** Whether visitors see anything: text, an image, a frame, or content rendered by scripts. */
function hasContent({ wholeText, isDrawnByScripts, images, resources }: Html): boolean {
  return (
    wholeText.trim() !== '' ||
    isDrawnByScripts ||
    images.length > 0 ||
    resources.some(({ kind }) => kind === 'frame' || kind === 'media')
  );
}

/** Whether a page has nothing but frames, none of which is a page of its own site. */
function isFrameOfOther(url: string, html: Html): boolean {
  const { wholeText, images, resources, isDrawnByScripts } = html;
  if (wholeText.trim() !== '' || images.length > 0 || isDrawnByScripts) return false;
  const frames = resources.filter(({ kind }) => kind === 'frame');
  return frames.length > 0 && frames.every((frame) => bareHost(frame.url) !== bareHost(url));
}
