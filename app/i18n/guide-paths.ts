import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import type { Language } from '#app/domain/languages.ts';

/** The last segment of each guide page's address, by check and language. */
export const guideSlugs = {
  'reach.status': {
    fr: 'site-inaccessible',
    en: 'website-down',
    es: 'sitio-web-no-carga',
  },
  'reach.https': { fr: 'passer-en-https', en: 'switch-to-https', es: 'pasar-a-https' },
  'reach.certificate': {
    fr: 'certificat-ssl-expire',
    en: 'ssl-certificate-expired',
    es: 'certificado-ssl-vencido',
  },
  'reach.one-host': { fr: 'avec-ou-sans-www', en: 'www-or-non-www', es: 'con-o-sin-www' },
  'reach.robots': {
    fr: 'fichier-robots-txt',
    en: 'robots-txt-file',
    es: 'archivo-robots-txt',
  },
  'page.indexable': {
    fr: 'retirer-noindex',
    en: 'remove-noindex',
    es: 'quitar-noindex',
  },
  'reach.sitemap': { fr: 'plan-de-site-xml', en: 'xml-sitemap', es: 'mapa-del-sitio-xml' },
  'reach.redirects': {
    fr: 'redirections-en-chaine',
    en: 'redirect-chains',
    es: 'cadenas-de-redirecciones',
  },
  'reach.dead-links': { fr: 'liens-morts', en: 'broken-links', es: 'enlaces-rotos' },
  'reach.orphans': { fr: 'pages-orphelines', en: 'orphan-pages', es: 'paginas-huerfanas' },
  'reach.depth': {
    fr: 'profondeur-de-clics',
    en: 'click-depth',
    es: 'profundidad-de-clics',
  },
  'reach.soft-404': { fr: 'fausse-erreur-404', en: 'soft-404', es: 'falso-error-404' },
  'page.title': { fr: 'titre-de-page', en: 'page-title', es: 'titulo-de-la-pagina' },
  'page.description': {
    fr: 'meta-description',
    en: 'meta-description',
    es: 'meta-descripcion',
  },
  'page.unique': {
    fr: 'titres-en-double',
    en: 'duplicate-titles',
    es: 'titulos-duplicados',
  },
  'page.h1': { fr: 'balise-h1', en: 'h1-heading', es: 'encabezado-h1' },
  'page.headings': {
    fr: 'ordre-des-titres',
    en: 'heading-order',
    es: 'orden-de-los-encabezados',
  },
  'page.canonical': { fr: 'url-canonique', en: 'canonical-url', es: 'url-canonica' },
  'page.lang': { fr: 'langue-de-la-page', en: 'page-language', es: 'idioma-de-la-pagina' },
  'page.hreflang': {
    fr: 'balises-hreflang',
    en: 'hreflang-tags',
    es: 'etiquetas-hreflang',
  },
  'page.words': {
    fr: 'texte-page-accueil',
    en: 'home-page-copy',
    es: 'texto-de-la-pagina-de-inicio',
  },
  'page.readability': {
    fr: 'lisibilite-des-textes',
    en: 'readability',
    es: 'legibilidad-de-los-textos',
  },
  'page.link-text': { fr: 'texte-des-liens', en: 'link-text', es: 'texto-de-los-enlaces' },
  'page.crawlable-links': {
    fr: 'liens-explorables',
    en: 'crawlable-links',
    es: 'enlaces-rastreables',
  },
  'page.alt': { fr: 'texte-alternatif', en: 'alt-text', es: 'texto-alternativo' },
  'page.open-graph': {
    fr: 'apercu-de-partage',
    en: 'link-preview',
    es: 'vista-previa-al-compartir',
  },
  'page.icon': { fr: 'favicon', en: 'favicon', es: 'favicon' },
  'page.encoding': {
    fr: 'accents-mal-affiches',
    en: 'garbled-characters',
    es: 'acentos-mal-mostrados',
  },
  'page.freshness': {
    fr: 'annee-pied-de-page',
    en: 'copyright-year',
    es: 'anio-en-el-pie-de-pagina',
  },
  'local.phone': {
    fr: 'telephone-cliquable',
    en: 'click-to-call',
    es: 'telefono-para-llamar',
  },
  'local.address': {
    fr: 'adresse-sur-le-site',
    en: 'address-on-website',
    es: 'direccion-en-el-sitio',
  },
  'local.schema': {
    fr: 'donnees-structurees-localbusiness',
    en: 'localbusiness-schema',
    es: 'datos-estructurados-localbusiness',
  },
  'local.schema-details': {
    fr: 'completer-localbusiness',
    en: 'complete-localbusiness',
    es: 'completar-localbusiness',
  },
  'local.hours': {
    fr: 'heures-ouverture',
    en: 'business-hours',
    es: 'horario-de-atencion',
  },
  'local.nap': { fr: 'coordonnees-identiques', en: 'nap-consistency', es: 'coherencia-nap' },
  'local.map-data': { fr: 'openstreetmap', en: 'openstreetmap', es: 'openstreetmap' },
  'local.city': { fr: 'ville-dans-le-titre', en: 'city-in-title', es: 'ciudad-en-el-titulo' },
  'local.services': {
    fr: 'pages-de-services',
    en: 'service-pages',
    es: 'paginas-de-servicios',
  },
  'local.areas': {
    fr: 'zones-desservies',
    en: 'service-areas',
    es: 'zonas-de-servicio',
  },
  'local.directions': { fr: 'lien-itineraire', en: 'directions-link', es: 'como-llegar' },
  'local.contact': {
    fr: 'bouton-contact-accueil',
    en: 'contact-button',
    es: 'boton-de-contacto',
  },
  'local.own-rating': {
    fr: 'etoiles-aggregaterating',
    en: 'self-serving-reviews',
    es: 'estrellas-aggregaterating',
  },
  'local.profiles': { fr: 'sameas-profils', en: 'sameas-profiles', es: 'sameas-perfiles' },
  'local.profile': {
    fr: 'fiche-google-et-site',
    en: 'google-business-profile',
    es: 'perfil-de-google-y-sitio',
  },
  'local.reviews': { fr: 'avis-google', en: 'google-reviews', es: 'resenas-de-google' },
  'local.review-answers': {
    fr: 'repondre-aux-avis',
    en: 'reply-to-reviews',
    es: 'responder-resenas',
  },
  'local.search': {
    fr: 'premiere-page-google',
    en: 'first-page-of-google',
    es: 'primera-pagina-de-google',
  },
  'answer.bots': {
    fr: 'robots-des-ia',
    en: 'ai-crawlers',
    es: 'robots-de-ia',
  },
  'answer.same-content': {
    fr: 'pare-feu-et-robots',
    en: 'firewall-blocking-bots',
    es: 'firewall-y-robots',
  },
  'answer.raw-text': {
    fr: 'texte-sans-javascript',
    en: 'text-without-javascript',
    es: 'texto-sin-javascript',
  },
  'answer.json-ld': {
    fr: 'erreurs-json-ld',
    en: 'json-ld-errors',
    es: 'errores-json-ld',
  },
  'answer.identity': {
    fr: 'donnees-organization',
    en: 'organization-schema',
    es: 'datos-organization',
  },
  'answer.questions': {
    fr: 'repondre-aux-questions',
    en: 'answer-questions',
    es: 'responder-preguntas',
  },
  'answer.author': {
    fr: 'auteur-et-date',
    en: 'author-and-date',
    es: 'autor-y-fecha',
  },
  'answer.llms-txt': { fr: 'llms-txt', en: 'llms-txt', es: 'llms-txt' },
  'answer.tree': {
    fr: 'nom-des-boutons',
    en: 'button-names',
    es: 'nombre-de-los-botones',
  },
  'speed.first-byte': {
    fr: 'temps-de-reponse-serveur',
    en: 'server-response-time',
    es: 'tiempo-de-respuesta-del-servidor',
  },
  'speed.weight': {
    fr: 'poids-de-la-page',
    en: 'page-weight',
    es: 'peso-de-la-pagina',
  },
  'speed.compression': {
    fr: 'compression-gzip-brotli',
    en: 'gzip-brotli-compression',
    es: 'compresion-gzip-brotli',
  },
  'speed.caching': {
    fr: 'cache-navigateur',
    en: 'browser-caching',
    es: 'cache-del-navegador',
  },
  'speed.blocking': {
    fr: 'scripts-bloquants',
    en: 'render-blocking-scripts',
    es: 'scripts-que-bloquean',
  },
  'speed.image-weight': {
    fr: 'images-trop-lourdes',
    en: 'oversized-images',
    es: 'imagenes-pesadas',
  },
  'speed.image-size': {
    fr: 'dimensions-des-images',
    en: 'image-dimensions',
    es: 'dimensiones-de-imagenes',
  },
  'speed.image-format': { fr: 'webp-et-avif', en: 'webp-and-avif', es: 'webp-y-avif' },
  'speed.lcp': {
    fr: 'largest-contentful-paint',
    en: 'largest-contentful-paint',
    es: 'largest-contentful-paint',
  },
  'speed.cls': {
    fr: 'cumulative-layout-shift',
    en: 'cumulative-layout-shift',
    es: 'cumulative-layout-shift',
  },
  'speed.nodes': { fr: 'taille-du-dom', en: 'dom-size', es: 'tamano-del-dom' },
  'trust.mixed': { fr: 'contenu-mixte', en: 'mixed-content', es: 'contenido-mixto' },
  'trust.hsts': { fr: 'en-tete-hsts', en: 'hsts-header', es: 'encabezado-hsts' },
  'trust.csp': {
    fr: 'content-security-policy',
    en: 'content-security-policy',
    es: 'content-security-policy',
  },
  'trust.nosniff': {
    fr: 'x-content-type-options',
    en: 'x-content-type-options',
    es: 'x-content-type-options',
  },
  'trust.forms': {
    fr: 'formulaire-securise',
    en: 'secure-forms',
    es: 'formularios-seguros',
  },
  'trust.legal': {
    fr: 'politique-et-mentions-legales',
    en: 'privacy-policy-link',
    es: 'aviso-de-privacidad',
  },
  'trust.trackers': {
    fr: 'traceurs-avant-consentement',
    en: 'trackers-before-consent',
    es: 'rastreadores-sin-consentimiento',
  },
  'trust.mail': { fr: 'spf-et-dmarc', en: 'spf-and-dmarc', es: 'spf-y-dmarc' },
  'trust.viewport': { fr: 'balise-viewport', en: 'viewport-tag', es: 'etiqueta-viewport' },
  'trust.axe': {
    fr: 'accessibilite-du-site',
    en: 'website-accessibility',
    es: 'accesibilidad-web',
  },
  'trust.targets': {
    fr: 'taille-des-boutons',
    en: 'touch-target-size',
    es: 'tamano-de-los-botones',
  },
  'trust.narrow': {
    fr: 'defilement-horizontal',
    en: 'horizontal-scrolling',
    es: 'desplazamiento-horizontal',
  },
} as const satisfies Record<AuditCheckId, Record<Language, string>>;

export const guideChecks = Object.keys(guideSlugs) as readonly AuditCheckId[];
