import { gzipSync } from 'node:zlib';
import { body, edit, head, put, sitesOf, type CorpusSite, type Seed } from '../seed.ts';
import { businessOf, shopWords, type Files } from '../shop.ts';

const xml = (text: string) => ({ type: 'application/xml', body: text });
const listOf = (urls: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const indexOf = (url: string) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${url}</loc></sitemap></sitemapindex>`;

const movesTo = (address: string) => ({ status: 301, body: '', headers: { Location: address } });

/** Replaces the structured data of every page. */
function markUp(files: Files, markup: unknown): void {
  edit(files, null, /(?<=ld\+json">).*?(?=<\/script>)/s, JSON.stringify(markup));
}

/** Files of a site as platforms and their extensions write them. */
const seeds: readonly Seed[] = [
  {
    name: 'no-previews',
    faults: [],
    change: (files) => {
      head(files, '<meta name="robots" content="index, max-image-preview:none, max-snippet:-1">');
      put(files, '/', {
        ...files['/'],
        body: files['/']?.body ?? '',
        headers: { 'X-Robots-Tag': 'max-image-preview:none' },
      });
    },
  },
  {
    name: 'sitemap-as-page',
    faults: [],
    change: (files) => {
      put(files, '/robots.txt', { body: 'User-agent: *\nDisallow:\n', type: 'text/plain' });
      put(files, '/sitemap.xml', { body: files['/sitemap.xml']?.body ?? '' });
    },
  },
  {
    name: 'lost-part',
    faults: ['reach.sitemap'],
    change: (files, _, origin) => put(files, '/sitemap.xml', xml(indexOf(`${origin}/gone.xml`))),
  },
  {
    name: 'two-sitemaps',
    faults: ['reach.sitemap'],
    change: (files, _, origin) => {
      edit(files, '/robots.txt', /$/, `Sitemap: ${origin}/more.xml.gz\n`);
      const list = gzipSync(listOf([`${origin}/nowhere`]));
      put(files, '/more.xml.gz', { body: list, type: 'application/gzip' });
    },
  },
  {
    // A sitemap left over from a move lists nothing of this site.
    name: 'other-host-listed',
    faults: ['reach.sitemap'],
    change: (files) =>
      put(
        files,
        '/sitemap.xml',
        xml(listOf(['http://before.localhost/', 'http://before.localhost/a'])),
      ),
  },
  {
    name: 'not-compressed',
    faults: ['speed.compression'],
    change: (files) => {
      const { '/': home } = files;
      if (home) put(files, '/', { ...home, headers: { 'Content-Encoding': 'identity' } });
    },
  },
  {
    name: 'moved-page',
    faults: ['reach.sitemap', 'page.canonical'],
    change: (files, _, origin) => {
      put(files, '/old', movesTo('/'));
      put(files, '/sitemap.xml', xml(listOf([`${origin}/old`])));
      edit(files, '/', /(?<=rel="canonical" href=")[^"]*/, `${origin}/old`);
    },
  },
  {
    name: 'linked-by-old-address',
    faults: [],
    change: (files) => {
      edit(files, null, 'href="/services"', 'href="/services.html"');
      put(files, '/services.html', movesTo('/services'));
    },
  },
  {
    name: 'rated-by-reference',
    faults: ['local.own-rating'],
    change: (files, language, origin) =>
      markUp(files, {
        '@context': 'https://schema.org',
        '@graph': [
          { ...businessOf(language, origin), '@id': '#shop' },
          {
            '@type': 'AggregateRating',
            itemReviewed: { '@id': '#shop' },
            ratingValue: 4.8,
            reviewCount: 12,
          },
        ],
      }),
  },
  {
    name: 'consent',
    faults: [],
    change: (files) => {
      head(
        files,
        '<script type="text/plain" data-category="statistics" src="/icon.png"></script><script nomodule src="/icon.png"></script>',
      );
      edit(files, null, /<p><a href="https:\/\/www\.openstreetmap.*?<\/p>/, '');
      body(files, '<iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>');
    },
  },
  {
    name: 'map-by-script',
    faults: [],
    change: (files) => {
      edit(files, null, /<p><a href="https:\/\/www\.openstreetmap.*?<\/p>/, '');
      body(files, '<div id="map"></div><script src="/leaflet.js" defer></script>');
      put(files, '/leaflet.js', { body: 'draw()', type: 'text/javascript' });
    },
  },
  {
    name: 'index-file',
    faults: [],
    change: (files, _, origin) => {
      head(files, `<link rel="alternate" hreflang="en" href="${origin}/">`);
      edit(files, '/services', 'href="/"', 'href="/index.php"');
      put(files, '/index.php', { body: files['/']?.body ?? '' });
    },
  },
  {
    name: 'long-answer',
    faults: ['answer.questions'],
    change: (files) =>
      body(
        files,
        `<h2>How is it made?</h2><p>${'The dough rests all night in the cellar of the shop, where it is cool and dark, and then it is weighed, cut, formed by hand and left on linen once more, until the oven of stone is as hot as it has to be. '.repeat(5)}</p>`,
      ),
  },
  {
    name: 'lazily',
    faults: ['speed.image-weight'],
    change: (files) => {
      body(
        files,
        '<img src="data:image/gif;base64,R0" data-lazy-src="/attic.webp" alt="" width="9" height="9">',
      );
      put(files, '/attic.webp', { body: Buffer.alloc(700_000, 1), type: 'image/webp' });
    },
  },
  {
    name: 'failing-robots',
    faults: ['page.indexable', 'reach.robots'],
    change: (files) => put(files, '/robots.txt', { status: 500, body: 'Error' }),
  },
  {
    name: 'named-elsewhere',
    faults: [],
    change: (files) =>
      body(files, '<a href="/services" aria-labelledby="t"><b></b></a><b id="t">Services</b>'),
  },
  {
    name: 'inert',
    faults: [],
    change: (files) =>
      body(
        files,
        '<template><h4>Part</h4><a href="/nowhere">More</a><img src="/no.webp"></template><script type="application/ld+json"> </script>',
      ),
  },
  {
    name: 'years-and-words',
    faults: ['page.freshness'],
    change: (files) => edit(files, null, '© 2026', '© 2019 - All rights reserved. Shop 1999'),
  },
  {
    name: 'answers-all',
    faults: ['reach.soft-404'],
    change: (files) => {
      edit(files, null, /<link rel="canonical"[^>]*>/, '');
      for (const path of ['/services/', '/iluma-audit-unknown-path-7f3a'])
        put(files, path, { body: '<title>Oops</title>' });
    },
  },
];

/** Features of French or Canadian sites only. */
const french: readonly Seed[] = [
  {
    name: 'law-25',
    faults: [],
    change: (files) => {
      edit(files, null, />Confidentialité</, '>Renseignements personnels<');
      edit(files, null, />Mentions légales</, '>Avis juridique<');
      edit(files, null, 'href="/confidentialite"', 'href="/prp"');
      edit(files, null, 'href="/mentions-legales"', 'href="/avis"');
      for (const [from, to] of [
        ['/confidentialite', '/prp'],
        ['/mentions-legales', '/avis'],
      ] as const) {
        put(files, to, { body: files[from]?.body ?? '' });
        delete files[from];
        edit(files, '/sitemap.xml', from, to);
        edit(files, to, `${from}"`, `${to}"`);
      }
    },
  },
  {
    name: 'other-lang',
    faults: ['page.lang'],
    change: (files, language) => {
      edit(files, null, 'lang="fr"', 'lang="en"');
      edit(
        files,
        shopWords[language].path.contact,
        /<main>.*<\/main>/s,
        '<main><h1>Écrivez-nous</h1></main>',
      );
    },
  },
  {
    name: 'branches',
    faults: [],
    change: (files, _, origin) => {
      const branch = String(files['/services']?.body)
        .replaceAll('1240 rue Beaubien Est', '56 rue Saint-Paul')
        .replaceAll('Montréal', 'Québec')
        .replaceAll('(514) 272-0142', '(418) 692-0142')
        .replaceAll('+15142720142', '+14186920142')
        .replaceAll(`${origin}/services`, `${origin}/quebec`)
        .replaceAll('pains, gâteaux', 'pains, tartes')
        .replaceAll('Pains de tous', 'Tartes de tous');
      put(files, '/quebec', { body: branch });
      body(files, '<a href="/quebec">À Québec</a>');
      edit(files, '/', /(<title>.*?|<h1>.*?)Montréal/g, '$1Québec');
    },
  },
  {
    name: 'long-page',
    faults: [],
    change: (files, _, origin) => {
      body(
        files,
        '<p>Nous sommes là pour vous et nous avons du pain pour la fête.</p>'.repeat(600),
      );
      edit(
        files,
        '/',
        /href="\/(services|contact|confidentialite|mentions-legales)"/g,
        'href="#$1"',
      );
      put(files, '/sitemap.xml', xml(listOf([`${origin}/`])));
    },
  },
];

export const platformSites: readonly CorpusSite[] = [
  ...sitesOf(seeds, ['en']),
  ...sitesOf(french, ['fr']),
];
