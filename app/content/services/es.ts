import { figuresIn } from '../claims.ts';
import type { ServiceCopy, ServiceFrame, ServiceId } from './shape.ts';

const figures = figuresIn('es');

export const frame: ServiceFrame = {
  services: 'Servicios',
  claims: 'Cifras que la agencia declara sobre su propio trabajo.',
  weeks: { before: 'Lo que ocurre, ', emphasis: 'semana a semana', after: '' },
  weeksLead: 'Un calendario que puede ir tachando. Cada etapa termina con algo que usted ve.',
  deliverables: 'Lo que recibe',
  price: 'Precio',
  from: 'Desde',
  onQuote: 'Según presupuesto',
  questions: 'Lo que nos preguntan',
  ask: 'Hablar de este servicio',
  promise: 'Respuesta en 24 horas hábiles',
  others: 'Ver todos los servicios y sus precios',
};

export const es: Record<ServiceId, ServiceCopy> = {
  'service-seo': {
    title: 'SEO con IA — que lo encuentren en su zona',
    description:
      'Una auditoría, un plan y páginas con seguimiento semanal: la IA prepara, una persona decide. Qué se hace, qué recibe y cómo se mide.',
    head: {
      eyebrow: 'SEO con IA',
      title: { before: 'Lo están buscando. ', emphasis: 'Que lo encuentren', after: '.' },
      lead: 'Nuestros módulos leen cada semana sus posiciones, reseñas y páginas, y proponen el siguiente paso. Una persona lo aprueba antes de publicarlo.',
    },
    figures: [
      { value: figures.seoTraffic, label: 'de tráfico orgánico' },
      { value: figures.seoTime, label: 'de tiempo en tareas repetitivas' },
      { value: figures.seoReturn, label: 'de retorno de la inversión' },
    ],
    weeks: [
      {
        when: 'Semana 1',
        title: 'La auditoría',
        text: 'Velocidad, estructura, contenidos, ficha de negocio, reseñas: lo que lo frena, ordenado por impacto.',
      },
      {
        when: 'Semanas 2 a 4',
        title: 'Los cimientos',
        text: 'Se corrigen los errores técnicos y se reescriben las páginas importantes con las palabras de sus clientes.',
      },
      {
        when: 'Semanas 5 a 8',
        title: 'Las páginas de barrio',
        text: 'Una página por servicio y por zona que atiende, con direcciones, ejemplos y preguntas reales.',
      },
      {
        when: 'Semanas 9 a 12',
        title: 'El ritmo',
        text: 'Un informe de una página cada lunes: qué se movió, por qué, y qué hacemos esta semana.',
      },
    ],
    deliverables: [
      'Una auditoría escrita, con las correcciones ordenadas por impacto',
      'Un plan de 90 días, tarea a tarea',
      'Páginas reescritas o creadas, que usted aprueba',
      'Su puntuación ILA, recalculada cada semana',
      'Un informe de una página, cada lunes',
    ],
    price: null,
    priceNote:
      'El precio depende del número de páginas y de la competencia en su sector. La auditoría lo dice antes de que firme.',
    tool: 'Calcular su puntuación ILA',
    questions: [
      {
        question: '¿Cuándo notaré la diferencia?',
        answer:
          'Los resultados de SEO suelen llegar entre 30 y 90 días. Primero se notan las correcciones técnicas, después las páginas nuevas.',
      },
      {
        question: '¿Escribe mis páginas una IA?',
        answer:
          'Prepara un borrador y comprueba las reglas. Una persona del equipo lo escribe de verdad, y usted lo aprueba.',
      },
      {
        question: '¿Y si me voy?',
        answer:
          'Las páginas, los textos y los accesos son suyos. Se los entregamos todos, sin costo.',
      },
    ],
    closing: {
      title: { before: 'Sepa en qué punto ', emphasis: 'está', after: '.' },
      lead: 'Quince minutos bastan para ver qué lo frena y qué vale la pena hacer.',
    },
  },
  'service-podcasts': {
    title: 'Pódcasts posicionales — su experiencia, al oído',
    description:
      'Episodios cortos que responden a las preguntas de sus clientes, publicados en las plataformas de escucha y transcritos. Contenido, calendario y precio.',
    head: {
      eyebrow: 'Pódcasts posicionales',
      title: { before: 'Sus clientes ', emphasis: 'ya escuchan', after: ' a alguien.' },
      lead: 'Usted habla de su oficio, como en el mostrador. Nosotros lo convertimos en episodios cortos, cada uno sobre una pregunta que la gente hace.',
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
        text: 'Recogemos lo que sus clientes escriben y preguntan, y de ahí salen los temas del mes.',
      },
      {
        when: 'Semana 2',
        title: 'La grabación',
        text: 'A distancia o en su local. Nosotros preguntamos, usted responde.',
      },
      {
        when: 'Semana 3',
        title: 'La edición',
        text: 'Sonido limpio, sin tiempos muertos, un título y una descripción escritos para la búsqueda.',
      },
      {
        when: 'Semana 4',
        title: 'La difusión',
        text: 'Cada episodio sale en las plataformas y se convierte en una página de su sitio, con su transcripción.',
      },
    ],
    deliverables: [
      'Los episodios del mes, editados',
      'Títulos, descripciones y capítulos',
      'Una transcripción revisada por episodio, en su sitio',
      'La difusión en las plataformas de escucha',
      'Las escuchas y las visitas desde el buscador, cada mes',
    ],
    price: figures.pricePodcasts,
    priceNote: 'Preparación, grabación, edición y difusión incluidas.',
    tool: 'Encontrar un primer tema con BlogIA',
    questions: [
      {
        question: 'Nunca he hablado ante un micrófono.',
        answer:
          'Es una conversación, no un discurso. Nos quedamos con lo mejor, y nada se publica sin su permiso.',
      },
      {
        question: '¿Qué significa «posicional»?',
        answer:
          'Cada episodio apunta a una pregunta precisa, para que su página responda a esa búsqueda.',
      },
    ],
    closing: {
      title: { before: 'Su primera pregunta, ', emphasis: 'en voz alta', after: '.' },
      lead: 'Díganos qué le preguntan más a menudo: ese es el episodio uno.',
    },
  },
  'service-blogs': {
    title: 'Blogs entre sitios — artículos que se citan',
    description:
      'Una red de blogs cuyos artículos se responden de un sitio a otro. Cómo se eligen los temas, quién escribe y qué recibe cada mes.',
    head: {
      eyebrow: 'Blogs entre sitios',
      title: {
        before: 'Un artículo solo ',
        emphasis: 'se pierde',
        after: '. Una red se encuentra.',
      },
      lead: 'Sus artículos se publican en su sitio y los citan sitios que hablan de temas cercanos, con razones reales para hacerlo.',
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
        text: 'Lo que buscan sus clientes, lo que publican sus vecinos y los huecos entre ambos.',
      },
      {
        when: 'Semanas 2 y 3',
        title: 'La redacción',
        text: 'BlogIA prepara los esquemas, una redactora escribe, usted revisa lo que habla de usted.',
      },
      {
        when: 'Semana 4',
        title: 'La publicación',
        text: 'Cada artículo sale con sus citas, sus imágenes y sus datos estructurados.',
      },
      {
        when: 'Cada mes',
        title: 'El mantenimiento',
        text: 'Los artículos que suben se completan; los que duermen se reescriben o se retiran.',
      },
    ],
    deliverables: [
      'Un mapa de temas, actualizado cada trimestre',
      'Los artículos, en su sitio y en la red',
      'Citas que tienen sentido para el lector',
      'La lista de todos los enlaces, que usted consulta cuando quiera',
      'Un seguimiento por artículo: posiciones, lecturas, solicitudes',
    ],
    price: figures.priceContent,
    priceNote: 'Precio de partida de la creación de contenido; depende del número de artículos.',
    tool: 'Probar BlogIA',
    questions: [
      {
        question: '¿No es comprar enlaces?',
        answer:
          'No. Los sitios de la red tienen un tema, lectores y derecho a negarse. Un enlace que no ayuda al lector no se publica.',
      },
      {
        question: '¿Quién firma los artículos?',
        answer: 'Usted, o la persona de su equipo que conoce el tema.',
      },
    ],
    closing: {
      title: { before: 'Empiece por ', emphasis: 'una pregunta', after: ' de sus clientes.' },
      lead: 'Le mostramos los artículos en que podría convertirse y quién los citaría.',
    },
  },
  'service-landing': {
    title: 'Landing pages imán — una página, una acción',
    description:
      'Páginas construidas en torno a una sola acción: llamar, reservar, escribir. Qué se prueba cada semana, qué recibe y el precio de partida.',
    head: {
      eyebrow: 'Landing pages imán',
      title: { before: 'Una página. Una razón para ', emphasis: 'escribirle', after: '.' },
      lead: 'Cada anuncio y cada búsqueda merecen su propia página. La construimos, la probamos y nos quedamos con lo que funciona.',
    },
    figures: [
      { value: figures.landingConversion, label: 'de conversión' },
      { value: figures.landingLeads, label: 'de clientes potenciales' },
      { value: figures.landingReturn, label: 'de retorno de la inversión' },
    ],
    weeks: [
      {
        when: 'Días 1 y 2',
        title: 'El encargo',
        text: 'A quién habla la página, qué promete, qué pide. Una sola cosa.',
      },
      {
        when: 'Días 3 a 6',
        title: 'Las palabras y el diseño',
        text: 'Primero el texto, después la forma. Usted ve una página de verdad, no una maqueta.',
      },
      {
        when: 'Día 10',
        title: 'La publicación',
        text: 'Rápida en un teléfono viejo, legible para todos, medida sin seguir a nadie.',
      },
      {
        when: 'Cada semana',
        title: 'La prueba',
        text: 'Un titular contra otro, un formulario más corto, una prueba más. Se queda la mejor.',
      },
    ],
    deliverables: [
      'Una página en línea, con sus colores',
      'El texto, en español, francés e inglés si lo necesita',
      'Un formulario que no pierde nada',
      'Una prueba por semana y su resultado',
      'Una cifra por semana: cuántos escribieron',
    ],
    price: figures.priceLanding,
    priceNote: 'Una página, su texto, su publicación y sus primeras pruebas.',
    tool: 'Construir una página de prueba',
    questions: [
      {
        question: '¿Puedo conservar mi sitio?',
        answer: 'Sí. La página vive al lado, en su dominio, y lleva a su sitio.',
      },
      {
        question: '¿Por qué «imán»?',
        answer:
          'Porque la página primero da algo útil: un cálculo, una lista, una respuesta. Lo encontramos con usted.',
      },
    ],
    closing: {
      title: { before: '¿Qué acción ', emphasis: 'le falta', after: '?' },
      lead: 'Más llamadas, más citas, más presupuestos: díganos cuál y le mostramos la página.',
    },
  },
  'service-loyalty': {
    title: 'Fidelización diamante — que sus clientes vuelvan',
    description:
      'Un recorrido que hace volver a sus clientes sin agobiarlos: los mensajes adecuados, en su momento, con su permiso. Etapas, entregables y medición.',
    head: {
      eyebrow: 'Fidelización diamante',
      title: { before: 'Su cliente más rentable ', emphasis: 'ya ha venido', after: '.' },
      lead: 'Miramos cuándo vuelven sus clientes y por qué dejan de hacerlo, y les damos una buena razón para pasar otra vez.',
    },
    figures: [
      { value: figures.loyaltyRetention, label: 'de retención' },
      { value: figures.loyaltyValue, label: 'de valor por cliente' },
      { value: figures.loyaltyReferrals, label: 'de recomendaciones' },
    ],
    weeks: [
      {
        when: 'Semana 1',
        title: 'El retrato',
        text: 'Quién vuelve, quién se va y en qué momento. Unos pocos grupos bastan para empezar.',
      },
      {
        when: 'Semanas 2 y 3',
        title: 'El recorrido',
        text: 'Una bienvenida, un recordatorio útil, un detalle. Cada mensaje tiene un motivo y una salida.',
      },
      {
        when: 'Semana 4',
        title: 'La puesta en marcha',
        text: 'Los mensajes salen con el permiso de cada persona. Darse de baja cuesta un clic.',
      },
      {
        when: 'Cada mes',
        title: 'El ajuste',
        text: 'Cortamos lo que no sirve y repetimos lo que trae gente.',
      },
    ],
    deliverables: [
      'Un retrato de su clientela, grupo a grupo',
      'Los mensajes escritos, en sus idiomas',
      'Una página de fidelidad a la que sus clientes vuelven',
      'El cumplimiento de las leyes de protección de datos, por escrito',
      'Una cifra al mes: cuántos volvieron',
    ],
    price: null,
    priceNote: 'El precio depende del número de clientes y de los canales que ya usa.',
    tool: 'Ver la página de fidelización',
    questions: [
      {
        question: 'No tengo lista de clientes.',
        answer: 'Empezamos por ahí: una razón para dejar su correo, en el mostrador y en el sitio.',
      },
      {
        question: '¿Se sentirán perseguidos mis clientes?',
        answer: 'No. Pocos mensajes, todos útiles, y una salida en cada uno.',
      },
    ],
    closing: {
      title: { before: 'Deles ganas de ', emphasis: 'volver', after: '.' },
      lead: 'Díganos quién vuelve hoy. Le decimos qué haría volver a los demás.',
    },
  },
  'service-ecommerce': {
    title: 'E-commerce localizado — su tienda, ciudad por ciudad',
    description:
      'Su tienda en línea, donde están sus compradores: páginas por ciudad, productos bien descritos, compras medidas. Calendario, entregables y precio.',
    head: {
      eyebrow: 'E-commerce localizado',
      title: { before: 'Vender en línea, ', emphasis: 'cerca de ellos', after: '.' },
      lead: 'Un comprador de Laval no busca como uno de Gaspé. Su tienda le habla a cada uno: plazos, retiro en tienda, reseñas de su zona.',
    },
    figures: [],
    weeks: [
      {
        when: 'Semanas 1 y 2',
        title: 'El inventario',
        text: 'Fichas de producto, velocidad, carrito, pago: lo que ahuyenta a los compradores, medido página a página.',
      },
      {
        when: 'Semanas 3 a 6',
        title: 'Las fichas',
        text: 'Descripciones escritas para que se encuentren y se entiendan, con fotos y medidas reales.',
      },
      {
        when: 'Semanas 7 a 9',
        title: 'Las ciudades',
        text: 'Una página por ciudad atendida: plazos reales, puntos de retiro, reseñas de allí.',
      },
      {
        when: 'Semanas 10 a 12',
        title: 'La venta',
        text: 'Anuncios de Shopping ajustados al margen, un carrito más simple, recordatorios útiles.',
      },
    ],
    deliverables: [
      'Una lista de obstáculos, ordenada por impacto en las ventas',
      'Las fichas de producto, reescritas',
      'Páginas por ciudad, con plazos y puntos de retiro',
      'Los datos de producto listos para Google Shopping',
      'Un informe semanal: ventas, margen, costo de adquisición',
    ],
    price: figures.priceEcommerce,
    priceNote: 'Para una tienda existente; el presupuesto precisa el número de productos.',
    tool: 'Simular el presupuesto de sus anuncios',
    questions: [
      {
        question: '¿Hay que cambiar de plataforma?',
        answer: 'Casi nunca. Trabajamos con la que tiene, salvo que lo bloquee.',
      },
      {
        question: '¿Puedo vender en una sola ciudad?',
        answer: 'Sí, y muchas veces conviene empezar por ahí.',
      },
    ],
    closing: {
      title: { before: '¿Dónde están ', emphasis: 'sus compradores', after: '?' },
      lead: 'Denos la dirección de su tienda: le decimos en qué ciudades ya lo buscan.',
    },
  },
  'service-local': {
    title: 'Visibilidad local con IA — datos correctos en todas partes',
    description:
      'Sus datos correctos en más de 50 directorios, una ficha completa y reseñas que reciben respuesta. Qué se hace y el precio de partida.',
    head: {
      eyebrow: 'Visibilidad local con IA',
      title: { before: 'En el mapa, ', emphasis: 'en la dirección correcta', after: '.' },
      lead: 'Un número equivocado en un directorio y la llamada va a otro lado. Lo corregimos todo, en todas partes, y vigilamos.',
    },
    figures: [{ value: figures.directories, label: 'directorios donde se indexa su ficha' }],
    weeks: [
      {
        when: 'Semana 1',
        title: 'La revisión',
        text: 'Todas sus fichas, con sus errores: dirección, horario, número, categorías, duplicados.',
      },
      {
        when: 'Semanas 2 y 3',
        title: 'La corrección',
        text: 'Su ficha de negocio completada, los directorios corregidos, los duplicados retirados.',
      },
      {
        when: 'Semanas 4 a 8',
        title: 'Las reseñas',
        text: 'Una forma sencilla de pedirlas y una respuesta preparada para cada una. La firma usted.',
      },
      {
        when: 'Cada mes',
        title: 'El mapa',
        text: 'Su posición, barrio a barrio, en un mapa de calor que compara con el mes anterior.',
      },
    ],
    deliverables: [
      'Una revisión de todas sus fichas y sus errores',
      'La ficha de negocio completa, con fotos',
      'Los directorios corregidos y vigilados',
      'Respuestas a las reseñas, listas para firmar',
      'Un mapa de su posición, cada mes',
    ],
    price: figures.priceLocalSeo,
    priceNote: 'Un establecimiento, con revisión y correcciones.',
    tool: 'Ver el mapa de calor',
    questions: [
      {
        question: 'Tengo tres direcciones. ¿Tres precios?',
        answer: 'No. La revisión sirve para las tres; le damos un precio por el conjunto.',
      },
      {
        question: '¿Pueden retirar una mala reseña?',
        answer:
          'Solo si infringe las reglas del sitio. Si no, le ayudamos a responderla y a recibir mejores.',
      },
    ],
    closing: {
      title: { before: 'Compruebe ', emphasis: 'su dirección', after: '.' },
      lead: 'Denos el nombre de su negocio: le decimos qué cuentan de usted los directorios.',
    },
  },
  'service-youtube': {
    title: 'SEO para YouTube — videos que responden',
    description:
      'Videos que encuentra quien hace la pregunta a la que usted sabe responder. Temas, grabación, publicación, medición y precio de partida.',
    head: {
      eyebrow: 'SEO para YouTube',
      title: { before: 'Muestre lo que ', emphasis: 'sabe hacer', after: '.' },
      lead: 'Nadie busca su marca en YouTube; buscan una respuesta. Usted la da, en pocos minutos, y lo recuerdan.',
    },
    figures: [],
    weeks: [
      {
        when: 'Semana 1',
        title: 'Las búsquedas',
        text: 'Las preguntas que sus clientes escriben en YouTube y las que nadie responde bien.',
      },
      {
        when: 'Semana 2',
        title: 'La grabación',
        text: 'Una visita a su local, varios videos. Sin decorado: sus manos en el trabajo.',
      },
      {
        when: 'Semana 3',
        title: 'La edición',
        text: 'Título, miniatura, capítulos, subtítulos en tres idiomas.',
      },
      {
        when: 'Cada mes',
        title: 'Lo que sigue',
        text: 'Leemos dónde se va la gente, y el siguiente video lo tiene en cuenta.',
      },
    ],
    deliverables: [
      'Una lista de temas, ordenada por demanda',
      'Videos editados, cada mes',
      'Títulos, descripciones, capítulos y miniaturas',
      'Subtítulos revisados, en tres idiomas',
      'Un seguimiento: vistas útiles, clics al sitio, llamadas',
    ],
    price: figures.priceYoutube,
    priceNote: 'Búsqueda de temas, grabación, edición y publicación incluidos.',
    tool: 'Preparar un guion con BlogIA',
    questions: [
      {
        question: '¿Tengo que salir en cámara?',
        answer: 'No. A menudo bastan sus manos y su voz.',
      },
      {
        question: '¿Y los formatos cortos?',
        answer: 'Los sacamos de cada video, cuando llevan al largo.',
      },
    ],
    closing: {
      title: { before: '¿Qué pregunta le hacen ', emphasis: 'cada día', after: '?' },
      lead: 'Ese es su primer video. Le decimos cuánta gente la busca.',
    },
  },
  'service-meta-ads': {
    title: 'Meta Ads — anuncios que se cortan si no rinden',
    description:
      'Campañas de Facebook e Instagram para un negocio local: un presupuesto simulado antes, anuncios probados, un costo por cliente que usted conoce.',
    head: {
      eyebrow: 'Anuncios en Facebook e Instagram',
      title: { before: 'Pagar por clientes, ', emphasis: 'no por vistas', after: '.' },
      lead: 'Simulamos su presupuesto antes de gastarlo, probamos pocos anuncios a la vez y paramos lo que no rinde, aunque sea el más bonito.',
    },
    figures: [],
    weeks: [
      {
        when: 'Días 1 a 4',
        title: 'El objetivo y la medida',
        text: 'Cuánto vale un cliente para usted y cómo sabremos que un anuncio le trajo uno, con el permiso del visitante.',
      },
      {
        when: 'Día 7',
        title: 'El lanzamiento',
        text: 'Pocos públicos, pocos anuncios, un presupuesto pequeño. Nada más.',
      },
      {
        when: 'Semanas 2 a 4',
        title: 'La selección',
        text: 'Lo que cuesta demasiado se detiene; el presupuesto va a lo que trae solicitudes.',
      },
      {
        when: 'Cada semana',
        title: 'El balance',
        text: 'Gasto, solicitudes, clientes, costo por cliente. Una línea, el lunes.',
      },
    ],
    deliverables: [
      'Una simulación de presupuesto, con sus hipótesis',
      'Los anuncios, textos e imágenes',
      'Una página de destino por anuncio',
      'La medición de solicitudes, respetando el consentimiento',
      'Un resumen semanal, en una línea',
    ],
    price: figures.priceMetaAds,
    priceNote:
      'Gestión y creación incluidas; el presupuesto publicitario va aparte y sigue a su nombre.',
    tool: 'Simular su presupuesto con ADLUMA',
    questions: [
      {
        question: '¿Qué presupuesto hace falta?',
        answer:
          'El suficiente para aprender algo en dos semanas. El simulador muestra a partir de qué monto el siguiente cliente cuesta demasiado.',
      },
      {
        question: '¿De quién es la cuenta?',
        answer: 'Suya. Trabajamos en ella con un acceso que puede retirar.',
      },
    ],
    closing: {
      title: { before: 'Simule ', emphasis: 'antes de pagar', after: '.' },
      lead: 'Un presupuesto, un sector, un objetivo: vea lo que puede traer y hablemos.',
    },
  },
};
