import { day } from '../../../durations.ts';
import type { Answer, CertificateRefusal, WebFailure } from '../answer-evidence.ts';
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
import type { SiteEvidence } from '../evidence.ts';
import { isRefusal } from './reach-robots.ts';

/**
 * Minimum remaining validity of a certificate in days, or as a share of its lifetime if that is short, as for six-day
 * certificates.
 */
const certificateDays = 14;
const certificateShare = 1 / 3;

const isOk = ({ status }: Answer) => status === 200;

export function judgeStatus(site: SiteEvidence): Verdict<'status' | WebFailure> {
  const { first } = site;
  const { failure, status } = first;
  // A server whose robots.txt fails may refuse everyone.
  const isBlocked = failure === 'blocked-by-robots' && (status === null || status < 400);
  if (isBlocked) return notJudged('blocked-by-robots');
  if (isOk(first)) return pass(fact(first.url, 200));
  const code = status === null ? (failure ?? 'status') : 'status';
  return failWith([fault(code, fact(first.asked, status ?? '', 200))]);
}

export function judgeHttps(site: SiteEvidence): Verdict<'http' | 'temporary' | 'open'> {
  const { first, byHttp } = site;
  if (first.status === null) return notJudged(unread(site));
  if (isLocalSite(site)) return notApplicable('local-address');
  if (!first.url.startsWith('https:'))
    return failWith([fault('http', fact(first.url, 'http', 'https'))]);
  if (!byHttp || byHttp.failure === 'timeout' || byHttp.failure === 'unreachable')
    return notJudged('not-answered');
  // Redirects after the one to HTTPS, such as to a visitor's language, may be temporary.
  const last = byHttp.redirects.findIndex(({ to }) => to.startsWith('https:'));
  // Visitors may be redirected where bots are refused.
  if (last < 0 && isRefusal(byHttp.status) && byHttp.failure === null)
    return notJudged('not-answered');
  if (last < 0) return failWith([fault('open', fact(byHttp.asked, openBy(byHttp), '301, 308'))]);
  const way = byHttp.redirects.slice(0, last + 1);
  const temporary = way.find(({ status }) => !isPermanent(status));
  return temporary
    ? failWith([fault('temporary', fact(temporary.from, temporary.status, '301, 308'))])
    : pass(fact(byHttp.asked, way.map(({ status }) => status).join(', ')));
}

const openBy = ({ status, failure }: Answer) => status ?? failure ?? '';

const isPermanent = (status: number) => status === 301 || status === 308;

export function judgeCertificate(site: SiteEvidence): Verdict<CertificateRefusal | 'expiring'> {
  const { first, bySecure, otherHost, certificate, at: now } = site;
  if (isLocalSite(site)) return notApplicable('local-address');
  const refused = [first, bySecure, otherHost].flatMap((answer) =>
    answer?.failure === 'certificate' ? [answer] : [],
  );
  if (refused.length > 0)
    return failWith(
      refused.map(({ url, refused: said }) =>
        fault(said?.refusal ?? 'invalid', fact(url, said?.found ?? '', hostOf(url))),
      ),
    );
  if (!certificate)
    return first.status === null ? notJudged('unreachable') : notApplicable('nothing-of-the-kind');
  const from = Date.parse(certificate.validFrom);
  const to = Date.parse(certificate.validTo);
  const days = Math.floor((to - Date.parse(now)) / day);
  const wanted = Math.min(certificateDays, Math.floor(((to - from) / day) * certificateShare));
  const proof = fact(first.url, certificate.validTo.slice(0, 10), `≥ ${wanted} d`);
  return days >= wanted ? pass(proof) : failWith([fault('expiring', proof)]);
}

/** The variants with and without `www` must lead to one URL: the other one redirects, or does not exist. */
export function judgeOneHost(site: SiteEvidence): Verdict<'www' | 'slash'> {
  const { first, otherHost, otherSlash, unknownPath, pages } = site;
  if (pages.length === 0) return notJudged(unread(site));
  const faults: Proof<'www' | 'slash'>[] = [];
  if (otherHost && isOk(otherHost) && hostOf(otherHost.url) !== hostOf(first.url))
    faults.push(fault('www', fact(otherHost.asked, 200, '301, 308')));
  // If a server responds to any path with 200, its second variant proves nothing.
  const answersAll = unknownPath !== null && isOk(unknownPath);
  if (otherSlash && !answersAll && isOk(otherSlash) && otherSlash.redirects.length === 0) {
    const twin = pages.find(({ url }) => withoutSlash(url) === withoutSlash(otherSlash.url));
    const canonical = twin?.html?.canonicals[0]?.text;
    // A canonical URL on both variants says which one counts.
    if (canonical === undefined)
      faults.push(fault('slash', fact(otherSlash.asked, 200, '301, 308')));
  }
  return failWith(faults);
}

const hostOf = (url: string) => URL.parse(url)?.host ?? '';

export const withoutSlash = (url: string) => url.replace(/\/$/, '');
