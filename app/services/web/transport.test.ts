import { describe, expect, it } from 'vitest';
import type { Answer } from '#app/domain/ila/audit/answer-evidence.ts';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import type { MailRecords, SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import { siteFailure } from '#app/domain/ila/audit/site-failure.ts';
import { edit } from '../../../test/audit-corpus/seed.ts';
import { shop, type Files, type Served } from '../../../test/audit-corpus/shop.ts';
import { readSite } from './read-site.ts';
import type { WebAnswer, WebClient } from './web-client.ts';

const at = '2026-11-24T12:00:00Z';
const origin = 'https://shop.example';
const certificate = { validFrom: '2026-10-01T00:00:00Z', validTo: '2027-01-01T00:00:00Z' };
const secured = { 'Strict-Transport-Security': 'max-age="31536000"' };

/** The response at an address instead of the files; null for the files. */
type Elsewhere = (url: URL, method: string) => Served | 'certificate' | 'unreachable' | null;

const movesTo = (location: string, status = 301): Served => ({
  body: '',
  status,
  headers: { Location: location },
});

/** The usual redirects from variants of the address. */
const toMain: Elsewhere = ({ protocol, host, pathname }) =>
  protocol === 'http:' || host !== 'shop.example' ? movesTo(`${origin}${pathname}`) : null;

function clientOf(files: Files, elsewhere: Elsewhere): WebClient {
  return {
    async ask({ url: asked, method = 'GET', maxBytes }) {
      const redirects: WebAnswer['redirects'][number][] = [];
      for (let url = new URL(asked); ;) {
        const served = elsewhere(url, method) ?? toMain(url, method) ?? files[url.pathname];
        const nothing = { asked, url: url.href, redirects, firstByte: 1, certificate };
        const body = { bytes: new Uint8Array(), wire: 0, isCut: false };
        if (typeof served === 'string')
          return { ...nothing, body, headers: {}, status: null, failure: served };
        const { status = served ? 200 : 404, headers = {}, type = 'text/html' } = served ?? {};
        const location = headers.Location ? URL.parse(headers.Location, url) : null;
        if (location) {
          redirects.push({ from: url.href, to: location.href, status });
          url = location;
          continue;
        }
        const bytes = Buffer.from(served?.body ?? '').subarray(0, method === 'HEAD' ? 0 : maxBytes);
        const all = { 'content-type': type, 'content-encoding': 'br', ...secured, ...headers };
        const lower = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]);
        return {
          ...nothing,
          body: { bytes, wire: bytes.length, isCut: false },
          headers: Object.fromEntries(lower) as Record<string, string>,
          status,
          failure: null,
        };
      }
    },
  };
}

async function evidenceOf(
  elsewhere: Elsewhere = () => null,
  change: (files: Files) => void = () => {},
): Promise<SiteEvidence> {
  const files = shop('fr', origin);
  change(files);
  return readSite(clientOf(files, elsewhere), { address: 'shop.example', country: 'CA', at });
}

/** Failed transport checks, as "reach.https open". */
const faultsOf = (site: SiteEvidence) =>
  auditSite(site).checks.flatMap(({ id, status, evidence }) =>
    status === 'fail' &&
    /^(?:reach\.(?:https|certificate|one-host)|trust\.(?:mixed|hsts|mail))$/.test(id)
      ? [...new Set(evidence.map(({ fault }) => `${id} ${fault}`))]
      : [],
  );

const byHttp =
  (answer: Elsewhere): Elsewhere =>
  (url, method) =>
    url.protocol === 'http:' ? answer(url, method) : null;

describe('the http address', () => {
  it.each<[string, Elsewhere, readonly string[]]>([
    ['moves for good', () => null, []],
    ['moves for now', byHttp(() => movesTo(`${origin}/`, 302)), ['reach.https temporary']],
    [
      'moves for good and then for now',
      byHttp(({ host }) =>
        host.startsWith('www.')
          ? movesTo(`${origin}/`, 302)
          : movesTo('http://www.shop.example/', 301),
      ),
      ['reach.https temporary'],
    ],
    [
      'moves by a page that knows no HEAD',
      byHttp((_, method) => (method === 'HEAD' ? { body: '', status: 405 } : null)),
      [],
    ],
    [
      'is a page that sends its readers on',
      byHttp(() => ({ body: `<meta http-equiv="refresh" content="0;url=${origin}/">` })),
      ['reach.https open'],
    ],
    ['is not there', byHttp(() => 'unreachable'), []],
    ['is refused to robots', byHttp(() => ({ body: '', status: 403 })), []],
    ['is nowhere', byHttp(() => ({ body: '', status: 404 })), ['reach.https open']],
  ])('%s', async (_what, elsewhere, faults) => {
    expect(faultsOf(await evidenceOf(elsewhere))).toEqual(faults);
  });
});

