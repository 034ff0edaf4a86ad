import {
  fact,
  failWith,
  fault,
  isLocalSite,
  notApplicable,
  notJudged,
  pass,
  unread,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { Answer, WebFailure } from '../answer-evidence.ts';
import type { SiteEvidence } from '../evidence.ts';
import { day } from '../../../durations.ts';

/** Days that a certificate has to last. */
const certificateDays = 14;

const isOk = ({ status }: Answer) => status === 200;

export function judgeStatus(site: SiteEvidence): Verdict<'status' | WebFailure> {
  const { first } = site;
  if (first.failure === 'blocked-by-robots') return notJudged('blocked-by-robots');
  if (isOk(first)) return pass(fact(first.url, 200));
  return failWith([fault(first.failure ?? 'status', fact(first.asked, first.status ?? '', 200))]);
}

export function judgeHttps(site: SiteEvidence): Verdict<'http' | 'temporary' | 'open'> {
  const { first, byHttp } = site;
  if (first.status === null) return notJudged(unread(site));
  if (isLocalSite(site)) return notApplicable('local-address');
  if (!first.url.startsWith('https:'))
    return failWith([fault('http', fact(first.url, 'http', 'https'))]);
  if (!byHttp || byHttp.failure === 'timeout' || byHttp.failure === 'unreachable')
    return notJudged('not-answered');
  const [redirect] = byHttp.redirects;
  if (!redirect || !byHttp.url.startsWith('https:'))
    return failWith([fault('open', fact(byHttp.asked, byHttp.status ?? '', '301, 308'))]);
  return [301, 308].includes(redirect.status)
    ? pass(fact(byHttp.asked, redirect.status))
    : failWith([fault('temporary', fact(byHttp.asked, redirect.status, '301, 308'))]);
}

export function judgeCertificate(site: SiteEvidence): Verdict<'invalid' | 'expiring'> {
  const { first, certificate, at: now } = site;
  if (isLocalSite(site)) return notApplicable('local-address');
  if (first.failure === 'certificate') return failWith([fault('invalid', fact(first.url, ''))]);
  if (!certificate)
    return first.status === null ? notJudged('unreachable') : notApplicable('nothing-of-the-kind');
  const days = Math.floor((Date.parse(certificate.validTo) - Date.parse(now)) / day);
  const proof = fact(first.url, certificate.validTo.slice(0, 10), `≥ ${certificateDays} d`);
  return days >= certificateDays ? pass(proof) : failWith([fault('expiring', proof)]);
}

/** Both forms of an address have to end at one: the other redirects, or does not exist. */
export function judgeOneHost(site: SiteEvidence): Verdict<'www' | 'slash'> {
  const { first, otherHost, otherSlash, unknownPath, pages } = site;
  if (pages.length === 0) return notJudged(unread(site));
  const faults: Proof<'www' | 'slash'>[] = [];
  if (otherHost && isOk(otherHost) && hostOf(otherHost.url) !== hostOf(first.url))
    faults.push(fault('www', fact(otherHost.asked, 200, '301, 308')));
  // A server that answers any path with 200 has no second form of this one.
  const answersAll = unknownPath !== null && isOk(unknownPath);
  if (otherSlash && !answersAll && isOk(otherSlash) && otherSlash.redirects.length === 0) {
    const twin = pages.find(({ url }) => withoutSlash(url) === withoutSlash(otherSlash.url));
    const canonical = twin?.html?.canonicals[0]?.text;
    // One canonical for both forms says which of them counts.
    if (canonical === undefined)
      faults.push(fault('slash', fact(otherSlash.asked, 200, '301, 308')));
  }
  return failWith(faults);
}

const hostOf = (url: string) => URL.parse(url)?.host ?? '';

export const withoutSlash = (url: string) => url.replace(/\/$/, '');
