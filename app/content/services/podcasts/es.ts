import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Pódcast para SEO: producción de episodios | Iluma',
  description:
    'Episodios cortos que responden a las preguntas de sus clientes, publicados en las plataformas de pódcast y transcritos. Contenido, calendario y precio.',
  head: {
    eyebrow: 'Pódcast para SEO',
    title: { before: 'Un pódcast para SEO que responde a ', emphasis: 'sus clientes', after: '' },
    lead: 'Usted habla de su oficio como lo haría con un cliente. Nosotros lo convertimos en episodios cortos, cada uno sobre una pregunta que la gente busca.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'episodios al mes' },
    { value: figures.podcastPlatforms, label: 'plataformas de difusión' },
    { value: figures.podcastAudience, label: 'oyentes' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'Las preguntas',
      text: 'En una llamada de una hora, usted nos cuenta qué le preguntan en el mostrador, por teléfono y por WhatsApp. Comparamos esas frases con [las palabras que se escriben en Google](/blog-intelligent/mots-des-clients) y descartamos lo que su sitio ya explica bien. Recibe la lista de temas del mes, una pregunta por episodio, y tacha los que no le gusten.',
    },
    {
      when: 'Semana 2',
      title: 'La grabación',
      text: 'Le mandamos las preguntas un día antes; no hay que leer ni memorizar. Grabamos a distancia o en su local, a una hora tranquila, y alguien del equipo lo entrevista. Si entra un cliente, esperamos. Si una respuesta sale enredada, se repite. Al terminar ya se sabe qué episodios quedaron bien y cuáles hay que repetir.',
    },
    {
      when: 'Semana 3',
      title: 'La edición',
      text: 'Limpiamos el sonido y cortamos lo que sobra. El título es la pregunta tal como la gente la busca, la descripción la contesta en pocas líneas y los capítulos llevan directo a cada parte. Usted escucha todo en un enlace privado, corrige en la transcripción nombres, precios y términos del oficio, y aprueba cada episodio.',
    },
    {
      when: 'Semana 4',
      title: 'La difusión',
      text: 'El episodio sale en las aplicaciones de pódcast. En su sitio tiene página propia, con el reproductor, la transcripción corregida y su teléfono, enlazada con la página del servicio del que se habla. A fin de mes le entregamos un informe breve: reproducciones por episodio y visitas que llegaron desde el buscador.',
    },
  ],
  deliverables: [
    'Los episodios del mes, editados',
    'Títulos, descripciones y capítulos',
    'Una transcripción revisada por episodio, en su sitio',
    'La difusión en las plataformas de pódcast',
    'Las reproducciones y las visitas desde Google, cada mes',
  ],
  audience: {
    text: 'El pódcast les sirve a los negocios que aconsejan antes de vender: fisioterapeutas, notarías, florerías, talleres mecánicos. Le toma unas horas al mes y exige paciencia, porque una página nueva suele tardar semanas en hacerse un lugar en Google. Si tiene dudas, [el cuestionario ILUMATCH](/ilumatch) ordena nuestros servicios según sus respuestas.',
    fits: [
      'Sus clientes hacen preguntas que no se contestan con una frase.',
      'Usted explica mejor hablando que escribiendo.',
      'Una misma persona puede apartar dos o tres horas cada mes.',
      'Su sitio admite una página por episodio.',
    ],
    others: [
      'Necesita llamadas este mes: [una página de destino](/services/landing-aimant) con anuncios actúa más rápido.',
      'Su trabajo hay que verlo para entenderlo: mejor [videos en YouTube](/services/youtube-seo).',
      'Todavía no aparece en el mapa: empiece por [sus datos y sus reseñas](/services/visibilite-locale).',
    ],
  },
  cost: [
    `El precio parte de ${figures.pricePodcasts} al mes. Sube con más episodios o episodios más largos, con invitados, con viajes fuera de la zona o con un segundo idioma. Se mantiene cerca del mínimo cuando una sola persona graba a distancia, en una o dos sesiones.`,
    'Las fotos, el hosting de su sitio y el dominio van aparte. Si quiere anunciar un episodio, ese dinero se lo paga usted directamente a Google o a Meta. A los precios se les suman los impuestos. En [servicios y precios](/hub-services) están reunidas estas condiciones.',
    'Se factura por mes. La cotización que usted firma dice cuántos episodios recibe, cuánto dura el acuerdo y cómo se termina. Evalúe el trabajo a lo largo de varios meses: a las cuatro semanas, Google apenas está leyendo las primeras páginas.',
  ],
  risks: [
    {
      title: 'Casi nadie escucha',
      text: 'El público de un pódcast local es pequeño y las primeras semanas suelen ser tranquilas. Por eso contamos también a quienes llegan a cada página desde una búsqueda. Si al cabo de unos meses un tema no consigue ni reproducciones ni visitas, no le damos continuación.',
    },
    {
      title: 'Quien habla se cansa o se va',
      text: 'Una mala sesión se repite. Para no perder el ritmo procuramos tener dos episodios de reserva y acostumbrar pronto a una segunda voz, de modo que el programa no dependa de una sola agenda.',
    },
    {
      title: 'La transcripción cambia un nombre',
      text: 'Algunas aplicaciones hacen la suya: [Apple genera una para cada episodio](https://podcasters.apple.com/support/5316-transcripts-on-apple-podcasts) y acepta que uno entregue otra. La de su sitio la leemos nosotros y después usted, antes de publicarla.',
    },
    {
      title: 'Un consejo deja de ser cierto',
      text: 'Sube una tarifa, cambia una norma. Cada página lleva su fecha; en cuanto usted nos avisa, corregimos el texto, volvemos a grabar el episodio o lo quitamos. En temas de salud o de leyes, ningún caso reconocible pasa de la edición.',
    },
  ],
  example: {
    title: 'Los primeros doce episodios de una clínica',
    paragraphs: [
      'Ejemplo: una clínica de fisioterapia de Querétaro, inventada para esta página. Durante dos semanas, la recepcionista apunta 33 preguntas que oye por teléfono. Quedan doce; entre ellas, «¿Cuántas sesiones lleva un esguince?» y «¿Necesito orden del médico?».',
      'La primera sesión es un lunes a las seis de la tarde. La fisioterapeuta llega cansada y parece que recita: de cuatro episodios se salva uno. Los otros once se graban en dos martes por la mañana, de cinco o seis minutos cada uno. Se corta una anécdota porque alguien podía reconocer a la paciente.',
      'A los cuatro meses, el pódcast ronda las 50 reproducciones por semana, una cifra modesta. Las doce páginas reciben 240 visitas al mes desde el buscador, 160 de ellas en tres episodios, y ocho pacientes nuevos dijeron en recepción que habían leído o escuchado uno. El de la postura en la oficina no atrae a casi nadie, porque de eso hablan miles de sitios. El siguiente será sobre volver a correr después de una lesión de rodilla.',
    ],
  },
  price: figures.pricePodcasts,
  priceNote: 'Preparación, grabación, edición y difusión incluidas.',
  tool: 'Buscar un tema con BlogIA',
  questions: [
    {
      question: 'Nunca he hablado frente a un micrófono. ¿Puedo hacerlo?',
      answer:
        'Sí: es una conversación, no un discurso. La primera sesión empieza con diez minutos de prueba que nadie va a oír. De lo demás nos quedamos con lo mejor, y usted lo aprueba antes de publicarlo.',
    },
    {
      question: '¿Qué tiene que ver un pódcast con el SEO?',
      answer:
        'Cada episodio trata una pregunta precisa y su transcripción se publica en una página que responde a esa búsqueda.',
    },
    {
      question: '¿Cuánto tiempo tengo que dedicarle?',
      answer:
        'Calcule una hora para escoger los temas, una o dos sesiones de grabación y un rato para leer las transcripciones. Desde el segundo mes ya hay temas pendientes y esa primera hora se acorta.',
    },
    {
      question: '¿Tengo que comprar equipo?',
      answer:
        'Para grabar a distancia basta un micrófono USB sencillo y un cuarto pequeño con cortinas o estantes llenos de libros. Evite el altavoz del teléfono y la cocina con azulejos. Si vamos a su local, llevamos el equipo.',
    },
    {
      question: '¿De quién son los episodios?',
      answer:
        'Suyos, igual que las transcripciones y la cuenta desde la que se publican. Así lo establece [nuestro método](/methode-iluma): si dejamos de trabajar juntos, se queda con todo.',
    },
    {
      question: '¿Puedo aprovechar un episodio en otra parte?',
      answer:
        'Claro. Una explicación puede convertirse en un párrafo de [su boletín](/blog-intelligent/infolettre-locale), en una respuesta del [asistente de su sitio](/blog-intelligent/assistant-sur-le-site) o en el comienzo de un artículo con [BlogIA](/blogia).',
    },
  ],
  closing: {
    title: { before: 'Elija el tema de ', emphasis: 'su primer episodio', after: '' },
    lead: 'Díganos qué le preguntan más a menudo: con eso empezamos.',
  },
};
