import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'speed.weight': {
    title: 'Peso de la página: baje de 1.6 MB | Iluma',
    description:
      'Cómo pesar la página de inicio, saber qué la hace pesada (imágenes, videos, fuentes, scripts) y dejarla por debajo de 1.6 MB, en el orden que más rinde.',
    heading: 'Aligere la página de inicio',
    why: 'El promedio de la web supera los 2.5 MB por página, y no es excusa: con un plan prepago, su cliente paga cada megabyte. Casi siempre tres cosas suman dos tercios del peso: un video de fondo, [un carrusel](/guia/imagenes-pesadas) del que se ve solo la primera foto, y [un módulo](/guia/scripts-que-bloquean) (mapa, reseñas, chat) que carga un pequeño sitio propio. Empiece por lo más grande.',
    see: 'F12 → Red → marque «Desactivar caché», recargue y ordene por Tamaño. El total está al pie del panel. Anote las cinco primeras líneas.',
    mends: {
      wordpress:
        'Cambie el carrusel por una imagen fija, quite fuentes de más (Apariencia → Editor → Estilos → Tipografía) y cargue los módulos al hacer clic, por ejemplo con Flying Scripts.',
      wix: 'Elija una imagen en lugar de un video para el fondo de la sección, sobre todo en el celular, donde se ajusta por separado.',
      shopify:
        'Desinstale las aplicaciones una a una; anote el peso. Una sola aplicación de reseñas puede sumar 500 kB.',
      squarespace:
        'Las galerías de pantalla completa cargan todo: limítelas a ocho fotos y prefiera un bloque de imagen a un video.',
      byHand:
        'Una fuente variable woff2 en vez de seis archivos, loading="lazy" tras la primera pantalla y una fachada (imagen con clic) en lugar de un video de YouTube incrustado. Mida después de cada cambio, en un celular.',
    },
  },
  'speed.image-weight': {
    title: 'Imágenes pesadas: menos de 500 kB | Iluma',
    description:
      'Reduzca el peso de las fotos de su sitio: medidas útiles, calidad, herramientas gratuitas y lo que hay que hacer en cada plataforma de sitios web.',
    heading: 'Reduzca las imágenes demasiado pesadas',
    why: 'Un celular reciente toma fotos de 4,000 píxeles de ancho y 5 MB; en una columna de 600, se desperdician cuarenta y tres de cada cuarenta y cuatro píxeles. El navegador las achica en pantalla, pero ya descargó todo. Pasar a 1,600 píxeles y [calidad 75](/guia/webp-y-avif) suele quitar nueve décimas partes del peso, sin diferencia visible. Guarde los originales en otro lado.',
    see: 'F12 → Red → Img, ordenado por tamaño: rehaga toda imagen de más de 500 kB. Clic derecho en la foto → Abrir en otra pestaña muestra [sus medidas reales](/guia/dimensiones-de-imagenes).',
    mends: {
      wordpress:
        'Imagify o EWWW reducen la biblioteca entera de una vez (Medios → Optimización masiva). En el bloque, elija el tamaño «Grande» y no «Completo».',
      wix: 'Wix cambia el tamaño solo, salvo en fondos de sección, imágenes de franjas y las agregadas por código.',
      shopify:
        'Se aceptan hasta 20 MB, lo que no obliga a nada: suba 2,048 píxeles. Los banners del tema son los peores.',
      squarespace:
        'Antes de subirlas, quédese por debajo de 500 kB y 2,500 píxeles; el sitio crea luego varios anchos.',
      byHand:
        'squoosh.app en el navegador o, por lotes: npx sharp-cli resize 1600 -f webp -q 75. Ofrezca varios anchos con srcset y sizes, para que un celular no reciba el archivo de escritorio.',
    },
  },
  'speed.image-size': {
    title: 'Ancho y alto de las imágenes: evite los saltos | Iluma',
    description:
      'Por qué cada imagen debe declarar su ancho y su alto (width y height), cómo encontrar las que no lo hacen y corregirlas en cada plataforma.',
    heading: 'Reserve el lugar de las imágenes con width y height',
    why: 'Sin medidas, el navegador le da a la imagen una altura nula, acomoda el texto y después [empuja todo hacia abajo](/guia/cumulative-layout-shift) cuando llega. Los dos atributos no imponen el tamaño en pantalla, que sigue a cargo de la hoja de estilos: dan la proporción, y con ella el lugar que se guarda. Un olvido en una plantilla se repite en todas sus páginas, y se corrige también de una sola vez.',
    see: 'Haga lenta la red (F12 → Red → 3G lenta), recargue y mire qué salta. PageSpeed Insights da la lista en «Los elementos de imagen no tienen width y height explícitos».',
    mends: {
      wordpress:
        'El bloque Imagen los escribe desde la versión 5.5. Quedan las imágenes del tema, de los widgets y de los constructores: WP Rocket → Medios → «Añadir dimensiones de imagen que faltan».',
      wix: 'Automático en los elementos del editor. A las imágenes dentro de HTML incrustado hay que ponérselos.',
      shopify:
        'Use {{ image | image_url: width: 800 | image_tag }}, que agrega ambos; un <img> escrito a mano en un tema viejo no los tiene.',
      squarespace:
        'Los bloques propios reservan el lugar. En un bloque de código, agregue los atributos.',
      byHand:
        '<img src="horno.webp" width="1600" height="1067" alt="…">, con img { max-width: 100%; height: auto } en la hoja de estilos. Para un marco o un video: aspect-ratio.',
    },
  },
  'speed.image-format': {
    title: 'WebP y AVIF: convierta las fotos de su sitio | Iluma',
    description:
      'WebP o AVIF en lugar de JPEG y PNG: qué se gana, qué navegadores los leen y cómo convertir las fotos con plugin o sin él, según la plataforma.',
    heading: 'Pase sus fotos a WebP o AVIF',
    why: 'Todos los navegadores actuales leen WebP desde 2020 y AVIF desde 2024, así que quedan pocas razones para usar JPEG en un sitio. AVIF ahorra un quinto más que WebP, con una conversión más lenta. PNG sirve para un logo de pocos colores, pero una foto en PNG pesa cinco veces lo que debería: [el ILA](/ila) cuenta como foto todo PNG de más de 100 kB. Un logo vectorial conviene dejarlo en SVG.',
    see: 'F12 → Red → Img: la columna Tipo dice webp, avif, jpeg o png tal como llegó. La extensión del archivo puede engañar, porque algunos servidores convierten al vuelo.',
    mends: {
      wordpress:
        'Modern Image Formats, del equipo de rendimiento de WordPress, convierte al subir. Para las fotos que ya están, regenere las miniaturas o use Converter for Media.',
      wix: 'Conversión automática según el navegador; solo quedan las imágenes externas.',
      shopify:
        'El CDN elige el formato si la imagen pasa por image_url. Una dirección de archivo copiada tal cual queda en JPEG.',
      squarespace: 'Squarespace entrega WebP a partir de sus JPEG. Evite PNG para las fotos.',
      byHand:
        '<picture><source srcset="horno.avif" type="image/avif"><img src="horno.jpg" …></picture>, o deje que el servidor elija por el encabezado Accept. Después mire rostros y letras: ahí se nota el exceso de compresión.',
    },
  },
} satisfies SomeGuideTexts;
