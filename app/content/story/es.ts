import { figuresIn } from '../claims.ts';
import type { Story, StoryId } from './shape.ts';

const figures = figuresIn('es');

export const es: Record<StoryId, Story> = {
  method: {
    title: 'El método Iluma — 90 días, paso a paso',
    description:
      'De la auditoría a las primeras llamadas: lo que hacemos durante 90 días, lo que usted ve cada semana y lo que se queda con usted después.',
    head: {
      eyebrow: 'El método',
      title: { before: '90 días, ', emphasis: 'sin caja negra', after: '.' },
      lead: 'Un método propio, escrito, el mismo para todos: la IA prepara, una persona decide, y cada lunes usted sabe cómo va.',
      button: 'Agendar una demo',
      second: 'Ver casos de éxito',
    },
    blocks: [
      {
        kind: 'timeline',
        title: { before: 'El plan de ', emphasis: '90 días', after: '' },
        lead: 'Más visibilidad y fuerza comercial en 90 días: este es el camino.',
        items: [
          {
            when: 'Días 1 a 7',
            title: 'Escuchar',
            text: 'Su puntuación ILA, sus fichas, sus páginas, sus reseñas y lo que escriben sus clientes. Recibe un informe, ordenado por impacto.',
          },
          {
            when: 'Días 8 a 21',
            title: 'Reparar',
            text: 'Lo que frena todo lo demás: velocidad, errores, datos equivocados, páginas que nadie entiende.',
          },
          {
            when: 'Días 22 a 45',
            title: 'Responder',
            text: 'Una página por cada pregunta de sus clientes, en sus palabras y en sus idiomas. Usted aprueba cada texto.',
          },
          {
            when: 'Días 46 a 70',
            title: 'Atraer',
            text: 'Anuncios probados con poco presupuesto, reseñas pedidas con sencillez, vecinos que lo mencionan.',
          },
          {
            when: 'Días 71 a 90',
            title: 'Hacer volver',
            text: 'Un recorrido para quienes ya vinieron y un ritmo que su equipo puede mantener sin ayuda.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: 'Lo que ', emphasis: 'nunca', after: ' cambia' },
        lead: 'Cuatro reglas, sea cual sea el negocio.',
        items: [
          {
            title: 'Primero se mide',
            text: 'Ningún trabajo sin un punto de partida escrito. Si no, nadie sabe qué sirvió.',
          },
          {
            title: 'Una acción a la vez',
            text: 'Primero la más útil. Las demás esperan su turno, con su motivo.',
          },
          {
            title: 'Firma una persona',
            text: 'Nada de lo que prepara la IA sale sin que una persona lo haya leído y aceptado.',
          },
          {
            title: 'Todo es suyo',
            text: 'Páginas, textos, cuentas, cifras. Si se va, se lo lleva.',
          },
        ],
      },
      {
        kind: 'questions',
        title: { before: 'Antes de ', emphasis: 'empezar', after: '' },
        lead: 'Lo que nos preguntan en la primera reunión.',
        items: [
          {
            question: '¿Qué debo preparar?',
            answer:
              'El acceso a su sitio y a su ficha de negocio, y una hora de su tiempo la primera semana.',
          },
          {
            question: '¿Y después de los 90 días?',
            answer:
              'Sigue por su cuenta con el plan, o con la agencia. Ambas cosas se prevén desde el principio.',
          },
          {
            question: '¿Cuándo llega el primer resultado?',
            answer:
              'Las correcciones suelen notarse las primeras semanas. Los resultados de SEO, entre 30 y 90 días.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'El primer día es ', emphasis: 'una conversación', after: '.' },
      lead: 'Quince minutos para ver si el método le conviene. Si no, se lo decimos.',
      button: 'Agendar una demo',
      second: 'Leer un caso de éxito',
    },
  },
  ethics: {
    title: 'IA y ética — lo que hace la IA, lo que firma una persona',
    description:
      'Lo que hace la IA en Iluma, lo que siempre firma una persona y los cuatro valores que guían el trabajo: transparencia, control, sobriedad y respeto.',
    head: {
      eyebrow: 'IA y ética',
      title: { before: 'La IA prepara. ', emphasis: 'Una persona firma', after: '.' },
      lead: 'Usamos la IA para lo que una máquina hace mejor: leer, contar, comparar. Para decidir y hablar en su lugar, no.',
      button: 'Hacer una pregunta',
      second: 'Leer la política de privacidad',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Cuatro ', emphasis: 'valores', after: '' },
        lead: 'Están escritos para que usted pueda exigirlos.',
        items: [
          {
            title: 'Transparencia',
            text: 'Lo que viene de una IA lo dice. Una estimación se llama estimación, con sus hipótesis al lado.',
          },
          {
            title: 'Control humano',
            text: 'Una persona con nombre y apellido lee y firma lo que se publica en su nombre.',
          },
          {
            title: 'Sobriedad',
            text: 'Una regla sencilla cuando basta; un modelo solo cuando aporta algo.',
          },
          {
            title: 'Respeto de los datos',
            text: 'Lo mínimo, el tiempo necesario, con su permiso. Sus datos trabajan a su favor, nunca en su contra.',
          },
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Quién hace ', emphasis: 'qué', after: '' },
        lead: 'La línea se traza de antemano, tarea a tarea.',
        sides: [
          {
            name: 'La IA propone',
            points: [
              { value: 'Leer', label: 'posiciones, reseñas y páginas, cada semana' },
              { value: 'Ordenar', label: 'las acciones por impacto probable' },
              { value: 'Preparar', label: 'esquemas, borradores, respuestas a reseñas' },
            ],
          },
          {
            name: 'Una persona decide',
            points: [
              { value: 'Elegir', label: 'lo que se hará y lo que no' },
              { value: 'Escribir', label: 'lo que lleva su firma' },
              { value: 'Responder', label: 'de lo que se publicó' },
            ],
          },
        ],
        note: 'En este sitio, la puntuación ILA, ADLUMA e ILUMATCH son cálculos con reglas publicadas; cada resultado nombra sus hipótesis.',
      },
      {
        kind: 'prose',
        title: 'Lo que rechazamos',
        mark: 'x',
        paragraphs: [
          'Hay formas más rápidas de lograr una cifra halagadora. Siempre acaban costando más a quien lleva el nombre en el escaparate.',
        ],
        points: [
          'Las reseñas falsas, y las verdaderas compradas',
          'Los textos publicados sin que nadie los lea',
          'Las promesas de primer puesto',
          'Seguir a visitantes que no lo aceptaron',
        ],
      },
    ],
    closing: {
      title: { before: '¿Una duda? ', emphasis: 'Pregunte', after: '.' },
      lead: 'Le mostramos qué tocó una IA en su expediente y quién lo firmó.',
      button: 'Escribir al equipo',
      second: 'Cómo se tratan sus datos',
    },
  },
  'modular-seo': {
    title: 'SEO modular — elija lo que le falta',
    description:
      'Técnica, contenido, local, medición: los cuatro módulos del posicionamiento, juntos o uno a uno, y cómo saber cuál va primero.',
    head: {
      eyebrow: 'SEO modular',
      title: { before: 'Cuatro módulos. ', emphasis: 'Elija el suyo', after: '.' },
      lead: 'Un sitio lento no necesita artículos, y un buen sitio sin reseñas no necesita un programador. Cada módulo resuelve una cosa.',
      button: 'Saber cuál va primero',
      second: 'Ver servicios y precios',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Los cuatro ', emphasis: 'módulos', after: '' },
        lead: 'Cada uno tiene su principio, su fin y su medida.',
        items: [
          {
            title: 'Técnica',
            text: 'Velocidad, estructura, datos que Google sabe leer, accesibilidad. Lo que nadie ve y de lo que todo depende.',
          },
          {
            title: 'Contenido escrito',
            text: 'Una página por pregunta de sus clientes, en sus palabras. Antes de escribir otras, se reparan las viejas.',
          },
          {
            title: 'Presencia local',
            text: 'Ficha de negocio, directorios, reseñas, páginas de barrio. Estar donde se busca «cerca de mí».',
          },
          {
            title: 'Analítica',
            text: 'Tres cifras que usted entiende, cada lunes. Sin rastrear a quien no quiso.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: '¿Cuál ', emphasis: 'primero', after: '?' },
        lead: 'Cuatro señales, cuatro respuestas.',
        items: [
          {
            title: 'Lo encuentran, pero nadie llama',
            text: 'Empiece por el contenido: la página no responde a lo que buscan.',
          },
          {
            title: 'Sus competidores están en el mapa y usted no',
            text: 'Empiece por lo local: ficha, datos y reseñas.',
          },
          {
            title: 'Su sitio tarda en abrirse',
            text: 'Empiece por la técnica: lo demás no sirve mientras la gente se va.',
          },
          {
            title: 'No sabe qué funciona',
            text: 'Empiece por medir. Un mes basta para verlo claro.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Su puntuación dice ', emphasis: 'por dónde empezar', after: '.' },
      lead: 'Cuatro pasos, sin registrarse: el resultado nombra la próxima acción y lo que aporta.',
      button: 'Calcular mi puntuación ILA',
      second: 'Comparar los servicios',
    },
  },
  'mini-site': {
    title: 'Minisitio SEO — en línea en menos de 48 h',
    description:
      'Un sitio pequeño y rápido, hecho para que lo encuentren en su barrio, en línea en menos de 48 h. Qué contiene, para quién es y cómo crece.',
    head: {
      eyebrow: 'Minisitio SEO',
      title: { before: 'Un sitio, ', emphasis: 'en menos de 48 h', after: '.' },
      lead: 'Unas páginas que dicen quién es, dónde está y cómo contactarlo. Ni más ni menos.',
      button: 'Pedir un minisitio',
      second: 'Ver los demás servicios',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Cuatro ', emphasis: 'ventajas', after: '' },
        lead: 'Para abrir, para mudarse o para sustituir un sitio que nadie se atreve a tocar.',
        items: [
          {
            title: 'En línea en menos de 48 h',
            text: 'Usted responde unas preguntas, nosotros escribimos, usted revisa y se publica.',
          },
          {
            title: 'Visible en su barrio',
            text: 'Dirección, horario y servicios correctos desde el primer día, en una forma que Google sabe leer.',
          },
          {
            title: 'Rápido en todas partes',
            text: 'Ligero en un teléfono viejo, legible para todos, sin cookies inútiles.',
          },
          {
            title: 'Listo para crecer',
            text: 'Una página más, un idioma más, una tienda después: no hay que rehacer nada.',
          },
        ],
      },
      {
        kind: 'timeline',
        title: { before: 'De su llamada a ', emphasis: 'su dirección', after: '' },
        lead: 'Dos días hábiles, tres momentos.',
        items: [
          {
            when: 'Por la mañana',
            title: 'Usted cuenta',
            text: 'Qué hace, para quién, dónde. Fotos, si las tiene.',
          },
          {
            when: 'Al día siguiente',
            title: 'Usted revisa',
            text: 'El sitio está ahí, con sus textos. Usted corrige lo que no suena a usted.',
          },
          {
            when: 'Esa misma tarde',
            title: 'Está en línea',
            text: 'En su dominio, y su ficha de negocio lleva a él.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Pasado mañana, ', emphasis: 'en línea', after: '.' },
      lead: 'Díganos el nombre de su negocio y la dirección web que quiere.',
      button: 'Pedir un minisitio',
      second: 'Ver todos los servicios',
    },
  },
  'social-proof': {
    title: 'Testimonios y paneles — lo que ven nuestros clientes',
    description:
      'Tres testimonios y las cuatro cosas que un panel muestra cada lunes. Sin jerga, con un ejemplo para probar.',
    head: {
      eyebrow: 'Testimonios y paneles',
      title: { before: 'Lo que dicen, ', emphasis: 'lo que ven', after: '.' },
      lead: 'Un testimonio sin cifra es una opinión. Una cifra sin testimonio es un gráfico. Aquí están los dos.',
      button: 'Hablar con el equipo',
      second: 'Probar el panel de demostración',
    },
    blocks: [
      {
        kind: 'quotes',
        title: { before: 'Tres ', emphasis: 'testimonios', after: '' },
        lead: 'Tres voces de los casos de éxito, tal como las presenta la agencia.',
        items: [
          {
            quote: 'El lunes leo una página y sé qué hacer con mi semana.',
            author: 'Dirección, Katz Sport',
          },
          {
            quote:
              'Los pacientes llegan por la pregunta que se hacen, no por el nombre de la clínica.',
            author: 'Recepción, Clinique RFS',
          },
          {
            quote: 'Paramos un anuncio que me encantaba. Fue la decisión correcta.',
            author: 'La tienda, Literie Amitié',
          },
        ],
        note: 'Palabras escritas por la agencia para ilustrar estos casos; no son citas.',
      },
      {
        kind: 'cards',
        title: { before: 'Cuatro cosas, ', emphasis: 'cada lunes', after: '' },
        lead: 'El panel muestra solo lo que puede cambiar una decisión.',
        items: [
          {
            title: 'La puntuación y lo que la movió',
            text: 'Factor a factor, con la fecha y la acción que lo explica.',
          },
          {
            title: 'Las solicitudes, por origen',
            text: 'Llamadas, mensajes, reservas: de dónde vienen y cuánto costaron.',
          },
          {
            title: 'El mapa de su posición',
            text: 'Barrio a barrio, comparado con el mes anterior.',
          },
          {
            title: 'La próxima acción',
            text: 'Una sola, con lo que debería aportar y quién la hace.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Su primer ', emphasis: 'lunes', after: '.' },
      lead: 'Le mostramos cómo sería, con sus páginas y sus cifras.',
      button: 'Hablar con el equipo',
      second: 'Ver el panel de demostración',
    },
  },
  'seo-explainer': {
    title: 'Entender Google — explicado como a un amigo',
    description:
      'Google explicado con una comparación que todos conocen, en cuatro pasos, con un antes y un después. Y una puntuación para saber cómo está usted.',
    head: {
      eyebrow: 'Entender Google',
      title: { before: 'Google, explicado ', emphasis: 'como a un amigo', after: '.' },
      lead: 'Usted ya sabe hacerse notar en algún sitio. Google es lo mismo, con otras señales.',
      button: 'Calcular mi puntuación',
      second: 'Pedir una consulta',
    },
    blocks: [
      {
        kind: 'versus',
        title: { before: 'Dos escenarios, ', emphasis: 'dos públicos', after: '' },
        lead: 'En uno se cruzan con usted. En el otro lo buscan.',
        sides: [
          {
            name: 'Instagram',
            points: [
              { value: '1200 seguidores', label: 'lo que hace que lo vean' },
              { value: '85 me gusta', label: 'lo que dice que es bueno' },
              { value: '1 día', label: 'lo que dura una publicación' },
            ],
          },
          {
            name: 'Google',
            points: [
              { value: '12 respuestas', label: 'lo que hace que lo vean' },
              { value: '40 reseñas, 15 enlaces', label: 'lo que dice que es bueno' },
              { value: '3 años', label: 'lo que dura una buena página' },
            ],
          },
        ],
        note: 'Cifras de ejemplo: una comparación para entender, no una medición.',
      },
      {
        kind: 'steps',
        title: { before: 'Cómo Google ', emphasis: 'lo encuentra', after: '' },
        lead: 'Cuatro pasos, siempre en este orden.',
        items: [
          {
            title: 'Lo descubre',
            text: 'Un robot sigue los enlaces y lee sus páginas. Una página a la que nada lleva se queda a oscuras.',
          },
          {
            title: 'Lo entiende',
            text: 'Título, palabras, dirección, horario: busca de qué habla y dónde.',
          },
          {
            title: 'Lo compara',
            text: 'Con todos los que responden a la misma pregunta, para quien la hace, allí donde está.',
          },
          {
            title: 'Juzga por lo que sigue',
            text: '¿La gente se queda, llama, deja una reseña? Eso cuenta a su favor la próxima vez.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Por qué dos vecinos no ocupan el mismo puesto',
        mark: 'check',
        paragraphs: [
          'En una búsqueda local cuentan sobre todo tres cosas: responder a la pregunta, estar cerca de la persona y ser conocido. La primera depende de sus páginas, la segunda de su dirección, la tercera de sus reseñas y de quienes hablan de usted.',
          'Un negocio no se mueve. Las otras dos casi siempre se pueden mejorar, y ahí conviene poner el tiempo.',
        ],
        points: [
          'Una página por servicio que presta, no una para todos',
          'Los mismos datos en todas partes, hasta la última cifra',
          'Reseñas pedidas con regularidad, y respondidas',
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Antes, ', emphasis: 'después', after: '' },
        lead: 'Lo que cambia cuando esos cuatro pasos funcionan.',
        sides: [
          {
            name: 'Antes',
            points: [
              { value: '0', label: 'palabras clave en la página 1' },
              { value: 'Ninguna', label: 'ficha de Google' },
              { value: 'Sin optimizar', label: 'sitio' },
            ],
          },
          {
            name: 'Después',
            points: [
              { value: figures.caseTraffic, label: 'de visibilidad' },
              { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
              { value: figures.caseRating, label: 'de calificación promedio' },
            ],
          },
        ],
        note: 'Resultados tomados de casos de la agencia, en 6 meses.',
      },
    ],
    closing: {
      title: { before: 'Y usted, ', emphasis: '¿en qué paso', after: ' está?' },
      lead: 'La puntuación ILA lo dice en cuatro pasos. Una consulta, en quince minutos.',
      button: 'Calcular mi puntuación',
      second: 'Pedir una consulta',
    },
  },
  'seo-course': {
    title: 'Entender el SEO — el módulo gratuito',
    description:
      'Un módulo gratuito en seis lecciones cortas para entender el SEO antes de comprarlo: palabras, páginas, enlaces, lo local, la medición y las trampas.',
    head: {
      eyebrow: 'Módulo gratuito',
      title: { before: 'El SEO en ', emphasis: 'seis lecciones', after: '.' },
      lead: 'Para leer de una vez o una lección al día. Nada que instalar, nada que pagar, y cada lección acaba con algo que hacer.',
      button: 'Ver cómo estoy',
      second: 'Repasar las bases de Google',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Las ', emphasis: 'seis lecciones', after: '' },
        lead: 'Cada una termina con algo que hacer hoy.',
        items: [
          {
            title: 'Las palabras de sus clientes',
            text: 'No buscan su oficio: describen su problema. Hoy: anote diez frases oídas en el mostrador.',
          },
          {
            title: 'Una pregunta, una página',
            text: 'Una página que responde a todo no responde a nada. Hoy: elija la pregunta más frecuente y compruebe qué página la responde.',
          },
          {
            title: 'El título y las primeras palabras',
            text: 'Es lo que se lee en los resultados. Hoy: reescriba el título de su página de inicio para alguien que no lo conoce.',
          },
          {
            title: 'Los enlaces y los vecinos',
            text: 'Un enlace es una recomendación. Hoy: pida a un proveedor que mencione su sitio.',
          },
          {
            title: 'El mapa y las reseñas',
            text: 'Cerca de casa, la ficha cuenta tanto como el sitio. Hoy: revise su horario y responda a su última reseña.',
          },
          {
            title: 'Medir sin engañarse',
            text: 'Basta una cifra: cuántas solicitudes esta semana. Hoy: empiece a contar.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Lo que intentarán venderle',
        mark: 'x',
        paragraphs: [
          'El SEO es un oficio fácil de explicar y lento de hacer. Lo que promete lo contrario merece una pregunta más.',
        ],
        points: [
          'El «primer puesto garantizado»: nadie puede garantizarlo',
          'Enlaces por cientos por casi nada',
          'Textos al peso que nadie leerá',
          'Un informe de cuarenta páginas sin una sola acción',
        ],
      },
      {
        kind: 'questions',
        title: { before: 'Las palabras ', emphasis: 'que se usan', after: '' },
        lead: 'Cuatro términos, en una frase cada uno.',
        items: [
          {
            question: 'Palabra clave',
            answer:
              'Lo que alguien escribe o dice para encontrar algo. A menudo, una frase entera.',
          },
          {
            question: 'Indexación',
            answer:
              'El momento en que un motor guarda su página en su catálogo. Sin eso, para él no existe.',
          },
          {
            question: 'Enlace entrante',
            answer: 'Otro sitio que lleva al suyo. Su valor depende de quién lo hace y por qué.',
          },
          {
            question: 'Tasa de conversión',
            answer: 'De cada cien visitas, cuántas llaman, escriben o compran.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Pase a ', emphasis: 'la práctica', after: '.' },
      lead: 'Su puntuación ILA le dice cuál de las seis lecciones le dará más.',
      button: 'Calcular mi puntuación ILA',
      second: 'Entender Google',
    },
  },
  'module-adluma': {
    title: 'ADLUMA — simular un presupuesto antes de pagar',
    description:
      'El módulo ADLUMA estima lo que puede traer un presupuesto publicitario, muestra dónde el siguiente cliente sale caro y propone un reparto entre canales.',
    head: {
      eyebrow: 'Módulo ADLUMA',
      title: { before: 'El presupuesto, ', emphasis: 'antes del gasto', after: '.' },
      lead: 'Cuántas visitas, solicitudes y clientes; a qué precio; y desde qué importe ya no compensa.',
      button: 'Abrir el simulador',
      second: 'Versión completa',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Lo que ', emphasis: 'calcula', after: '' },
        lead: 'Con hipótesis que usted puede cambiar, una a una.',
        items: [
          {
            title: 'Lo que trae un presupuesto',
            text: 'Impresiones, clics, solicitudes, clientes: bajo, esperado y alto.',
          },
          {
            title: 'Lo que cuesta un objetivo',
            text: 'Diga cuántos clientes quiere y el cálculo llega al presupuesto.',
          },
          {
            title: 'Dónde poner el dinero',
            text: 'El reparto entre canales que más trae, y por qué.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Lo que no hace',
        mark: 'check',
        paragraphs: [
          'No predice su campaña. Parte de promedios publicados, fechados y citados, y le avisa cuando se sale de ellos.',
        ],
        points: [
          'Las fuentes y sus fechas están a la vista',
          'Cada hipótesis cambiada queda marcada',
          'El cálculo se queda en su navegador',
        ],
      },
    ],
    closing: {
      title: { before: 'Pruebe con ', emphasis: 'su presupuesto', after: '.' },
      lead: 'Un minuto, sin registrarse, un enlace para guardar o compartir.',
      button: 'Abrir el simulador',
      second: 'Versión completa',
    },
  },
  'module-blogia': {
    title: 'BlogIA — del tema al borrador',
    description:
      'El módulo BlogIA prepara un esquema, un título, una descripción y un borrador, y comprueba legibilidad y reglas de SEO mientras usted escribe.',
    head: {
      eyebrow: 'Módulo BlogIA',
      title: { before: 'De un tema a ', emphasis: 'un borrador', after: '.' },
      lead: 'Sin página en blanco. El texto sigue siendo suyo: BlogIA prepara, comprueba y no inventa ninguna cifra.',
      button: 'Abrir BlogIA',
      second: 'Leer el blog',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Cómo ', emphasis: 'se usa', after: '' },
        lead: 'Cuatro gestos, en una sola pantalla.',
        items: [
          { title: 'Dar el tema', text: 'Las palabras de sus clientes, el público, el idioma.' },
          {
            title: 'Elegir el esquema',
            text: 'Él propone, usted se queda con lo que le suena propio.',
          },
          { title: 'Escribir', text: 'El editor muestra, regla a regla, dónde pesa el texto.' },
          { title: 'Llevárselo', text: 'En Markdown o en HTML, listo para publicar en su sitio.' },
        ],
      },
      {
        kind: 'prose',
        title: 'Una puntuación que se explica',
        mark: 'check',
        paragraphs: [
          'Longitud de las frases, títulos, palabras del tema, legibilidad en su idioma: cada regla dice su umbral y el lugar del texto al que apunta.',
        ],
        points: [
          'Reglas propias para español, francés e inglés',
          'Vista previa del resultado de búsqueda',
          'Borradores guardados en su navegador',
        ],
      },
    ],
    closing: {
      title: { before: '¿Cuál es ', emphasis: 'su tema', after: '?' },
      lead: 'Escríbalo y tendrá un esquema antes de acabar el café.',
      button: 'Abrir BlogIA',
      second: 'Leer artículos',
    },
  },
  'module-hub': {
    title: 'HUB — todos sus módulos en un solo lugar',
    description:
      'El módulo HUB reúne a los demás: su estado, su puntuación ILA, su conexión al CRM y los prompts listos para lanzar, en una sola pantalla.',
    head: {
      eyebrow: 'Módulo HUB',
      title: { before: 'Todo, ', emphasis: 'en una pantalla', after: '.' },
      lead: 'Lo que funciona, lo que espera, lo que cambió desde el lunes. Y un botón para actuar.',
      button: 'Abrir el HUB central',
      second: 'Elegir por objetivo',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Lo que ', emphasis: 'reúne', after: '' },
        lead: 'Un centro de control, no un panel más.',
        items: [
          { title: 'El estado', text: 'Cada módulo dice si está activo o cargando.' },
          { title: 'La puntuación', text: 'Su puntuación ILA y lo que la compone.' },
          { title: 'El CRM', text: 'Conectado o no, y un botón para conectarlo.' },
          {
            title: 'Los prompts',
            text: 'Peticiones listas: análisis, contenido, estrategia, conversión.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Entre en ', emphasis: 'el HUB', after: '.' },
      lead: 'Está abierto, con datos de ejemplo.',
      button: 'Abrir el HUB central',
      second: 'Elegir por objetivo',
    },
  },
  'module-illumatch': {
    title: 'ILLUMATCH — el servicio que le va a su negocio',
    description:
      'El módulo ILLUMATCH relaciona lo que usted dice de su negocio con los servicios que le convienen, con los motivos y el precio de partida.',
    head: {
      eyebrow: 'Módulo ILLUMATCH',
      title: { before: 'Sus necesidades, ', emphasis: 'nuestros servicios', after: '.' },
      lead: 'Cinco preguntas sencillas y una lista ordenada, con lo que pesó a favor y en contra de cada servicio.',
      button: 'Responder a las preguntas',
      second: 'Ver todos los servicios',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Lo que ', emphasis: 'cuenta', after: '' },
        lead: 'Las respuestas no son una encuesta: cada una mueve la lista.',
        items: [
          {
            title: 'Su oficio',
            text: 'Un restaurante y un abogado no se buscan de la misma manera.',
          },
          {
            title: 'Su objetivo',
            text: 'Ser visto, recibir solicitudes, hacer volver, ganar tiempo.',
          },
          { title: 'Su presupuesto', text: 'Comparado con los precios de partida, sin rodeos.' },
          { title: 'Su punto de partida', text: 'Lo que ya existe no hay que rehacerlo.' },
        ],
      },
    ],
    closing: {
      title: { before: 'Dos minutos, ', emphasis: 'una respuesta', after: '.' },
      lead: 'Sus respuestas se quedan en su navegador mientras no las envíe.',
      button: 'Responder a las preguntas',
      second: 'Ver servicios y precios',
    },
  },
  'module-landing': {
    title: 'LandingPage — una página para una sola acción',
    description:
      'El módulo LandingPage construye páginas hechas para una sola acción: llamar, reservar o escribir. Pruébelo con su propio texto.',
    head: {
      eyebrow: 'Módulo LandingPage',
      title: { before: 'Una página, ', emphasis: 'una acción', after: '.' },
      lead: 'Un titular, una prueba, un botón. El módulo arma, usted escribe y la página aparece sobre la marcha.',
      button: 'Probar la demostración',
      second: 'Encargar la página al equipo',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Lo que la página ', emphasis: 'contiene', after: '' },
        lead: 'Lo que ayuda a decidir, y nada más.',
        items: [
          {
            title: 'Un titular que responde',
            text: 'A la búsqueda o al anuncio que trajo a la persona.',
          },
          {
            title: 'Una prueba',
            text: 'Una reseña, una foto, una cifra que usted puede defender.',
          },
          { title: 'Un solo botón', text: 'Repetido, siempre el mismo, nunca en competencia.' },
          {
            title: 'Un formulario corto',
            text: 'Lo necesario para devolver la llamada, y que no se pierde.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Escriba ', emphasis: 'el titular', after: '.' },
      lead: 'La demostración hace el resto, ante sus ojos.',
      button: 'Probar la demostración',
      second: 'Ver el servicio',
    },
  },
};
