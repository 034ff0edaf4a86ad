import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'page.link-text': {
    title: 'Texto de enlaces: qué poner en vez de «clic aquí» | Iluma',
    description:
      'Por qué «haga clic aquí» y «leer más» no ayudan a Google ni a los lectores de pantalla, con qué reemplazarlos y cómo nombrar los enlaces de imagen.',
    heading: 'Escriba enlaces que digan adónde llevan',
    why: 'Un [lector de pantalla](/guia/accesibilidad-web) puede listar los enlaces de la página fuera de contexto: «leer más, leer más, aquí». Google hace algo parecido cuando usa el texto de un enlace para entender la página a la que lleva. Cada «Leer más» que pasa a ser «Nuestros planes de mantenimiento» trabaja entonces para la página de planes. Los botones de los correos y los banners merecen el mismo cuidado, porque llevan a las mismas páginas.',
    see: 'Busque «aquí» y «más» en la página (Ctrl + F). Los enlaces sin texto, casi siempre un ícono de red social o un logo, aparecen en WAVE como «Enlace vacío». Lea los enlaces en voz alta, sin el resto: si usted no adivina el destino, nadie lo hará.',
    mends: {
      wordpress:
        'El bloque Extracto tiene un campo para el texto del enlace. En los íconos, el bloque Iconos sociales permite agregar una etiqueta.',
      wix: 'En una galería o un blog, cambie el texto del botón en los ajustes del elemento.',
      shopify:
        'Los botones de sección se editan en Personalizar; «Comprar ahora» mejora si nombra la colección.',
      squarespace:
        'En el bloque Resumen puede apagar «Leer más»: basta el título de la entrada como enlace.',
      byHand:
        'Ponga el sentido en el enlace: <a href="/precios">Ver los precios</a>. En un ícono solo, agregue aria-label="Facebook".',
    },
  },
  'page.crawlable-links': {
    title: 'Enlaces rastreables: que Google pueda seguirlos | Iluma',
    description:
      'Un botón de script o un div con clic no es un enlace, y Google no lo sigue. Cómo reconocer los falsos enlaces y reemplazarlos por enlaces de verdad.',
    heading: 'Reemplace los falsos enlaces por verdaderos',
    why: 'Para un buscador, un enlace es un elemento <a> con una dirección en href, y nada más. Un bloque que cambia de página [por script](/guia/texto-sin-javascript) funciona con el mouse, pero no se abre con el teclado, ni en otra pestaña, ni para un robot. Lo sufren sobre todo las tarjetas de productos y los menús hechos a medida, es decir, los caminos hacia lo que usted vende.',
    see: 'Clic derecho sobre el elemento: si el navegador no ofrece «Abrir enlace en una pestaña nueva», no es un enlace. Otra prueba: [recorra la página con la tecla Tab](/guia/accesibilidad-web) y anote lo que se salta.',
    mends: {
      wordpress:
        'Constructores como Elementor vuelven clicable una sección entera por script. Ponga mejor el enlace en el título o en el botón.',
      wix: 'Use el ícono de enlace del elemento y elija «Página»; las acciones de Velo (wixLocation.to) no crean ninguno.',
      shopify:
        'Busque onclick en el código del tema. Las tarjetas deben envolver la foto y el nombre en <a href="{{ product.url }}">.',
      squarespace:
        'Los bloques de imagen y de botón tienen su campo Enlace; un script en un bloque de código no deja nada que seguir.',
      byHand:
        'Cambie <div onclick="location=\'/cotizacion\'"> por <a href="/cotizacion">. El botón que despliega un menú sigue siendo <button>, pero sus entradas son enlaces. El estilo es libre.',
    },
  },
  'page.lang': {
    title: 'Atributo lang: declare el idioma de la página | Iluma',
    description:
      'El atributo lang les dice a los navegadores y a los lectores de pantalla qué idioma hablar. Cómo verificarlo y ajustarlo, también en un sitio bilingüe.',
    heading: 'Declare el idioma correcto de la página',
    why: 'Con lang="en", un [lector de pantalla](/guia/accesibilidad-web) lee «Estamos abiertos» con sonidos del inglés y no se entiende. Chrome, por su lado, ofrece traducir del español al español. La causa es trivial: un tema estadounidense que nadie ajustó. [El ILA](/ila) compara el atributo con el idioma real del texto, y así descubre también páginas que quedaron fuera de una traducción.',
    see: 'Vea el código fuente: la segunda línea empieza con <html lang="…">. En un sitio bilingüe, mire una página de cada idioma, porque la segunda suele heredar de la primera. Otra pista: el corrector del navegador subraya cada palabra que se escribe en sus formularios. El informe nombra cada página.',
    mends: {
      wordpress:
        'Ajustes → Generales → «Idioma del sitio». Con WPML o Polylang, cada traducción recibe el suyo. Un tema con lang="en" fijo debe llamar a language_attributes().',
      wix: 'Ajustes → Idioma y región → idioma del sitio; los demás se manejan en Multilingüe.',
      shopify:
        'Configuración → Idiomas: publique el idioma y elija el predeterminado. El tema muestra {{ request.locale.iso_code }}.',
      squarespace:
        'Configuración → Idioma y región → «Idioma del sitio». Solo hay uno; Weglot agrega otros.',
      byHand:
        '<html lang="es-MX"> en México, lang="es" en cualquier país. Una cita en inglés lleva su propio atributo: <p lang="en">.',
    },
  },
  'page.hreflang': {
    title: 'Etiquetas hreflang: una los idiomas de su sitio | Iluma',
    description:
      'En un sitio con varios idiomas, hreflang le muestra a cada visitante la versión correcta. La regla de ida y vuelta, los códigos válidos y los ajustes.',
    heading: 'Conecte las versiones de idioma con hreflang',
    why: 'La regla funciona como un apretón de manos: si la página en español nombra a la inglesa y esta no le devuelve la mención, Google ignora ambas. Además, cada página debe [nombrarse a sí misma](/guia/url-canonica) y [los códigos](/guia/idioma-de-la-pagina) tienen que existir: «sp-MX» no existe, «es-MX» sí. Un error no le hace bajar puestos: manda a un angloparlante a una página que no entiende.',
    see: 'Busque «hreflang» en el código fuente de las dos versiones y compare las listas, que deben ser idénticas. El viejo informe de segmentación de Search Console ya no está; Screaming Frog señala los enlaces sin retorno.',
    mends: {
      wordpress:
        'WPML y Polylang escriben las etiquetas si cada página está unida a su traducción (columna de banderas en la lista de páginas).',
      wix: 'Multilingüe las agrega al publicar el segundo idioma. Oculte en ese idioma toda página sin traducir.',
      shopify:
        'Configuración → Mercados e Idiomas: las etiquetas siguen a los mercados activos; desactive los que no atiende.',
      squarespace:
        'Con dos secciones hechas a mano, se agregan página por página, en la inyección de código del encabezado.',
      byHand:
        '<link rel="alternate" hreflang="es" href="…"> por idioma, y hreflang="x-default" para los demás. El mismo bloque va en todas las versiones: genérelo a partir de una sola lista.',
    },
  },
} satisfies SomeGuideTexts;
