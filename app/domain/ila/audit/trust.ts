import {
  at,
  browserCheck,
  fact,
  failWith,
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
} from './check.ts';
import { auditedLanguage, auditedLanguages } from './audited-languages.ts';
import type { SiteEvidence } from './evidence.ts';

export const trustChecks: readonly Check[] = [
  { id: 'trust.mixed', weight: 2, judge: judgeMixed },
  { id: 'trust.hsts', weight: 1, judge: judgeHsts },
  {
    id: 'trust.csp',
    weight: 1,
    judge: (site) =>
      judgeHeader(site, 'content-security-policy', /(?:default|script|object|frame-ancestors)/),
  },
  {
    id: 'trust.nosniff',
    weight: 1,
    judge: (site) => judgeHeader(site, 'x-content-type-options', /^nosniff$/i),
  },
  { id: 'trust.forms', weight: 3, judge: judgeForms },
  { id: 'trust.legal', weight: 2, judge: judgeLegal },
  { id: 'trust.trackers', weight: 2, judge: browserCheck },
  { id: 'trust.mail', weight: 1, judge: judgeMail },
  { id: 'trust.viewport', weight: 2, judge: (site) => onEveryPage(site, viewportFaults) },
  { id: 'trust.axe', weight: 3, judge: browserCheck },
  { id: 'trust.targets', weight: 1, judge: browserCheck },
  { id: 'trust.narrow', weight: 2, judge: browserCheck },
];

const isSecure = ({ first }: SiteEvidence) => first.url.startsWith('https:');

function judgeMixed(site: SiteEvidence): Verdict {
  if (!isSecure(site)) return notApplicable('nothing-of-the-kind');
  return onEveryPage(site, (page) =>
    page.html.resources
      .filter(({ url }) => url.startsWith('http:'))
      .map((each) => at(page, each, each.url, 'https')),
  );
}

function judgeHsts(site: SiteEvidence): Verdict {
  if (!isSecure(site))
    return notApplicable(isLocalSite(site) ? 'local-address' : 'nothing-of-the-kind');
  const header = site.first.headers['strict-transport-security'] ?? '';
  const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0);
  return age > 0
    ? pass(fact(site.first.url, header))
    : failWith([fact(site.first.url, header, 'max-age > 0')]);
}

function judgeHeader(site: SiteEvidence, name: string, wanted: RegExp): Verdict {
  if (site.first.status === null) return notJudged(unread(site));
  const value = site.first.headers[name] ?? '';
  return wanted.test(value)
    ? pass(fact(site.first.url, value.slice(0, 200)))
    : failWith([fact(site.first.url, value.slice(0, 200), name)]);
}

/** A page of a local server cannot be secure, and its forms neither. */
function judgeForms(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const forms = pages.flatMap((page) => page.html.forms.map((form) => ({ page, form })));
    if (forms.length === 0) return notApplicable('nothing-of-the-kind');
    const own = new URL(site.first.url).origin;
    const open = forms.filter(
      ({ form }) =>
        form.action.startsWith('http:') && !(isLocalSite(site) && form.action.startsWith(own)),
    );
    return failWith(open.map(({ page, form }) => at(page, form, form.action, 'https')));
  });
}

function judgeLegal(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const known = pages.flatMap((page) => {
      const language = auditedLanguage(page.spoken ?? page.html.lang);
      return language === null ? [] : [{ page, ...auditedLanguages[language] }];
    });
    if (known.length === 0) return notJudged('language-unclear');
    return failWith(
      known.flatMap(({ page, privacy, legal, called }) => [
        ...(names(page, privacy) ? [] : [fact(page.url, '', called.privacy)]),
        ...(names(page, legal) ? [] : [fact(page.url, '', called.legal)]),
      ]),
    );
  });
}

/** Whether a page links to a page of some name, or is it. */
function names({ html }: HtmlPage, name: RegExp): boolean {
  return (
    html.links.some((link) => name.test(link.name) || name.test(decodedPath(link.url))) ||
    name.test(html.titles[0]?.text ?? '')
  );
}

function decodedPath(url: string | null): string {
  try {
    return url === null ? '' : decodeURIComponent(new URL(url).pathname);
  } catch {
    return '';
  }
}

function judgeMail(site: SiteEvidence): Verdict {
  if (isLocalSite(site)) return notApplicable('local-address');
  const { mail, first } = site;
  if (!mail) return notJudged('not-answered');
  return failWith(
    [
      ...(mail.spf ? [] : [fact(first.url, '', 'SPF')]),
      ...(mail.dmarc ? [] : [fact(first.url, '', 'DMARC')]),
    ],
    [fact(first.url, `${mail.spf} ${mail.dmarc}`)],
  );
}

function viewportFaults(page: HtmlPage): Proof[] {
  const { viewport } = page.html;
  if (!viewport) return [fact(page.url, '', 'width=device-width')];
  const scale = Number(/maximum-scale\s*=\s*([\d.]+)/i.exec(viewport.text)?.[1] ?? 10);
  const isFixed = /user-scalable\s*=\s*(?:no|0)/i.test(viewport.text) || scale < 2;
  return isFixed || !/width\s*=\s*device-width/i.test(viewport.text)
    ? [at(page, viewport, viewport.text, 'width=device-width')]
    : [];
}
