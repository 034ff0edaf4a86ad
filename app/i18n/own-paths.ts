import { articleSlugs, authorIds, type ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import type { Language } from '#app/domain/languages.ts';
import { localServices, towns } from '#app/domain/towns.ts';
import { paths, screenIds, type Path, type ScreenId } from './paths.ts';

type OwnPaths = Readonly<Partial<Record<ScreenId, Path>>>;

/** Translated parts of the addresses below a list. */
interface Below {
  authors: string;
  articles: Readonly<Record<ArticleSlug, string>>;
}

/** Adds the paths below lists; those of towns and cases keep their canonical last segment. */
function withThoseBelow(own: OwnPaths, { authors, articles }: Below): OwnPaths {
  const pathOf = (screen: ScreenId): Path => own[screen] ?? paths[screen][0];
  const below = (parent: ScreenId, child: ScreenId, end: string): [ScreenId, Path] => [
    child,
    `${pathOf(parent)}/${end}`,
  ];
  const entries = [
    ...localServices.flatMap((service) =>
      towns.map((town) => below(`service-${service}`, `town-${service}-${town}`, town)),
    ),
    ...articleSlugs.map((slug) => below('blog-intelligent', `article-${slug}`, articles[slug])),
    ...authorIds.map((id) => below('blog-intelligent', `author-${id}`, `${authors}/${id}`)),
    ...screenIds
      .filter((screen) => screen.startsWith('case-'))
      .map((id) => below('cases', id, paths[id][0].slice(paths.cases[0].length + 1))),
  ];
  return { ...own, ...Object.fromEntries(entries) };
}

const en = withThoseBelow(
  {
    method: '/iluma-method',
    ethics: '/ethical-ai',
    'cross-visibility': '/cross-visibility',
    'modular-seo': '/modular-seo',
    'services-hub': '/services-and-prices',
    'adluma-full': '/full-simulator',
    'ila-report': '/ila/report',
    analytics: '/analytics-dashboard',
    heatmap: '/ila-heat-map',

    'service-seo': '/services/ai-seo',
    'service-blogs': '/services/partner-site-blogs',
    'service-landing': '/services/landing-pages',
    'service-loyalty': '/services/loyalty-programs',
    'service-local': '/services/local-visibility',

    landing: '/smart-landing-page',
    loyalty: '/smart-loyalty-page',
    'mini-site': '/seo-mini-site',
    'social-proof': '/testimonials-dashboards',
    'seo-explainer': '/understanding-google',
    'seo-course': '/understanding-seo',
    'full-system': '/full-system',

    'blog-intelligent': '/smart-blog',
    cases: '/case-studies',

    booking: '/contact/booking',
    'booking-status': '/booking',
    'lead-status': '/tracking',
    'crm-feature': '/iluma-crm',
    privacy: '/privacy-policy',
    'legal-notice': '/legal-notice',
    accessibility: '/accessibility',
  },
  {
    authors: 'authors',
    articles: {
      'reponses-des-ia': 'ai-answers',
      'devis-rapides': 'fast-quotes',
      'site-rapide': 'fast-website',
      'avis-google': 'google-reviews',
      'infolettre-locale': 'local-newsletter',
      'campagne-locale': 'local-campaign',
      'pages-par-ville': 'city-pages',
      'assistant-sur-le-site': 'website-assistant',
      'loi-25-rgpd': 'law-25-gdpr',
      'formulaire-court': 'short-form',
      'rappels-rendez-vous': 'appointment-reminders',
      'mots-des-clients': 'customers-words',
      'compter-les-appels': 'call-tracking',
      'donnees-structurees': 'structured-data',
      'fiche-google': 'google-business-profile',
      'ecrire-avec-ia': 'writing-with-ai',
      'budget-google-ads': 'google-ads-budget',
      'crm-relances': 'crm-follow-ups',
      'faire-revenir': 'repeat-customers',
      'page-une-intention': 'one-page-one-intent',
    },
  },
);

const es = withThoseBelow(
  {
    method: '/metodo-iluma',
    ethics: '/ia-etica',
    'cross-visibility': '/red-de-aliados',
    'modular-seo': '/seo-modular',
    modules: '/modulos',
    'services-hub': '/servicios-y-precios',
    'module-adluma': '/modulos/adluma',
    'module-blogia': '/modulos/blog-ia',
    'module-hub': '/modulos/hub',
    'module-ila': '/modulos/ila',
    'module-illumatch': '/modulos/illumatch',
    'module-landing': '/modulos/pagina-de-destino',
    'adluma-full': '/simulador-completo',
    'ila-report': '/ila/informe',
    analytics: '/panel-de-analitica',
    heatmap: '/mapa-de-calor-ila',

    'service-seo': '/servicios/seo-ia',
    'service-podcasts': '/servicios/podcasts',
    'service-blogs': '/servicios/articulos-en-sitios-aliados',
    'service-landing': '/servicios/paginas-de-destino',
    'service-loyalty': '/servicios/programas-de-fidelizacion',
    'service-ecommerce': '/servicios/tiendas-en-linea',
    'service-local': '/servicios/seo-local',
    'service-youtube': '/servicios/seo-para-youtube',
    'service-meta-ads': '/servicios/meta-ads',

    landing: '/pagina-de-destino-inteligente',
    loyalty: '/pagina-de-fidelizacion-inteligente',
    'mini-site': '/minisitio-seo',
    'social-proof': '/testimonios-y-paneles',
    'seo-explainer': '/entender-google',
    'seo-course': '/entender-el-seo',
    'full-system': '/sistema-completo',

    'blog-intelligent': '/blog-inteligente',
    cases: '/casos-de-exito',

    booking: '/contact/reserva',
    'booking-status': '/reserva',
    'lead-status': '/seguimiento',
    faq: '/preguntas-frecuentes',
    guide: '/guia',
    privacy: '/politica-de-privacidad',
    'legal-notice': '/aviso-legal',
    accessibility: '/accesibilidad',
  },
  {
    authors: 'autores',
    articles: {
      'reponses-des-ia': 'respuestas-de-la-ia',
      'devis-rapides': 'presupuestos-rapidos',
      'site-rapide': 'sitio-web-rapido',
      'avis-google': 'resenas-de-google',
      'infolettre-locale': 'boletin-local',
      'campagne-locale': 'campana-local',
      'pages-par-ville': 'paginas-por-ciudad',
      'assistant-sur-le-site': 'asistente-en-el-sitio',
      'loi-25-rgpd': 'ley-25-rgpd',
      'formulaire-court': 'formulario-corto',
      'rappels-rendez-vous': 'recordatorios-de-citas',
      'mots-des-clients': 'palabras-de-los-clientes',
      'compter-les-appels': 'contar-las-llamadas',
      'donnees-structurees': 'datos-estructurados',
      'fiche-google': 'perfil-de-empresa-en-google',
      'ecrire-avec-ia': 'escribir-con-ia',
      'budget-google-ads': 'presupuesto-google-ads',
      'crm-relances': 'seguimiento-con-crm',
      'faire-revenir': 'clientes-que-vuelven',
      'page-une-intention': 'una-pagina-una-intencion',
    },
  },
);

/** Translated paths of screens, where they differ from the canonical ones. */
const ownPaths: Readonly<Partial<Record<Language, OwnPaths>>> = { en, es };

/** Path of a screen under the prefix of a language. */
export const pathIn = (screen: ScreenId, language: Language): Path =>
  ownPaths[language]?.[screen] ?? paths[screen][0];
