import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { story, sentence } from './parts.ts';
import { businessMarkup } from './tool-site.ts';

const details = {
  fr: '<p>12 rue Mercière, 69002 Lyon</p><p>Lun-Ven 9h-18h</p>',
  en: '<p>12 High Street, Bath BA1 5AB</p><p>Mon-Fri 9am-5pm</p>',
  es: '<p>Calle Mayor 12, 28013 Madrid</p><p>L-V 9:00-18:00</p>',
} as const;

const phone = {
  fr: '<p><a href="tel:+33478371234">04 78 37 12 34</a></p>',
  en: '<p><a href="tel:+441225412345">01225 412345</a></p>',
  es: '<p><a href="tel:+34914290142">914 29 01 42</a></p>',
} as const;

const town = { fr: 'Lyon', en: 'Bath', es: 'Madrid' } as const;

const languageOf = (name: string) =>
  name.endsWith('-fr') ? 'fr' : name.endsWith('-en') ? 'en' : 'es';

function site(
  name: string,
  markup: string,
  faults: readonly string[] = [],
  given: Parameters<typeof contactSite>[5] = {},
): CorpusSite {
  const language = languageOf(name);
  const foot = `${details[language]}${phone[language]}${markup}`;
  return contactSite(name, 'Atelier', town[language], '', faults, { foot, ...given });
}

/** A site whose first page has no telephone number, but a link of this name to a contact page. */
const named = (name: string, address: string, title: string): CorpusSite => {
  const language = languageOf(name);
  const home = { fr: 'Bienvenue', en: 'Welcome', es: 'Bienvenida' }[language];
  const map = '<a href="https://goo.gl/maps/a">Google Maps</a>';
  return site(name, '', [], {
    foot: `${details[language]}${map}`,
    pages: {
      '/': [home, `<p>${story(language)}</p>`],
      [address]: [title, `<p>${sentence(language)}</p>${phone[language]}`],
    },
  });
};

/** Maps and buttons behind a cookie choice, and other names for contact. */
export const consentSites: readonly CorpusSite[] = [
  site(
    'complianz-fr',
    '<iframe data-category="marketing" data-service="google-maps" class="cmplz-iframe" data-src-cmplz="https://www.google.com/maps/embed?pb=1" src="about:blank" title="Plan"></iframe>',
  ),
  site(
    'cookiebot-en',
    '<iframe data-cookieconsent="marketing" data-cookieblock-src="https://www.google.com/maps/embed?pb=1" title="Map"></iframe>',
  ),
  site(
    'rocket-es',
    '<iframe src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="https://maps.google.com/maps?q=x&output=embed" title="Mapa"></iframe>',
  ),
  site('squarespace-map-en', '<div class="sqs-block map-block sqs-block-map">&nbsp;</div>'),
  site(
    'tarteaucitron-fr',
    '<div class="googlemaps_embed tac_map"></div><div class="google-maps" data-url="/x"></div><a href="javascript:tarteaucitron.userInterface.openPanel()">Cookies</a><a href="javascript:void(0)" role="button" aria-label="Menu"><span></span></a>',
  ),
  site('no-map-fr', '<div class="sitemap-block">Rien</div>', ['local.directions']),
  site('script-link-fr', '<a href="javascript:ouvrir(\'plan\')">Plan</a><div class="gmap"></div>', [
    'page.crawlable-links',
  ]),
  // A plugin's area that is the business's own place.
  site('own-area-fr', '<a href="https://goo.gl/maps/a">Plan</a>', ['local.schema-details'], {
    head: businessMarkup('Plumber', {
      name: 'Atelier',
      areaServed: 'Lyon',
      logo: 'https://atelier.example/logo.png',
      address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
    }),
    faults: ['local.schema-details'],
  }),
  named('write-fr', '/ecrire', 'Nous écrire'),
  named('quote-fr', '/estimation', 'Devis gratuit'),
  named('touch-en', '/hello', 'Get in touch'),
  named('talk-es', '/hablar', 'Hablemos'),
];