describe('certificates', () => {
  it('that are refused are reported when the site is read over http', async () => {
    const site = await evidenceOf((url) =>
      url.protocol === 'https:' ? 'certificate' : { body: shop('fr', origin)['/']?.body ?? '' },
    );
    expect(faultsOf(site)).toContain('reach.certificate invalid');
    expect(faultsOf(site)).toContain('reach.https http');
  });

  it('that are refused for the www variant are reported', async () => {
    const site = await evidenceOf(({ host, protocol }) =>
      host.startsWith('www.') && protocol === 'https:' ? 'certificate' : null,
    );
    expect(faultsOf(site)).toEqual(['reach.certificate invalid']);
  });

  it.each([
    [
      'of three months, with ten days left',
      '2026-09-06',
      '2026-12-05',
      ['reach.certificate expiring'],
    ],
    ['of six days, with three left', '2026-11-22', '2026-11-28', []],
    ['of six days, with one left', '2026-11-19', '2026-11-25', ['reach.certificate expiring']],
  ])(
    'are checked for their remaining validity: one %s',
    async (_what, validFrom, validTo, faults) => {
      const site = await evidenceOf();
      expect(faultsOf({ ...site, certificate: { validFrom, validTo } })).toEqual(faults);
    },
  );
});

describe('mixed content', () => {
  const image = 'http://shop.example/pain.webp';
  it.each([
    ['a script', `<script src="http://cdn.example/x.js"></script>`],
    [
      'an image for sharp screens',
      `<img src="/pain.webp" srcset="/pain.webp 1x, ${image} 2x" alt="">`,
    ],
    [
      'an image in another format',
      `<picture><source srcset="${image}"><img src="/a" alt=""></picture>`,
    ],
    ['a background', `<p style="background: url('${image}')">x</p>`],
    ['a background of a style', `<style>@import "http://cdn.example/x.css";p{color:red}</style>`],
    ['a poster', `<video poster="${image}"></video>`],
  ])('%s', async (_what, markup) => {
    const add = (files: Files) => edit(files, '/', '</main>', `${markup}</main>`);
    expect(faultsOf(await evidenceOf(undefined, add))).toEqual(['trust.mixed http']);
  });

  it('includes a background in a style sheet', async () => {
    const site = await evidenceOf(undefined, (files) => {
      files['/style.css'] = { body: `p{background:url(${image})}`, type: 'text/css' };
    });
    expect(faultsOf(site)).toEqual(['trust.mixed http']);
  });

  it.each([
    ['an address without a scheme', '<img src="//shop.example/pain.webp" alt="">'],
    ['a link', `<a href="${image}">Pain</a>`],
    [
      'a frame for those without scripts',
      `<noscript><iframe src="http://a.example/"></iframe></noscript>`,
    ],
    [
      'what the policy has browsers ask for by https',
      `<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="${image}" alt="">`,
    ],
  ])('does not include %s', async (_what, markup) => {
    const add = (files: Files) => edit(files, '/', '</main>', `${markup}</main>`);
    expect(faultsOf(await evidenceOf(undefined, add))).toEqual([]);
  });
});

describe('DNS records for mail', () => {
  const dmarc = ['v=DMARC1; p=none'];
  it.each<[MailRecords, readonly string[]]>([
    [{ spf: ['v=spf1 include:a.example ~all'], dmarc }, []],
    [{ spf: [], dmarc: [] }, ['trust.mail spf', 'trust.mail dmarc']],
    [{ spf: ['v=spf1 mx ~all', 'v=spf1 a -all'], dmarc }, ['trust.mail spf-several']],
    [{ spf: ['v=spf1 +all'], dmarc }, ['trust.mail spf-open']],
    [{ spf: ['v=spf1 -all'], dmarc: [...dmarc, ...dmarc] }, ['trust.mail dmarc-several']],
  ])('%j', async (mail, faults) => {
    expect(faultsOf({ ...(await evidenceOf()), mail })).toEqual(faults);
  });
});

