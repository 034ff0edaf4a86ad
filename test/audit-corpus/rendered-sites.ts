import { body, edit, head, put, sitesOf, type Seed } from './seed.ts';
import { shopWords, type Files } from './shop.ts';

/** Faults that only a browser sees. The corpus's policy forbids inline styles and scripts. */
const seeds = {
  whole: { name: 'whole', faults: [], change: () => {} },
  drawn: {
    name: 'drawn',
    faults: ['answer.raw-text'],
    change: (files) => {
      const html = String(files['/']?.body);
      const drawn = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
      put(files, '/app.js', {
        body: `document.getElementById('app').innerHTML = ${JSON.stringify(drawn)};`,
        type: 'text/javascript',
      });
      edit(
        files,
        '/',
        /<body>[\s\S]*<\/body>/,
        '<body><div id="app"></div><script src="/app.js"></script></body>',
      );
    },
  },
  /** Scripts add the hours, also on the pages that the browser does not open. */
  added: {
    name: 'added',
    faults: [],
    change: (files, language) => {
      const hours = `<p>${shopWords[language].hours}</p>`;
      edit(
        files,
        null,
        '<footer>',
        '<footer><div id="hours"></div><script src="/more.js" defer></script>',
      );
      for (const [path, { body: page, ...served }] of Object.entries(files))
        if (typeof page === 'string')
          put(files, path, { ...served, body: page.replaceAll(hours, '') });
      const code = `document.getElementById('hours').outerHTML = ${JSON.stringify(hours)};`;
      put(files, '/more.js', { body: code, type: 'text/javascript' });
    },
  },
  tracker: {
    name: 'tracker',
    faults: ['trust.trackers'],
    change: (files) => {
      const page = files['/'];
      if (page) page.headers = { 'Content-Security-Policy': "default-src 'self' https:" };
      head(files, '<script async src="https://www.google-analytics.com/analytics.js"></script>');
    },
  },
  identifier: {
    name: 'identifier',
    faults: ['trust.trackers'],
    change: (files) => script(files, 'document.cookie = "_ga=GA1.1.12345.67890; path=/"'),
  },
  careless: {
    name: 'careless',
    faults: ['answer.tree', 'trust.axe', 'trust.targets', 'trust.narrow'],
    change: (files) => {
      style(
        files,
        'main p{color:#bbb}h1{width:900px}button{width:14px;height:14px;padding:0;overflow:hidden}.nameless{width:48px;height:48px}',
      );
      body(
        files,
        '<div><button type="button">A</button><button type="button">B</button><button type="button">C</button></div>' +
          '<button type="button" class="nameless"></button>',
      );
    },
  },
  late: {
    name: 'late',
    faults: ['speed.lcp'],
    change: (files) => {
      const circles = '<circle cx="9" cy="9" r="9" fill="#c84"/>'.repeat(30);
      put(files, '/bread.svg', {
        body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 80"><rect width="50" height="80"/>${circles}</svg>`,
        type: 'image/svg+xml',
        delay: 2800,
      });
      edit(files, '/', '<img src="/pain.webp"', '<img src="/bread.svg"');
    },
  },
  jumping: {
    name: 'jumping',
    faults: ['speed.cls'],
    change: (files) => {
      style(files, '.banner{height:500px;background:#eee}');
      script(
        files,
        'setTimeout(() => { const banner = document.createElement("div"); banner.className = "banner"; document.body.prepend(banner); }, 250)',
      );
    },
  },
} as const satisfies Record<string, Seed>;

function style(files: Files, css: string): void {
  put(files, '/more.css', { body: css, type: 'text/css' });
  head(files, '<link rel="stylesheet" href="/more.css">');
}

function script(files: Files, code: string): void {
  put(files, '/more.js', { body: code, type: 'text/javascript' });
  head(files, '<script src="/more.js" defer></script>');
}

/** Each seed in one language. */
export const renderedSites = [
  ...sitesOf([seeds.whole, seeds.tracker, seeds.late], ['fr']),
  ...sitesOf([seeds.drawn, seeds.identifier, seeds.added], ['en']),
  ...sitesOf([seeds.careless, seeds.jumping], ['es']),
];
