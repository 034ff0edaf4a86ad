import type { CorpusSite } from '../seed.ts';
import type { Served } from '../shop.ts';
import { metadata, sentence, siteOf, story } from './parts.ts';

/** A Mexican address and number, days as letters, hours with a lunch break. */
const mexican = siteOf('mexicana-es', [], (origin) => {
  const page = (title: string, text: string): Served => ({
    body: `\ufeff<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8">${metadata({ title: `${title} | Clínica Veterinaria Roma`, description: `${title} en la clínica veterinaria de la colonia Roma: consultas, vacunas y cirugía a su lado.`, origin })}
<script type="application/ld+json">[{"@context":"https://schema.org","@type":["VeterinaryCare","LocalBusiness"],"name":"Clínica Veterinaria Roma","url":"${origin}/","logo":"${origin}/icon.png","image":["${origin}/photo.webp"],"telephone":"+52 55 5264 0142","openingHours":"Mo-Fr 09:00-14:00,16:00-20:00","geo":{"@type":"GeoCoordinates","latitude":19.4,"longitude":-99.1},"address":{"@type":"PostalAddress","streetAddress":"Av. Álvaro Obregón 120","addressLocality":"Ciudad de México","postalCode":"06700","addressCountry":{"@type":"Country","name":"MX"}}},{"@context":"https://schema.org","@type":"Product","name":"Alimento","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5","reviewCount":"12"},"offers":{"@type":"Offer","price":"120","priceCurrency":"MXN"}}]</script></head>
<body><nav><a href="/">Inicio</a><a href="/vacunas">Vacunas</a><a href="/contacto">Contacto</a></nav><main><h1>${title} en la Ciudad de México</h1>${text}</main>
<footer><p>Av. Álvaro Obregón 120, Col. Roma Norte, C.P. 06700, Ciudad de México</p><p>Tel. <a href="tel:5552640142">(55) 5264 0142</a></p><p>L-V 9:00-14:00 y 16:00-20:00</p>
<p><a href="https://waze.com/ul?q=clinica">Cómo llegar</a> <a href="/aviso-de-privacidad">Aviso de privacidad</a> <a href="/terminos">Terminos y condiciones</a></p></footer></body></html>`,
  });
  return {
    '/': page('Veterinaria', `<p>${story('es')}</p>`),
    '/vacunas': page('Vacunas', `<p>${sentence('es')}</p>`),
    '/contacto': page('Contacto', `<p>${sentence('es')}</p>`),
    '/aviso-de-privacidad': page('Privacidad', `<p>${sentence('es')}</p>`),
    '/terminos': page('Términos', `<p>${sentence('es')}</p>`),
  };
});

const madrid =
  (origin: string) =>
  (title: string, text: string, business = ''): Served => ({
    type: 'text/html; charset=ISO-8859-1',
    body: Buffer.from(
      `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="es" lang="es"><head>${metadata({ title: `${title} - Relojería Cervantes en Madrid`, description: `${title}: venta y arreglo de relojes de pared, de pulsera y de bolsillo en el centro de Madrid.`, origin })}</head>
<body><div id="menu"><a href="/">Inicio</a> <a href="/arreglos.php">Arreglos</a> <a href="/escribanos.php">Escríbanos</a></div><h1>${title} en Madrid</h1>${text}
<div vocab="http://schema.org/" typeof="JewelryStore"><span property="name">Relojería Cervantes</span><link property="url" href="${origin}/" /><img property="image" src="/photo.webp" alt="" width="1" height="1" />
<div property="address" typeof="PostalAddress"><span property="streetAddress">C/ Cervantes, 14</span><br /><span property="postalCode">28014</span> <span property="addressLocality">Madrid</span></div>
<p>Teléfono: <a href="tel:+34914290142" property="telephone" content="+34914290142">91 429 01 42</a></p>
<p property="openingHours" content="Mo-Fr 10:00-14:00">De lunes a viernes, de 10 h a 14 h</p><span property="geo" typeof="GeoCoordinates"><meta property="latitude" content="40.4" /><meta property="longitude" content="-3.7" /></span>${business}</div>
<p><a href="https://maps.google.es/?q=relojeria">Plano</a> <a href="/aviso-legal.php">Aviso legal y protección de datos</a> &copy; 1998 - actualidad</p></body></html>`,
      'latin1',
    ),
  });

const madridPages = (origin: string) => {
  const page = madrid(origin);
  return {
    '/': page('Relojería', `<p>${story('es').replaceAll('’', "'")}</p>`),
    '/arreglos.php': page('Arreglos', `<p>${sentence('es')}</p>`),
    '/escribanos.php': page('Escríbanos', `<p>${sentence('es')}</p>`),
    '/aviso-legal.php': page('Aviso legal', `<p>${sentence('es')}</p>`),
  };
};

const oldEncoding = siteOf('latina-es', [], madridPages);

/** The same site with a rating of itself in RDFa, a page excluded by a header, and rules for no one. */
const hiddenFaults = siteOf(
  'ocultas-es',
  ['local.own-rating', 'reach.robots', 'reach.sitemap', 'trust.viewport'],
  (origin) => {
    const pages = madridPages(origin);
    const rating =
      '<div property="aggregateRating" typeof="AggregateRating"><meta property="ratingValue" content="4.9" /><meta property="reviewCount" content="31" /></div>';
    const fixed = (served: Served): Served => ({
      ...served,
      body: Buffer.from(
        Buffer.from(served.body as Uint8Array)
          .toString('latin1')
          .replace('initial-scale=1', 'maximum-scale=1'),
        'latin1',
      ),
    });
    const repairs = madrid(origin)('Arreglos', `<p>${sentence('es')}</p>`, rating);
    return {
      ...pages,
      '/': fixed(pages['/']),
      '/arreglos.php': { ...repairs, headers: { 'X-Robots-Tag': 'noindex' } },
      '/robots.txt': {
        body: `Disallow: /privado\nUser-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
        type: 'text/plain',
      },
      '/escribanos.php': {
        ...pages['/escribanos.php'],
        headers: { 'X-Robots-Tag': 'otherbot: noindex, nofollow' },
      },
    };
  },
);

export const spanishSites: readonly CorpusSite[] = [mexican, oldEncoding, hiddenFaults];
