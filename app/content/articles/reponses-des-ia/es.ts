import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Cómo aparecer en ChatGPT y en la IA de Google',
  excerpt:
    'Qué piden Google y OpenAI para citar una página, qué robots dejar entrar, qué datos corregir en todas partes y qué es lo que nadie sabe todavía.',
  tags: ['IA', 'SEO', 'ChatGPT', 'búsqueda de Google'],
  seoKeywords: [
    'aparecer en ChatGPT',
    'SEO para IA',
    'resúmenes de IA de Google',
    'OAI-SearchBot robots.txt',
  ],
  blocks: [
    paragraph(
      '«ChatGPT me recomendó su florería, pero decía que los lunes no abren». La dueña escucha esto en el mostrador y se hace dos preguntas: de dónde salió la recomendación y de dónde salió el error. La segunda es la más útil, porque casi siempre se puede rastrear y corregir.',
    ),
    paragraph(
      'En este artículo reunimos lo que han publicado las empresas que hacen esas herramientas, lo que usted puede arreglar en unas cuantas tardes y lo que todavía se ignora. Consultamos los documentos en noviembre de 2026. Cambian con frecuencia, así que vuelva a abrirlos antes de modificar su sitio. La florería es un ejemplo inventado.',
    ),
    heading('De dónde salen las respuestas de una IA'),
    paragraph(
      'Un asistente contesta de dos maneras. A veces se apoya en lo que el modelo retuvo de su entrenamiento, que es viejo e impreciso cuando se trata de un negocio de barrio. Otras veces busca en la web en el momento de la pregunta, lee algunas páginas y arma una respuesta con enlaces. La segunda es la que le manda gente, y en ella sí influyen sus páginas.',
    ),
    paragraph(
      'En Google, los resúmenes de IA (AI Overviews) y el Modo IA pueden hacer varias búsquedas relacionadas para una sola pregunta. «Florería que entregue el domingo en Coyoacán, arreglo para un funeral» puede convertirse en una búsqueda de florerías de la zona, otra de horarios de entrega y otra de arreglos fúnebres. Por eso convienen páginas que traten a fondo un solo punto cada una.',
    ),
    heading('Qué pide Google'),
    paragraph(
      '[Google lo dice por escrito](https://developers.google.com/search/docs/appearance/ai-features): para aparecer como enlace en esas respuestas, una página debe estar indexada y poder mostrarse en la búsqueda con un fragmento. No hay más requisitos técnicos. Los consejos son los del SEO de siempre: páginas que su robot pueda recorrer, enlazadas entre sí, con lo importante en texto, datos estructurados que digan lo mismo que la página y un perfil de Google al día. En [cómo clasifica Google los sitios](/comprendre-google) repasamos esas bases.',
    ),
    paragraph(
      'Su [guía sobre la IA generativa](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide), publicada en mayo de 2026, menciona además lo que puede ahorrarse.',
    ),
    list(
      'Un archivo hecho para las IA, como llms.txt, o un marcado especial.',
      'Textos partidos en trocitos o reescritos para máquinas.',
      'Menciones sembradas en foros y blogs que no vienen al caso.',
    ),
    paragraph(
      'La guía insiste en el contenido que solo usted puede escribir: lo que ha visto, hecho y medido. Eso sí: que una página cumpla no significa que la citen. Google no promete recorrerla, indexarla ni mostrarla.',
    ),
    paragraph(
      'Si no quiere que se repita algún pasaje, los ajustes del fragmento (nosnippet, data-nosnippet, max-snippet) valen para estas respuestas igual que para la búsqueda. Úselos con moderación, porque una página que se queda sin fragmento ya no puede aparecer como enlace.',
    ),
    heading('Qué robots de IA dejar entrar'),
    paragraph(
      'Cada empresa manda varios robots, con un nombre distinto según su trabajo. El archivo robots.txt, en la raíz del sitio, le dice a cada uno qué puede leer. Decida uno por uno: algunos preparan respuestas con enlaces y otros juntan material para entrenar modelos.',
    ),
    table(
      'Robots de los principales asistentes, según la documentación de cada empresa (noviembre de 2026)',
      ['Robot', 'Qué hace', 'Si lo rechaza'],
      [
        'Googlebot',
        'Búsqueda de Google, con sus respuestas de IA',
        'Google deja de leer sus páginas',
      ],
      ['Google-Extended', 'Ajuste para Gemini, fuera de la búsqueda', 'Sin efecto en la búsqueda'],
      ['OAI-SearchBot', 'Búsqueda de ChatGPT', 'No lo citan; puede quedar un enlace'],
      ['GPTBot', 'Entrenamiento de los modelos de OpenAI', 'Sin efecto en su búsqueda'],
      ['ChatGPT-User', 'Abre una página cuando alguien lo pide', 'Puede no respetarse'],
      ['Claude-SearchBot', 'Búsqueda de Claude', 'Menos visibilidad en Claude'],
      ['PerplexityBot', 'Resultados de Perplexity', 'Puede desaparecer de ellos'],
    ),
    paragraph(
      '[OpenAI](https://platform.openai.com/docs/bots) y [Perplexity](https://docs.perplexity.ai/docs/resources/perplexity-crawlers) aclaran que sus ajustes son independientes y que un cambio tarda cerca de un día. [Anthropic](https://support.claude.com/en/articles/8896518) separa sus robots de la misma forma. Puede, entonces, negarse al entrenamiento y aceptar la búsqueda: un grupo con «User-agent: GPTBot» y «Disallow: /», y otro con «User-agent: OAI-SearchBot» y «Allow: /».',
    ),
    paragraph(
      '¿Conviene negarse al entrenamiento? Usted decide. Un comercio cuyas páginas dan horarios y precios rara vez tiene mucho que perder; a una escritora o a un fotógrafo puede importarle más. La negativa vale hacia adelante: lo que ya se leyó no se recupera. Y no cambia el lugar que usted ocupa en sus búsquedas.',
    ),
    paragraph(
      'Ese archivo no siempre basta. Un firewall puede rechazar al robot antes de que lea nada, y usted seguirá viendo su sitio como si nada pasara. La [auditoría ILA](/ila) revisa las dos cosas, y la [guía paso a paso](/guide) da el ajuste para WordPress, Wix, Shopify y Squarespace.',
    ),
    tip(
      'Antes de tocar robots.txt, abra sudominio.com/robots.txt y copie el texto en un documento con fecha. Si algo sale mal, podrá volver a la versión anterior.',
    ),
    heading('Corrija sus datos en todas partes'),
    paragraph(
      'Lo de «los lunes no abren» venía de un directorio que llenó el dueño anterior. Cuando las fuentes se contradicen, nadie puede saber cuál se va a repetir. Nuestra florista abrió diez lugares: su sitio, su perfil de Google, los mapas de Apple y de Bing, sus redes, cuatro directorios y la asociación de comerciantes. Anotó qué decía cada uno.',
    ),
    chart(
      'Ejemplo inventado: de diez lugares, cuántos dan el dato correcto',
      { label: 'Nombre del negocio', value: 10, shown: '10 de 10' },
      { label: 'Teléfono', value: 9, shown: '9 de 10' },
      { label: 'Dirección', value: 8, shown: '8 de 10' },
      { label: 'Horario del lunes', value: 6, shown: '6 de 10' },
      { label: 'Entrega en domingo', value: 3, shown: '3 de 10' },
    ),
    paragraph(
      'El nombre está bien en todos. El horario y la entrega en domingo, que son los que deciden un pedido, no. Los corrige en este orden:',
    ),
    list(
      'Primero el sitio, con el dato en texto y no dentro de una imagen.',
      'El [perfil de Google](/blog-intelligent/fiche-google), campo por campo.',
      'Los [datos estructurados](/blog-intelligent/donnees-structurees), que repiten lo mismo para las máquinas.',
      'La página que citó el asistente, si dio alguna.',
      'Los mapas y directorios que faltan, del más visitado al menos visitado.',
    ),
    heading('Escriba páginas de las que salga una respuesta'),
    paragraph(
      'Una respuesta recoge un hecho, un precio, una condición. «Un servicio rápido y a su medida» no contiene ninguno. Compare las dos versiones de este ejemplo.',
    ),
    list(
      'Antes: «Hacemos arreglos para toda ocasión con entregas en toda la ciudad. Pida su cotización».',
      'Después: «Entregamos en Coyoacán, Del Valle y Narvarte de lunes a sábado de 9 a.m. a 7 p.m., y los domingos hasta las 2 p.m. Los arreglos fúnebres cuestan de $850 a $1,600; el envío, $90. Pida con cuatro horas de anticipación».',
    ),
    paragraph(
      'La segunda le sirve ante todo a quien la lee. Ponga su pregunta como título, la respuesta justo debajo y luego los detalles. Feche los precios, firme la página y muestre fotos de su trabajo. [Las palabras de sus clientes](/blog-intelligent/mots-des-clients) le darán los títulos, y dedicar [cada página a una sola intención](/blog-intelligent/page-une-intention) evita mezclarlo todo. Por último, compruebe que el texto esté en el código fuente de la página, porque muchos robots de asistentes no ejecutan JavaScript.',
    ),
    heading('Lo que nadie puede prometerle'),
    list(
      'Un lugar fijo. La misma pregunta, hecha dos veces, puede traer dos respuestas y otros enlaces.',
      'La receta. Ninguna empresa explica en detalle por qué elige una fuente y no otra.',
      'Un «puntaje de visibilidad en IA» exacto. Esas herramientas hacen sus propias preguntas, a su modo: es una encuesta, y los encuestados no son sus clientes.',
    ),
    paragraph('Si le venden una mención garantizada, pregunte qué documento oficial la respalda.'),
    heading('Revise las respuestas cada mes'),
    paragraph(
      'Escriba doce preguntas que haría un cliente, unas con el nombre de su negocio y otras sin él. Hágalas el mismo día de cada mes a tres herramientas, sin iniciar sesión y con la búsqueda web activada. En cada una, anote si lo nombran, qué página citan y si los datos son correctos.',
    ),
    paragraph(
      'En cuanto a las visitas, Search Console suma los clics de las respuestas de IA a los de la búsqueda web. En junio de 2026 Google anunció ahí un informe propio de la IA generativa, que al principio mostraba impresiones y no clics. ChatGPT, por su parte, [agrega utm_source=chatgpt.com](https://help.openai.com/en/articles/12627856-publishers-and-developers-faq) a sus enlaces, y la herramienta de medición de usted puede separar esas visitas. Pregunte además a cada cliente nuevo cómo lo encontró: en [cómo contar las llamadas](/blog-intelligent/compter-les-appels) le decimos dónde anotarlo.',
    ),
    tip(
      'Si una IA se equivoca con su negocio, guarde una captura con fecha, abra el enlace que cita, corrija la fuente y reporte la respuesta con el botón correspondiente. Repita la pregunta en la revisión siguiente.',
    ),
    heading('Por dónde empezar'),
    paragraph(
      'Dedique una tarde a robots.txt y al firewall, otra a los diez lugares y una tercera a reescribir la página del servicio que más le piden. Al mes, repita la revisión y mire los datos antes que las menciones, porque son lo que está en sus manos. Esas mismas páginas podrán alimentar [un asistente en su sitio](/blog-intelligent/assistant-sur-le-site), y nuestro [servicio de SEO](/services/seo-ia) puede encargarse si a usted no le alcanza el tiempo.',
    ),
  ],
  sources: [
    {
      name: 'Google: funciones de IA y su sitio web (en inglés)',
      address: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      name: 'Google: optimizar un sitio para las funciones de IA generativa de la búsqueda (en inglés)',
      address: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    },
    {
      name: 'OpenAI: los robots GPTBot, OAI-SearchBot y ChatGPT-User (en inglés)',
      address: 'https://platform.openai.com/docs/bots',
    },
    {
      name: 'OpenAI: preguntas de editores y desarrolladores (en inglés)',
      address: 'https://help.openai.com/en/articles/12627856-publishers-and-developers-faq',
    },
    {
      name: 'Perplexity: los robots de Perplexity (en inglés)',
      address: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    },
  ],
};
