import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'speed.first-byte': {
    title: 'Slow server response time (TTFB): how to fix it | Iluma',
    description:
      'A server that takes more than 800 ms to respond holds up everything else. How to measure TTFB, find out what slows it down, and bring it down.',
    heading: 'Bring down your server response time',
    why: 'This time has nothing to do with images or scripts: it’s how long the server takes to make the page, plus the trip. A [page cache](/guide/browser-caching) takes it from two seconds to a tenth, because the page is ready beforehand. Distance counts too. Hosting in Europe adds about 100 milliseconds to every visit from the East Coast, and more from the West.',
    see: 'F12 → Network → first line → Timing → “Waiting for server response.” Measure three times, since the first visit after a pause is often the slowest. [The ILA audit](/ila) keeps the middle value.',
    mends: {
      wordpress:
        'Turn on a page cache (WP Super Cache, LiteSpeed Cache or your host’s), use PHP 8.2 or later, and delete plugins you don’t need. Query Monitor shows slow queries.',
      wix: 'Caching is handled by Wix. Velo pages that call a database escape it, so cache your functions’ results.',
      shopify:
        'Fast by nature. Slowness comes from Liquid loops over every collection, which the Shopify Theme Inspector for Chrome reveals.',
      squarespace: 'Nothing to set, but a stacked index page with fifty sections should be split.',
      byHand:
        'Put a CDN in front and cache public pages, even for a minute. Only then add database indexes or change servers. A page that’s the same for everyone shouldn’t be built twice.',
    },
  },
  'speed.compression': {
    title: 'Gzip and Brotli compression: how to turn it on | Iluma',
    description:
      'Pages and scripts sent uncompressed weigh four times too much. How to check the Content-Encoding header and turn on gzip or Brotli on your server.',
    heading: 'Turn on gzip or Brotli compression',
    why: 'Text compresses very well: a 400 kB script becomes 90 kB with Brotli. No other setting gives you as much for one line of configuration, and it’s missing mainly on small hosts and on files served from a separate domain. Images and videos are already compressed, so doing it again gains nothing. That’s why [the ILA audit](/ila) only looks at text files larger than 1,400 bytes. On a slow connection, compression makes the difference between one second and four before anything shows.',
    see: 'F12 → Network → click a .js or .css file → Response Headers: content-encoding should say br, zstd or gzip. Check the page itself too, as some servers compress files and forget the HTML, which is sent first. Look at fonts last, since woff2 is compressed already.',
    mends: {
      wordpress:
        'LiteSpeed Cache and WP Rocket turn it on under Apache. On most hosts: cPanel → Optimize Website → Compress all content.',
      wix: 'Wix does it for everything it hosts. A script loaded from elsewhere depends on its own server.',
      shopify:
        'The CDN compresses everything. A flagged file comes from an app, so ask its developer.',
      squarespace:
        'On by default, except for injected scripts, which aren’t Squarespace’s to compress.',
      byHand:
        'Apache: AddOutputFilterByType BROTLI_COMPRESS text/html text/css application/javascript. nginx: gzip on; gzip_types text/css application/javascript image/svg+xml application/json;',
    },
  },
  'speed.caching': {
    title: 'Browser caching: set the Cache-Control header | Iluma',
    description:
      'Tell browsers to keep your styles, scripts and images for a week or a year with Cache-Control, without freezing updates to your website.',
    heading: 'Let browsers keep your files',
    why: 'A customer who looks at four pages downloads the same style sheet four times if nothing tells the browser to keep it. People worry about freezing an old version, and versioned names (style.3f2a1b.css or style.css?ver=6.4) take care of that, because any change makes a new address. Those are the only files [the ILA audit](/ila) judges, and for them a whole year is safe. Repeat visitors feel it most, and they’re the ones who buy.',
    see: 'F12 → Network, reload the page: the Size column should say “memory cache” or “disk cache.” Headers show max-age in seconds, and 604800 is a week. On the second page, visitors should receive little more than text. Do the test twice, because the first load always fills the cache.',
    mends: {
      wordpress:
        'WP Rocket and W3 Total Cache write the expiration rules; without a plugin, add them to .htaccess. In Cloudflare: Caching → Browser Cache TTL.',
      wix: 'Wix’s own files are kept for a long time. Those of third-party apps aren’t yours to set.',
      shopify:
        'cdn.shopify.com sets one year. A flagged file is nearly always a tracker or an app.',
      squarespace:
        'The duration is long already and can’t be changed. Remove outside scripts that allow no caching instead.',
      byHand:
        'nginx: location ~* \\.(css|js|woff2|avif|webp)$ { add_header Cache-Control "public, max-age=31536000, immutable"; }. Keep no-cache for HTML pages, which have to be current.',
    },
  },
  'speed.blocking': {
    title: 'Render-blocking scripts: defer, async, clean up | Iluma',
    description:
      'A script loaded in the head without defer or async leaves the page blank. How to spot render-blocking scripts, defer them or do without them.',
    heading: 'Defer scripts that block rendering',
    why: 'The browser reads a page from top to bottom. At each script in the head it stops, downloads it, runs it and carries on. Five scripts for analytics, chat and fonts can [hold a white screen](/guide/largest-contentful-paint) for two seconds on a phone. Defer makes them wait until the page has been read; async starts them whenever they arrive. The first suits almost everything; the second suits [analytics](/guide/trackers-before-consent). A script you remove still beats one you defer.',
    see: 'PageSpeed Insights → “Render-blocking requests” lists them with the time lost. In the source, look for <script src= above </head>. Start with the slowest.',
    mends: {
      wordpress:
        'WP Rocket → File Optimization → “Load JavaScript deferred.” Autoptimize does it for free. Check your menus and forms afterward.',
      wix: 'Settings → Custom Code: place each script in “Body - end,” and only on the pages that use it.',
      shopify:
        'Remove unused apps, then what they left in theme.liquid. Add defer="defer" to the tags that stay.',
      squarespace:
        'Code Injection: move everything that isn’t a style from the header to the footer.',
      byHand:
        '<script src="menu.js" defer></script>. A tag manager is no excuse for skipping the cleanup, because each tag it loads costs just as much. Ask whoever requested a tool whether they still read its numbers.',
    },
  },
} satisfies SomeGuideTexts;
