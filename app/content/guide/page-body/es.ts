import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'page.h1': {
    title: 'Encabezado h1: el principal de cada página | Iluma',
    description:
      'Cada página necesita un encabezado principal (h1) en texto, que diga qué ofrece y dónde. Cómo encontrarlo, escribirlo y ajustarlo en cada plataforma.',
    heading: 'Dele a cada página un encabezado principal (h1)',
    why: 'Muchas páginas de inicio abren con un logo o una foto con palabras incrustadas: linda para el ojo, vacía para una máquina. Google también puede usar el h1 cuando no le gusta el [título de la página](/guia/titulo-de-la-pagina), y es la primera línea que anuncia un [lector de pantalla](/guia/accesibilidad-web). «Bienvenidos a nuestro sitio» desperdicia ese lugar; «Carpintería a medida en Mendoza» lo aprovecha.',
    see: 'Instale la extensión HeadingsMap, que lista los encabezados en orden. Sin ella, haga clic derecho en la frase más grande → Inspeccionar, y lea el nombre de la etiqueta. Si la página de inicio tiene un carrusel, mire cada imagen: suele haber varios h1 que compiten.',
    mends: {
      wordpress:
        'El título de la página suele ser el h1. Si el tema lo oculta, agregue un bloque Encabezado y elija H1 en su barra.',
      wix: 'Seleccione el texto → Editar texto → lista de estilos → «Título 1». Después puede cambiar el tamaño sin tocar el estilo.',
      shopify:
        'En muchos temas, el banner de la página de inicio es un h2: en Personalizar, busque «Nivel del encabezado» o edite la sección.',
      squarespace:
        'En el bloque de texto, elija «Encabezado 1». Las palabras dentro de una imagen no cuentan.',
      byHand:
        '<h1>Cerrajero en Quito, día y noche</h1>, uno por página. Si el logo está dentro del h1, sáquelo y déjele su texto alternativo.',
    },
  },
  'page.headings': {
    title: 'Orden de los encabezados h1, h2 y h3 | Iluma',
    description:
      'Saltar del h2 al h4 desorienta a los lectores de pantalla. Cómo revisar el esquema de una página y corregir los niveles sin cambiar el tamaño.',
    heading: 'Ponga en orden los encabezados h1, h2 y h3',
    why: 'Los niveles forman un índice invisible, y la mayoría de quienes [escuchan una página](/guia/accesibilidad-web) lo usan para moverse. Saltar de h2 a h4 es como numerar los capítulos 1, 2, 4. La causa es casi siempre estética: alguien quería letra más chica y eligió un nivel inferior por no conocer el ajuste de tamaño. Un hábito lo resuelve: elija el nivel por su sentido y dele estilo después.',
    see: 'Con HeadingsMap o la herramienta WAVE (pestaña Estructura), lea el esquema como un índice, a partir de [un solo h1](/guia/encabezado-h1): cada subtítulo debe depender del anterior. Los del pie de página y las ventanas emergentes también cuentan.',
    mends: {
      wordpress:
        'En el editor, el ícono Vista general del documento lista los encabezados y marca los saltos; cambie el nivel en la barra del bloque.',
      wix: 'Cada texto tiene un estilo, de Título 1 a Título 6. Elija el correcto y ajuste su aspecto en Diseño del sitio → Tema de texto.',
      shopify:
        'Los títulos del pie suelen ser h4 sin h3: Editar código → sections/footer, y páselos a h2.',
      squarespace:
        'Hay tres niveles (Encabezado 1 a 3); el tamaño se cambia en Estilos del sitio → Fuentes.',
      byHand:
        'Separe el sentido del aspecto: <h3 class="chico">. En un componente que se reutiliza, haga del nivel un parámetro.',
    },
  },
  'page.words': {
    title: 'Texto de la página de inicio: cuántas palabras | Iluma',
    description:
      'Una página de inicio con menos de 200 palabras no le dice nada a Google. Qué escribir, en qué orden y dónde agregarlo sin recargar la página de inicio.',
    heading: 'Escriba suficiente texto en la página de inicio',
    why: 'Doscientas palabras son un minuto de lectura: alcanza para decir el oficio, la zona, tres servicios, un precio inicial y una prueba. Con menos, Google tiene que adivinar, y adivina a partir de competidores que dicen más. No premia el largo por el largo: un párrafo que [responde a una pregunta real](/guia/responder-preguntas) vale más que cinco líneas sobre su pasión.',
    see: 'Seleccione todo el texto del inicio menos los menús y péguelo en un documento, que contará las palabras. Si la página ocupa tres pantallas y le da ochenta, todo está en [las imágenes](/guia/texto-alternativo).',
    mends: {
      wordpress:
        'Debajo del banner, agregue un bloque Grupo con un encabezado de nivel 2 y dos párrafos. El bloque Detalles guarda las preguntas frecuentes sin alargar la página.',
      wix: 'Agregar → Texto, fuera de las franjas de video. El texto de las presentaciones se lee; el de las imágenes, no.',
      shopify:
        'Personalizar → Agregar sección → «Texto enriquecido», debajo de los productos destacados.',
      squarespace:
        'Basta un bloque de texto entre dos secciones de imágenes; evite las de pantalla completa con seis palabras.',
      byHand:
        'Escriba para la pregunta que le hacen por teléfono todos los días: ese es su primer párrafo. Después diga dónde trabaja y desde qué precio.',
    },
  },
  'page.readability': {
    title: 'Legibilidad: cómo escribir textos fáciles de leer | Iluma',
    description:
      'Cómo medir la facilidad de lectura de una página, acortar las frases y usar las palabras de sus clientes, con herramientas gratuitas que ayudan.',
    heading: 'Haga que sus textos se lean con facilidad',
    why: 'La escala va de 0 a 100, y por debajo de 30 un texto exige estudios universitarios. [El ILA](/ila) la calcula con el largo de las frases y de las palabras, mediante la fórmula propia de cada idioma; para el español, la de Fernández Huerta. El tono no es el problema: una abogada puede ser precisa y partir en tres una frase de cuarenta palabras. Casi todos lo leen de pie y con un pulgar.',
    see: 'Pegue un párrafo en legible.es, gratuito y pensado para el español. Después pregúntele a alguien de otro rubro qué recuerda; lo que falte es lo que hay que reescribir.',
    mends: {
      wordpress:
        'El análisis de legibilidad de Yoast SEO subraya las frases largas y la voz pasiva mientras usted escribe.',
      wix: 'No trae herramienta: escriba en Word (Editor → Estadísticas) o en Documentos de Google y pegue sin formato.',
      shopify:
        'Para un producto: una frase sobre su uso y luego una lista de cinco puntos como máximo.',
      squarespace:
        'Cuide también el ancho: más de 75 caracteres por línea cansan, sea cual sea la frase.',
      byHand:
        'Una idea por párrafo. Explique el término del oficio la primera vez, entre paréntesis. Escriba los números en cifras y prefiera el verbo corto: «usar» y no «utilizar», «ayudar» y no «brindar asistencia».',
    },
  },
  'page.alt': {
    title: 'Texto alternativo: cómo describir las imágenes | Iluma',
    description:
      'Qué poner en el atributo alt de una imagen, cuándo dejarlo vacío y dónde escribirlo en WordPress, Wix, Shopify y Squarespace, con buenos ejemplos.',
    heading: 'Escriba el texto alternativo de las imágenes',
    why: 'Sin él, un [lector de pantalla](/guia/accesibilidad-web) deletrea el nombre del archivo: «I M G guion bajo 4 8 3 2 punto J P G». Un cliente ciego no se entera de cómo es su vitrina, y Google Imágenes tampoco. Dos errores se repiten: las mismas palabras clave bajo veinte fotos y la descripción de un adorno. Pregúntese qué diría de la imagen por teléfono; si la respuesta es «nada», deje el texto vacío.',
    see: 'La extensión WAVE pone un ícono rojo en cada imagen sin alt. También puede desactivar las imágenes en el navegador: los textos ocupan su lugar y los huecos se ven.',
    mends: {
      wordpress:
        'Medios → haga clic en la imagen → «Texto alternativo». Atención: ese campo no cambia las páginas donde ya está puesta; edite ahí el bloque.',
      wix: 'Clic en la imagen → Ajustes → «¿Qué hay en la imagen?». En una galería, cada foto tiene su campo en Administrar contenido.',
      shopify:
        'Producto → clic en la foto → «Agregar texto alternativo». Las del tema se describen en Contenido → Archivos.',
      squarespace: 'Doble clic en la imagen → Contenido → «Texto alternativo de la imagen».',
      byHand:
        '<img src="panes.jpg" alt="Tres panes redondos sobre una mesa de madera">. Para un adorno: alt="", nunca el atributo ausente.',
    },
  },
  'page.freshness': {
    title: 'Año en el pie de página: manténgalo al día | Iluma',
    description:
      'Un «© 2021» al final de la página hace pensar en un negocio cerrado. Cómo mostrar el año actual sin tener que recordarlo, en cada plataforma.',
    heading: 'Mantenga al día el año del pie de página',
    why: 'Nadie busca esa línea, pero todos la ven mientras buscan el teléfono. Dos años de atraso bastan para sembrar la duda: ¿valen estos precios, todavía atienden? Un rango como «2009-2026» funciona mejor, porque cuenta su trayectoria. [El ILA](/ila) solo mira el año más reciente y acepta el anterior.',
    see: 'Baje hasta el final de la página de inicio y de una página antigua: a veces los pies son distintos. El © y el año también pueden ser parte de una imagen. De paso, revise otras fechas: la oferta de Navidad, el horario de verano, un «nuevo» sobre un producto de hace tres años. Corrija todo en la misma visita.',
    mends: {
      wordpress:
        'Muchos temas tienen una variable, a menudo {current_year}. Si no, use el editor del sitio → Pie de página. Algunos esconden la línea en Personalizar → Copyright.',
      wix: 'El pie es común a todo el sitio: edítelo una vez. El año no avanza solo; ponga un recordatorio en enero.',
      shopify:
        "footer.liquid usa {{ 'now' | date: '%Y' }}, que cambia solo. Un año escrito a mano en un bloque, no.",
      squarespace:
        'Editar → pie de página. El texto es fijo, salvo que agregue unas líneas con la inyección de código.',
      byHand:
        "En PHP: <?= date('Y') ?>. Con un generador estático, sirve el de la publicación si actualiza a menudo.",
    },
  },
} satisfies SomeGuideTexts;
