import type { Language } from '#app/i18n/languages.ts';

/** A page or file of a site in the corpus, as served. */
export interface Served {
  body: string | Uint8Array;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Delay of the response, in milliseconds. */
  delay?: number;
}

export type Files = Record<string, Served>;

interface ShopWords {
  name: string;
  town: string;
  street: string;
  title: Record<'home' | 'services' | 'contact' | 'privacy' | 'legal', string>;
  description: Record<'home' | 'services' | 'contact' | 'privacy' | 'legal', string>;
  heading: Record<'home' | 'services' | 'contact' | 'privacy' | 'legal', string>;
  link: Record<'home' | 'services' | 'contact' | 'privacy' | 'legal' | 'directions', string>;
  path: Record<'services' | 'contact' | 'privacy' | 'legal', string>;
  hours: string;
  alt: string;
  /** 200 words or more. */
  story: string;
  sentence: string;
  question: string;
  answer: string;
}

const french: ShopWords = {
  name: 'Boulangerie des Trois Ponts',
  town: 'Montréal',
  street: '1240 rue Beaubien Est',
  title: {
    home: 'Boulangerie des Trois Ponts à Montréal : pain au levain',
    services: 'Nos services : pains, gâteaux et traiteur à Montréal',
    contact: 'Nous joindre à la boulangerie des Trois Ponts',
    privacy: 'Politique de confidentialité de la boulangerie',
    legal: 'Mentions légales de la boulangerie des Trois Ponts',
  },
  description: {
    home: 'Pains au levain, viennoiseries et gâteaux faits chaque nuit dans notre fournil de Montréal.',
    services:
      'Pains de tous les jours, gâteaux de fête et buffets : ce que notre équipe prépare pour vous.',
    contact:
      'Adresse, téléphone et heures de la boulangerie, et la façon de commander un gâteau chez nous.',
    privacy:
      'Quelles données nous gardons quand vous commandez, pourquoi, combien de temps et vos droits.',
    legal: 'Qui publie ce site, où il est hébergé et comment nous écrire au sujet de son contenu.',
  },
  heading: {
    home: 'Du pain au levain à Montréal, cuit chaque matin',
    services: 'Nos services',
    contact: 'Nous joindre',
    privacy: 'Confidentialité',
    legal: 'Mentions légales',
  },
  link: {
    home: 'Accueil',
    services: 'Services',
    contact: 'Nous joindre',
    privacy: 'Confidentialité',
    legal: 'Mentions légales',
    directions: 'Voir la boutique sur la carte',
  },
  path: {
    services: '/services',
    contact: '/contact',
    privacy: '/confidentialite',
    legal: '/mentions-legales',
  },
  hours: 'Mardi au samedi : 7 h à 18 h',
  alt: 'Trois pains ronds sur une table de bois',
  story:
    'Notre maison fait du pain depuis douze ans. La pâte lève toute la nuit dans la cave, puis le pain cuit sur la pierre. Nous ne mettons que de la farine du pays, de l’eau, du sel et du levain. Le goût vient du temps. Le matin, les voisins passent avant le travail et prennent un croissant avec un café. Le midi, nous avons des soupes et des sandwichs que nous faisons sur place. Le soir, il reste du pain pour la table. ' +
    'Pour une fête, nous faisons aussi des gâteaux. Dites-nous combien vous serez et ce que vous aimez. Nous vous donnons un prix le jour même. Vous passez prendre le gâteau, ou nous le livrons dans le quartier. Les enfants peuvent venir voir le four le samedi. Ils font leur petit pain et partent avec. Nous parlons des farines, du feu et du temps. Vous pouvez aussi suivre un cours le soir. On y fait un pain de seigle et une brioche. Tout le monde met la main à la pâte et rentre avec son pain. ' +
    'Nous gardons nos prix bas pour les écoles et les clubs du quartier. Parlez-nous de votre projet. Nous aimons faire plaisir et nous aimons le pain bien fait. Notre équipe est là pour vous tous les jours sauf le lundi. ',
  sentence: 'Nous sommes là pour vous et nous vous disons tout sur cette page avec plaisir.',
  question: 'Faut-il commander un gâteau à l’avance ?',
  answer:
    'Oui, deux jours avant la fête. Pour plus de vingt personnes, parlez-nous une semaine avant.',
};

