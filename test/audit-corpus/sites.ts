import { body, edit, head, put, sitesOf, type Seed } from './seed.ts';
import { businessOf, shopWords } from './shop.ts';

const seeds: readonly Seed[] = [
  { name: 'whole', faults: [], change: () => {} },
  {
    name: 'title',
    faults: ['page.title'],
    change: (files) => edit(files, '/', /<title>.*<\/title>/, '<title>Pain</title>'),
  },
  {
    name: 'two-titles',
    faults: ['page.title'],
    change: (files) => head(files, '<title>Une boulangerie encore bien meilleure</title>'),
  },
  {
    name: 'description',
    faults: ['page.description'],
    change: (files) => edit(files, '/', /<meta name="description"[^>]*>/, ''),
  },
  {
    name: 'twins',
    faults: ['page.unique'],
    change: (files, language) => {
      const { title } = shopWords[language];
      edit(
        files,
        shopWords[language].path.contact,
        `<title>${title.contact}`,
        `<title>${title.services}`,
      );
    },
  },
  {
    name: 'no-h1',
    faults: ['page.h1'],
    change: (files) => edit(files, '/', /<(\/?)h1>/g, '<$1p>'),
  },
  {
    name: 'skipped',
    faults: ['page.headings'],
    change: (files) => edit(files, '/', /<(\/?)h2>/g, '<$1h4>'),
  },
  {
    name: 'canonical',
    faults: ['page.canonical'],
    change: (files) =>
      edit(
        files,
        '/',
        /<link rel="canonical"[^>]*>/,
        '<link rel="canonical" href="https://elsewhere.example/">',
      ),
  },
  {
    name: 'wrong-lang',
    faults: ['page.lang'],
    change: (files, language) =>
      edit(
        files,
        null,
        `<html lang="${language}">`,
        `<html lang="${language === 'en' ? 'fr' : 'en'}">`,
      ),
  },
  {
    name: 'hreflang',
    faults: ['page.hreflang'],
    change: (files) => head(files, '<link rel="alternate" hreflang="xx-quebec" href="/">'),
  },
  {
    name: 'vague-link',
    faults: ['page.link-text'],
    change: (files, language) =>
      body(
        files,
        `<p><a href="${shopWords[language].path.services}">${{ fr: 'Cliquez ici', en: 'Click here', es: 'Leer más' }[language]}</a></p>`,
      ),
  },
  {
    name: 'false-link',
    faults: ['page.crawlable-links'],
    change: (files) => body(files, '<p><a onclick="go()">Promotion</a></p>'),
  },
  { name: 'no-alt', faults: ['page.alt'], change: (files) => edit(files, '/', / alt="[^"]*"/, '') },
  {
    name: 'no-sharing',
    faults: ['page.open-graph'],
    change: (files) => edit(files, '/', /<meta property="og:image"[^>]*>/, ''),
  },
  { name: 'no-icon', faults: ['page.icon'], change: (files) => void delete files['/icon.png'] },
  {
    name: 'mojibake',
    faults: ['page.encoding'],
    change: (files) => body(files, '<p>CafÃ© crÃ¨me</p>'),
  },
  {
    name: 'old',
    faults: ['page.freshness'],
    change: (files) => edit(files, null, '© 2026', '© 2019'),
  },
  {
    name: 'no-sitemap',
    faults: ['reach.sitemap'],
    change: (files, _language, origin) => {
      delete files['/sitemap.xml'];
      put(files, '/robots.txt', {
        body: `User-agent: *\nAllow: /\n# ${origin}\n`,
        type: 'text/plain',
      });
    },
  },
  {
    name: 'broken-sitemap',
    faults: ['reach.sitemap'],
    change: (files) =>
      put(files, '/sitemap.xml', { body: '<urlset><url></urlset>', type: 'application/xml' }),
  },
  {
    name: 'dead-link',
    faults: ['reach.dead-links'],
    change: (files) => body(files, '<p><a href="/promotion-2019">Promotion 2019</a></p>'),
  },
  {
    name: 'busy-link',
    faults: [],
    change: (files) => {
      put(files, '/busy', { body: '', status: 429 });
      body(files, '<p><a href="/busy">Promotion 2026</a></p>');
    },
  },
  {
    name: 'orphan',
    faults: ['reach.orphans'],
    change: (files, language, origin) => {
      const page = files[shopWords[language].path.legal];
      if (page) put(files, '/orphan', page);
      edit(files, '/sitemap.xml', '</urlset>', `<url><loc>${origin}/orphan</loc></url></urlset>`);
    },
  },
  {
    name: 'redirects',
    faults: ['reach.redirects'],
    change: (files, language) => {
      put(files, '/one', { body: '', status: 302, headers: { Location: '/two' } });
      put(files, '/two', {
        body: '',
        status: 302,
        headers: { Location: shopWords[language].path.services },
      });
      body(files, '<p><a href="/one">Promotion 2026</a></p>');
    },
  },
  {
    name: 'robots',
    faults: ['reach.robots'],
    change: (files) => edit(files, '/robots.txt', 'Allow: /', 'Allow: /\nPlease be nice'),
  },
  {
    name: 'noindex',
    faults: ['page.indexable', 'reach.sitemap'],
    change: (files) => head(files, '<meta name="robots" content="noindex">'),
  },
  {
    name: 'no-tel',
    faults: ['local.phone'],
    change: (files) => edit(files, null, /<a href="tel:[^"]*">([^<]*)<\/a>/, '$1'),
  },
  {
    name: 'no-address',
    faults: ['local.address'],
    change: (files, language) => edit(files, null, `${shopWords[language].street}, `, ''),
  },
  {
    name: 'no-markup',
    faults: ['local.schema', 'answer.identity'],
    change: (files) => edit(files, null, /<script type="application\/ld\+json">.*<\/script>/, ''),
  },
  {
    name: 'broken-markup',
    faults: ['answer.json-ld'],
    change: (files) =>
      head(files, '<script type="application/ld+json">{"@type": "Bakery",}</script>'),
  },
  {
    name: 'unknown-markup',
    faults: ['answer.json-ld'],
    change: (files) =>
      head(
        files,
        '<script type="application/ld+json">{"@type": "WebSite", "name": "x", "openingTimes": "x"}</script>',
      ),
  },
  {
    name: 'no-geo',
    faults: ['local.schema-details'],
    change: (files) => edit(files, null, /,"geo":\{[^}]*\}/, ''),
  },
  {
    name: 'no-hours',
    faults: ['local.hours'],
    change: (files, language) => edit(files, null, new RegExp(shopWords[language].hours, 'g'), ''),
  },
  {
    name: 'other-hours',
    faults: ['local.hours'],
    change: (files) => edit(files, null, '"Tu-Sa 07:00-18:00"', '"Tu-Sa 08:00-18:00"'),
  },
  {
    name: 'other-phone',
    faults: ['local.nap'],
    change: (files, language) => {
      const other = { fr: '514 272-0199', en: '613 235-0199', es: '+34 954 22 01 99' }[language];
      const { path } = shopWords[language];
      edit(
        files,
        path.contact,
        /<a href="tel:[^"]*">[^<]*<\/a>/,
        `<a href="tel:${other}">${other}</a>`,
      );
      edit(files, path.contact, /"telephone":"[^"]*"/, `"telephone":"${other}"`);
    },
  },
  {
    name: 'no-town',
    faults: ['local.city'],
    change: (files, language) => {
      const { town } = shopWords[language];
      edit(files, '/', new RegExp(`(<title>[^<]*?) (?:à|in|en) ${town}`), '$1');
      edit(files, '/', new RegExp(`(<h1>[^<]*?) (?:à|in|en) ${town}`), '$1');
    },
  },
  {
    name: 'own-rating',
    faults: ['local.own-rating'],
    change: (files, language, origin) => {
      const rating = { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '47' };
      const business = { ...businessOf(language, origin), aggregateRating: rating };
      edit(
        files,
        '/',
        /(<script type="application\/ld\+json">).*(<\/script>)/,
        `$1${JSON.stringify(business)}$2`,
      );
    },
  },
  {
    name: 'bots',
    faults: ['answer.bots'],
    change: (files) =>
      edit(
        files,
        '/robots.txt',
        'User-agent: *',
        'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *',
      ),
  },
  {
    name: 'training-bots',
    faults: [],
    change: (files) =>
      edit(
        files,
        '/robots.txt',
        'User-agent: *',
        'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *',
      ),
  },
  {
    name: 'no-answer',
    faults: ['answer.questions'],
    change: (files, language) => edit(files, '/', `<p>${shopWords[language].answer}</p>`, ''),
  },
  {
    name: 'plain-text',
    faults: ['speed.compression'],
    change: (files) => {
      put(files, '/style.css', {
        body: 'p{margin:0}'.repeat(300),
        type: 'text/css',
        headers: { 'Content-Encoding': '' },
      });
    },
  },
  {
    name: 'blocking',
    faults: ['speed.blocking'],
    change: (files) => {
      put(files, '/menu.js', { body: 'void 0', type: 'text/javascript' });
      head(files, '<script src="/menu.js"></script>');
    },
  },
  {
    name: 'heavy-image',
    faults: ['speed.image-weight'],
    change: (files) =>
      put(files, '/pain.webp', { body: Buffer.alloc(600_000, 1), type: 'image/webp' }),
  },
  {
    name: 'image-size',
    faults: ['speed.image-size'],
    change: (files) => edit(files, '/', ' width="800" height="500"', ''),
  },
  {
    name: 'jpeg',
    faults: ['speed.image-format'],
    change: (files) =>
      put(files, '/pain.webp', { body: Buffer.alloc(2000, 1), type: 'image/jpeg' }),
  },
  {
    name: 'many-elements',
    faults: ['speed.nodes'],
    change: (files) => body(files, `<p>${'<b></b>'.repeat(1600)}</p>`),
  },
  {
    name: 'open-form',
    faults: ['trust.forms'],
    change: (files) =>
      body(files, '<form action="http://forms.example/send"><button>OK</button></form>'),
  },
  {
    name: 'no-privacy',
    faults: ['trust.legal'],
    change: (files, language) => {
      const { path, link } = shopWords[language];
      edit(files, '/', `<a href="${path.privacy}">${link.privacy}</a>`, '');
    },
  },
  {
    name: 'no-zoom',
    faults: ['trust.viewport'],
    change: (files) => edit(files, '/', 'initial-scale=1', 'initial-scale=1, user-scalable=no'),
  },
  {
    name: 'gaps',
    faults: ['page.description', 'page.alt', 'local.hours', 'local.phone', 'page.freshness'],
    change: (files, language) => {
      edit(files, '/', /<meta name="description"[^>]*>/, '');
      edit(files, '/', / alt="[^"]*"/, '');
      edit(files, null, new RegExp(shopWords[language].hours, 'g'), '');
      edit(files, null, /<a href="tel:[^"]*">([^<]*)<\/a>/, '$1');
      edit(files, null, '© 2026', '© 2019');
    },
  },
];

/** Each seed in each language. */
export const sites = sitesOf(seeds);