describe('a response instead of the first page', () => {
  const challenge = '<title>Just a moment...</title><h1>Checking your browser</h1>';
  it.each<[string, Served]>([
    [
      'that says so in a header',
      { body: '', status: 403, headers: { 'cf-mitigated': 'challenge' } },
    ],
    ['that says so in its title', { body: challenge }],
  ])('is a bot challenge %s', async (_what, served) => {
    expect(
      siteFailure(await evidenceOf(({ pathname }) => (pathname === '/' ? served : null))),
    ).toBe('challenge');
  });

  it('is a profile on another company’s site', async () => {
    const profile = 'https://linktr.ee/lune';
    const site = await evidenceOf(({ host, pathname }) => {
      if (host === 'linktr.ee') return { body: '<title>Lune</title><p>Our links</p>' };
      return pathname === '/' ? movesTo(profile, 302) : null;
    });
    expect(siteFailure(site)).toBe('profile');
    expect(auditSite(site).score).toBeNull();
  });

  it.each([
    '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>',
    '<title>Index of /</title><h1>Index of /</h1>',
    '<title>Account Suspended</title><p>Contact your hosting provider.</p>',
    '<title>shop.example</title><p>This domain is for sale. Buy this domain.</p>',
    '<p>Le domaine boulangerie.com est à vendre.</p>',
    '<p>Votre domaine pain.fr a bien été enregistré chez son hébergeur.</p>',
    '<p>Este dominio está aparcado.</p>',
    '<p>This domain is registered, but may still be available.</p>',
    '<title>Website Expired</title><p>This account has expired. If you are the site owner, log in.</p>',
    '<h1>404</h1><p>There isn’t a GitHub Pages site here.</p>',
    '<p>Ce site web n’est plus disponible. Si vous êtes le propriétaire de ce site, appelez-nous.</p>',
    '<p>Si es el propietario de este sitio, contacte a su proveedor.</p>',
    '<title>x</title><script src="https://www.sedoparking.com/x.js"></script><p>x</p>',
    '<title>x</title><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
  ])('is a parked page: %s', async (body) => {
    const site = await evidenceOf(({ pathname }) => (pathname === '/' ? { body } : null));
    expect(siteFailure(site)).toBe('parked');
    expect(auditSite(site).score).toBeNull();
  });

  it.each([
    '<title>Lune</title><h1>Coming soon</h1><p>Lune, 3 High Street.</p>',
    '<title>Lune</title><p>Our new website is under construction. Call 01 23 45 67.</p>',
    '<title>Lune – en construction</title><h1>Notre site est en cours de construction</h1>',
    '<h1>Prochainement</h1><p><a href="mailto:lune@lune.example">Écrivez-nous</a></p>',
    '<p>Sitio web en mantenimiento. ¡Volvemos pronto!</p>',
    '<title>Lune</title><h1>Próximamente…</h1>',
    '<title>Lune</title><p>We’re working on our new website and it will be live shortly.</p>',
    '<title>Lune</title><p>Notre nouveau site arrive ! Revenez bientôt.</p>',
    '<title>Lune</title><p>Estamos trabajando en nuestra nueva web.</p>',
    '<title>Lune</title><h1>Opening soon</h1><p>Enter the store with a password</p>',
    '<title>Coming soon – Lune</title><h1>Lune</h1><p>Hand-made lamps.</p>',
  ])('is an announcement of a site: %s', async (body) => {
    const site = await evidenceOf(({ pathname }) => (pathname === '/' ? { body } : null));
    expect(siteFailure(site)).toBe('under-construction');
    expect(auditSite(site).score).toBeNull();
  });

  it.each([
    '<p>Empresa especializada en construcción y reformas.</p>',
    '<p>Artisan maçon, spécialiste en travaux et en construction depuis 1990.</p>',
    '<h1>New branch coming soon!</h1>',
    '<p>Vea en nuestra web casas en construcción y obras terminadas.</p>',
    '<h1>Site under construction? We guard it.</h1>',
    `<h1>Yoga</h1><h2>Coming soon</h2><p>${'Classes on the sands of Whitby, all levels. '.repeat(4)}</p>`,
    '<h1>Coming soon</h1><p>Autumn tours.</p><a href="/tours">All tours</a>',
    `<h1>Coming soon</h1><p>${'We make bread. '.repeat(40)}</p>`,
    '<p>Notre domaine est à vendre en Provence : deux hectares de vignes.</p>',
    '<title>Domaine réservé</title><p>Ce domaine est réservé à nos hôtes. Il a été créé en 1850.</p>',
    '<p>Este sitio está reservado para mayores de edad.</p>',
    '<p>We help when your account is suspended by mistake.</p>',
    '<p>If you are the owner of a store in Whitby, we paint its front.</p>',
    '<h1>Locksmith</h1><p>The new key safe is not available yet; our Whitby site is open.</p>',
    `<p>This domain is for sale, they said.</p><p>${'We make bread. '.repeat(90)}</p>`,
  ])('is a real site: %s', async (body) => {
    expect(
      siteFailure(await evidenceOf(({ pathname }) => (pathname === '/' ? { body } : null))),
    ).toBe(null);
  });

  it.each([401, 403, 404, 500, 503])('with %i is not judged by its content', async (status) => {
    const site = await evidenceOf(({ pathname }) =>
      pathname === '/robots.txt' ? null : { body: '<h1>No</h1>', status },
    );
    const failed = auditSite(site).checks.filter((each) => each.status === 'fail');
    // No variant redirects to https either, unless https itself is refused.
    const isRefused = status === 403 || status === 503;
    expect(failed.map(({ id }) => id)).toEqual(
      isRefused ? ['reach.status'] : ['reach.status', 'reach.https'],
    );
  });

  it('from a server that also refuses robots.txt is reported with its status', async () => {
    const site = await evidenceOf(() => ({ body: '', status: 503 }));
    const { checks } = auditSite(site);
    const status = checks.find(({ id }) => id === 'reach.status');
    expect(status?.evidence.map(({ fault, found }) => [fault, found])).toEqual([['status', '503']]);
  });

  it('an offer on the audited subpage counts as a page about it', async () => {
    const files = shop('fr', origin);
    const address = `${origin}/services`;
    const site = await readSite(
      clientOf(files, () => null),
      { address, country: 'CA', at },
    );
    const { checks } = auditSite(site);
    expect(checks.find(({ id }) => id === 'local.services')?.status).toBe('pass');
  });

  it('with a redirected canonical URL in a header is reported', async () => {
    const site = await evidenceOf(undefined, (files) => {
      edit(files, '/', /<link rel="canonical"[^>]*>/, '');
      const { body = '' } = files['/'] ?? {};
      files['/'] = { body, headers: { Link: `<http://shop.example/>; rel="canonical"` } };
    });
    const { checks } = auditSite(site);
    const canonical = checks.find(({ id }) => id === 'page.canonical');
    expect(canonical?.evidence.map(({ fault, found }) => [fault, found])).toEqual([
      ['status', '301'],
    ]);
  });

  it('is not empty when it has frames', async () => {
    const body = '<title>x</title><frameset><frame src="/services"></frameset>';
    expect(
      siteFailure(await evidenceOf(({ pathname }) => (pathname === '/' ? { body } : null))),
    ).toBe(null);
  });

  it('is not judged for what is missing when it was read in part', async () => {
    const site = await evidenceOf(undefined, (files) => {
      edit(files, '/', /<meta name="viewport"[^>]*>/, '');
      edit(files, '/', /<main>[\s\S]*$/, '<main>');
    });
    const ids = new Set(['page.h1', 'page.words', 'trust.legal', 'trust.viewport']);
    const statuses = (evidence: SiteEvidence) =>
      auditSite(evidence).checks.flatMap(({ id, status }) => (ids.has(id) ? [status] : []));
    expect(new Set(statuses(site))).toEqual(new Set(['fail']));
    const cut = site.pages.map((page) => ({ ...page, isCut: true }));
    expect(new Set(statuses({ ...site, pages: cut }))).toEqual(new Set(['not-judged']));
  });

  it('is blocked by a robots.txt that redirects to another host', async () => {
    const rules: Served = { body: 'User-agent: *\nDisallow: /\n', type: 'text/plain' };
    const site = await evidenceOf(({ host, pathname }) => {
      if (pathname !== '/robots.txt') return null;
      return host === 'www.shop.example' ? rules : movesTo('https://www.shop.example/robots.txt');
    });
    expect(siteFailure(site)).toBe('blocked-by-robots');
  });
});

