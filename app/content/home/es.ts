import { figuresIn } from '../claims.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: HomeCopy = {
  title: 'Iluma — que lo encuentren cerca, en 90 días',
  description:
    'SEO local, publicidad y sitios que convierten, guiados por la IA. Calcule su puntuación de visibilidad ILA y simule su presupuesto publicitario.',
  hero: {
    eyebrow: 'Visibilidad local, guiada por la IA',
    title: { before: 'Su negocio, en el centro ', emphasis: 'del mapa', after: '.' },
    lead: 'SEO local, publicidad y sitios que convierten: un método, seis módulos y una puntuación que le dice cómo va. Más visibilidad y fuerza comercial en 90 días.',
    simulate: 'Simular mi presupuesto',
    results: 'Ver resultados concretos',
    chips: [
      { value: figures.trafficPromise, label: 'de tráfico en 90 días' },
      { value: figures.projects, label: 'proyectos realizados' },
      { value: '3 idiomas', label: 'fr · en · es' },
    ],
    orbit: {
      label: 'Los seis módulos de Iluma en órbita alrededor de su negocio',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Por qué ahora sí lo ', emphasis: 'encuentran', after: '' },
    lead: 'Quien busca «cerca de mí» elige entre tres nombres. Nuestro trabajo es que uno sea el suyo y, después, mostrarle cuánto le aporta.',
    features: [
      {
        title: 'La IA primero, con método propio',
        text: 'Cada semana, nuestros módulos leen sus posiciones, sus reseñas y sus páginas, y proponen el siguiente paso. Una persona lo aprueba.',
      },
      {
        title: 'SEO local automatizado',
        text: 'Ficha del negocio, páginas por barrio, respuestas a las reseñas: las tareas repetitivas se preparan de forma automática. A usted solo le queda aprobarlas.',
      },
      {
        title: 'Más de 15 años de oficio',
        text: 'Más de 500 proyectos, desde el salón de belleza del barrio hasta la tienda en línea. Sabemos lo que funciona y le decimos lo que no sirve.',
      },
      {
        title: 'Tres idiomas, un solo plan',
        text: 'Francés, inglés, español: páginas escritas para cada público, no traducidas palabra por palabra.',
      },
    ],
    button: 'Descubrir el método',
  },
  services: {
    title: { before: 'Ocho servicios, una sola ', emphasis: 'órbita', after: '.' },
    lead: 'Cada servicio alimenta a los demás: lo que aprende la publicidad, el contenido lo publica y la ficha local lo convierte en citas.',
    items: {
      seo: { title: 'SEO con IA', text: 'Una auditoría, un plan y páginas revisadas cada semana.' },
      youtube: {
        title: 'SEO para YouTube',
        text: 'Videos que responden a las preguntas de sus clientes.',
      },
      landing: { title: 'Landing pages', text: 'Una página por intención, una prueba por semana.' },
      loyalty: {
        title: 'Páginas de fidelización',
        text: 'Un recorrido que trae de vuelta a sus clientes sin agobiarlos.',
      },
      blogs: { title: 'Blogs entre sitios', text: 'Artículos que se citan de un sitio a otro.' },
      local: {
        title: 'Visibilidad local con IA',
        text: 'Sus datos correctos en más de 50 directorios.',
      },
      ecommerce: {
        title: 'E-commerce localizado',
        text: 'Su tienda, encontrada ciudad por ciudad.',
      },
      podcasts: {
        title: 'Pódcasts posicionales',
        text: 'Lo que usted sabe, donde sus clientes escuchan.',
      },
    },
    button: 'Ver servicios y precios',
  },
  ila: {
    title: { before: '¿Cómo está su ', emphasis: 'visibilidad local', after: '?' },
    lead: 'Seis controles, una puntuación sobre 100, sin registro. El cálculo se hace en su navegador.',
    fields: { nomEntreprise: 'Nombre del negocio', adresse: 'Dirección', siteWeb: 'Sitio web' },
    optional: 'opcional',
    sliders: {
      etoiles: { label: 'Calificación promedio', help: 'Su calificación en Google, de 1 a 5.' },
      nombreAvis: { label: 'Número de reseñas', help: 'Todas las reseñas de su ficha.' },
      volumeRecherche: {
        label: 'Volumen de búsqueda mensual',
        help: 'Cuántas veces al mes se busca lo que usted vende.',
      },
      cpc: {
        label: 'Costo por clic',
        help: 'El precio promedio de un clic en sus palabras clave, en euros.',
      },
      kd: {
        label: 'Dificultad de las palabras clave',
        help: '0: el camino está libre. 100: todo está ocupado.',
      },
      pagesIndexees: {
        label: 'Páginas indexadas',
        help: 'Las páginas de su sitio que Google conoce.',
      },
    },
    calculate: 'Calcular mi puntuación ILA',
    result: 'Su puntuación ILA',
    outOf: 'sobre 100',
    resultFor: 'Resultado de {name}',
    bands: {
      excellent: {
        label: 'Excelente',
        message: '¡Su presencia en línea es excepcional!',
      },
      good: { label: 'Bueno', message: 'Algunas mejoras pueden impulsar su visibilidad.' },
      improve: {
        label: 'Por mejorar',
        message: '¡Un potencial enorme por aprovechar con nuestros servicios!',
      },
    },
    parts: {
      etoiles: 'Calificación promedio',
      nombreAvis: 'Reseñas',
      volumeRecherche: 'Volumen de búsqueda',
      cpc: 'Costo por clic',
      kd: 'Dificultad',
      pagesIndexees: 'Páginas indexadas',
      traficEstime: 'Tráfico estimado',
      blogActif: 'Blog activo',
    },
    partsTitle: 'De dónde vienen sus puntos',
    points: '{gained} de {available}',
    estimated: 'El tráfico (500 visitas al mes) y el blog (inactivo) son supuestos.',
    corrected: 'Valores ajustados por ser ilegibles o estar fuera de los límites:',
    again: 'Nueva evaluación',
    advisor: 'Hablarlo con el equipo',
    full: 'Hacer la evaluación completa',
    waiting: 'Ajuste los controles y calcule: la aguja solo se mueve cuando usted lo pide.',
    toolDescription:
      'Calcula la puntuación de visibilidad local ILA (de 0 a 100) de un negocio a partir de su calificación, sus reseñas y sus palabras clave.',
  },
  cases: {
    title: { before: 'Cuatro negocios, ', emphasis: 'resultados', after: ' que se cuentan' },
    lead: 'Seis meses de trabajo con cada uno. Esto es lo que cambió.',
    items: {
      'katz-sport': {
        title: 'Katz Sport',
        sector: 'Tienda de deportes',
        summary:
          'Una tienda conocida en su calle, invisible más allá. Creamos una página por deporte y por barrio.',
        metrics: [
          { value: figures.caseTraffic, label: 'de tráfico orgánico en 6 meses' },
          { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
        ],
        quote:
          'La gente cruza la ciudad para venir a probarse patines. Antes no sabían que existíamos.',
        author: 'David K., propietario',
        imageAlt: 'Patines y palos en una tienda de deportes',
      },
      'clinique-rfs': {
        title: 'Clinique RFS',
        sector: 'Salud',
        summary:
          'Buena atención, pocas reseñas. Bastó con pedirlas con amabilidad después de cada consulta para cambiar la ficha.',
        metrics: [
          { value: figures.caseRating, label: 'de calificación promedio' },
          { value: figures.caseReviews, label: 'reseñas publicadas' },
        ],
        quote: 'Los pacientes nuevos nos dicen todos lo mismo: leí sus reseñas.',
        author: 'Dra. Rania F., directora',
        imageAlt: 'Sala de espera luminosa de una clínica de barrio',
      },
      'concept-m': {
        title: 'Concept M Rustique',
        sector: 'Muebles rústicos',
        summary:
          'Muebles hechos a mano, un sitio que no decía nada. Cada tipo de madera tiene ahora su página y su historia.',
        metrics: [
          { value: figures.caseClicks, label: 'clics desde el buscador' },
          { value: '6 meses', label: 'de acompañamiento' },
        ],
        quote: 'Nos llegan fotos de salas con una pregunta: ¿pueden hacer la misma mesa?',
        author: 'Marc M., ebanista',
        imageAlt: 'Mesa de madera maciza en un taller de ebanista',
      },
      'literie-amitie': {
        title: 'Literie Amitié',
        sector: 'Ropa de cama y colchones',
        summary:
          'Un mercado en manos de las cadenas. Elegimos seis búsquedas a nuestro alcance y dejamos las demás.',
        metrics: [
          { value: 'Top 3', label: 'en 6 palabras clave' },
          { value: '6 meses', label: 'de acompañamiento' },
        ],
        quote: 'Ahora sé qué búsquedas me traen ventas y cuáles no sirven de nada.',
        author: 'Amélie T., gerente',
        imageAlt: 'Dormitorio de exhibición en una tienda de colchones',
      },
    },
    read: 'Leer el caso',
    note: 'Cifras declaradas por la agencia; los nombres de las personas son ficticios.',
    button: 'Ver todos los casos de éxito',
  },
  modules: {
    title: { before: 'Seis módulos, un mismo ', emphasis: 'cielo', after: '.' },
    lead: 'Cada uno responde a una pregunta. Juntos, le dicen qué hacer el lunes por la mañana.',
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
        text: '¿Me encuentran? Una puntuación, sus razones, el siguiente paso.',
      },
      illumatch: {
        name: 'ILLUMATCH',
        text: '¿Por dónde empezar? Sus respuestas, los servicios que le convienen.',
      },
      landing: {
        name: 'LandingPage',
        text: '¿Qué hace que lo llamen? Páginas creadas para una sola acción.',
      },
    },
    button: 'Explorar todos los servicios',
  },
  team: {
    title: { before: 'Gente que ', emphasis: 'responde', after: '.' },
    lead: 'Usted habla con la persona que hace el trabajo. Respuesta en 24 horas hábiles.',
    button: 'Hablar con el equipo',
    available: 'Disponible',
    busy: 'En reunión',
    offline: 'Desconectado',
  },
  faq: {
    title: { before: 'Antes de ', emphasis: 'escribirnos', after: '' },
    lead: 'Lo que más nos preguntan.',
    more: 'Todas las preguntas',
  },
  closing: {
    title: { before: 'Alguien lo está buscando ', emphasis: 'ahora', after: '.' },
    lead: 'Muéstrenos su negocio. Le mostraremos lo que sus clientes ven y lo que no ven.',
    button: 'Agendar una demo',
    promise: 'Respuesta en 24 horas hábiles, de lunes a viernes.',
  },
};
