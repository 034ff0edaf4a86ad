import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('es');

export const es: EditorialPage = {
  name: 'SEO modular',
  summary:
    'Las cuatro partes del SEO, para elegir según lo que necesite: técnica, contenido, local y analítica.',
  title: 'SEO modular: técnico, contenido, local y analítica',
  description:
    'SEO técnico, contenido, presencia local y analítica: los cuatro módulos del SEO, juntos o por separado, y cómo saber cuál va primero.',
  head: {
    eyebrow: 'SEO modular',
    title: { before: 'SEO por módulos: contrate solo ', emphasis: 'lo que le falta', after: '' },
    lead: 'Un sitio lento no necesita artículos y un buen sitio sin reseñas no necesita un programador. Cada módulo resuelve un problema.',
    button: 'Saber cuál va primero',
    second: 'Ver servicios y precios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Los cuatro ', emphasis: 'módulos', after: '' },
      lead: 'Cada uno se puede contratar solo y tiene su indicador.',
      items: [
        {
          title: 'SEO técnico',
          text: 'Velocidad, estructura, datos que Google sabe leer, accesibilidad. Lo demás depende de esta base.',
        },
        {
          title: 'Contenido escrito',
          text: 'Una página por pregunta de sus clientes, con sus palabras. Antes de escribir otras, corregimos las que ya tiene.',
        },
        {
          title: 'Presencia local',
          text: 'Perfil de Google, directorios, reseñas, páginas de barrio. Para aparecer cuando alguien busca «cerca de mí».',
        },
        {
          title: 'Analítica',
          text: 'Tres cifras que usted entiende, cada lunes, sin rastrear a quien no lo aceptó.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: '¿Qué módulo ', emphasis: 'elegir', after: ' primero?' },
      lead: 'Busque el problema que se parece al suyo.',
      items: [
        {
          title: 'Lo encuentran, pero nadie llama',
          text: 'Empiece por el contenido: la página no responde a lo que buscan.',
        },
        {
          title: 'Sus competidores están en el mapa y usted no',
          text: 'Empiece por lo local: perfil, datos y reseñas.',
        },
        {
          title: 'Su sitio tarda en abrirse',
          text: 'Empiece por el SEO técnico: lo demás no sirve si la gente se va.',
        },
        {
          title: 'No sabe qué funciona',
          text: 'Empiece por la analítica. Un mes de datos basta para decidir.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'De qué depende la visibilidad de un sitio',
      mark: 'check',
      paragraphs: [
        'Sus páginas tienen que abrir, responder y ubicarlo en el mapa, y usted necesita saber de dónde vienen las llamadas. Cada módulo atiende uno de esos puntos, y la [medición gratuita de su sitio](/ila) muestra qué falta.',
      ],
      points: [
        'SEO técnico: un [servidor que responde rápido](/guia/tiempo-de-respuesta-del-servidor), ninguna página útil [cerrada a Google](/guia/quitar-noindex), [botones del tamaño](/guia/tamano-de-los-botones) de un pulgar',
        'Contenido: [una página por servicio](/guia/paginas-de-servicios), con un [título](/guia/titulo-de-la-pagina) que diga qué y dónde',
        'Presencia local: [los mismos datos](/guia/coherencia-nap) en todas partes, horario al día, [reseñas recientes](/guia/resenas-de-google)',
        'Analítica: las [llamadas contadas](/blog-intelligent/compter-les-appels), con su origen',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'En qué ', emphasis: 'orden', after: ' hacer los módulos' },
      lead: 'Si ningún problema destaca, le sugerimos este orden.',
      items: [
        {
          title: 'Anote el punto de partida',
          text: 'En una hoja: las solicitudes del mes, cuántas reseñas tiene, qué páginas se leen.',
        },
        {
          title: 'Quite lo que estorba',
          text: 'Un certificado vencido o una página con error anulan todo lo demás. La [guía](/guide) explica cómo corregir cada falla.',
        },
        {
          title: 'Unifique sus datos',
          text: 'Muchas llamadas salen del mapa. Complete primero el [perfil de Google](/blog-intelligent/fiche-google).',
        },
        {
          title: 'Escriba las páginas que faltan',
          text: 'Tome el servicio que más le deja y parta de [las palabras de sus clientes](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Compare un mes después',
          text: 'Vuelva a la hoja del principio. Si una cifra sigue igual, cambie una cosa a la vez.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Cuánto tiempo requiere cada módulo',
      mark: 'check',
      paragraphs: [
        'Un ejemplo inventado: la dueña de una florería de Querétaro administra sola un sitio de ocho páginas. Estos tiempos son hipótesis nuestras, no una medición.',
        'Para arrancar necesita 28 horas. Después, más o menos una hora y media por semana. Los efectos llegan más tarde: en SEO suelen verse entre 30 y 90 días.',
      ],
      points: [
        'SEO técnico: 6 horas de correcciones y luego 1 hora al mes',
        'Contenido: 4 páginas de 3 horas cada una, fotos aparte',
        'Presencia local: un día de 8 horas para el perfil y los directorios, y luego 1 hora por semana para reseñas y horarios',
        'Analítica: 2 horas para empezar a contar y luego 15 minutos cada lunes',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que puede esperar',
      mark: 'x',
      paragraphs: ['Estos gastos rinden cuando la base ya está lista.'],
      points: [
        'Los artículos, mientras el servicio no tenga su página',
        'Los anuncios que llevan a una [página lenta](/blog-intelligent/site-rapide): también paga por quienes se van',
        'Rediseñar el sitio, si lo que le falta son reseñas',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'los módulos', after: '' },
      lead: 'Precios, trabajo por su cuenta y cambio de sitio.',
      items: [
        {
          question: '¿Cuánto cuesta un módulo?',
          answer: `Dos tienen precio inicial entre [nuestros servicios](/hub-services): el SEO local, desde ${figures.priceLocalSeo} al mes, y el contenido, desde ${figures.priceContent} al mes. La parte técnica y la analítica se cotizan después de una auditoría.`,
        },
        {
          question: '¿Puedo encargarme yo de un módulo?',
          answer:
            'Sí, sobre todo de lo local y de los textos, donde lo que más cuenta es conocer su oficio. Si se atora en un punto técnico, mande esa página de la guía a quien maneja su sitio.',
        },
        {
          question: '¿Qué pasa con lo hecho si cambio de sitio?',
          answer:
            'Su perfil y sus reseñas se quedan. Redirija cada dirección vieja a la nueva y conserve los textos que atraen gente, aunque se pase a un [minisitio](/mini-site-seo).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Sepa por dónde ', emphasis: 'empezar', after: '' },
    lead: 'Cuatro pasos, sin registrarse: su puntaje ILA indica la próxima acción y cuántos puntos aporta.',
    button: 'Calcular mi puntaje ILA',
    second: 'Comparar los servicios',
  },
};