const english: ShopWords = {
  name: 'Three Bridges Bakery',
  town: 'Ottawa',
  street: '310 Bank Street',
  title: {
    home: 'Three Bridges Bakery in Ottawa: sourdough bread daily',
    services: 'Our services: bread, cakes and catering in Ottawa',
    contact: 'Contact the Three Bridges Bakery in Ottawa',
    privacy: 'Privacy policy of the Three Bridges Bakery',
    legal: 'Terms of use of the Three Bridges Bakery site',
  },
  description: {
    home: 'Sourdough bread, pastries and cakes that we make every night in our bakery in Ottawa.',
    services:
      'Daily bread, cakes for parties and lunch trays: what our team will make for you and when.',
    contact:
      'Address, telephone and hours of the bakery, and how to order a cake from us for a party.',
    privacy: 'Which data we keep when you order from us, why we do, for how long, and your rights.',
    legal: 'Who runs this site, where it is hosted, and how to write to us about what it says.',
  },
  heading: {
    home: 'Sourdough bread in Ottawa, baked every morning',
    services: 'Our services',
    contact: 'Contact us',
    privacy: 'Privacy',
    legal: 'Terms of use',
  },
  link: {
    home: 'Home',
    services: 'Services',
    contact: 'Contact us',
    privacy: 'Privacy',
    legal: 'Terms of use',
    directions: 'See the shop on the map',
  },
  path: { services: '/services', contact: '/contact', privacy: '/privacy', legal: '/terms' },
  hours: 'Tuesday to Saturday: 7 am to 6 pm',
  alt: 'Three round loaves on a wooden table',
  story:
    'We have made bread here for twelve years. The dough rests all night in the cellar and then bakes on stone. We use flour from this land, water, salt and our own leaven. The taste comes from time. In the morning the people from the street stop on the way to work and take a roll with a coffee. At noon we have soups and sandwiches that we make in the shop. In the evening there is bread left for your table. ' +
    'For a party we make cakes too. Tell us how many you will be and what you like. We will give you a price on the same day. You can pick the cake up or we bring it to you. The children can come and see the oven on Saturday. They make a small loaf and take it home. We talk about flour, fire and time. You can also take a class at night. There we make a rye loaf and a sweet bread. All of you will work the dough and go home with bread. ' +
    'We keep our prices low for the schools and clubs of this area. Tell us about your plan. We like to please and we like bread that is well made. Our team is here for you on all days but Monday. ',
  sentence: 'We are here for you and we will tell you all of it on this page with joy.',
  question: 'Do I have to order a cake ahead?',
  answer: 'Yes, two days before the party. For more than twenty people, talk to us a week ahead.',
};

const spanish: ShopWords = {
  name: 'Panadería Tres Puentes',
  town: 'Sevilla',
  street: 'Calle Feria 24',
  title: {
    home: 'Panadería Tres Puentes en Sevilla: pan de masa madre',
    services: 'Nuestros servicios: pan, tartas y cáterin en Sevilla',
    contact: 'Contacto de la panadería Tres Puentes en Sevilla',
    privacy: 'Política de privacidad de la panadería Tres Puentes',
    legal: 'Aviso legal de la panadería Tres Puentes de Sevilla',
  },
  description: {
    home: 'Pan de masa madre, bollería y tartas que hacemos cada noche en nuestro obrador de Sevilla.',
    services:
      'Pan de cada día, tartas de fiesta y bandejas: lo que nuestro equipo prepara para usted.',
    contact:
      'Dirección, teléfono y horario de la panadería, y cómo encargar una tarta para su fiesta.',
    privacy:
      'Qué datos guardamos cuando nos hace un encargo, por qué, cuánto tiempo y sus derechos.',
    legal: 'Quién publica este sitio, dónde está alojado y cómo escribirnos sobre su contenido.',
  },
  heading: {
    home: 'Pan de masa madre en Sevilla, recién hecho cada mañana',
    services: 'Nuestros servicios',
    contact: 'Contacto',
    privacy: 'Privacidad',
    legal: 'Aviso legal',
  },
  link: {
    home: 'Inicio',
    services: 'Servicios',
    contact: 'Contacto',
    privacy: 'Privacidad',
    legal: 'Aviso legal',
    directions: 'Ver la tienda en el mapa',
  },
  path: {
    services: '/servicios',
    contact: '/contacto',
    privacy: '/privacidad',
    legal: '/aviso-legal',
  },
  hours: 'Martes a sábado: 7:00 a 18:00',
  alt: 'Tres panes redondos sobre una mesa de madera',
  story:
    'Hacemos pan en esta casa desde hace doce años. La masa sube toda la noche y luego el pan se hace sobre la piedra. Solo usamos harina de la zona, agua, sal y masa madre. El sabor es cosa de tiempo. Por la mañana los vecinos pasan por la tienda y toman un bollo con su café. A la una hay sopas y bocadillos que se hacen aquí. Por la tarde queda pan para la mesa. ' +
    'Para una fiesta hacemos tartas. Diga a cuántos espera y lo que más gusta en su casa. Le damos un precio el mismo día. Usted pasa por la tarta o la llevamos a su casa. Los niños pueden ver el horno los sábados. Hacen su pan y se van con él. Les hablamos de la harina, del fuego y del tiempo. También hay un curso por la tarde. Se hace un pan de centeno y una masa dulce. Todos trabajan con las manos y se van a casa con su pan. ' +
    'Los precios son bajos para las escuelas y los clubes del barrio. Hable con nosotros de su plan. Nos gusta el pan bien hecho y nos gusta su visita. El equipo le espera todos los días menos los lunes. Para los que no pueden venir, el pan va en bici a su casa por la mañana. ',
  sentence:
    'El equipo le espera y en esta página le damos todos los datos para su visita con gusto.',
  question: '¿Hay que encargar la tarta antes?',
  answer:
    'Sí, dos días antes de la fiesta. Para más de veinte personas, hable con nosotros una semana antes.',
};

