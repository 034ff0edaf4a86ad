import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'reach.redirects': {
    title: 'Cadenas de redirecciones: cómo acortarlas | Iluma',
    description:
      'Una dirección que lleva a otra que lleva a una tercera: cómo encontrar cadenas y bucles de redirecciones y apuntar cada enlace viejo a su página final.',
    heading: 'Acorte las cadenas de redirecciones',
    why: 'Las cadenas se forman con los años: de HTTP a [HTTPS](/guia/pasar-a-https), de dominio sin www a con www, de página vieja a nueva. Cada salto parece razonable; juntos suman un segundo o más en un celular. Google sigue unos diez y abandona; las vistas previas de enlaces y algunos asistentes se rinden antes. Un bucle es peor: el navegador solo dice «demasiadas redirecciones», casi siempre por dos ajustes de HTTPS contrarios.',
    see: 'Pegue una lista de direcciones en httpstatus.io y verá cada salto con su código. En Chrome, F12 → Red → marque «Conservar registro» y cuente las líneas 301 y 302 antes de la página.',
    mends: {
      wordpress:
        'El plugin Redirection muestra sus reglas en Herramientas → Redirection. Ordénelas por destino y reescriba las que apuntan a otra.',
      wix: 'SEO → Administrador de redireccionamientos de URL: edite la regla vieja en vez de agregar otra encima.',
      shopify:
        'Contenido → Menús → Redireccionamientos de URL; cada cambio de nombre de un producto crea uno, que puede encadenarse con el anterior.',
      squarespace:
        'Configuración → Herramientas para desarrolladores → Asignaciones de URL: una línea «/viejo -> /nuevo 301» por dirección, siempre hacia la página final.',
      byHand:
        'Ponga las reglas en una tabla de dos columnas. Todo valor que aparezca en ambas es un eslabón que sobra. Reúna en una sola regla HTTPS y www.',
    },
  },
  'reach.dead-links': {
    title: 'Enlaces rotos: cómo encontrarlos y repararlos | Iluma',
    description:
      'Cómo encontrar los enlaces rotos de un sitio (errores 404), decidir si corregir o redirigir, y dónde hacerlo en WordPress, Wix, Shopify y Squarespace.',
    heading: 'Encuentre y repare los enlaces rotos de su sitio',
    why: 'Se rompen dos clases de enlaces: los propios, cuando una página cambia de nombre, y los que van a otros sitios, cuando un proveedor cierra. Los primeros cortan el camino a una página que sigue existiendo, y con él algunas ventas; los segundos dan imagen de abandono. [El ILA](/ila) solo cuenta las respuestas 404 y 410, nunca un servidor lento o que rechaza robots.',
    see: 'Haga clic en cada entrada del menú y del pie de página, y después en los enlaces de las tres páginas más visitadas. Para una lista completa, Screaming Frog es gratuito hasta 500 direcciones, y Search Console informa los 404 en Páginas.',
    mends: {
      wordpress:
        'Broken Link Checker recorre el sitio y corrige un enlace en todas partes a la vez. Si renombró una página, agregue una regla en el plugin Redirection.',
      wix: 'Los enlaces elegidos en la lista siguen a la página aunque cambie de nombre. Solo se rompen los pegados: reemplácelos con el selector.',
      shopify:
        'Al borrar un producto, rediríjalo a su colección: Contenido → Menús → Redireccionamientos de URL.',
      squarespace:
        'En el editor, haga clic en el enlace y luego en el engranaje, y elija la página en «Contenido».',
      byHand:
        'Busque la dirección vieja en todos los archivos, cámbiela y agregue un 301 para quienes llegan desde afuera. Si no tiene reemplazo, responda 410.',
    },
  },
  'reach.orphans': {
    title: 'Páginas huérfanas: enlazarlas o eliminarlas | Iluma',
    description:
      'Una página huérfana está en el mapa del sitio, pero ningún enlace lleva a ella. Cómo listarlas, decidir cuánto valen y unirlas al resto del sitio.',
    heading: 'Conecte las páginas huérfanas al resto del sitio',
    why: 'Un enlace interno le dice dos cosas a un buscador: que la página existe y que a usted le importa. Sin ninguno, la página solo cuenta con el [mapa del sitio](/guia/mapa-del-sitio-xml) para defenderse, y casi nunca gana. Las huérfanas típicas son promociones del año pasado, pruebas olvidadas y, de vez en cuando, la página más útil, que se cayó del menú en un rediseño.',
    see: 'Compare dos listas: las direcciones del mapa del sitio y las que alcanza haciendo clic desde la página de inicio. Screaming Frog lo hace solo si activa el rastreo de sitemaps; el informe se llama Orphan URLs.',
    mends: {
      wordpress:
        'Yoast SEO Premium filtra el contenido huérfano en la lista de páginas. Sin él, agregue un enlace desde un artículo cercano o en Apariencia → Menús.',
      wix: 'En Páginas y menú, una página oculta del menú sigue publicada: enlácela con un botón o pásela a borrador.',
      shopify:
        'Un producto sin colección no recibe enlaces de ningún lado. Póngalo en una, y esa colección en el menú principal.',
      squarespace:
        'La sección «Sin enlazar» del panel Páginas las reúne. Arrástrelas a la navegación o desactívelas.',
      byHand:
        'Dele a cada página al menos dos enlaces, uno de su sección y otro de un texto afín. Si no se le ocurre dónde colgarla, quizá ya cumplió su función.',
    },
  },
  'reach.depth': {
    title: 'Profundidad de clics: acerque las páginas al inicio | Iluma',
    description:
      '¿A cuántos clics de la página de inicio están sus páginas? Por qué cuatro es el límite, cómo contarlos y qué enlaces agregar para que todos lleguen.',
    heading: 'Deje cada página a cuatro clics del inicio o menos',
    why: 'La página de inicio es la que más [enlaces](/guia/texto-de-los-enlaces) recibe, y su peso se diluye en cada nivel. Los robots vuelven poco a una página que está a cinco o seis clics, y las personas llegan a ella por casualidad. Los culpables de siempre son los archivos con paginación («página 2, página 3…») y los catálogos anidados, que se bajan escalón a escalón.',
    see: 'Parta del inicio y llegue a su página más rentable sin usar el buscador interno, contando los clics. En Search Console, Enlaces → Páginas más enlazadas internamente muestra cuáles tiene [olvidadas](/guia/paginas-huerfanas).',
    mends: {
      wordpress:
        'Cree una página «Todos los servicios» con el bloque Lista de páginas y enlácela desde el menú. En el blog, suba a veinte las entradas por página: Ajustes → Lectura.',
      wix: 'Agregue un submenú: en Páginas y menú, arrastre una página debajo de otra. El blog también admite más entradas por página.',
      shopify:
        'El menú principal acepta tres niveles (Contenido → Menús): haga accesible desde el primero cada colección importante.',
      squarespace:
        'Una carpeta en la navegación agrupa páginas, y un bloque Resumen muestra hasta treinta elementos.',
      byHand:
        'Una página índice por sección, enlazada desde el pie, deja casi todo a dos clics. La ruta de navegación acorta el camino de vuelta.',
    },
  },
  'reach.soft-404': {
    title: 'Falso error 404 (soft 404): cómo corregirlo | Iluma',
    description:
      'Una página que no existe debe responder con un 404. Cómo probar la suya, por qué redirigir todo al inicio es un error y dónde se ajusta.',
    heading: 'Haga que las páginas inexistentes respondan 404',
    why: 'Enviar [toda dirección desconocida](/guia/enlaces-rotos) a la página de inicio parece amable, pero Google ve páginas vacías disfrazadas, las llama «soft 404» y las sigue pidiendo. Una verdadera página de error, con el código correcto, logra lo contrario: el robot tacha la dirección y la persona encuentra un menú, un buscador y un teléfono.',
    see: 'Invente una dirección como sudominio.com/esta-pagina-no-existe, ábrala y mire F12 → Red: la primera línea debe decir 404. Si la barra vuelve al inicio, alguna regla [redirige todo](/guia/cadenas-de-redirecciones). Search Console las agrupa en Páginas, con el motivo «Soft 404».',
    mends: {
      wordpress:
        'WordPress responde bien por sí solo. Busque el plugin que lo arruina, que suele llamarse «404 to Homepage», y elimínelo. El diseño se cambia en Apariencia → Editor → Plantillas → 404.',
      wix: 'El código ya es correcto; personalice la página en Páginas y menú → Página 404.',
      shopify:
        'La plantilla 404 está en Personalizar → lista de plantillas. Si una aplicación agregó una redirección «/*», quítela.',
      squarespace:
        'Configuración → Página de error 404: elija una suya, sin redirección al inicio.',
      byHand:
        'Apache: ErrorDocument 404 /404.html, con una ruta y no una dirección completa, o el código pasa a ser 302. En una aplicación de una sola página, que decida el servidor.',
    },
  },
} satisfies SomeGuideTexts;
