import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Artículos en sitios aliados: contenido y enlaces | Iluma',
  description:
    'Artículos para su blog, citados por sitios de temas afines. Cómo se eligen los temas, quién escribe, qué enlaces se publican y qué recibe cada mes.',
  head: {
    eyebrow: 'Artículos en sitios aliados',
    title: { before: 'Artículos de blog que otros sitios ', emphasis: 'citan', after: '' },
    lead: 'Sus artículos se publican en su sitio y los citan otros sitios de temas afines, cuando al lector le sirve.',
  },
  figures: [
    { value: figures.blogSites, label: 'sitios por red' },
    { value: figures.blogArticles, label: 'artículos al mes' },
    { value: figures.blogAuthority, label: 'de autoridad de dominio' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'El mapa de temas',
      text: 'Ponemos lado a lado lo que pregunta su clientela, lo que publican los sitios afines a su oficio y lo que falta en ambos. Cada tema tiene su renglón: la pregunta, quién de su equipo conoce la respuesta y qué sitio tendría motivo para citarla. Seguimos la regla de [una intención por página](/blog-intelligent/page-une-intention). Usted escoge por dónde empezar.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'La redacción',
      text: '[BlogIA](/blogia) prepara los esquemas, con huecos donde van sus datos. Una redactora lo llama para llenarlos: un precio, un plazo, el error que usted ve todas las semanas. Ella escribe, otra persona corrige y usted revisa lo que le concierne. Ningún artículo se le muestra a un aliado antes de que usted lo apruebe.',
    },
    {
      when: 'Semana 4',
      title: 'La publicación',
      text: 'El artículo sale primero en su sitio, con imágenes, fuentes y [datos estructurados](/blog-intelligent/donnees-structurees). Luego lo ofrecemos a los sitios cuyos lectores aprenderían algo con él; cada uno acepta, rechaza o pide un cambio. Usted puede abrir la lista de enlaces: desde qué página, hacia cuál, en qué fecha y por qué motivo.',
    },
    {
      when: 'Cada mes',
      title: 'El mantenimiento',
      text: 'Anotamos posiciones, lecturas y solicitudes de cada artículo. Al que sube le agregamos una tabla, una foto o una pregunta más. El que nadie abre se reescribe una vez; si tampoco funciona, se fusiona con otro o se retira. Usted recibe esas decisiones por escrito, cada una con su motivo.',
    },
  ],
  deliverables: [
    'Un mapa de temas, actualizado cada trimestre',
    'Los artículos, en su sitio y en la red',
    'Menciones que le sirven al lector',
    'La lista de todos los enlaces, que usted consulta cuando quiera',
    'Un informe por artículo: posiciones, lecturas, solicitudes',
  ],
  audience: {
    text: 'Está pensado para empresas que tienen qué contar y negocios afines: una empresa de jardinería y un vivero, un despacho contable y una inmobiliaria, una panadería y un molino. Hace falta un sitio donde publicar y alguien que nos dedique media hora por semana. Los efectos se notan con los meses.',
    fits: [
      'Por teléfono, su equipo contesta muchas más preguntas que su sitio.',
      'Sus clientes comparan bastante antes de llamar.',
      'Hay negocios o asociaciones que ya le hablan a la misma clientela.',
      'Usted tiene fotos, medidas o trabajos que mostrar.',
      'No le molesta citar a un colega cuando lo explica mejor.',
    ],
    others: [
      'Sus páginas son lentas o no salen en Google: arregle eso antes, con [el servicio de SEO](/services/seo-ia).',
      'Lo que busca es que los comercios se recomienden de boca en boca: para eso existe la [red de aliados](/inter-visibilite).',
      'Le gusta escribir y tiene tiempo: parta de [un borrador gratuito de BlogIA](/blogia) y ahórrese el gasto.',
      'Quiere una cantidad fija de enlaces al mes: eso no lo vendemos.',
    ],
  },
  cost: [
    `La creación de contenido empieza en ${figures.priceContent} al mes. El precio depende sobre todo de cuántos artículos sean y de su extensión. También lo suben un segundo idioma, las entrevistas o un tema de salud, leyes o dinero que deba revisar un especialista. Sus propias fotos y unas respuestas rápidas ayudan a contenerlo, porque ahorran horas de trabajo.`,
    'A los sitios que lo citan no se les paga. El hosting, el dominio, la fotografía y la publicidad corren por su cuenta, y los impuestos se agregan. Se cobra cada mes; la cotización fija el número de artículos, la duración y el aviso previo para terminar. Todo está en [servicios y precios](/hub-services), y si algo no queda claro, [pregúntenos](/contact) antes de decidir.',
  ],
  risks: [
    {
      title: 'Los enlaces parecen arreglados',
      text: '[Las políticas de Google contra el spam](https://developers.google.com/search/docs/essentials/spam-policies) abarcan los enlaces pagados para subir de posición y los intercambios excesivos. Una red donde todos citan a todos acaba pareciéndose a eso. Por eso limitamos las citas de ida y vuelta, y cualquier sitio puede negarse. El enlace dudoso se quita o se etiqueta.',
    },
    {
      title: 'Un sitio aliado cierra o cambia de dueño',
      text: 'El enlace desaparece, o queda junto a páginas que usted no habría elegido. En la lista de enlaces eso se ve. Si hace falta, pedimos que lo retiren; su artículo sigue en su sitio.',
    },
    {
      title: 'Un buen artículo no se lee',
      text: 'El tema ya estaba bien explicado en otra parte, o nadie lo busca con esas palabras. Cambiamos una vez el título y el enfoque, a partir de [cómo hablan sus clientes](/blog-intelligent/mots-des-clients), y después pasamos a otro tema.',
    },
    {
      title: 'Un texto promete demasiado',
      text: 'Un precio que no lleva fecha, un plazo que suena a promesa, un consejo médico demasiado tajante. La corrección los busca uno por uno: al precio le pone fecha, a la cifra su fuente y al consejo sus límites.',
    },
  ],
  example: {
    title: 'Una empresa de jardinería y cinco sitios afines',
    paragraphs: [
      'Ejemplo: una empresa de jardinería de Medellín, inventada aquí, con un sitio de cuatro páginas. En la primera semana salen 27 preguntas. Ocho se vuelven artículos en tres meses, como «¿Qué planta sirve para una cerca viva?» y «¿Cada cuánto se abona el césped?».',
      'Se contacta a nueve sitios: viveros, inmobiliarias, un blog de plantas. Cinco aceptan citar algún artículo, tres dicen que no y uno nunca contesta. Al cuarto mes, un vivero vende su dominio y esa cita se pierde.',
      'Al sexto mes, los ocho artículos suman 560 lecturas mensuales, 390 de ellas en solo dos. De ahí han salido once solicitudes de cotización.',
      'El artículo sobre cuánto cuesta una terraza, que a los aliados les pareció publicidad, no tiene ninguna cita y sin embargo trajo siete de esas solicitudes. El de las tendencias del año se reescribió y luego se retiró. Lo que sigue: menos tendencias y más precios explicados.',
    ],
  },
  price: figures.priceContent,
  priceNote: 'Precio inicial de la creación de contenido; depende del número de artículos.',
  tool: 'Probar BlogIA',
  questions: [
    {
      question: '¿Esto es comprar enlaces?',
      answer:
        'No. Los sitios de la red tienen tema propio y lectores, y pueden negarse. Un enlace que no ayuda al lector no se publica. Si algún día usted paga por un espacio, eso es publicidad y el enlace debe llevar [el atributo que pide Google](https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links).',
    },
    {
      question: '¿Quién firma los artículos?',
      answer: 'Usted, o la persona de su equipo que conoce el tema.',
    },
    {
      question: '¿Para qué sirve la autoridad de dominio?',
      answer:
        'Es un puntaje que calculan las herramientas de SEO, práctico para comparar dos sitios. [Moz, que publica el más conocido](https://moz.com/learn/seo/domain-authority), aclara que Google no lo usa para ordenar resultados. Dicen más las lecturas y las solicitudes; el caso de [Concept M Rustique](/etudes-de-cas/concept-m-rustique), por ejemplo, cuenta clics de búsqueda.',
    },
    {
      question: '¿Tengo que citar a los demás sitios?',
      answer:
        'Solo si a sus lectores les sirve. No hay cuotas, y usted puede rechazar una cita que le propongan igual que los aliados pueden rechazar las suyas.',
    },
    {
      question: '¿Qué pasa con los artículos si dejo el servicio?',
      answer:
        'Los de su sitio siguen siendo suyos. Cada aliado decide qué hace con las citas ya publicadas, y nosotros no les pedimos que las borren.',
    },
  ],
  closing: {
    title: { before: 'Convierta una pregunta en ', emphasis: 'artículos', after: '' },
    lead: 'Cuéntenos una pregunta que le hagan sus clientes: le mostramos qué artículos saldrían de ella y quién los citaría.',
  },
};
