import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Cómo encontrar las palabras de sus clientes',
  excerpt:
    'Releer sus mensajes, abrir Search Console y anotar las sugerencias de Google: un método para hallar las palabras de sus clientes y darles una página.',
  tags: ['palabras clave', 'Search Console', 'páginas de servicios', 'SEO local'],
  seoKeywords: [
    'encontrar palabras clave',
    'palabras clave locales',
    'consultas de Search Console',
    'sugerencias de Google',
  ],
  blocks: [
    paragraph(
      'El letrero dice «Tintorería y lavado especializado». El mensaje de WhatsApp dice «¿Lavan edredones king? ¿Para cuándo estaría?». Es el mismo trabajo, pero en el sitio de la lavandería la palabra edredón no aparece. Google sabe relacionar términos parecidos. En cambio, quien recorre los resultados con prisa busca su edredón con la vista y, si no lo encuentra, sigue de largo.',
    ),
    paragraph(
      'Eso se arregla en una tarde. Al terminar tendrá una lista de expresiones reales, agrupadas por necesidad, y junto a cada una la página que la atiende. Necesita una hoja de cálculo, sus mensajes recientes y acceso a Search Console. La propia [guía de inicio de Google](https://developers.google.com/search/docs/fundamentals/seo-starter-guide) lo aconseja: cuente con que distintas personas buscarán lo mismo con palabras distintas.',
    ),
    heading('Paso 1: releer sus últimos cincuenta mensajes'),
    paragraph(
      'Las mejores expresiones ya las tiene usted, escritas por gente dispuesta a pagar. Revise todos los lugares donde le escriben y copie la frase tal como llegó, con todo y errores. «¿Cuánto por una cobija matrimonial de las gruesas?» enseña más que cualquier término técnico.',
    ),
    list(
      'WhatsApp y los mensajes de sus redes, sobre todo el primero de cada conversación.',
      'Los correos y los formularios del sitio.',
      'La libreta que está junto al teléfono; si no hay, anote las llamadas de una semana.',
      'Sus reseñas de Google y las de dos competidores.',
      'Quien atiende el mostrador: pregúntele las cinco dudas de la semana.',
    ),
    paragraph(
      'Agregue una columna y escriba la necesidad en tres palabras o menos. Pongamos un ejemplo inventado: una lavandería de Guadalajara clasifica 50 mensajes. La sorpresa es grande. La página de inicio hablaba de trajes y camisas, y la mayoría de la gente pregunta por cobijas y vestidos de fiesta.',
    ),
    chart(
      'Ejemplo: 50 mensajes recibidos por una lavandería, según la necesidad',
      { label: 'Edredones y cobijas', value: 18, shown: '18' },
      { label: 'Vestido de novia o de XV', value: 12, shown: '12' },
      { label: 'Manchas difíciles', value: 9, shown: '9' },
      { label: 'Recoger a domicilio', value: 7, shown: '7' },
      { label: 'Otra cosa', value: 4, shown: '4' },
    ),
    heading('Paso 2: leer las consultas en Search Console'),
    paragraph(
      'Search Console es la herramienta gratuita donde Google muestra las búsquedas en las que apareció su sitio. Abra Rendimiento, elija los últimos tres meses y quédese en la pestaña Consultas. La tabla admite [hasta mil filas y deja fuera las consultas poco frecuentes](https://support.google.com/webmasters/answer/7576553) para proteger la privacidad. Un negocio de barrio ve ahí solo una parte de su público; por eso los mensajes van primero.',
    ),
    list(
      'Ordene por impresiones: son las búsquedas donde lo mostraron.',
      'Ubique las que tienen muchas impresiones y casi ningún clic.',
      'Haga clic en una y luego en Páginas: ¿cuál escogió Google?',
      'Busque palabras que usted nunca usa. Suelen señalar una página que falta.',
      'Deje aparte el nombre de su negocio: esas personas ya lo conocían.',
    ),
    paragraph(
      'En nuestro ejemplo, «lavar vestido de novia» suma 140 impresiones y 1 clic, y la página que se muestra es la de inicio. Google no tenía otra mejor. Una página sobre vestidos de novia sí tendría qué responder. En cuanto a la posición promedio, tómela como una referencia aproximada: Google recomienda fijarse más en las impresiones y los clics.',
    ),
    heading('Paso 3: revisar las búsquedas de su perfil'),
    paragraph(
      'El perfil de Google lleva sus propias cifras. En la sección Rendimiento están [las búsquedas que lo mostraron](https://support.google.com/business/answer/9918094), tanto en Maps como en los resultados. Suelen ser más cortas, a menudo con «cerca de mí» o el nombre de una colonia. Si falta un servicio que usted sí ofrece, compruebe que esté anotado [en su perfil](/blog-intelligent/fiche-google).',
    ),
    heading('Paso 4: anotar las sugerencias de Google'),
    paragraph(
      'Empiece a escribir «lavar edredón» y deténgase. Las sugerencias [reflejan búsquedas reales](https://support.google.com/websearch/answer/7368877) y dependen también del idioma, del lugar, de las tendencias y de lo que usted buscó antes. Por eso conviene abrir una ventana de incógnito, desde su ciudad.',
    ),
    list(
      'Agregue una letra después de la expresión: «lavar edredón p», luego «c».',
      'Pruebe con preguntas: cuánto cuesta, dónde, cómo, se puede.',
      'Más abajo, mire también las preguntas de otros usuarios y las búsquedas relacionadas.',
    ),
    tip(
      'Haga la prueba con un cliente, en el celular de él. Dígale solamente: «Se le manchó el vestido. Busque quién se lo limpie». Observe qué escribe antes de que aparezca una sugerencia.',
    ),
    heading('Qué muestra cada fuente y qué no deja ver'),
    table(
      'Cinco fuentes de palabras clave, con sus ventajas y sus límites',
      ['Fuente', 'Qué muestra', 'Qué no deja ver'],
      ['Sus mensajes', 'Palabras exactas, urgencia, presupuesto', 'Quién se fue con otro'],
      ['Search Console', 'Búsquedas donde salió el sitio', 'Consultas poco frecuentes'],
      ['Perfil de Google', 'Búsquedas en Maps', 'Búsquedas donde no salió'],
      ['Sugerencias', 'Formas comunes de decirlo', 'Cuánta gente busca'],
      ['Planificador de Google Ads', 'Volúmenes estimados', 'Mercados chicos'],
    ),
    paragraph(
      'El último, el [Planificador de palabras clave](https://support.google.com/google-ads/answer/7337243), pide una cuenta de Google Ads ya configurada, con datos de facturación. Sus volúmenes son estimaciones y dicen poco de una ciudad mediana. Úselo para comparar dos expresiones, como «tintorería» y «lavado de edredones», y decidir cuál va en el título.',
    ),
    heading('Paso 5: agrupar por necesidad'),
    paragraph(
      'A estas alturas quizá tenga ochenta renglones. Una sola pregunta los ordena: ¿serviría la misma respuesta para las dos personas? «Cuánto cuesta lavar un edredón» y «lavandería para cobijas grandes» van juntas. «Limpiar vestido de novia» implica otro cuidado, otro precio y otro plazo, así que es una necesidad aparte.',
    ),
    table(
      'Ejemplo: de la necesidad a la página, en la lavandería',
      ['Necesidad', 'Palabras de los clientes', 'Página y título'],
      ['Edredones', 'lavar edredón king, cobijas', 'Nueva: Lavado de edredones en Guadalajara'],
      ['Vestidos', 'limpiar vestido de novia', 'Nueva: Limpieza de vestidos de fiesta'],
      ['Manchas', 'quitar mancha de vino', 'Por retocar: Manchas difíciles'],
      ['Domicilio', 'lavandería que pase por la ropa', 'Ya existe: se queda igual'],
    ),
    heading('Por cuál página empezar'),
    paragraph(
      'Cuatro necesidades son cuatro páginas, y usted solo tiene el domingo para escribir. Califique cada una del 1 al 3 en tres aspectos: cuántas veces se la piden, cuánto le deja el trabajo ya cobrado y cuánto espacio le queda en la agenda. En el ejemplo, los vestidos van antes que los edredones. Se piden menos, pero se pagan mejor, y las bodas se concentran al final del año. La página debe estar lista en agosto, para dar tiempo a que Google la encuentre.',
    ),
    heading('Escribir una página para cada necesidad'),
    paragraph(
      'Ponga la expresión más frecuente en el [título de la página](/guia/titulo-de-la-pagina), una vez, y respóndala en el primer párrafo. Muestre fotos de dos trabajos parecidos. Dé un precio inicial y explique qué lo hace subir, cuánto tarda la entrega y en qué colonias trabaja. Use las demás palabras donde salgan solas, por ejemplo en las preguntas. Cierre con una manera fácil de pedir el servicio, por WhatsApp o por teléfono. El artículo sobre [una página con una sola intención](/blog-intelligent/page-une-intention) explica el orden de las partes, y [BlogIA](/blogia) puede preparar un primer borrador que usted completa con sus datos.',
    ),
    paragraph(
      'Por último, enlace la página nueva desde la de inicio, desde las páginas cercanas y desde el perfil. Si ningún enlace lleva a ella, cuesta encontrarla.',
    ),
    heading('Páginas que es mejor no escribir'),
    list(
      'Una por sinónimo: edredón, cobertor y colcha piden la misma respuesta.',
      'La misma página copiada para diez ciudades. Vea mejor [cómo escribir páginas por ciudad](/blog-intelligent/pages-par-ville).',
      'Una sobre un servicio que usted no da, por mucho que lo busquen.',
      'Un texto que repite la expresión en cada renglón: nadie habla así.',
    ),
    tip(
      'Conserve en la hoja una columna de ideas descartadas, con el motivo. Le evitará discutir lo mismo cada año.',
    ),
    heading('Qué revisar un mes después'),
    paragraph(
      'En Search Console, filtre por la dirección de la página nueva. Si llegan impresiones, aunque sean pocas, Google la entendió. Muchas impresiones y pocos clics: retoque el título. Clics y ningún mensaje: algo en la promesa, el precio o el formulario detiene a la gente. Cambie una sola cosa, anote la fecha en la hoja, espere cuatro semanas y vuelva a mirar las cifras.',
    ),
    paragraph(
      'Lea también los mensajes nuevos: si la gente le repite frases de su página, encontró sus palabras. Para entender cómo se ordenan los resultados, siga con [cómo funciona Google](/comprendre-google). Y si le falta tiempo, nuestro servicio de [SEO](/services/seo-ia) reescribe sus páginas principales con las palabras de sus clientes.',
    ),
  ],
  sources: [
    {
      name: 'Google: Guía de inicio de SEO',
      address: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    },
    {
      name: 'Google: Informe de rendimiento de Search Console',
      address: 'https://support.google.com/webmasters/answer/7576553',
    },
    {
      name: 'Google: Información sobre el rendimiento del perfil de negocio',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google: Cómo funcionan las predicciones de autocompletado',
      address: 'https://support.google.com/websearch/answer/7368877',
    },
    {
      name: 'Google Ads: Usar el Planificador de palabras clave',
      address: 'https://support.google.com/google-ads/answer/7337243',
    },
  ],
};