export const shopWords = { fr: french, en: english, es: spanish } as const satisfies Record<
  Language,
  ShopWords
>;

const phones = {
  fr: {
    text: '(514) 272-0142',
    e164: '+15142720142',
    country: 'CA',
    region: 'QC',
    code: 'H2S 1T9',
  },
  en: { text: '613-235-0142', e164: '+16132350142', country: 'CA', region: 'ON', code: 'K2P 1X7' },
  es: {
    text: '+34 954 22 01 42',
    e164: '+34954220142',
    country: 'ES',
    region: 'Sevilla',
    code: '41003',
  },
} as const;

/** One white pixel. */
const icon = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const css = 'body{margin:2rem;font:18px/1.6 serif}img{max-width:100%;height:auto}';

export const contentHeaders = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A small bakery site in one language, without any fault that the audit detects.
 *
 * @param origin such as `http://name.localhost:4000`
 */
export function shop(language: Language, origin: string): Files {
  const words = shopWords[language];
  const { path } = words;
  const page = (name: keyof ShopWords['title'], url: string, body: string): Served => ({
    body: layout(language, origin, { name, url, body }),
  });
  const short = `<p>${words.sentence} ${words.sentence}</p>`;
  const story = words.story
    .match(/.{1,400}?[.?] /g)
    ?.map((each) => `<p>${each}</p>`)
    .join('\n');
  return {
    '/': page(
      'home',
      '/',
      `<h1>${words.heading.home}</h1>
<img src="/pain.webp" alt="${words.alt}" width="800" height="500">
${story}
<h2>${words.question}</h2><p>${words.answer}</p>`,
    ),
    [path.services]: page(
      'services',
      path.services,
      `<h1>${words.heading.services}</h1>${short}${story}`,
    ),
    [path.contact]: page(
      'contact',
      path.contact,
      `<h1>${words.heading.contact}</h1>${short}<p>${words.hours}</p>`,
    ),
    [path.privacy]: page('privacy', path.privacy, `<h1>${words.heading.privacy}</h1>${short}`),
    [path.legal]: page('legal', path.legal, `<h1>${words.heading.legal}</h1>${short}`),
    '/style.css': { body: css, type: 'text/css', headers: { 'Cache-Control': 'max-age=31536000' } },
    '/pain.webp': { body: Buffer.alloc(2000, 1), type: 'image/webp' },
    '/icon.png': { body: icon, type: 'image/png' },
    '/robots.txt': {
      body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      type: 'text/plain',
    },
    '/sitemap.xml': {
      body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', ...Object.values(path)]
        .map((each) => `<url><loc>${origin}${each}</loc></url>`)
        .join('')}</urlset>`,
      type: 'application/xml',
    },
  };
}

function layout(
  language: Language,
  origin: string,
  { name, url, body }: { name: keyof ShopWords['title']; url: string; body: string },
): string {
  const words = shopWords[language];
  const phone = phones[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${words.title[name]}</title>
<meta name="description" content="${words.description[name]}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${origin}${url}">
<link rel="icon" href="/icon.png">
<link rel="stylesheet" href="/style.css">
<meta property="og:title" content="${words.title[name]}">
<meta property="og:description" content="${words.description[name]}">
<meta property="og:image" content="${origin}/pain.webp">
<script type="application/ld+json">${JSON.stringify(businessOf(language, origin))}</script>
</head>
<body>
<header><nav>
<a href="/">${words.link.home}</a>
<a href="${words.path.services}">${words.link.services}</a>
<a href="${words.path.contact}">${words.link.contact}</a>
</nav></header>
<main>
${body}
</main>
<footer>
<p>${words.name}, ${words.street}, ${words.town} (${phone.region}) ${phone.code}</p>
<p><a href="tel:${phone.e164}">${phone.text}</a></p>
<p>${words.hours}</p>
<p><a href="https://www.openstreetmap.org/?mlat=45.5&amp;mlon=-73.6">${words.link.directions}</a></p>
<p><a href="${words.path.privacy}">${words.link.privacy}</a> <a href="${words.path.legal}">${words.link.legal}</a></p>
<p>© 2026 ${words.name}</p>
</footer>
</body>
</html>
`;
}

export function businessOf(language: Language, origin: string): Record<string, unknown> {
  const words = shopWords[language];
  const { e164, country, code, region } = phones[language];
  return {
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: words.name,
    url: `${origin}/`,
    logo: `${origin}/icon.png`,
    image: `${origin}/pain.webp`,
    telephone: e164,
    openingHours: 'Tu-Sa 07:00-18:00',
    sameAs: ['https://www.openstreetmap.org/node/1'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: words.street,
      addressLocality: words.town,
      addressRegion: region,
      postalCode: code,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: 45.5, longitude: -73.6 },
  };
}
