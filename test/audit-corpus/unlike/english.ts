import type { CorpusSite } from '../seed.ts';
import type { Served } from '../shop.ts';
import { metadata, sentence, siteOf, story } from './parts.ts';

/** National British numbers, a postcode, hours without context, microdata across the page. */
const british = siteOf('british-en', [], (origin) => {
  const page = (title: string, text: string): Served => ({
    body: `<!doctype html><html lang=en-GB><head><meta charset=utf-8>${metadata({ title: `${title} - Avon Dental Practice, Bath`, description: `${title} at the Avon Dental Practice in Bath: gentle care for families by a team you know.`, origin })}</head>
<body itemscope itemtype="http://schema.org/Dentist"><meta itemprop=name content="Avon Dental Practice"><link itemprop=url href="${origin}/"><img itemprop=logo src=/photo.webp alt="Avon Dental Practice" width=90 height=60>
<ul><li><a href=/>Home</a><li><a href=/whitening>Whitening</a><li><a href=/find-us>Find us</a></ul>
<h1>${title} in Bath</h1>${text}
<address><span itemprop=address itemscope itemtype=http://schema.org/PostalAddress><span itemprop=streetAddress>9 Pulteney Bridge Row</span>, <span itemprop=addressLocality>Bath</span> <span itemprop=postalCode>BA2 4AX</span></span><br>Call <a href="tel:01225460142">01225 460142</a></address>
<p><meta itemprop=telephone content="+441225460142"><time itemprop=openingHours datetime="Mo-Fr 09:00-17:00">Mon–Fri 9–5</time>
<span itemprop=geo itemscope itemtype=http://schema.org/GeoCoordinates><meta itemprop=latitude content=51.38><meta itemprop=longitude content=-2.36></span>
<p><a href=/privacy>Privacy notice</a> <a href=/terms>Terms</a> (c) 2019 to 2026`,
  });
  return {
    '/': page('Dentist', `<p>${story('en')}`),
    '/whitening': page('Whitening', `<p>${sentence('en')}`),
    '/find-us': page('Find us', `<p>${sentence('en')}`),
    '/privacy': page('Privacy', `<p>${sentence('en')}`),
    '/terms': page('Terms', `<p>${sentence('en')}`),
  };
});

const atelier =
  (origin: string) =>
  (title: string, text: string, extra = ''): Served => ({
    body: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">${metadata({ title: `${title} | Harbour Tailors in Halifax`, description: `${title}: suits, gowns and alterations that Harbour Tailors make by hand in Halifax.`, origin, extra })}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"https://schema.org/ClothingStore","name":"Harbour Tailors","url":"${origin}/","logo":"${origin}/icon.png","image":"${origin}/photo.webp","telephone":"902-422-0142","openingHours":"Mo-Sa 10:00-18:00","geo":{"@type":"GeoCoordinates","latitude":44.6,"longitude":-63.5},"address":{"@type":"PostalAddress","streetAddress":"1712 Barrington St.","addressLocality":"Halifax","addressRegion":"NS","addressCountry":"CA"}}</script></head>
<body><div class="bar"><a href="/">Home</a> <a href="/alterations">Alterations</a> <a href="/contact">Contact</a></div>
<h1>${title} in Halifax</h1>${text}
<div class="bottom">1712 Barrington St., Halifax, NS B3J 2A4 · <a href="tel:902.422.0142">902.422.0142</a> · Open Monday to Saturday, 10am to 6pm · <a href="https://www.openstreetmap.org/way/1">Directions</a> · <a href="/privacy">Privacy</a> · <a href="/terms">Terms of use</a></div></body></html>`,
  });

/** The first page only forwards readers, and the pages have a base. */
const sentOn = siteOf('sent-on-en', [], (origin) => {
  const page = atelier(origin);
  const base = '<base href="/shop/">';
  return {
    '/': {
      body: '<html><head><META http-equiv=Refresh content="0;URL=/welcome.htm"></head></html>',
    },
    '/welcome.htm': page('Tailors', `<p>${story('en')}</p><a href="gowns">Gowns</a>`, base),
    '/shop/gowns': page('Gowns', `<p>${sentence('en')}</p>`),
    '/alterations': page('Alterations', `<p>${sentence('en')}</p>`),
    '/contact': page('Contact', `<p>${sentence('en')}</p>`),
    '/privacy': page('Privacy', `<p>${sentence('en')}</p>`),
    '/terms': page('Terms', `<p>${sentence('en')}</p>`),
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/alterations</loc></url></urlset>`,
    },
  };
});

/** Faults next to correct parts. */
const beside = siteOf(
  'beside-en',
  ['local.nap', 'page.crawlable-links', 'page.hreflang', 'page.open-graph', 'speed.image-weight'],
  (origin) => {
    const page = atelier(origin);
    const home = page(
      'Tailors',
      `<p>${story('en')}</p><div onclick="window.location='/sale'">Sale</div>
<img src="/attic.webp" loading="lazy" width="9" height="9" alt="The attic">`,
      `<link rel="alternate" hreflang="en-UK" href="${origin}/"><link rel="alternate" hreflang="en" href="${origin}/">`,
    );
    return {
      '/': { ...home, body: String(home.body).replace('/photo.webp"><link', '/none.webp"><link') },
      '/alterations': page('Alterations', `<p>${sentence('en')}</p>`),
      '/contact': page('Contact', `<p>${sentence('en')} Call us at 902-422-0199 in the week.</p>`),
      '/privacy': page('Privacy', `<p>${sentence('en')}</p>`),
      '/terms': page('Terms', `<p>${sentence('en')}</p>`),
      '/attic.webp': { body: Buffer.alloc(550_000, 1), type: 'image/webp' },
    };
  },
);

/** No address and no hours: a mobile trade, around the clock; an example's number; a price list. */
const travels = siteOf('travels-en', [], (origin) => {
  const page = (title: string, text: string): Served => ({
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8">${metadata({ title: `${title} - Lone Star Drain Doctors, Austin`, description: `${title} from the Lone Star Drain Doctors: clear drains in Austin and around, day and night.`, origin })}
<script type="application/ld+json">{"@context":{"@vocab":"http://schema.org/"},"@type":"Plumber","name":"Lone Star Drain Doctors","url":"${origin}/","logo":"${origin}/icon.png","telephone":"(555) 555-0142","openingHours":"Mo-Su 00:00-23:59","geo":{"@type":"GeoCoordinates","latitude":30.2,"longitude":-97.7},"areaServed":[{"@type":"City","name":"Austin"}]}</script></head>
<body><a href="/">Home</a> <a href="/drain-cleaning">Drain cleaning</a> <a href="/prices">Prices</a>
<h1>${title} in Austin</h1>${text}
<p>Proudly serving Travis County, 24/7. Phone: <a href="tel:5555550142">(555) 555-0142</a></p>
<p><a href="/privacy">Privacy</a> <a href="/terms">Terms</a></p></body></html>`,
  });
  const prices = Array.from(
    { length: 60 },
    (_, at) => `<tr><td>Kitchen drain, size ${at}<td>$${at}0`,
  );
  return {
    '/': page('Drain doctors', `<p>${story('en')}</p>`),
    '/drain-cleaning': page('Drain cleaning', `<p>${sentence('en')}</p>`),
    '/prices': page('Prices', `<table>${prices.join('')}</table>`),
    '/privacy': page('Privacy', `<p>${sentence('en')}</p>`),
    '/terms': page('Terms', `<p>${sentence('en')}</p>`),
  };
});

export const englishSites: readonly CorpusSite[] = [british, sentOn, beside, travels];
