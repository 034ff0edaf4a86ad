import type { CorpusSite } from '../seed.ts';
import type { Served } from '../shop.ts';
import { answer, metadata, sentence, siteOf, story } from './parts.ts';

/** Tables, capitals, an image map and Windows-1252, as on sites of 1999; a graph was added later. */
const oldTables = siteOf('tables-fr', [], (origin) => {
  const page = (title: string, heading: string, text: string): Served => {
    const html = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML LANG=fr><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">
${metadata({ title: `${title} - Serrurerie Mercière à Lyon`, description: `${title} : ce que fait la serrurerie Mercière pour les portes et les clés des Lyonnais depuis 1987.`, origin })}
<SCRIPT TYPE="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: 'Serrurerie Mercière', url: `${origin}/` },
        {
          '@type': ['Locksmith', 'Organization'],
          name: 'Serrurerie Mercière',
          url: `${origin}/`,
          image: `${origin}/photo.webp`,
          telephone: '04 78 37 12 34',
          openingHours: ['Mo-Fr 09:00-17:30'],
          address: { '@id': '#adresse' },
          geo: { '@type': 'GeoCoordinates', latitude: 45.76, longitude: 4.83 },
        },
        {
          '@type': 'PostalAddress',
          '@id': '#adresse',
          streetAddress: '12, rue Mercière',
          postalCode: '69002',
          addressLocality: 'Lyon',
          addressCountry: 'FR',
        },
      ],
    })}</SCRIPT></HEAD>
<BODY BGCOLOR=white><TABLE WIDTH=760 BORDER=0><TR><TD COLSPAN=2><IMG SRC="photo.webp" USEMAP="#m" WIDTH=760 HEIGHT=90 ALT="Serrurerie Mercière">
<MAP NAME=m><AREA HREF="index.html" ALT="Accueil" COORDS="0,0,9,9"><AREA HREF="depannage.html" ALT="Dépannage" COORDS="9,0,19,9"><AREA HREF="ecrire.html" ALT="Nous écrire" COORDS="19,0,29,9"></MAP>
<TR><TD VALIGN=top><H1>${heading} à Lyon</H1>${text}
<TD><FONT SIZE=2>12, rue Mercière<BR>69002 Lyon<BR>Tél. <A HREF="tel:+33478371234">04 78 37 12 34</A><BR>
Du lundi au vendredi, 9h à 17h30, fermé le dimanche<BR><A HREF="ecrire.html#acces">Plan d'accès</A></FONT>
<TR><TD COLSPAN=2 ALIGN=center><A HREF="mentions-legales.html">Mentions legales et vie privee</A> &copy; Serrurerie Mercière, depuis 1987</TABLE>`;
    return { body: Buffer.from(html, 'latin1'), type: 'text/html' };
  };
  const home = page('Serrurier', 'Serrurier', `<P>${story('fr')}`.replaceAll(/[’œ]/g, "'"));
  return {
    '/': home,
    '/index.html': home,
    '/depannage.html': page('Dépannage', 'Dépannage', `<P>${sentence('fr')}`),
    '/ecrire.html': page('Nous écrire', 'Nous écrire', `<A NAME=acces></A><P>${sentence('fr')}`),
    '/mentions-legales.html': page('Mentions', 'Mentions légales', `<P>${sentence('fr')}`),
  };
});

/** No quotes, head, body or closing paragraph tags; RDFa; a telephone number with an extension. */
const leftOut = siteOf('left-out-fr', [], (origin) => {
  const page = (title: string, text: string): Served => ({
    body: `<!doctype html><html lang=fr-CA><meta charset=utf-8><title>${title} | Ébénisterie Lafleur à Québec</title>
