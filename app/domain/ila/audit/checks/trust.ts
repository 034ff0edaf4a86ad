import {
  at,
  fact,
  failWith,
  fault,
  isLocalSite,
  notApplicable,
  notJudged,
  ofPages,
  onEveryPage,
  pass,
  unread,
  type Check,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { judgeAxe, judgeNarrow, judgeTargets, judgeTrackers } from './rendered-checks.ts';
import { judgeLegal } from './trust-legal.ts';

const wcag = 'https://www.w3.org/WAI/WCAG22/Understanding';

export const trustChecks = [
  {
    id: 'trust.mixed',
    weight: 2,
    source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
    judge: judgeMixed,
  },
  {
    id: 'trust.hsts',
    weight: 1,
    source: 'https://www.rfc-editor.org/rfc/rfc6797',
    judge: judgeHsts,
  },
  {
    id: 'trust.csp',
    weight: 1,
    source: 'https://www.w3.org/TR/CSP3/',
    judge: judgePolicy,
  },
  {
    id: 'trust.nosniff',
    weight: 1,
    source: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
    judge: (site) => judgeHeader(site, 'x-content-type-options', /^nosniff\s*(?:,|$)/i),
  },
  {
    id: 'trust.forms',
    weight: 3,
    source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Insecure_passwords',
    judge: judgeForms,
  },
  {
    id: 'trust.legal',
    weight: 2,
    source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    judge: judgeLegal,
  },
  {
    id: 'trust.trackers',
    weight: 2,
    source: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    judge: judgeTrackers,
  },
  {
    id: 'trust.mail',
    weight: 1,
    source: 'https://www.rfc-editor.org/rfc/rfc7489',
    judge: judgeMail,
  },
  {
    id: 'trust.viewport',
    weight: 2,
    source: `${wcag}/resize-text.html`,
    judge: (site) => onEveryPage(site, viewportFaults),
  },
  {
    id: 'trust.axe',
    weight: 3,
    source: 'https://dequeuniversity.com/rules/axe/4.11',
    judge: judgeAxe,
  },
  {
    id: 'trust.targets',
    weight: 1,
    source: `${wcag}/target-size-minimum.html`,
    judge: judgeTargets,
  },
  { id: 'trust.narrow', weight: 2, source: `${wcag}/reflow.html`, judge: judgeNarrow },
] as const satisfies readonly Check[];

const isSecure = ({ first }: SiteEvidence) => first.url.startsWith('https:');

function judgeMixed(site: SiteEvidence): Verdict<'http'> {
  if (!isSecure(site)) return notApplicable('nothing-of-the-kind');
  return ofPages(site, (pages) => {
    const open = pages.filter((page) => !isUpgraded(page));
    const inPages = open.flatMap((page) =>
      [...page.html.resources.map((each) => ({ ...each, text: each.url })), ...page.html.httpLoads]
        .filter(({ text }) => text.startsWith('http:'))
        .map((each) => fault('http', at(page, each, each.text, 'https'))),
    );
    const isFirstOpen = open.some(({ url }) => url === site.first.url);
    const inStyles = (isFirstOpen ? site.resources : []).flatMap(({ url, loadsByHttp }) =>
      loadsByHttp.map((address) => fault('http', fact(url, address, 'https'))),
    );
    return failWith([...inPages, ...inStyles]);
  });
}

/** Browsers then load the page's resources and submit its forms over HTTPS. Source: W3C, Upgrade Insecure Requests */
const isUpgraded = ({ html, headers }: HtmlPage) =>
  /upgrade-insecure-requests/i.test(`${html.policy};${headers['content-security-policy'] ?? ''}`);

function judgeHsts(site: SiteEvidence): Verdict<'missing'> {
  if (!isSecure(site))
    return notApplicable(isLocalSite(site) ? 'local-address' : 'nothing-of-the-kind');
  if (site.first.status === null) return notJudged(unread(site));
  const header = site.first.headers['strict-transport-security'] ?? '';
  const age = Number(/max-age\s?=\s?"?(\d+)/i.exec(header)?.[1] ?? 0);
  return age > 0
    ? pass(fact(site.first.url, header))
    : failWith([fault('missing', fact(site.first.url, header, 'max-age > 0'))]);
}

/** A policy may be in the page itself, where `frame-ancestors` has no effect. */
function judgePolicy(site: SiteEvidence): Verdict<'missing'> {
  const stated = site.pages[0]?.html?.policy ?? '';
  return /(?:default|script|object)-src/i.test(stated)
    ? pass(fact(site.first.url, stated.slice(0, 200)))
    : judgeHeader(site, 'content-security-policy', /(?:default|script|object|frame-ancestors)/i);
}

function judgeHeader(site: SiteEvidence, name: string, wanted: RegExp): Verdict<'missing'> {
  if (site.first.status === null) return notJudged(unread(site));
  const value = site.first.headers[name] ?? '';
  return wanted.test(value)
    ? pass(fact(site.first.url, value.slice(0, 200)))
    : failWith([fault('missing', fact(site.first.url, value.slice(0, 200), name))]);
}

/** Pages of a local server cannot use HTTPS, and neither can their forms. */
function judgeForms(site: SiteEvidence): Verdict<'http'> {
  return ofPages(site, (pages) => {
    const forms = pages.flatMap((page) => page.html.forms.map((form) => ({ page, form })));
    if (forms.length === 0) return notApplicable('nothing-of-the-kind');
    const own = new URL(site.first.url).origin;
    const upgraded = new Set(pages.filter(isUpgraded));
    const open = forms.filter(
      ({ page, form }) =>
        form.action.startsWith('http:') &&
        !upgraded.has(page) &&
        !(isLocalSite(site) && form.action.startsWith(own)),
    );
    return failWith(
      open.map(({ page, form }) => fault('http', at(page, form, form.action, 'https'))),
    );
  });
}

type MailFault = 'spf' | 'spf-several' | 'spf-open' | 'dmarc' | 'dmarc-several';

/** Several records of one kind are as invalid as none. Sources: RFC 7208 §4.5, RFC 7489 §6.6.3 */
function judgeMail(site: SiteEvidence): Verdict<MailFault> {
  if (isLocalSite(site)) return notApplicable('local-address');
  const { mail, first } = site;
  if (!mail) return notJudged('not-answered');
  const { spf, dmarc } = mail;
  const ofRecords = (code: MailFault, records: readonly string[], wanted: string) =>
    fault(code, fact(first.url, records.join(' | ').slice(0, 300), wanted));
  const [policy = ''] = spf;
  return failWith<MailFault>(
    [
      ...(spf.length === 0 ? [ofRecords('spf', [], 'SPF')] : []),
      ...(spf.length > 1 ? [ofRecords('spf-several', spf, '1')] : []),
      ...(spf.length === 1 && letsAnybodySend(policy) ? [ofRecords('spf-open', spf, '~all')] : []),
      ...(dmarc.length === 0 ? [ofRecords('dmarc', [], 'DMARC')] : []),
      ...(dmarc.length > 1 ? [ofRecords('dmarc-several', dmarc, '1')] : []),
    ],
    [...spf, ...dmarc].map((record) => fact(first.url, record.slice(0, 300))),
  );
}

const letsAnybodySend = (spf: string) => / \+?all(?: |$)/i.test(spf);

function viewportFaults(page: HtmlPage): Proof<'missing' | 'fixed' | 'width'>[] {
  const { viewport } = page.html;
  const wanted = 'width=device-width';
  if (!viewport) return [fault('missing', fact(page.url, '', wanted))];
  const scale = Number(/maximum-scale\s*=\s*([\d.]+)/i.exec(viewport.text)?.[1] ?? 10);
  const seen = at(page, viewport, viewport.text, wanted);
  if (/user-scalable\s*=\s*(?:no|0)/i.test(viewport.text) || scale < 2)
    return [fault('fixed', seen)];
  // An initial scale of 1 is equivalent.
  return /width\s*=\s*device-width|initial-scale\s*=\s*1/i.test(viewport.text)
    ? []
    : [fault('width', seen)];
}
