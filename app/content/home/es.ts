import { figuresIn } from '../claims.ts';
import { es as cases } from './cases/es.ts';
import { es as ila } from './ila/es.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: HomeCopy = {
  title: 'Agencia de SEO local en Montreal | Iluma',
  description:
    'SEO local, publicidad y páginas que convierten, con IA. Calcule su puntaje de visibilidad ILA, sin registro, y simule su presupuesto publicitario.',
  hero: {
    eyebrow: 'Agencia de visibilidad local con IA',
    title: { before: 'SEO local: ponga su negocio ', emphasis: 'en el mapa', after: '' },
    lead: 'SEO local, publicidad y páginas que convierten: un método, seis módulos y un puntaje que le dice cómo va. Más visibilidad y más ventas en 90 días.',
    simulate: 'Simular mi presupuesto',
    results: 'Ver resultados concretos',
    chips: [
      { value: figures.trafficPromise, label: 'de tráfico: meta a 90 días' },
      { value: figures.projects, label: 'proyectos realizados' },
      { value: '3 idiomas', label: 'fr · en · es' },
    ],
    condition: `${figures.trafficPromise}: clics de Google con un plan de SEO, frente a los tres meses anteriores. Una meta, [sin garantía](/methode-iluma).`,
    orbit: {
      label: 'Los seis módulos de Iluma en órbita alrededor de su negocio',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Qué hacemos para que lo ', emphasis: 'encuentren', after: '' },
    lead: 'Quien busca «cerca de mí» elige entre tres nombres. Trabajamos para que uno sea el suyo y le mostramos cuánto le aporta.',
    features: [
      {
        title: 'La IA primero, con un método propio',
        text: 'Cada semana, nuestro robot lee sus páginas y señala los errores. Una persona decide cuál se corrige primero.',
      },
      {
        title: 'SEO local automatizado',
        text: 'Perfil de Google, páginas por barrio, respuestas a las reseñas: las tareas repetitivas se preparan solas y usted las aprueba.',
      },
      {
        title: 'Más de 15 años de experiencia',
        text: 'Más de 500 proyectos, desde el salón de belleza del barrio hasta la tienda en línea. Sabemos lo que funciona y le decimos lo que no vale la pena.',
      },
      {
        title: 'Páginas en tres idiomas',
        text: 'Francés, inglés, español: páginas escritas para cada público, no traducidas palabra por palabra.',
      },
    ],
    button: 'Ver el método',
  },
  services: {
    title: { before: 'Servicios de ', emphasis: 'visibilidad local', after: '' },
    lead: 'Se refuerzan entre sí: los anuncios muestran qué busca la gente, el contenido responde y el perfil de Google trae las citas.',
    items: {
      seo: { title: 'SEO con IA', text: 'Una auditoría, un plan y páginas revisadas cada semana.' },
      youtube: {
        title: 'SEO para YouTube',
        text: 'Videos que responden a las preguntas de sus clientes.',
      },
      landing: {
        title: 'Páginas de destino',
        text: 'Una página por búsqueda, una prueba por semana.',
      },
      loyalty: {
        title: 'Programa de fidelización',
        text: 'Mensajes oportunos para que sus clientes vuelvan.',
      },
      blogs: {
        title: 'Artículos en sitios aliados',
        text: 'Textos que se citan de un sitio a otro.',
      },
      local: {
        title: 'SEO local',
        text: 'Sus datos correctos en más de 50 directorios.',
      },
      ecommerce: {
        title: 'Tiendas en línea',
        text: 'El SEO de su tienda, ciudad por ciudad.',
      },
      podcasts: {
        title: 'Pódcast para SEO',
        text: 'Episodios que responden a sus clientes.',
      },
    },
    button: 'Ver servicios y precios',
  },
  ila,
  cases,
  modules: {
    title: { before: 'Los seis módulos de ', emphasis: 'Iluma', after: '' },
    lead: 'Cada uno responde a una pregunta; juntos, le dicen qué hacer primero.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: '¿Cuánto invertir en publicidad y qué esperar? Simulación, análisis y consejos.',
      },
      blogia: {
        name: 'BlogIA',
        text: '¿Qué escribir para que lo lean y lo encuentren? Contenido SEO, del esquema al texto.',
      },
      hub: { name: 'HUB', text: '¿Cómo va todo? Un solo lugar para seguir sus servicios.' },
      ila: {
        name: 'ILA',
        text: '¿Me encuentran? Un puntaje, sus razones, el siguiente paso.',
      },
      illumatch: {
        name: 'ILLUMATCH',
        text: '¿Por dónde empezar? Los servicios que le convienen, según sus respuestas.',
      },
      landing: {
        name: 'LandingPage',
        text: '¿Qué hace que lo llamen? Páginas creadas para una sola acción.',
      },
    },
    button: 'Ver todos los servicios',
  },
  team: {
    title: { before: 'El equipo de ', emphasis: 'Iluma', after: '' },
    lead: 'Usted habla con la persona que hace el trabajo. Respuesta en 24 horas, en días hábiles.',
    button: 'Hablar con el equipo',
    available: 'Disponible',
    busy: 'En reunión',
    offline: 'No disponible',
  },
  faq: {
    title: { before: 'Preguntas ', emphasis: 'frecuentes', after: '' },
    lead: 'Lo que más nos preguntan.',
    more: 'Todas las preguntas',
  },
  closing: {
    title: { before: 'Vea lo que ven ', emphasis: 'sus clientes', after: '' },
    lead: 'Cuéntenos de su negocio: le mostramos qué encuentran sus clientes y qué no.',
    button: 'Agendar una demo',
    promise: 'Respuesta en 24 horas, en días hábiles.',
    questions: 'Ver preguntas frecuentes',
  },
};