<meta name=description content="${title} : meubles, cuisines et escaliers que l’ébénisterie Lafleur fait à la main à Québec.">
<meta name=viewport content=width=device-width><link rel="shortcut icon" href=/icon.png>
<meta property=og:title content="Ébénisterie Lafleur"><meta property=og:description content="Des meubles faits à la main"><meta property=og:image content=${origin}/photo.webp>
<header><a href=/>Accueil</a> <a href=/cuisines>Cuisines</a> <a href=/joindre>Nous joindre</a></header>
<h1>${title} à Québec</h1>${text}
<footer vocab=https://schema.org/ typeof=HomeAndConstructionBusiness>
<meta property=image content=${origin}/photo.webp><link property=url href=${origin}/>
<p><b property=name>Ébénisterie Lafleur</b>
<p property=address typeof=PostalAddress><span property=streetAddress>845, avenue Cartier</span>, <span property=addressLocality>Québec</span> (<span property=addressRegion>QC</span>) <span property=postalCode>G1R 2R6</span>
<p>Téléphone : <a href="tel:+1-418-522-0142;ext=12"><span property=telephone>418 522-0142</span></a> poste 12
<p><time property=openingHours datetime="Mo-Fr 08:00-16:30">Lundi au vendredi, de 8 h à 16 h 30</time>
<div property=geo typeof=GeoCoordinates><meta property=latitude content=46.80><meta property=longitude content=-71.22></div>
<p><a href=geo:46.80,-71.22>Voir sur la carte</a> <a href=/vie-privee>Vie privée</a> <a href=/conditions>Conditions</a> © 1998-2026</footer>`,
  });
  return {
    '/': page('Ébénisterie', `<p>${story('fr')}`),
    '/cuisines': page('Cuisines', `<p>${sentence('fr')}`),
    '/joindre': page('Nous joindre', `<p>${sentence('fr')}`),
    '/vie-privee': page('Vie privée', `<p>${sentence('fr')}`),
    '/conditions': page('Conditions', `<p>${sentence('fr')}`),
  };
});

const shops = {
  '/plateau': ['Plateau', '4410 rue Saint-Denis', 'H2J 2L1', '514 845-0142'],
  '/verdun': ['Verdun', '3880 rue Wellington', 'H4G 1V2', '514 769-0142'],
} as const;

/** Two shops, each with an address, a number and a page, and side by side on the first page. */
const twoShops = siteOf('two-shops-fr', [], (origin) => {
  const card = (path: keyof typeof shops) => {
    const [name, street, code, phone] = shops[path];
    return `<section itemscope itemtype="https://schema.org/BikeStore"><h2><a href="${path}" itemprop="url"><span itemprop="name">Vélos Rapido</span> <small>${name}</small></a></h2>
<img itemprop="image" src="/photo.webp" alt="Des vélos devant la vitrine" width="400" height="300">
<address itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${street}</span>, <span itemprop="addressLocality">Montréal</span> (Québec) <span itemprop="postalCode">${code}</span></address>
<p><a href="tel:+1${phone.replaceAll(/\D/g, '')}" ><span itemprop="telephone">${phone}</span></a></p>
<meta itemprop="openingHours" content="Tu-Sa 10:00-18:00"><p>Du mardi au samedi, 10 h à 18 h</p>
<span itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="45.52"><meta itemprop="longitude" content="-73.58"></span>
<p><a href="https://maps.app.goo.gl/abc">Itinéraire</a></p></section>`;
  };
  const page = (title: string, text: string): Served => ({
    body: `<!doctype html><html lang="fr"><head><meta charset="utf-8">${metadata({ title: `${title} – Vélos Rapido, Montréal`, description: `${title} : vente et réparation de vélos par l’équipe de Vélos Rapido, à Montréal toute l’année.`, origin })}</head>
<body><nav><a href="/">Accueil</a> <a href="/reparation">Réparation de vélos</a></nav><main><h1>${title} à Montréal</h1>${text}</main>
<footer><a href="/conditions">Conditions</a> <a href="/confidentialite">Confidentialité</a></footer></body></html>`,
  });
  return {
    '/': page('Deux boutiques', `<p>${story('fr')}</p>${card('/plateau')}${card('/verdun')}`),
    '/plateau': page('Boutique du Plateau', `<p>${sentence('fr')}</p>${card('/plateau')}`),
    '/verdun': page('Boutique de Verdun', `<p>${sentence('fr')}</p>${card('/verdun')}`),
    '/reparation': page('Réparation de vélos', `<p>${sentence('fr')}</p>`),
    '/conditions': page('Nos conditions', `<p>${sentence('fr')}</p>`),
    '/confidentialite': page('Confidentialité', `<p>${sentence('fr')}</p>`),
  };
});

/** A shell with a bar and a root for scripts: no page can be judged, so none is. */
const shell = siteOf('shell-fr', [], (origin) => ({
  '/': {
    body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Chocolats</title><script type="module" src="/assets/index-Bx9kQz1L.js"></script></head>
<body><a href="/fr">FR</a> <a href="/en">EN</a> <a href="/panier">Panier</a> <p>Ce site utilise des témoins pour mesurer les visites de ses pages. Vous pouvez les accepter ou les refuser à tout moment, page par page, avec le bouton ci-contre.</p>
<div id="root"><span>Chargement…</span></div><noscript>Activez JavaScript (${origin}).</noscript></body></html>`,
  },
  '/assets/index-Bx9kQz1L.js': {
    body: 'void 0',
    type: 'text/javascript',
    headers: { 'Cache-Control': 'max-age=31536000, immutable' },
  },
}));

