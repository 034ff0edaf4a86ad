import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'local.nap': {
    title: 'NAP: nombre, dirección y teléfono coherentes | Iluma',
    description:
      'La coherencia NAP (nombre, dirección y teléfono) en un sitio: encontrar las páginas que difieren, elegir una forma y llevarla a todas partes.',
    heading: 'Use el mismo nombre, dirección y teléfono siempre',
    why: '«Clínica Roy», «Clínica Dental Roy S. A.» y «Dra. Roy, dentista» son tres empresas para una máquina. La causa habitual es una mudanza, o un [número de seguimiento](/blog-intelligent/compter-les-appels) que quedó en una [página de destino](/services/landing-aimant). [El ILA](/ila) da por bueno lo que dice la mayoría de las páginas leídas y señala las demás; las abreviaturas de la calle no cuentan. Los datos viejos también vuelven por las firmas de correo y las facturas que se copian.',
    see: 'Busque en Google su teléfono anterior entre comillas, y luego la dirección anterior, con «site:sudominio.com» adelante. Repítalo sin «site:» y aparecerán los directorios por corregir. Guarde esa lista.',
    mends: {
      wordpress:
        'Ponga los datos en un patrón sincronizado (el antiguo «bloque reutilizable»): si lo cambia una vez, cambia en todas partes.',
      wix: 'El elemento Información de contacto lee los datos del negocio. Úselo en lugar de los textos escritos a mano.',
      shopify:
        'Cree un metaobjeto «Datos de contacto» (Contenido → Metaobjetos) y muéstrelo en las secciones.',
      squarespace:
        'Un pie común resuelve casi todo. Revise las páginas de campañas, que no lo llevan.',
      byHand:
        'Una sola constante en las plantillas. Anote la forma elegida, con la fecha, y úsela en cada directorio.',
    },
  },
  'local.map-data': {
    title: 'OpenStreetMap: corrija los datos de su negocio | Iluma',
    description:
      'Navegadores GPS, Apple Maps y asistentes usan OpenStreetMap. Cómo encontrar ahí su negocio, corregir sus datos o agregarlo, sin ningún costo.',
    heading: 'Corrija su negocio en OpenStreetMap',
    why: 'Este mapa lo escriben voluntarios, y por eso es muy reutilizado y fácil de corregir. A veces todavía figura en su dirección el negocio anterior. Una corrección se ve en minutos y después se propaga, en días o semanas, a las aplicaciones que lo usan. Ahí no se vende nada, ni posición ni anuncios: solo cuenta [la exactitud](/guia/coherencia-nap).',
    see: 'Busque «su nombre, su ciudad» en openstreetmap.org, haga clic en el ícono del signo de pregunta y luego en su edificio: la lista de etiquetas muestra name, phone, addr y [opening_hours](/guia/horario-de-atencion).',
    mends: {
      wordpress:
        'Si los datos de su sitio son correctos, la falla no está ahí. Si muestra un mapa, el plugin Leaflet Map lee OpenStreetMap y le deja ver sus correcciones.',
      wix: 'No hay nada que ajustar: su mapa viene de Google. Corrija OpenStreetMap directamente, desde cualquier navegador.',
      shopify:
        'Si ofrece retiro, haga coincidir Configuración → Sucursales con la dirección que pone en el mapa.',
      squarespace:
        'El bloque Mapa usa otro proveedor, así que no muestra lo que OpenStreetMap dice de usted.',
      byHand:
        'Cree una cuenta, haga clic en Editar, elija su punto y corríjalo. El horario se escribe «Mo-Fr 09:00-18:00; Sa 10:00-16:00». Sin cuenta, alcanza con «Añadir una nota». Limítese a hechos: la publicidad la borran otros colaboradores.',
    },
  },
  'local.city': {
    title: 'Ciudad en el título de la página de inicio | Iluma',
    description:
      'Nombrar la ciudad en el título o el encabezado de la página de inicio ayuda a salir por «oficio + ciudad». Cuál elegir, cómo escribirla y dónde ponerla.',
    heading: 'Ponga su ciudad en el título de la página de inicio',
    why: 'Quienes conocen el nombre de su negocio lo encontrarán igual; los que todavía no lo conocen escriben un oficio y un lugar. Elija el lugar como se dice: «Palermo» antes que «Buenos Aires» si es un café de barrio, la ciudad grande vecina si nadie busca su pueblo. Con una basta: [cinco ciudades seguidas](/guia/zonas-de-servicio) se leen como un anuncio, y Google las corta.',
    see: 'Escriba su oficio y su ciudad en una ventana privada y mire los tres primeros [títulos](/guia/titulo-de-la-pagina). En Search Console, filtre las consultas con el nombre de la ciudad y fíjese en cómo la escribe la gente.',
    mends: {
      wordpress:
        'Yoast, página de inicio → Título SEO: «Florería en Rosario | Flor de Lino». Si la página de inicio lista entradas, el ajuste está en Yoast SEO → Ajustes → Página de inicio.',
      wix: 'Páginas y menú → Inicio → SEO básico. La guía inicial de Wix le pide la ciudad y la coloca.',
      shopify:
        'Tienda online → Preferencias → Título de la página de inicio. No deje solo el nombre de la tienda.',
      squarespace:
        'El título de la página de inicio se ajusta aparte: Apariencia SEO → Página de inicio.',
      byHand:
        'En <title> y en <h1>, con dos redacciones: «Florería en Rosario» y «Ramos con entrega en Fisherton y Pichincha». Escríbala completa; las abreviaturas no ayudan.',
    },
  },
  'local.services': {
    title: 'Páginas de servicios: una por cada servicio clave | Iluma',
    description:
      'Por qué una página por servicio hace que encuentren su negocio, cuáles crear primero, qué debe tener cada una y cómo armarlas en su plataforma.',
    heading: 'Cree una página para cada servicio importante',
    why: 'Una lista de doce servicios en una sola página responde un poco a doce búsquedas, es decir, bien a ninguna. La página «Alineación y balanceo» puede dar el precio por vehículo, cuánto tarda y cuándo conviene reservar: [lo que la gente quiere saber](/guia/responder-preguntas) antes de llamar. Empiece por los tres que más le dejan, no por todos; diez páginas huecas dañan más de lo que ayudan.',
    see: 'Anote las últimas diez [solicitudes que recibió](/blog-intelligent/mots-des-clients) y busque la página que responde a cada una. Los huecos son su lista de trabajo. Ordénelos por ingreso y no por cantidad de llamadas.',
    mends: {
      wordpress:
        'Páginas → Añadir, bajo una página superior «Servicios», para una dirección como /servicios/alineacion. Copie la estructura, nunca el texto.',
      wix: 'Páginas dinámicas (CMS) si son más de cinco; si no, una página común cada uno, dentro de «Servicios» en el menú.',
      shopify:
        'Una colección o una página por servicio. Uno que se reserva puede ser un producto sin envío.',
      squarespace:
        'Agregue una carpeta «Servicios» a la navegación y una página por servicio, con la misma plantilla.',
      byHand:
        'Título con servicio y ciudad, precio inicial, cómo es, cuánto dura, una foto de usted trabajando, tres preguntas frecuentes y un botón. Enlácela desde la página de inicio.',
    },
  },
  'local.areas': {
    title: 'Zonas de servicio: muéstrelas en su sitio | Iluma',
    description:
      'Cómo nombrar las ciudades y los barrios que atiende sin páginas copiadas: lista, página por zona, datos estructurados y perfil de Google coherentes.',
    heading: 'Muestre las ciudades y los barrios que atiende',
    why: 'Un plomero de Guadalajara que trabaja en Tonalá no tiene ahí dirección ni local: el texto es lo único que tiene. Pero copiar treinta páginas y cambiar el [nombre de la ciudad](/guia/ciudad-en-el-titulo) sale caro, porque Google cuenta esas «páginas puerta» como spam. Una página por zona solo tiene sentido si muestra algo de allá: un trabajo hecho, cuánto tarda en llegar, cuánto cuesta el traslado.',
    see: 'Busque «su oficio + una ciudad vecina». Si usted no aparece, vea si alguna palabra de su sitio nombra esa ciudad. Compare también con el área de servicio de [su perfil](/guia/perfil-de-google-y-sitio) de Google, que admite hasta veinte lugares.',
    mends: {
      wordpress:
        'Una página «Zonas que atendemos» enlazada desde el pie, con un mapa sencillo en imagen y enlaces a las páginas que lo merecen.',
      wix: 'Agregue la lista a la página de servicios. areaServed va en el marcado personalizado: Wix no lo escribe.',
      shopify:
        'Configuración → Envío y entrega → Entrega local define la zona; repítala como texto en una página.',
      squarespace:
        'Una sección de texto con las ciudades en dos columnas; si cabe en una línea, póngala en el pie.',
      byHand:
        'En el JSON-LD: "areaServed": ["Zapopan", "Tonalá"]. Y una página que hable de ellas de verdad, porque una zona anunciada solo a los buscadores no convence a nadie.',
    },
  },
} satisfies SomeGuideTexts;