it('headers of a site that does not answer are not judged', async () => {
  const site = await evidenceOf(() => 'unreachable');
  const first: Answer = site.first;
  expect(first.status).toBeNull();
  expect(faultsOf(site)).toEqual([]);
});

it('a business of an unknown type is reported with its type', async () => {
  const business =
    '{"@context":"https://schema.org","@type":"BakeryShop","name":"Lune","telephone":"1"}';
  const body = `<h1>Lune</h1><script type="application/ld+json">${business}</script>`;
  const { checks } = auditSite(
    await evidenceOf(({ pathname }) => (pathname === '/' ? { body } : { body: '', status: 404 })),
  );
  for (const each of ['local.schema', 'answer.identity'])
    expect(checks.find(({ id }) => id === each)?.evidence).toMatchObject([
      { fault: 'unknown', found: 'BakeryShop' },
    ]);
});

it.each([
  [
    'local.address',
    '<title>Pan en Mendoza</title><p>San Martín 1850 (entre Jujuy y Alem), Mendoza</p>',
  ],
  [
    'local.services',
    '<a href="#services">Services</a> <a href="/en">English</a><h2 id="services">Services</h2>',
  ],
])('%s passes on a site of one page: %s', async (id, body) => {
  const { checks } = auditSite(
    await evidenceOf(({ pathname }) =>
      ['/', '/en'].includes(pathname) ? { body } : { body: '', status: 404 },
    ),
  );
  expect(checks.find((each) => each.id === id)?.status).toBe('pass');
});