/** Like a common blog system: `article` on every page, a plugin's graph, collapsed content, a hidden email address. */
const plugin = siteOf('plugin-fr', [], (origin) => {
  const graph = (type: string, more: object) =>
    `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': type,
          '@id': `${origin}/#page`,
          isPartOf: { '@id': `${origin}/#website` },
          ...more,
        },
        {
          '@type': ['HealthAndBeautyBusiness', 'Organization'],
          '@id': `${origin}/#organization`,
          name: 'Institut Amande',
          url: `${origin}/`,
          logo: { '@type': 'ImageObject', url: `${origin}/icon.png` },
          image: { '@id': `${origin}/#logo` },
          telephone: '+33 5 56 44 12 34',
          openingHoursSpecification: [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
              opens: '09:30',
              closes: '19:00',
            },
          ],
          address: {
            '@type': 'PostalAddress',
            streetAddress: '7 cours de l’Intendance',
            postalCode: '33000',
            addressLocality: 'Bordeaux',
            addressCountry: 'FR',
          },
          geo: { '@type': 'GeoCoordinates', latitude: '44.84', longitude: '-0.57' },
          sameAs: ['https://www.facebook.com/institutamande'],
        },
      ],
    })}</script>`;
  const page = (title: string, text: string, markup = graph('WebPage', {})): Served => ({
    body: `<!DOCTYPE html><html lang="fr-FR" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8">
${metadata({ title: `${title} | Institut Amande Bordeaux`, description: `${title} : l’institut Amande vous reçoit à Bordeaux pour des soins du visage et du corps.`, origin, extra: '<meta property="og:type" content="article"><meta property="article:modified_time" content="2026-03-02T10:00:00+00:00">' })}
<link rel="stylesheet" href="/wp-content/themes/amande/style.css?ver=6.5.2">${markup}</head><body class="page"><noscript><img height="1" width="1" src="https://tracker.example/tr?id=1"></noscript>
<div id="page"><header id="masthead"><ul id="menu"><li><a href="/">Accueil</a></li><li><a href="/epilation/">Épilation</a></li><li><a href="/blog/">Blogue</a></li><li><a href="/contact/">Contact</a></li></ul></header>
<div class="entry"><h1>${title}</h1>${text}</div>
<footer><p>7 cours de l’Intendance, 33000 Bordeaux<br>Tél : <a href="tel:0556441234">05 56 44 12 34</a><br>Mar. – Sam. : 9 h 30 – 19 h</p>
<p><a href="/cdn-cgi/l/email-protection#a1b2"><span class="__cf_email__">[email&#160;protected]</span></a> <a href="https://www.facebook.com/institutamande" aria-label="Facebook"><svg><path d="M0 0"/></svg></a> <a href="https://www.facebook.com/sharer/sharer.php?u=x">Partager cette page</a>
<a href="/mentions-legales/">Mentions légales</a> <a href="/politique-de-confidentialite/">Politique de confidentialité</a></p>
<iframe src="https://www.google.com/maps/embed?pb=1" title="Plan"></iframe></footer></div></body></html>`,
  });
  return {
    '/': page(
      'Institut de beauté à Bordeaux',
      `<p>${story('fr')}</p><img src="data:image/gif;base64,R0" data-src="/photo.webp" alt="La cabine" width="300" height="200" loading="lazy"><noscript><img src="/photo.webp"></noscript>
<h2>Pourquoi nous choisir ?</h2><h3>La douceur</h3><p>${sentence('fr')}</p><h2>Questions</h2><h3>Faut-il réserver ?</h3><div class="panel" hidden><p>${answer('fr')}</p></div>`,
    ),
    '/epilation/': page('Épilation à la cire', `<p>${sentence('fr')}</p>`),
    '/blog/': page(
      'Blogue',
      `<p>${sentence('fr')}</p><p><a href="/blog/peau-seche/">Peau sèche en hiver</a></p>`,
    ),
    '/blog/peau-seche/': page(
      'Peau sèche en hiver',
      `<p class="byline">Par Marie Castel</p><time datetime="2026-01-08">8 janvier 2026</time><p>${sentence('fr')}</p>`,
      graph('BlogPosting', { headline: 'Peau sèche', datePublished: '2026-01-08' }),
    ),
    '/contact/': page('Contact', `<p>${sentence('fr')}</p>`),
    '/mentions-legales/': page('Mentions légales', `<p>${sentence('fr')}</p>`),
    '/politique-de-confidentialite/': page('Confidentialité', `<p>${sentence('fr')}</p>`),
    '/wp-content/themes/amande/style.css?ver=6.5.2': {
      body: 'p{margin:0}',
      type: 'text/css',
      headers: { 'Cache-Control': 'max-age=31536000' },
    },
    '/robots.txt': {
      body: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
      type: 'text/plain',
    },
    '/sitemap.xml': { body: 'Not found', status: 404 },
    '/wp-sitemap.xml': {
      type: 'application/xml',
      body: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc><![CDATA[${origin}/pages.xml]]></loc></sitemap></sitemapindex>`,
    },
    '/pages.xml': {
      type: 'application/xml',
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc><![CDATA[${origin}/epilation/]]></loc></url></urlset>`,
    },
  };
});

export const frenchSites: readonly CorpusSite[] = [oldTables, leftOut, twoShops, shell, plugin];
