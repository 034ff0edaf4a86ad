import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'page.title': {
    title: 'Etiqueta title: cómo escribir el título | Iluma',
    description:
      'Largo, orden de las palabras y ajustes del título de la página (etiqueta title) en WordPress, Wix, Shopify y Squarespace, para que Google lo muestre entero.',
    heading: 'Escriba un título de página que Google muestre entero',
    why: 'Google mide el título en píxeles, no en letras: una M ocupa casi cuatro veces lo que una i. Si pasa de 580 píxeles, el final se convierte en puntos suspensivos; si no llega a 200, dice tan poco que Google suele reemplazarlo por una frase que elige él. Por eso las palabras que deciden el clic, el servicio y [la ciudad](/guia/ciudad-en-el-titulo), van primero, y el nombre del negocio al final.',
    see: 'Pase el cursor sobre la pestaña del navegador y leerá el título completo. Para revisar todas sus páginas de una vez, busque «site:sudominio.com» en Google y anote los títulos cortados, vacíos o repetidos.',
    mends: {
      wordpress:
        'Con Yoast SEO, abra la página, baje hasta el recuadro de Yoast y complete «Título SEO»; la barra se pone verde cuando el largo es correcto. Con Rank Math, use «Editar snippet». Si la página tiene dos títulos, desactive el segundo plugin de SEO.',
      wix: 'En el editor, vaya a Páginas y menú, haga clic en los tres puntos junto a la página y luego en SEO básico → «Etiqueta de título». El modelo común está en el panel de control, en SEO.',
      shopify:
        'Abra el producto, la colección o la página y vaya a «Publicación en motores de búsqueda» → editar → «Título de la página». Para la página de inicio: Tienda online → Preferencias.',
      squarespace:
        'Páginas → engranaje de la página → SEO → «Título SEO». El formato común está en Configuración → Marketing → Apariencia SEO.',
      byHand:
        'Deje un solo elemento <title> en el encabezado: <title>Reparación de bicicletas en Rosario | Taller Ruiz</title>. Si una plantilla agrega otro, lo encontrará buscando «<title» en el código fuente.',
    },
  },
  'page.description': {
    title: 'Metadescripción: escríbala para ganar clics | Iluma',
    description:
      'Largo, contenido y ajuste de la metadescripción en WordPress, Wix, Shopify y Squarespace, y por qué Google a veces muestra un texto distinto del suyo.',
    heading: 'Escriba una metadescripción que invite al clic',
    why: 'La descripción no cambia el puesto; cambia cuántas personas hacen clic desde ese puesto. Google la reemplaza por un fragmento cuando falta, [se repite](/guia/titulos-duplicados) o no habla de lo buscado. Una buena descripción contiene las palabras de la búsqueda, que aparecen en negrita, y un dato que un competidor no puede copiar: un plazo, un precio inicial, [un barrio](/guia/ciudad-en-el-titulo).',
    see: 'Busque su página por nombre y compare lo que muestra Google con lo que usted escribió. Si casi siempre difieren, la descripción no responde a lo que la gente pregunta.',
    mends: {
      wordpress:
        'En el recuadro de Yoast SEO, complete «Meta descripción» y guíese por la vista de celular, la más estricta. WordPress solo no tiene este campo.',
      wix: 'SEO básico → «Meta descripción». El asistente propone un texto: reescríbalo, porque le serviría a cualquiera de su rubro.',
      shopify:
        'Al final de un producto o una colección, «Publicación en motores de búsqueda» → «Meta descripción». Si queda vacía, Shopify toma el comienzo de la ficha.',
      squarespace:
        'Engranaje de la página → SEO → «Descripción SEO». La descripción del sitio, en Apariencia SEO, solo vale para el inicio.',
      byHand:
        'En el encabezado: <meta name="description" content="…">, una sola vez. Cuente de 70 a 160 caracteres con espacios y evite las comillas rectas adentro.',
    },
  },
  'page.unique': {
    title: 'Títulos duplicados: cómo diferenciarlos | Iluma',
    description:
      'Dos páginas con el mismo título compiten por la misma búsqueda. Cómo encontrar los duplicados, reescribirlos y corregir las plantillas que los crean.',
    heading: 'Elimine los títulos y descripciones duplicados',
    why: 'Los duplicados nacen casi siempre de una plantilla: «Inicio | Mi negocio» en doce páginas, o [la misma descripción](/guia/meta-descripcion) en todas. Google se queda con una, según sus criterios, y guarda las demás entre los «resultados omitidos». Si dos páginas merecen de verdad el mismo título, en realidad son una sola: únalas y [redirija la más débil](/guia/cadenas-de-redirecciones).',
    see: 'Busque un título entre comillas con «site:sudominio.com» adelante: todo lo que venga después del primer resultado está duplicado. Screaming Frog los agrupa en Page Titles → Duplicate. Empiece por los productos que solo cambian de color. Una hoja de cálculo ayuda a no olvidar ninguna página.',
    mends: {
      wordpress:
        'Yoast SEO → Ajustes → Tipos de contenido: agregue la variable «Título» al modelo. Los archivos de autor y de fecha suelen duplicar el blog; desactívelos ahí mismo.',
      wix: 'SEO → Ajustes de SEO → elija el tipo de página y arme el modelo con la variable del nombre.',
      shopify:
        'Las colecciones filtradas comparten título: agregue page_title y el número de página en theme.liquid.',
      squarespace:
        'Apariencia SEO → formatos: %p es el nombre de la página y %s el del sitio. Un formato sin %p crea duplicados.',
      byHand:
        'Lleve una hoja de cálculo con tres columnas, dirección, título y descripción, y ordénela por título: los gemelos quedan uno debajo del otro.',
    },
  },
  'page.canonical': {
    title: 'URL canónica: para qué sirve y cómo ajustarla | Iluma',
    description:
      'La etiqueta canonical le dice a Google cuál de varias direcciones parecidas cuenta. Los cuatro errores que borran una página y cómo corregirlos.',
    heading: 'Ajuste la URL canónica sin ocultar sus páginas',
    why: 'Filtros, parámetros de campaña, versiones para imprimir: una página suele tener [diez direcciones](/guia/con-o-sin-www), y la etiqueta canonical nombra la verdadera. Mal puesta, juega en su contra: una plantilla que pone la dirección del inicio en todas partes le pide a Google que olvide lo demás. Tras un cambio de dominio, el viejo puede sobrevivir ahí durante años.',
    see: 'Vea el código fuente (Ctrl + U) y busque «canonical»: una sola línea, con la dirección completa en [https](/guia/pasar-a-https), la de esa página. En Search Console, «Inspección de URLs» muestra la que usted declara junto a la que eligió Google.',
    mends: {
      wordpress:
        'WordPress la agrega. En Yoast, pestaña Avanzado, conviene dejar vacío el campo «URL canónica». Dos etiquetas delatan dos plugins de SEO.',
      wix: 'SEO → Avanzado → etiquetas adicionales: borre la que haya agregado a mano, la de Wix es correcta.',
      shopify:
        'theme.liquid debe contener <link rel="canonical" href="{{ canonical_url }}"> una vez; a veces una aplicación de SEO suma otra.',
      squarespace: 'Es automática y no se edita. Busque un duplicado en la inyección de código.',
      byHand:
        '<link rel="canonical" href="https://sudominio.com/servicios/llantas"> en el encabezado. Nunca una ruta relativa, ni una dirección que redirige, ni pegada de una página a otra. Después de una migración, revise una por plantilla.',
    },
  },
  'page.open-graph': {
    title: 'Vista previa al compartir: imagen y título | Iluma',
    description:
      'Elija la imagen, el título y el texto que aparecen cuando alguien comparte su enlace en Facebook, WhatsApp o LinkedIn, y borre la vista previa anterior.',
    heading: 'Ajuste la vista previa de un enlace compartido',
    why: 'Cuando un cliente lo recomienda, pega su dirección en un chat. Con una imagen nítida y un título, el enlace ocupa media pantalla; sin ellos, parece spam. Una [imagen de 1,200 por 630 píxeles](/guia/imagenes-pesadas) sirve en todas partes. Evite el logo solo sobre blanco: WhatsApp lo recorta en cuadrado y queda un pedazo. El texto cuenta igual: [un título con la ciudad](/guia/ciudad-en-el-titulo) o el plato del día funciona mejor que un eslogan.',
    see: 'Envíese el enlace por WhatsApp. El depurador de contenido compartido de Facebook muestra la vista previa, nombra la etiqueta que falta y borra la copia guardada.',
    mends: {
      wordpress:
        'Yoast SEO: pestaña Redes sociales de cada página. La imagen por defecto se elige en Yoast SEO → Ajustes → Datos básicos del sitio.',
      wix: 'SEO de la página → Compartir en redes. La del sitio está en SEO → Ajustes para compartir.',
      shopify:
        'Tienda online → Preferencias → «Imagen para compartir en redes»; un producto usa su primera foto.',
      squarespace:
        'Engranaje de la página → Imagen social. Para todo el sitio: Configuración → Marketing → Compartir en redes.',
      byHand:
        'Cuatro etiquetas en el encabezado: og:title, og:description, og:url y og:image, esta última con su dirección completa en https. Cambie la imagen con la temporada.',
    },
  },
  'page.icon': {
    title: 'Favicon: cómo agregar el ícono de su sitio | Iluma',
    description:
      'Formato, tamaño y lugar del favicon para las pestañas, los favoritos y los resultados de Google, con el ajuste exacto de cada plataforma de sitios.',
    heading: 'Agregue un favicon que se reconozca en pequeño',
    why: 'En el celular, Google muestra un ícono a la izquierda de [cada resultado](/guia/primera-pagina-de-google). Sin el suyo pone un globo terráqueo gris, el mismo de los sitios abandonados. Entre varias pestañas abiertas, además, es lo único que ve de usted quien compara cinco negocios. A ese tamaño un nombre entero no se lee: use una inicial o la forma más simple del logo, con buen contraste sobre claro y sobre oscuro.',
    see: 'Mire la pestaña y abra sudominio.com/favicon.ico. Busque su nombre en un celular; Google puede tardar varios días en mostrar un ícono nuevo. [El informe](/ila) pide esa dirección, porque un archivo perdido en un rediseño pasa inadvertido en la computadora que lo tenía guardado. Compare con sus competidores.',
    mends: {
      wordpress:
        'Ajustes → Generales → «Icono del sitio» en las versiones recientes, o Apariencia → Personalizar → Identidad del sitio. Suba 512 píxeles de lado.',
      wix: 'Ajustes → Ajustes del sitio web → Favicon. Se necesita un plan de pago con dominio.',
      shopify:
        'Temas → Personalizar → Configuración del tema → Logo → «Imagen de favicon»; Shopify la reduce a 32 píxeles.',
      squarespace: 'Diseño → Ícono del navegador, en PNG de hasta 300 píxeles.',
      byHand:
        'Ponga favicon.ico en la raíz y agregue <link rel="icon" href="/icono.svg" type="image/svg+xml">. Google prefiere cuadrados múltiplos de 48 píxeles.',
    },
  },
  'page.encoding': {
    title: 'Acentos mal mostrados (Ã©): corregir la codificación | Iluma',
    description:
      'Ver «Ã©» donde iba una é indica un texto en UTF-8 leído como Latin-1. Dónde se produce la confusión, cómo detenerla y cómo reparar los textos.',
    heading: 'Repare los acentos y las eñes mal mostrados',
    why: 'El síntoma señala la causa. «Ã±» o «Ã©»: el texto está en UTF-8, pero algo lo leyó con una codificación vieja y a veces lo guardó así. Un rombo negro con un signo de pregunta: lo contrario. Los buscadores guardan lo que leen, de modo que una «reparación» escrita así no responde a nadie que la busque, y [el fragmento de Google](/guia/meta-descripcion) muestra el mismo revoltijo. Los correos automáticos del sitio suelen sufrir lo mismo.',
    see: 'Recorra [sus títulos](/guia/titulo-de-la-pagina) en los resultados de Google, donde salta a la vista. Revise los nombres de productos importados y las entradas que pasaron de una herramienta a otra. En el código fuente, «charset=utf-8» debe estar entre las primeras líneas.',
    mends: {
      wordpress:
        "Verifique que wp-config.php diga define('DB_CHARSET', 'utf8mb4'). Tras una mala migración, Better Search Replace cambia «Ã©» por «é» en toda la base.",
      wix: 'Wix envía todo en UTF-8: el error vino de un texto pegado o de un CSV importado. Escriba de nuevo el pasaje.',
      shopify:
        'Al importar productos, guarde el archivo como «CSV UTF-8» en Excel o use Hojas de cálculo de Google, y vuelva a importarlo.',
      squarespace: 'Misma causa, mismo remedio: pegue sin formato (Ctrl + Mayús + V).',
      byHand:
        'Guarde los archivos en UTF-8 sin BOM, ponga <meta charset="utf-8"> al principio del encabezado y AddDefaultCharset UTF-8 en Apache.',
    },
  },
} satisfies SomeGuideTexts;
