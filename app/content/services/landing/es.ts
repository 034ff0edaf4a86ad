import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Diseño de landing pages que convierten | Iluma',
  description:
    'Páginas de destino para una sola acción: llamar, reservar o escribir. Qué se prueba cada semana, qué recibe usted y el precio inicial.',
  head: {
    eyebrow: 'Páginas de destino',
    title: { before: 'Landing pages que traen ', emphasis: 'solicitudes', after: '' },
    lead: 'Cada anuncio y cada búsqueda merecen su propia página. La escribimos, la probamos cada semana y conservamos lo que funciona.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversión' },
    { value: figures.landingLeads, label: 'de solicitudes' },
    { value: figures.landingReturn, label: 'de retorno de la inversión' },
  ],
  weeks: [
    {
      when: 'Días 1 y 2',
      title: 'El objetivo',
      text: 'Partimos de un anuncio, una búsqueda o un correo concreto, y de las últimas solicitudes que recibió. Usted nos dice cuánto vale para su negocio una buena llamada y cuáles prefiere no atender. De ahí salen una promesa, sus condiciones y [una sola intención](/blog-intelligent/page-une-intention). Todo queda en una hoja, que usted aprueba antes de que empecemos a redactar.',
    },
    {
      when: 'Días 3 a 6',
      title: 'El texto y el diseño',
      text: 'El texto usa las palabras de sus clientes. A su alrededor va lo que da confianza: una reseña firmada, una foto de su trabajo, un precio, un plazo. Agregamos [un formulario corto](/blog-intelligent/formulaire-court) que se llena con una mano. Usted lee la página real en su celular, en una dirección privada, y cambiamos lo que no suene a usted.',
    },
    {
      when: 'Día 10',
      title: 'La publicación',
      text: 'La página pasa a su dominio, con el acceso que nos da quien maneja su sitio. Probamos [la velocidad](/blog-intelligent/site-rapide) en un teléfono con años de uso, la recorremos con el teclado, revisamos el contraste y enviamos una solicitud para ver adónde llega. Se cuentan las visitas; no se sigue a los visitantes. Esa noche ya tiene la dirección para sus anuncios.',
    },
    {
      when: 'Cada semana',
      title: 'La prueba',
      text: 'Cambiamos una sola cosa a la vez: el título, la reseña o la cantidad de campos. Usted recibe las visitas y las solicitudes de cada versión. Si no hay visitas suficientes para decidir, el informe lo dice y la prueba sigue. La versión que trae más solicitudes pasa a ser la página, y la siguiente idea se compara con ella.',
    },
  ],
  deliverables: [
    'Una página publicada, con los colores de su marca',
    'El texto, en español, francés e inglés si lo necesita',
    'Un formulario corto que conserva cada solicitud',
    'Una prueba por semana y su resultado',
    'Un informe semanal: cuántas personas escribieron',
  ],
  audience: {
    text: 'Una página de destino conviene cuando usted paga por traer a la gente, o cuando le interesa una sola cosa: una cotización, una reserva, una inscripción. Necesita visitas que vengan de otra parte: un anuncio, un correo, un código en la vitrina. Si quiere ver la suya antes de hablar con nosotros, use el [creador de páginas](/landing-page-intelligente).',
    fits: [
      'Sus anuncios llevan hoy a la página de inicio.',
      'Un servicio le deja más que los otros y no tiene página propia.',
      'Abre una temporada, un curso o un segundo local en una fecha fija.',
      'Su sitio recibe visitas y el teléfono casi no suena.',
      'Quiere saber cuánto cuesta una solicitud antes de subir el presupuesto.',
    ],
    others: [
      'Todavía no recibe visitas: calcule qué daría [un presupuesto de anuncios](/adluma) o invierta en [SEO](/services/seo-ia).',
      'No tiene ningún sitio: un [minisitio](/mini-site-seo) responde a más preguntas.',
      'Ya lo conocen y vuelven poco: para eso está el [programa de fidelización](/services/fidelisation-diamant).',
    ],
  },
  cost: [
    `La página se paga una sola vez, desde ${figures.priceLanding}: objetivo, texto, publicación y primeras pruebas. El monto sube si hay que conectarla con una agenda o con un sistema de pago, si la oferta tiene muchas variantes o si quiere más semanas de prueba. La cotización dice cuántas están incluidas.`,
    'Por su cuenta corren el presupuesto de anuncios, que le paga a Google o a Meta, el hosting, el dominio, el fotógrafo si lo desea y los impuestos que correspondan a su dirección. Como no hay mensualidad, puede parar después de las pruebas y quedarse con la página. Los demás precios están [en la lista de servicios](/hub-services).',
  ],
  risks: [
    {
      title: 'Muy pocas visitas para decidir',
      text: 'Con cuarenta visitas por semana, dos títulos parecidos traen casi las mismas solicitudes y la diferencia puede ser casualidad. Entonces probamos cambios más marcados, alargamos la prueba o buscamos más visitas. Con tres solicitudes no nombramos a un ganador.',
    },
    {
      title: 'El anuncio promete otra cosa',
      text: 'El anuncio habla de precio, la página habla de garantía y la gente se va. Google Ads toma en cuenta [lo que se encuentra en la página](https://support.google.com/google-ads/answer/14086) al calificar un anuncio. Leemos los dos juntos y hacemos una página para cada promesa.',
    },
    {
      title: 'Llegan solicitudes que no le sirven',
      text: 'Muy lejos, muy pronto, muy poco dinero: usted pasa las tardes diciendo que no. Ponemos en la página su precio inicial, la zona o el plazo, aunque escriban menos personas. El balance cuenta las solicitudes que usted habría aceptado.',
    },
    {
      title: 'Nadie contesta a tiempo',
      text: 'Un mensaje del sábado que se lee el martes suele ser una venta perdida. Antes de publicar acordamos quién responde y en cuánto tiempo, y lo escribimos bajo el botón. Los artículos sobre [cotizaciones rápidas](/blog-intelligent/devis-rapides) y [seguimiento](/blog-intelligent/crm-relances) ayudan a cumplirlo.',
    },
  ],
  example: {
    title: 'Una academia de inglés en Medellín, antes del semestre',
    paragraphs: [
      'Ejemplo: la Academia Puente es inventada. En junio, sus anuncios llevan a la página de inicio: 320 visitas, 8 solicitudes. La página nueva pedirá una sola cosa, «Reserve su clase de prueba», y mostrará los horarios y el precio.',
      'Se publica el 1 de julio. Las primeras 170 visitas traen 11 reservas. Después se compara un título sobre entrevistas de trabajo con otro sobre viajes: 6 contra 5. La academia deja correr la prueba una semana más, la diferencia no crece y el resultado se anota como empate.',
      'La segunda prueba quita del formulario la edad, el nivel y la dirección. Las reservas pasan de 6 a 10 por semana, pero cuatro son para niños, a quienes la academia no les da clase. Se agrega «Para mayores de 16 años» sobre el botón. A la semana siguiente hay 8 reservas y todas sirven.',
      'En agosto empieza el semestre y se pausan los anuncios. Queda una nota para enero: quienes escribieron de noche esperaron hasta el mediodía, y dos ya se habían inscrito en otro lado.',
    ],
  },
  price: figures.priceLanding,
  priceNote: 'Una página, su texto, su publicación y sus primeras pruebas.',
  tool: 'Crear una página de prueba',
  questions: [
    {
      question: '¿Puedo conservar mi sitio?',
      answer:
        'Sí. La página se publica en su dominio, junto a su sitio, y enlaza con él. Sus otras direcciones y sus correos siguen igual.',
    },
    {
      question: '¿Qué lleva a un visitante a dejar sus datos?',
      answer:
        'Recibir antes algo útil: un cálculo, una lista, una respuesta. Lo elegimos con usted. Para una academia de inglés, podría ser una prueba corta que le diga su nivel.',
    },
    {
      question: '¿Cuándo sabré si funciona?',
      answer:
        'Cuente visitas más que días. Los anuncios pueden traer gente desde la publicación, pero hace falta un número en el que unas solicitudes más o menos no cambien la conclusión. El [simulador completo](/simulateur-complet) le da una idea según su actividad.',
    },
    {
      question: '¿La página va a salir en Google?',
      answer:
        'Puede salir, aunque no es su función principal. Lo que se escribe para un anuncio es breve y responde a un momento. Si espera que lo encuentren en el buscador, lea primero [cómo ordena Google las páginas](/comprendre-google).',
    },
    {
      question: '¿Qué pasa con los datos que dejan en el formulario?',
      answer:
        'Son para usted, para responder a la solicitud. Pedimos lo mínimo, y una frase junto al botón explica para qué. De lo demás se ocupa nuestro artículo sobre [la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd), que resume sus obligaciones.',
    },
  ],
  closing: {
    title: { before: 'Pida el precio de su ', emphasis: 'página de destino', after: '' },
    lead: 'Díganos si le faltan llamadas, citas o cotizaciones y le mostramos cómo sería la página.',
  },
};
