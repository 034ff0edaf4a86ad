import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO para YouTube: videos que sus clientes buscan | Iluma',
  description:
    'Videos que aparecen cuando alguien busca lo que usted sabe responder. Elección de temas, grabación, subtítulos, medición y precio inicial.',
  head: {
    eyebrow: 'SEO para YouTube',
    title: {
      before: 'SEO para YouTube: videos que sus clientes ',
      emphasis: 'encuentran',
      after: '',
    },
    lead: 'En YouTube la gente busca respuestas, no marcas. Usted responde en pocos minutos; nosotros cuidamos el título, la edición y los subtítulos.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semana 1',
      title: 'Los temas',
      text: 'Escribimos en YouTube las preguntas de sus clientes y vemos qué sale: videos de hace diez años, respuestas vagas, un fabricante de otro país. [YouTube dice que ordena](https://support.google.com/youtube/answer/16090438) por relevancia, interés del público y calidad. Usted recibe una lista de temas según su demanda, con lo que les falta a los videos actuales, y escoge los primeros.',
    },
    {
      when: 'Semana 2',
      title: 'La grabación',
      text: 'Vamos media jornada, fuera de sus horas de más trabajo, y grabamos varias respuestas seguidas en su lugar de trabajo. Usted muestra la técnica, la pieza, el error común; la cámara y el micrófono corren por nuestra cuenta. A los clientes solo se les graba si lo autorizaron por escrito. Esa noche le mandamos la lista de lo grabado.',
    },
    {
      when: 'Semana 3',
      title: 'La edición',
      text: 'La respuesta va en los primeros treinta segundos y el detalle después. Escribimos el título, la descripción y los capítulos, hacemos una miniatura que se lea en el celular y revisamos los subtítulos en tres idiomas. Usted ve cada video en un enlace privado y pide cambios. Cuando lo aprueba, se publica en su canal.',
    },
    {
      when: 'Cada mes',
      title: 'La mejora',
      text: 'Leemos [la gráfica de retención](https://support.google.com/youtube/answer/9314415), que muestra cuándo se va la gente, y las búsquedas que la trajeron. Si la mayoría se va antes de los treinta segundos, quizá el título prometía otra cosa o la entrada es muy larga. Usted recibe las cifras, lo que vamos a cambiar y los temas que siguen.',
    },
  ],
  deliverables: [
    'Una lista de temas, ordenada por demanda',
    'Videos editados, cada mes',
    'Títulos, descripciones, capítulos y miniaturas',
    'Subtítulos revisados, en tres idiomas',
    'Un informe: vistas útiles, clics al sitio, llamadas',
  ],
  audience: {
    text: 'El video les rinde a los oficios que se hacen con las manos: reparar, instalar, podar, peinar, dar masajes. Alguien busca cómo se hace, ve que es más trabajo del que pensaba y lo llama a usted. A cambio, hay que aceptar una cámara en el taller unas horas al mes y esperar: muchos videos tardan semanas en encontrar público, o hasta la siguiente temporada.',
    fits: [
      'Le preguntan a cada rato «¿cómo se hace?» o «¿cuánto se tarda?».',
      'Su trabajo se entiende al verlo.',
      'Puede cerrar un cuarto o un rincón del taller durante una mañana.',
      'Está dispuesto a enseñar también lo que sale mal y lo que cuesta.',
    ],
    others: [
      'Se le da bien hablar, pero no hay mucho que mostrar: [un pódcast](/services/podcasts) es más fácil de organizar para su equipo.',
      'Quiere que mañana lo vean en su zona: para eso son mejores [los anuncios en Facebook e Instagram](/services/meta-ads), y [el simulador de presupuesto](/adluma) le estima el costo.',
    ],
  },
  cost: [
    `El servicio cuesta desde ${figures.priceYoutube} al mes. El precio sube con una segunda visita, dos lugares de grabación, un viaje largo, videos de más de diez minutos o tomas difíciles: un techo, una cocina en pleno servicio, una obra ruidosa.`,
    'Para que cueste menos, junte cuatro o cinco temas en una mañana, deje listas las piezas y las herramientas el día anterior y nombre a una sola persona para aprobar las ediciones.',
    'No entran las fotos de su sitio, el hosting, el dominio ni la publicidad en video. A eso se suman los impuestos del lugar donde usted está. El detalle está en [servicios y precios](/hub-services).',
    'Se le cobra cada mes, por el plazo escrito en la cotización. Verifique que también diga cuántos videos son, cuándo se publica el primero y cómo se cancela. Si prefiere conversarlo antes, [escríbanos](/contact).',
  ],
  risks: [
    {
      title: 'Muchas vistas y pocos clientes',
      text: 'Un truco general puede gustar al otro lado del mundo y no traerle ni una llamada. Por eso miramos qué parte de los espectadores es de su zona, los clics hacia el sitio y las solicitudes, y con esos tres datos se eligen los temas siguientes.',
    },
    {
      title: 'Bloquean un video por la música',
      text: 'La radio del taller basta para provocar un reclamo de derechos. Según su ayuda, YouTube [bloquea en todo el mundo los Shorts de más de un minuto](https://support.google.com/youtube/answer/15424877) que tengan uno. Apagamos la radio, usamos música con licencia y guardamos el comprobante; si el reclamo es un error, lo impugnamos.',
    },
    {
      title: 'Una persona grabada cambia de opinión',
      text: 'En muchos países la imagen de una persona está protegida; en Quebec, por ejemplo, es parte de su vida privada ([Código Civil, artículo 36](https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991), en inglés). Guardamos las autorizaciones firmadas y, si alguien lo pide, cortamos la escena o retiramos el video.',
    },
  ],
  example: {
    title: 'Un taller graba las fallas de todos los días',
    paragraphs: [
      'Ejemplo: un taller de reparación de electrodomésticos de Puebla, inventado para esta página. En una mañana se graban cinco videos. El del refrigerador hay que repetirlo, porque el compresor del vecino tapa la voz.',
      'A los tres meses, «Lavadora que no desagua» tiene 2,300 vistas, cuatro quintas partes de ellas lejos de Puebla, y trae dos llamadas. «¿Reparar la secadora o comprar otra?» apenas llega a 250, casi todas de la zona, y seis personas la mencionaron al llamar. El recorrido por el taller, el favorito del dueño, se queda en 29.',
      'En el primer video la gente se va en el segundo veinte, durante el logo animado, así que el logo se quita. La miniatura no se leía en el celular y se rehace con cuatro palabras. El trimestre siguiente, tres de cada cuatro temas hablan de precios y de qué conviene decidir. El cuarto enseña a cambiar uno mismo el empaque de la puerta, porque lo preguntan a diario.',
    ],
  },
  price: figures.priceYoutube,
  priceNote: 'Búsqueda de temas, grabación, edición y publicación incluidas.',
  tool: 'Preparar un guion con BlogIA',
  questions: [
    {
      question: '¿Tengo que salir en cámara?',
      answer:
        'No. Muchas veces bastan sus manos y su voz. También puede hablar alguien de su equipo mientras usted trabaja.',
    },
    {
      question: '¿También hacen videos cortos?',
      answer:
        'Los sacamos de cada video cuando sirven para llevar al video completo. En YouTube se llaman Shorts: son verticales o cuadrados y duran tres minutos como máximo.',
    },
    {
      question: 'Mi canal tiene doce suscriptores. ¿Es un problema?',
      answer:
        'Para empezar, no. Quien busca por qué gotea su lavadora no se fija en los suscriptores. Eso sí, un canal nuevo puede tardar más en aparecer como sugerencia junto a otros videos, y por eso conviene ir primero tras preguntas muy concretas.',
    },
    {
      question: '¿Qué hago con el video en mi sitio?',
      answer:
        'Póngalo en la página que trata la misma pregunta. Con una imagen que se toca para reproducirlo, [el sitio sigue siendo rápido](/blog-intelligent/site-rapide). Para salir en los resultados de video, [Google recomienda](https://developers.google.com/search/docs/appearance/video) una página dedicada a ese único video.',
    },
    {
      question: '¿De quién es el canal?',
      answer:
        'De usted. Se abre con su cuenta y usted nos da un acceso que puede quitar cuando quiera. Los videos siguen en línea aunque nos vayamos.',
    },
    {
      question: '¿Cómo sé que una llamada viene de un video?',
      answer:
        'Un enlace marcado en la descripción cuenta los clics. Con el teléfono, pregunte a cada persona cómo lo encontró y anótelo; en [el artículo sobre contar llamadas](/blog-intelligent/compter-les-appels) se explica cómo hacerlo.',
    },
  ],
  closing: {
    title: { before: 'Prepare su ', emphasis: 'primer video', after: '' },
    lead: 'Díganos qué le preguntan todos los días y le decimos cuánta gente lo busca.',
  },
};
