import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { es as home } from '../../home/es.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

const duration = stay.value;

export const es: CaseText = {
  title: `Katz Sport: ${figures.caseTraffic} de tráfico en ${duration} | Iluma`,
  description:
    'Cómo una tienda de deportes de barrio se hizo visible en toda la ciudad: una página por deporte y por barrio, y guías antes de cada temporada.',
  heading: {
    before: 'Una tienda de deportes visible\nen toda ',
    emphasis: 'la ciudad',
    after: '',
  },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Tienda de deportes',
  location: 'Montreal (Plateau)',
  languages: 'Francés e inglés',
  services: ['SEO con IA', 'SEO local', 'Artículos en sitios aliados'],
  background: [
    'Katz Sport lleva diecinueve años en un local angosto de una calle comercial del Plateau. En invierno, David K. vende equipo de hockey, patines, esquís de fondo y raquetas de nieve; en verano, artículos de tenis y de fútbol. La máquina de afilar, al fondo, trabaja de septiembre a marzo. Los clientes llegan caminando: familias, jugadores de ligas de aficionados y estudiantes que se equipan para su primer invierno con nieve.',
    'Compite con las grandes cadenas de los centros comerciales, que ofrecen cientos de artículos con entrega a domicilio, y con los sitios de equipo usado. Lo que distingue a la tienda es que ajusta el patín con el pie del cliente adentro. En el mostrador eso se nota enseguida, pero [Google solo lee lo que está escrito](/comprendre-google). El sitio cabía en una pantalla: una foto de la vitrina, la dirección y un teléfono.',
    'En la primavera de 2025, una clienta de Verdun contó que había buscado dónde le ajustaran unos patines y que se dio por vencida, hasta que un compañero le habló de la tienda. David nos llamó a la semana siguiente. Quería saber cuánta gente hacía esa misma búsqueda y si [un trabajo de SEO](/services/seo-ia) podía traerla antes de la temporada de hockey.',
  ],
  diagnosis: [
    'El sitio era una sola página: Google no sabía para qué deportes vendía la tienda.',
    'La tienda no tenía perfil de Google: no se veían ni su horario ni su teléfono.',
    'Los clientes buscaban «afilado de patines»; esas palabras no aparecían en el sitio.',
  ],
  baseline: [
    {
      measure: 'Clics desde la búsqueda de Google',
      value: '220 al mes',
      period: 'Promedio de enero a marzo de 2025',
    },
    {
      measure: 'Clics en septiembre del año anterior',
      value: '232',
      period: 'Septiembre de 2024',
    },
    {
      measure: 'Palabras clave en la primera página',
      value: '0 de 80 en seguimiento',
      period: '31 de marzo de 2025',
    },
    { measure: 'Páginas del sitio', value: '1', period: '31 de marzo de 2025' },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semanas 1 y 2 · abril de 2025',
      action: 'Medición barrio por barrio',
      detail:
        'Un registro de las búsquedas por deporte y por zona de la ciudad, para ver dónde faltaba la tienda. Las ochenta palabras clave salieron de lo que la gente pregunta en el mostrador. La tienda aparecía por su nombre y por su calle; a tres estaciones de metro, ya no salía.',
    },
    {
      module: 'HUB',
      when: 'Semanas 3 y 4 · abril de 2025',
      action: 'Crear el perfil de Google',
      detail:
        'Una categoría precisa, el afilado y el ajuste entre los servicios, y el horario de cada temporada cargado con anticipación. Una empleada toma tres fotos al mes, una de ellas del taller. David revisa los números con nosotros una vez al mes, siempre en la misma página de seguimiento.',
    },
    {
      module: 'Landing',
      when: 'Semanas 5 a 16 · mayo a julio de 2025',
      action: 'Una página por deporte y por barrio',
      detail:
        'Cada página responde a una búsqueda precisa: marcas disponibles, ajuste en la tienda, cómo llegar. Son seis páginas de deporte y ocho que unen un deporte con un barrio: catorce en francés y otras catorce en inglés. David revisó cada precio antes de publicarlas.',
    },
    {
      module: 'BlogIA',
      when: 'Semanas 9 a 26 · junio a septiembre de 2025',
      action: 'Guías antes de cada temporada',
      detail:
        'Elegir patines, cuidar los esquís: artículos revisados por el equipo de la tienda y publicados antes de que suba la demanda. El esquema se prepara con BlogIA y lo corrige la vendedora que conoce el tema. Dos clubes del barrio recomiendan estas guías a sus socios.',
    },
  ],
  results: [
    {
      metric: 'Tráfico orgánico',
      value: figures.caseTraffic,
      improvement: `en ${duration}`,
      basis: 'de los clics de septiembre de 2025 son nuevos (691, frente a 220)',
    },
    {
      metric: 'Palabras clave en la página 1',
      value: figures.caseKeywords,
      improvement: 'en la primera página de Google',
      basis: `de un objetivo${whileSample(' de ejemplo')} de ${exampleGoals.keywords} palabras clave, entre 80 en seguimiento`,
    },
    stay,
  ],
  chart: {
    caption: `Clics desde la búsqueda de Google, por mes, en todo el sitio${whileSample(' (ejemplo)')}. Al inicio: 220 al mes en promedio, de enero a marzo de 2025.`,
    bars: [
      { label: 'Marzo de 2025', value: 220, shown: '220' },
      { label: 'Abril', value: 206, shown: '206' },
      { label: 'Mayo', value: 251, shown: '251' },
      { label: 'Junio', value: 318, shown: '318' },
      { label: 'Julio', value: 402, shown: '402' },
      { label: 'Agosto', value: 547, shown: '547' },
      { label: 'Septiembre', value: 691, shown: '691' },
    ],
  },
  setbacks: [
    {
      title: 'Páginas de barrio demasiado parecidas',
      text: 'En mayo publicamos doce páginas en las que solo cambiaba el nombre del barrio. Cinco semanas después, nueve seguían fuera del índice de Google, cuyas [políticas contra el spam](https://developers.google.com/search/docs/essentials/spam-policies) describen este tipo de copias. Conservamos ocho y las reescribimos con la pista de hielo más cercana, la liga de la zona y el autobús que conviene tomar. Nuestro artículo sobre [las páginas por ciudad](/blog-intelligent/pages-par-ville) explica cómo elegirlas.',
    },
    {
      title: 'Una guía de bicicletas fuera de lugar',
      text: 'En junio publicamos una guía de mantenimiento de bicicletas que recibió 41 clics en julio. La tienda no vende bicicletas y nadie llegó por ella, así que la retiramos en agosto. Desde entonces, un tema se acepta si responde a algo que se preguntó en el mostrador ese mismo mes.',
    },
    {
      title: 'Informes que comparaban el verano con el invierno',
      text: `Los dos primeros informes ponían cada mes junto al anterior. En un negocio de temporada, esa diferencia dice poco. Ahora agregamos el mismo mes del año previo: 691 clics en septiembre de 2025, frente a 232 en septiembre de 2024. Así medido, el aumento es de 198%; frente al promedio del invierno, es de ${figures.caseTraffic}.`,
    },
  ],
  interview: [
    {
      question: '¿Qué cambió en la tienda?',
      answer:
        'La conversación empieza más adelante. Antes me preguntaban si vendía patines. Ahora entran con la página abierta en el celular y quieren saber si tengo su número en horma ancha. Un sábado de septiembre atendí a un papá con sus dos hijas, llegados de Ahuntsic. Habían escogido la hora por lo que dice la página sobre dónde estacionarse.',
    },
    {
      question: '¿Qué fue lo que más tiempo le llevó?',
      answer:
        'Contestar preguntas. Para cada deporte había que decir qué marcas tengo de verdad, cuánto tarda un ajuste y cuánto cuesta afilar. Pensé que saldría en una noche y me tomó cuatro lunes, que es cuando cierro. También puse una libreta junto a la caja para anotar [las palabras de los clientes](/blog-intelligent/mots-des-clients). Desde entonces los escucho de otra manera.',
    },
    {
      question: '¿Todo se debe a Google?',
      answer:
        'No, y desconfío de las gráficas bonitas. Septiembre es buen mes para los patines, haga uno lo que haga. Por eso a cada cliente nuevo le pregunto [cómo llegó hasta aquí](/blog-intelligent/compter-les-appels). En septiembre, 38 de 112 mencionaron Google. Los demás pasaban frente a la vitrina o venían recomendados, y también me da gusto.',
    },
  ],
  achievements: [
    'Cada deporte que vende la tienda tiene su página, en francés y en inglés.',
    `El perfil de Google muestra el horario correcto, los servicios correctos y fotos del mes, y tiene ${figures.katzRating} de promedio con 14 reseñas.`,
    'El equipo publica sus guías de temporada sin ayuda.',
  ],
  recommendations: [
    'Abrir la reserva en línea para el afilado.',
    'Pedir una reseña en cada ajuste de patines.',
    'Preparar las páginas de verano en cuanto acabe el invierno.',
  ],
  testimonial: {
    quote: items['katz-sport'].quote,
    author: 'David K.',
    position: 'Propietario',
  },
  provenPoints: [
    'Una página por búsqueda funciona mejor que una sola página para todo.',
    'Un sitio pequeño y preciso puede superar a una gran cadena en una búsqueda de barrio.',
  ],
};
