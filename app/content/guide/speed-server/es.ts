import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'speed.first-byte': {
    title: 'Tiempo de respuesta del servidor (TTFB): bajarlo | Iluma',
    description:
      'Un servidor que tarda más de 800 ms en responder retrasa todo lo demás. Cómo medir el TTFB, encontrar qué lo frena y bajarlo en su hosting.',
    heading: 'Baje el tiempo de respuesta del servidor',
    why: 'Este tiempo no depende de las imágenes ni de los scripts: es lo que tarda el servidor en fabricar la página, más el viaje. Un [caché de páginas](/guia/cache-del-navegador) lo lleva de dos segundos a una décima, porque la página ya está lista. La distancia también pesa: un hosting en Europa agrega unos 200 milisegundos a cada visita desde Buenos Aires o Lima.',
    see: 'F12 → Red → primera línea → Tiempos → «Esperando respuesta del servidor». Mida tres veces, porque la primera visita tras una pausa suele ser la más lenta; [el ILA](/ila) toma el valor central.',
    mends: {
      wordpress:
        'Active un caché de páginas (WP Super Cache, LiteSpeed Cache o el del hosting), use PHP 8.2 o posterior y elimine los plugins que no necesita. Query Monitor muestra las consultas lentas.',
      wix: 'Del caché se ocupa Wix. Las páginas de Velo que consultan una base de datos quedan fuera: guarde en caché los resultados de sus funciones.',
      shopify:
        'Es rápido de por sí. La lentitud viene de bucles Liquid sobre todas las colecciones, que Shopify Theme Inspector para Chrome deja a la vista.',
      squarespace:
        'No hay nada que ajustar, pero una página índice con cincuenta secciones se divide.',
      byHand:
        'Ponga un CDN adelante y guarde en caché las páginas públicas, aunque sea un minuto. Solo después agregue índices a la base o cambie de servidor. Lo que es igual para todos no se fabrica dos veces.',
    },
  },
  'speed.compression': {
    title: 'Compresión gzip y Brotli: cómo activarla | Iluma',
    description:
      'Las páginas y los scripts sin comprimir pesan cuatro veces más. Cómo revisar el encabezado Content-Encoding y activar gzip o Brotli en su servidor.',
    heading: 'Active la compresión gzip o Brotli',
    why: 'El texto se comprime muy bien: un script de 400 kB baja a 90 con Brotli. Ningún otro ajuste rinde tanto por una línea de configuración, y falta sobre todo en hostings pequeños y en archivos servidos desde otro dominio. Las imágenes y los videos ya vienen comprimidos; repetirlo no gana nada. Por eso [el ILA](/ila) solo mira textos de más de 1,400 bytes.',
    see: 'F12 → Red → haga clic en un archivo .js o .css → Encabezados de respuesta: content-encoding debe decir br, zstd o gzip. Revise también la página misma, porque algunos servidores comprimen los archivos y olvidan el HTML, que es lo primero en salir. Compare ambos tamaños.',
    mends: {
      wordpress:
        'LiteSpeed Cache y WP Rocket la activan en Apache. En la mayoría de los hostings: cPanel → Optimizar sitio web → Comprimir todo el contenido.',
      wix: 'Wix lo hace con todo lo que aloja; un script cargado desde otro lado depende de su propio servidor.',
      shopify:
        'El CDN comprime todo. Un archivo señalado viene de una aplicación: consulte a quien la desarrolla.',
      squarespace:
        'Viene activada en todo el sitio; los scripts que usted inyecta dependen del servidor de donde vienen.',
      byHand:
        'Apache: AddOutputFilterByType BROTLI_COMPRESS text/html text/css application/javascript. nginx: gzip on; gzip_types text/css application/javascript image/svg+xml application/json;',
    },
  },
  'speed.caching': {
    title: 'Caché del navegador: encabezado Cache-Control | Iluma',
    description:
      'Indique a los navegadores que guarden estilos, scripts e imágenes una semana o un año con Cache-Control, sin congelar las actualizaciones del sitio.',
    heading: 'Haga que el navegador guarde sus archivos',
    why: 'Un cliente que mira cuatro páginas descarga cuatro veces la misma hoja de estilos si nada le dice al navegador que la guarde. Se teme congelar una versión vieja, y los nombres con versión (style.3f2a1b.css o style.css?ver=6.4) lo evitan, porque todo cambio crea una dirección nueva. [El ILA](/ila) solo juzga esos archivos, para los que un año entero es seguro.',
    see: 'F12 → Red, recargue la página: la columna Tamaño debe decir «caché de memoria» o «caché de disco». Los encabezados muestran max-age en segundos; 604800 es una semana. Haga la prueba dos veces, porque la primera carga siempre llena el caché. Anote los nombres.',
    mends: {
      wordpress:
        'WP Rocket y W3 Total Cache escriben las reglas; sin plugin, agréguelas en .htaccess. En Cloudflare: Caching → Browser Cache TTL.',
      wix: 'Los archivos de Wix se guardan mucho tiempo. Los de aplicaciones de terceros no dependen de usted.',
      shopify:
        'cdn.shopify.com fija un año. Un archivo señalado es casi siempre un rastreador o una aplicación.',
      squarespace:
        'El plazo ya es largo y no se ajusta. Quite los scripts externos que no se guardan.',
      byHand:
        'nginx: location ~* \\.(css|js|woff2|avif|webp)$ { add_header Cache-Control "public, max-age=31536000, immutable"; }. Deje no-cache para las páginas HTML, que deben estar al día.',
    },
  },
  'speed.blocking': {
    title: 'Scripts que bloquean la carga: defer y async | Iluma',
    description:
      'Un script en el encabezado sin defer ni async deja la página en blanco. Cómo encontrar los scripts que bloquean, diferirlos o prescindir de ellos.',
    heading: 'Difiera los scripts que bloquean la carga',
    why: 'El navegador lee la página de arriba abajo; en cada script del encabezado se detiene, lo descarga, lo ejecuta y sigue. Cinco [scripts de medición](/guia/rastreadores-sin-consentimiento), chat y fuentes pueden dejar [la pantalla en blanco](/guia/largest-contentful-paint) dos segundos en un celular. Con defer esperan a que termine la lectura; con async arrancan cuando llegan. El primero sirve para casi todo, el segundo para la medición. Y un script que se quita gana siempre al que se difiere.',
    see: 'PageSpeed Insights → «Solicitudes que bloquean el renderizado» los lista con el tiempo perdido. En el código fuente, busque <script src= antes de </head>. Empiece por el más lento.',
    mends: {
      wordpress:
        'WP Rocket → Optimización de archivos → «Cargar JavaScript diferido»; Autoptimize lo hace gratis. Revise después los menús y los formularios.',
      wix: 'Ajustes → Código personalizado: ponga cada script en «Body - final» y solo en las páginas que lo usan.',
      shopify:
        'Elimine las aplicaciones sin uso y luego sus restos en theme.liquid; agregue defer="defer" a las etiquetas que queden.',
      squarespace: 'Inyección de código: pase del encabezado al pie todo lo que no sea un estilo.',
      byHand:
        '<script src="menu.js" defer></script>. Un administrador de etiquetas no reemplaza la limpieza: cada etiqueta que carga cuesta lo mismo. Pregunte a quien pidió cada herramienta si todavía mira sus datos.',
    },
  },
} satisfies SomeGuideTexts;
