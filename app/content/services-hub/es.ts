import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: ServicesHubCopy = {
  title: 'Servicios y precios — ocho servicios, precios a la vista',
  description:
    'Ocho servicios para que lo encuentren, lo elijan y lo vuelvan a llamar, cada uno con lo que incluye y su precio inicial. Por categoría o por palabra.',
  head: {
    eyebrow: 'Servicios y precios',
    title: { before: 'Ocho servicios, ', emphasis: 'precios a la vista', after: '.' },
    lead: 'Elija lo que le falta, nada más. Cada precio es un punto de partida; el presupuesto dice el resto antes de que firme.',
  },
  search: 'Buscar un servicio',
  submit: 'Buscar',
  categories: {
    all: 'Todos',
    seo: 'Posicionamiento',
    ads: 'Publicidad',
    content: 'Contenido',
    conversion: 'Conversión',
    ecommerce: 'Tiendas en línea',
  },
  filter: 'Categoría',
  from: 'Desde',
  learn: 'Ver el servicio',
  quote: 'Pedir un presupuesto',
  shown: 'Servicios mostrados: {count}',
  services: {
    youtube: {
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
        'Presupuesto simulado antes',
        'Palabras clave y anuncios probados',
        'Costo por cliente, cada lunes',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Facebook e Instagram para un negocio local: pocos anuncios, bien elegidos.',
      price: figures.priceMetaAds,
      features: ['Textos e imágenes', 'Una página por anuncio', 'Lo que no rinde se detiene'],
    },
    content: {
      title: 'Creación de contenido',
      description:
        'Artículos y páginas escritos para leerse, preparados con BlogIA, firmados por usted.',
      price: figures.priceContent,
      features: ['Mapa de temas', 'Redacción y revisión', 'Seguimiento por artículo'],
    },
    local: {
      title: 'SEO local',
      description:
        'Sus datos correctos en todas partes, reseñas con respuesta, un mapa de su posición.',
      price: figures.priceLocalSeo,
      features: ['Ficha de Google', 'Directorios corregidos', 'Mapa de calor mensual'],
    },
    landing: {
      title: 'Landing pages',
      description: 'Una página por intención, hecha para una sola acción, probada cada semana.',
      price: figures.priceLanding,
      features: ['Textos y diseño', 'En línea enseguida', 'Una prueba por semana'],
    },
    ecommerce: {
      title: 'Tiendas en línea',
      description: 'Su tienda encontrada ciudad por ciudad, y un carrito que no pierde a nadie.',
      price: figures.priceEcommerce,
      features: [
        'Fichas de producto reescritas',
        'Páginas por ciudad',
        'Anuncios ajustados al margen',
      ],
    },
    podcasts: {
      title: 'Pódcasts posicionales',
      description:
        'Su oficio, al oído: episodios cortos, cada uno sobre una pregunta que la gente hace.',
      price: figures.pricePodcasts,
      features: ['Grabación y edición', 'Transcripciones publicadas', 'Difusión en todas partes'],
    },
  },
  none: {
    title: 'Ningún servicio encontrado',
    hint: 'Intente cambiar los filtros o la búsqueda',
    reset: 'Ver todos los servicios',
  },
  course: {
    title: 'Primero aprender, gratis',
    text: 'El módulo «Entender el SEO» explica lo que le venden, antes de que se lo vendan.',
    button: 'Seguir el módulo gratuito',
  },
  closing: {
    title: { before: '¿Cuál ', emphasis: 'primero', after: '?' },
    lead: 'Responda a unas preguntas: ILUMATCH le dice por dónde empezar, y por qué.',
    button: 'Encontrar mi servicio',
  },
};
