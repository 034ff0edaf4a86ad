import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'speed.lcp': {
    title: 'LCP (Largest Contentful Paint): menos de 2.5 s | Iluma',
    description:
      'Qué mide el LCP, cómo encontrar el elemento responsable con PageSpeed Insights y qué cambios lo llevan por debajo de 2.5 segundos en celulares.',
    heading: 'Muestre el contenido principal en menos de 2.5 segundos',
    why: 'El LCP marca el momento en que aparece por fin el elemento visible más grande, una foto o un título. Es una de las tres métricas web esenciales de Google, medida con visitantes reales. La mala sorpresa suele ser la carga diferida en la foto de arriba: se le pide al navegador que deje para después lo que debería ir primero. Una animación de aparición hace el mismo daño.',
    see: 'PageSpeed Insights → Móvil → «Elemento LCP» dice cuál es y divide su tiempo: servidor, espera, descarga, dibujo. Ataque la parte más larga. [El ILA](/ila) carga la página varias veces y toma el valor central.',
    mends: {
      wordpress:
        'Excluya la imagen de arriba de la carga diferida (WP Rocket → Medios → Imágenes excluidas). Desde la versión 6.3, WordPress le da prioridad si la reconoce.',
      wix: 'Panel de control → Sitio → Velocidad del sitio. Quite la animación de entrada y el video de la primera sección.',
      shopify:
        "En la primera sección, use loading: 'eager' y fetchpriority: 'high' en image_tag. Ahí evite los carruseles.",
      squarespace:
        'Una imagen fija y comprimida en la primera sección; apague las animaciones en Estilos del sitio.',
      byHand:
        '<img fetchpriority="high"> sin loading="lazy", <link rel="preload" as="image"> si viene de una hoja de estilos, y las fuentes con font-display: swap. Después revise también una página de servicio.',
    },
  },
  'speed.cls': {
    title: 'CLS (Cumulative Layout Shift): estabilice la página | Iluma',
    description:
      'Por qué una página se mueve mientras carga, cómo ver los saltos en Chrome y cómo eliminarlos: imágenes, avisos, publicidad, fuentes y módulos tardíos.',
    heading: 'Evite que la página se mueva mientras carga',
    why: 'El puntaje suma los saltos, según cuánta pantalla se mueve y qué distancia; 0.1 es el límite de un buen resultado. Las imágenes sin medidas son conocidas. Los avisos lo son menos: un mensaje de [cookies](/guia/rastreadores-sin-consentimiento) o una promoción que se mete arriba empuja toda la página. Las fuentes también la mueven, cuando la de reemplazo es más ancha. La gente recuerda sobre todo el botón «Cancelar» que ocupó el lugar de «Pagar».',
    see: 'Chrome, F12 → Rendimiento → grabe una recarga: los saltos aparecen en «Cambios de diseño», con el elemento culpable. Pruebe en el celular, donde son mayores, y baje hasta el final, porque los saltos tardíos cuentan. Repítalo con caché vacío.',
    mends: {
      wordpress:
        'Configure el plugin de consentimiento para superponerse y no para empujar. Deles una altura mínima a los avisos publicitarios (min-height).',
      wix: 'Evite los avisos de arriba agregados por una aplicación. El de Wix conserva su lugar en el encabezado.',
      shopify:
        'Los módulos de reseñas bajo el título llegan tarde: pida una altura fija o muévalos más abajo.',
      squarespace:
        'La barra de anuncios propia es estable. Precargue las fuentes que agrega por código.',
      byHand:
        'aspect-ratio en los medios, min-height en lo que llega después, size-adjust en la fuente de reemplazo y transform en lugar de top o margin para animar.',
    },
  },
  'speed.nodes': {
    title: 'Tamaño del DOM: reduzca los elementos de la página | Iluma',
    description:
      'Con más de 1,500 elementos, una página responde lento en un celular modesto. Cómo contar los elementos del DOM y quitar los que no sirven para nada.',
    heading: 'Reduzca la cantidad de elementos de una página',
    why: 'Cada elemento cuesta memoria y cálculo con la menor interacción, y la [respuesta al toque](/guia/scripts-que-bloquean) (INP) lo sufre primero en los celulares de gama baja. Los constructores anidan sin reparo diez contenedores para un botón. Los menús dobles, uno de escritorio y otro móvil, con uno siempre oculto, agregan unos cientos de elementos en vano. Con menos, además, hay [menos HTML que enviar](/guia/peso-de-la-pagina) y estilos más fáciles de cambiar.',
    see: "En la consola (F12), escriba document.querySelectorAll('*').length. Luego, $0.querySelectorAll('*').length sobre un bloque seleccionado le dice cuál pesa. Lighthouse da el mismo total, con la mayor profundidad y el padre con más hijos: empiece por ahí. Anote el número antes de cambiar nada, para saber cuánto ganó.",
    mends: {
      wordpress:
        'Elementor → Ajustes → Características → contenedores Flexbox en lugar de secciones. Limite el bloque Últimas entradas a seis y pagine los productos.',
      wix: 'Borre las secciones ocultas en el celular en vez de esconderlas y divida en dos una página de inicio larga.',
      shopify:
        'Colecciones: 24 productos por página (Personalizar → Cuadrícula de productos). Un megamenú con todas las colecciones suma mil elementos.',
      squarespace:
        'Divida las páginas índice apiladas y baje un bloque Resumen de treinta entradas a seis con un enlace.',
      byHand:
        'Muestre las listas largas por partes (paginación o content-visibility: auto) y cambie los div de relleno por grid y gap.',
    },
  },
} satisfies SomeGuideTexts;
