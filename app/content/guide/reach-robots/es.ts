import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'reach.robots': {
    title: 'Archivo robots.txt: cómo corregir los errores | Iluma',
    description:
      'Para qué sirve robots.txt, qué líneas entiende un robot, qué hacer con un error 500 en ese archivo y dónde editarlo en WordPress, Wix o Shopify.',
    heading: 'Corrija un robots.txt que falla o está mal escrito',
    why: 'Que el archivo no exista no es un problema: significa «adelante». Un [error del servidor](/guia/sitio-web-no-carga) en esa dirección sí lo es, porque Google deja de rastrear el sitio, primero por horas y luego por días. Las líneas mal escritas se ignoran sin aviso: una errata en «Disallow» abre lo que usted creía cerrado, y una barra de más puede cerrar lo que debía estar abierto.',
    see: 'Entre a sudominio.com/robots.txt. Cada línea empieza con User-agent, Allow, Disallow, [Sitemap](/guia/mapa-del-sitio-xml) o el signo #. Ver una página web en lugar de texto es un error frecuente. Search Console muestra la copia que leyó Google en Ajustes → robots.txt.',
    mends: {
      wordpress:
        'El archivo es virtual hasta que usted sube uno. Yoast SEO → Herramientas → Editor de archivos lo crea y lo modifica; Rank Math tiene el suyo en Ajustes generales.',
      wix: 'Panel de control → SEO → Editor de robots.txt; «Restablecer» lo repara todo de una vez.',
      shopify:
        'El original sirve casi siempre. Para cambiarlo: Temas → Editar código → Agregar una plantilla → robots. Bórrela para volver atrás.',
      squarespace:
        'No se escribe a mano: Configuración → Rastreadores ofrece dos interruptores, uno para buscadores y otro para la IA.',
      byHand:
        'Bastan tres líneas: User-agent: *, Allow: /, Sitemap: https://sudominio.com/sitemap.xml. Envíelas como text/plain, en UTF-8 y con código 200.',
    },
  },
  'page.indexable': {
    title: 'Quitar noindex: que su sitio aparezca en Google | Iluma',
    description:
      'Mi sitio no sale en Google: la etiqueta noindex, el encabezado X-Robots-Tag y robots.txt, dónde se esconden y cómo quitarlos en cada plataforma.',
    heading: 'Quite el noindex que oculta su sitio a Google',
    why: 'Es el único problema que limita el puntaje a 30, porque nada de lo demás sirve mientras dure. Tiene tres formas que suelen confundirse: [robots.txt](/guia/archivo-robots-txt) prohíbe leer, la etiqueta y el encabezado prohíben mostrar. Si robots.txt cierra la página, Google ni siquiera ve que usted quitó el noindex, así que abra primero el rastreo.',
    see: 'Busque «site:sudominio.com»: cero resultados es mala señal. En Search Console, «Inspección de URLs» nombra la causa exacta. En el código fuente (Ctrl + U), busque una etiqueta meta llamada robots.',
    mends: {
      wordpress:
        'Ajustes → Lectura → desmarque «Pedir a los motores de búsqueda que no indexen este sitio». En Yoast, revise también la pestaña Avanzado de la página de inicio.',
      wix: 'En SEO básico de la página, active «Permitir que los motores de búsqueda indexen esta página». Para todo el sitio: SEO → Indexación.',
      shopify:
        'Una contraseña oculta la tienda entera: Tienda online → Preferencias → Protección con contraseña.',
      squarespace:
        'Configuración → Disponibilidad del sitio → Público. Después, en la pestaña SEO de la página, desactive «Ocultar en los resultados de búsqueda».',
      byHand:
        'Borre <meta name="robots" content="noindex">, el encabezado X-Robots-Tag de la configuración y la línea «Disallow: /», que muchas veces llega copiada de un sitio de prueba.',
    },
  },
  'reach.sitemap': {
    title: 'Mapa del sitio XML: crearlo y enviarlo a Google | Iluma',
    description:
      'Dónde está el sitemap de WordPress, Wix, Shopify o Squarespace, cómo quitarle las direcciones muertas y cómo enviarlo en Search Console de Google.',
    heading: 'Cree un mapa del sitio XML y envíelo a Google',
    why: 'Un mapa del sitio no hace subir una página, hace que la encuentren: importa sobre todo cuando el sitio es nuevo, recibe [pocos enlaces](/guia/paginas-huerfanas) o acaba de publicar algo. Pero tiene que estar limpio. Si incluye páginas borradas o [prohibidas](/guia/quitar-noindex), Google aprende a desconfiar, y Search Console se llena de avisos que tapan los problemas reales.',
    see: 'Pruebe sudominio.com/sitemap.xml, luego /sitemap_index.xml y /wp-sitemap.xml. En Search Console, Sitemaps dice cuándo se leyó por última vez y cuántas direcciones contiene. Abra cinco al azar.',
    mends: {
      wordpress:
        'El de fábrica está en /wp-sitemap.xml. Yoast lo reemplaza por /sitemap_index.xml (Yoast SEO → Ajustes → Mapas del sitio XML). Vacíe la papelera para que desaparezcan las entradas borradas.',
      wix: 'Wix lo crea y lo envía en /sitemap.xml. Una página que se oculta a los buscadores en sus ajustes sale sola de la lista.',
      shopify:
        '/sitemap.xml reúne productos, colecciones, páginas y artículos; solo figura lo publicado en la tienda en línea.',
      squarespace:
        'Sigue a las páginas activas: desactive las que ya no usa en lugar de dejarlas sin enlazar.',
      byHand:
        'Un archivo XML con un <url><loc> por dirección canónica, 50,000 como máximo, y <lastmod> solo si la fecha es verdadera. Cítelo en robots.txt.',
    },
  },
} satisfies SomeGuideTexts;
