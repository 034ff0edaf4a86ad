import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo HUB',
  summary: 'El módulo que reúne el seguimiento de todos sus servicios en un solo lugar.',
  title: 'HUB: todos sus módulos en una sola pantalla | Iluma',
  description:
    'El módulo HUB reúne a los demás: su estado, su puntaje ILA, su conexión al CRM y los prompts listos para usar, en una sola pantalla.',
  head: {
    eyebrow: 'Módulo HUB',
    title: { before: 'Todos sus módulos en ', emphasis: 'una pantalla', after: '' },
    lead: 'El estado y el puntaje de cada módulo, con prompts listos para aplicar a su situación.',
    button: 'Abrir el HUB central',
    second: 'Elegir una herramienta',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'reúne', after: '' },
      lead: 'El centro de control de sus servicios.',
      items: [
        { title: 'El estado', text: 'Cada módulo dice si está activo o cargando.' },
        { title: 'El puntaje', text: 'Sobre 100, marcado como suyo o como ejemplo.' },
        { title: 'El CRM', text: 'Conectado o no, y un botón para conectarlo.' },
        {
          title: 'Los prompts',
          text: 'Instrucciones listas: análisis, contenido, estrategia, conversión.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Los seis módulos del HUB',
      mark: 'check',
      paragraphs: [
        'Cada módulo tiene una tarjeta con un enlace a su herramienta. Si no sabe cuál abrir primero, [la página de herramientas](/hub) las filtra por objetivo y por sector.',
      ],
      points: [
        '[ADLUMA](/adluma) estima lo que puede traer un presupuesto publicitario',
        '[BlogIA](/blogia) prepara un artículo, un plan o una lista de palabras clave',
        '[ILA](/ila) mide su visibilidad local',
        '[ILLUMATCH](/ilumatch) ordena nuestros servicios según sus respuestas',
        '[LandingPage](/landing-page-intelligente) muestra cómo quedaría una página con una sola acción',
        'HUB reúne los otros cinco y ayuda a hacer el balance de la semana',
      ],
    },
    {
      kind: 'prose',
      title: 'Qué puntajes son suyos y cuáles son de ejemplo',
      mark: 'check',
      paragraphs: [
        'En su primera visita, los seis puntajes son inventados y llevan la marca «ejemplo». Sirven para ver cómo es una pantalla llena.',
        'La tarjeta de ILA muestra su propio puntaje en cuanto usted guarda un resultado de la evaluación. Las demás siguen el primer proyecto que agregue al panel del módulo ILA. Entonces la marca cambia a «el suyo».',
      ],
      points: [
        'Guardar un escenario de ADLUMA o una lista de ILLUMATCH no cambia el puntaje: el resultado se adjunta al mensaje que envía desde la tarjeta',
        'El HUB lee estos resultados en su navegador; en otro dispositivo vuelven los ejemplos',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Cómo ', emphasis: 'ejecutar un prompt', after: '' },
      lead: 'Un prompt es una petición ya redactada que usted completa con su situación.',
      items: [
        {
          title: 'Elegir la tarjeta',
          text: 'Hay once peticiones entre los seis módulos: analizar un presupuesto, escribir un esquema, leer un puntaje, reescribir un título…',
        },
        {
          title: 'Describir su situación',
          text: 'A qué se dedica, en qué ciudad y qué lo frena. Dos frases alcanzan; el límite son 600 caracteres.',
        },
        {
          title: 'Ejecutar',
          text: 'La respuesta aparece a medida que se escribe y se puede detener. Mientras tanto, la tarjeta indica que está cargando.',
        },
        {
          title: 'Ver quién respondió',
          text: 'El título dice si el texto viene del redactor integrado o de un modelo de lenguaje.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: una florería prepara su primera campaña',
      mark: 'check',
      paragraphs: [
        'Imaginemos una florería de Guadalajara que quiere anunciarse antes del Día de las Madres. En la tarjeta de ADLUMA, la dueña escribe: «Florería en Guadalajara, primera campaña, poco presupuesto, entrega el mismo día». Luego ejecuta «Preparar una campaña».',
        'Con el redactor integrado recibe sus propias palabras y después el consejo del módulo: primero la búsqueda, luego una red social cuando conozca el costo por solicitud, y una sola página de destino por anuncio. Ese consejo es igual para todos. Un modelo de lenguaje, en cambio, sí consideraría la entrega y la fecha.',
        'Después abre el simulador, guarda un escenario y vuelve al HUB. Conecta la tarjeta al CRM y envía su simulación al equipo con una pregunta.',
      ],
      points: [],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'el HUB', after: '' },
      lead: 'El botón del CRM, lo que se guarda y cómo responden los prompts.',
      items: [
        {
          question: '¿Qué hace el botón «Conectar al CRM»?',
          answer:
            'Abre el camino hacia el CRM de Iluma: la tarjeta le propone entonces escribir al equipo, con su resultado si hay uno guardado. No toca el programa que usted usa y dura hasta que salga de la página. Para llevar el registro de sus propios clientes, conozca [el CRM de Iluma](/crm-iluma).',
        },
        {
          question: '¿Se guarda lo que escribo?',
          answer:
            'El HUB no guarda su situación. Va al servidor para obtener la respuesta, y a un modelo de lenguaje si hay uno conectado. No incluya nombres de clientes; los detalles están en la [política de privacidad](/politique-confidentialite).',
        },
        {
          question: '¿Por qué la respuesta no habla de mi caso?',
          answer:
            'Porque el redactor integrado da el consejo general del módulo, y así lo indica. Úselo como una lista de verificación. Si quiere una respuesta sobre su negocio, [escríbanos](/contact) o pregunte a [Zyno, el asistente del sitio](/zyno).',
        },
        {
          question: '¿Necesito una cuenta?',
          answer:
            'No. El HUB está abierto a todos y funciona en el navegador. Sus resultados se quedan ahí durante la visita, o más tiempo si permite las [cookies funcionales](/cookies).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pruebe ', emphasis: 'el HUB', after: '' },
    lead: 'Está abierto a todos, con datos de ejemplo.',
    button: 'Abrir el HUB central',
    second: 'Elegir una herramienta',
  },
};
