import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: ServicesHubCopy = {
  title: 'Servicios y precios de SEO local y publicidad | Iluma',
  description:
    'SEO local, anuncios, páginas de destino, videos y contenido: ocho servicios con lo que incluyen y su precio inicial. Busque por categoría o por palabra.',
  head: {
    eyebrow: 'Ocho servicios',
    title: { before: 'Servicios y ', emphasis: 'precios', after: '' },
    lead: 'Elija lo que le falta, nada más. Cada precio es un mínimo: la cotización fija el monto y lo que incluye antes de que firme.',
  },
  search: 'Buscar un servicio',
  submit: 'Buscar',
  categories: {
    all: 'Todos',
    seo: 'SEO',
    ads: 'Publicidad',
    content: 'Contenido',
    conversion: 'Conversión',
    ecommerce: 'Tiendas en línea',
  },
  filter: 'Categoría',
  from: 'Desde',
  learn: 'Ver el servicio',
  quote: 'Pedir una cotización',
  shown: 'Servicios mostrados: {count}',
  services: {
    'youtube-seo': {
      title: 'SEO para YouTube',
      description:
        'Un video por pregunta que sus clientes escriben en YouTube, del tema a la publicación.',
      price: figures.priceYoutube,
      features: [
        'Temas ordenados por demanda',
        'Grabación y edición',
        'Subtítulos en tres idiomas',
      ],
    },
    'google-ads': {
      title: 'Google Ads con IA',
      description: 'Anuncios de búsqueda ajustados cada semana a lo que vale un cliente.',
      price: figures.priceGoogleAds,
      features: [
        'Simulación del presupuesto',
        'Palabras clave y anuncios probados',
        'Informe semanal de costo por cliente',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Anuncios en Facebook e Instagram para un negocio local: pocos y bien elegidos.',
      price: figures.priceMetaAds,
      features: ['Textos e imágenes', 'Una página por anuncio', 'Se detiene lo que no rinde'],
    },
    content: {
      title: 'Creación de contenido',
      description:
        'Artículos y páginas preparados con BlogIA, revisados por una persona y aprobados por usted.',
      price: figures.priceContent,
      features: ['Mapa de temas', 'Redacción y revisión', 'Seguimiento por artículo'],
    },
    'local-seo': {
      title: 'SEO local',
      description:
        'Perfil de Google al día, datos correctos en los directorios, reseñas con respuesta y un mapa de su posición.',
      price: figures.priceLocalSeo,
      features: ['Perfil de Google completo', 'Directorios corregidos', 'Mapa de calor mensual'],
    },
    landing: {
      title: 'Páginas de destino',
      description:
        'Una página por anuncio o búsqueda, hecha para una sola acción y probada cada semana.',
      price: figures.priceLanding,
      features: ['Textos y diseño', 'En línea el día 10', 'Una prueba por semana'],
    },
    ecommerce: {
      title: 'Tiendas en línea',
      description:
        'Fichas de producto y páginas por ciudad para que encuentren su tienda, y un carrito más simple.',
      price: figures.priceEcommerce,
      features: ['Fichas de producto reescritas', 'Páginas por ciudad', 'Anuncios según su margen'],
    },
    podcasts: {
      title: 'Pódcast para SEO',
      description:
        'Episodios cortos, cada uno sobre una pregunta que sus clientes buscan en Google.',
      price: figures.pricePodcasts,
      features: ['Grabación y edición', 'Transcripciones publicadas', 'Difusión en plataformas'],
    },
  },
  none: {
    title: 'No se encontró ningún servicio',
    hint: 'Intente cambiar los filtros o la búsqueda',
    reset: 'Ver todos los servicios',
  },
  terms: {
    title: 'Qué incluye un precio inicial',
    facts: {
      billing: [
        'Facturación',
        'Usted paga cada mes el contenido, el SEO local, YouTube, los pódcast, Meta Ads y Google Ads, y una sola vez la página de destino o la tienda en línea.',
      ],
      taxes: [
        'Impuestos',
        'Los precios no incluyen impuestos: según su dirección se agregan GST y QST, IVA o el impuesto sobre las ventas.',
      ],
      included: ['Incluido', 'Todo lo que se enumera arriba para el servicio.'],
      excluded: [
        'No incluido',
        'El presupuesto de anuncios, que usted paga a Google o a Meta, el hosting, el dominio y las fotos.',
      ],
      refunds: [
        'Reembolso',
        `Solo para la página de fidelización: ${figures.retentionGuarantee} de retención en ${figures.days} días o le devolvemos su dinero, según lo que fija la cotización.`,
      ],
    },
  },
  course: {
    title: 'Aprenda SEO gratis antes de comprar',
    text: 'Las seis lecciones de «Entender el SEO» explican qué se vende con ese nombre y qué preguntar antes de firmar.',
    button: 'Empezar las lecciones',
  },
  closing: {
    title: { before: '¿Por cuál servicio ', emphasis: 'empezar', after: '?' },
    lead: 'Responda unas preguntas: ILUMATCH le propone los servicios que le convienen y explica por qué.',
    button: 'Encontrar mi servicio',
  },
};
