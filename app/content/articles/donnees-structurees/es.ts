import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Datos estructurados para un negocio local',
  excerpt:
    'LocalBusiness, horario, ruta de navegación, preguntas: qué agregar a su sitio, cómo comprobarlo y qué no muestra Google, como las estrellas propias.',
  tags: ['datos estructurados', 'SEO local', 'schema.org', 'horario'],
  seoKeywords: [
    'datos estructurados negocio local',
    'marcado LocalBusiness',
    'schema.org horario',
    'ejemplo de JSON-LD',
  ],
  blocks: [
    paragraph(
      'Son las dos de la tarde, se rompió una llave de agua y alguien le pregunta a su celular qué ferretería está abierta. La suya, en Mérida, cierra a la una y vuelve a abrir a las cuatro. Su sitio lo explica en una imagen muy bonita, que una máquina lee mal o no lee.',
    ),
    paragraph(
      'Los datos estructurados son unas líneas de código que el visitante no ve y que ponen nombre a cada dato: esto es la dirección, esto el teléfono, esto la hora de cierre. En este artículo le decimos cómo escribirlas, dónde pegarlas, cómo probarlas y qué promesas conviene rechazar.',
    ),
    heading('Para qué sirven los datos estructurados'),
    paragraph(
      'El vocabulario común se llama [schema.org](https://schema.org/LocalBusiness). Google recomienda escribirlo en JSON-LD, un bloque aparte del texto, de modo que el diseño no cambia.',
    ),
    paragraph(
      'No compran el primer lugar. Según los [lineamientos generales de Google](https://developers.google.com/search/docs/appearance/structured-data/sd-policies), un marcado correcto permite que una página aparezca con ciertos formatos, pero no lo garantiza. Su utilidad es quitar dudas sobre datos simples. Si le interesa de dónde toman los suyos los asistentes, lea el artículo sobre [las respuestas de la IA](/blog-intelligent/reponses-des-ia).',
    ),
    heading('Describa su negocio con LocalBusiness'),
    paragraph(
      'Elija primero el tipo más preciso que sea cierto: HardwareStore, Bakery, Plumber, HairSalon. Si ninguno le queda, use LocalBusiness. Google solo exige [el nombre y la dirección](https://developers.google.com/search/docs/appearance/structured-data/local-business); lo demás lo recomienda. Veamos un ejemplo con una ferretería inventada.',
    ),
    table(
      'Ejemplo: los campos de Ferretería El Ancla, negocio inventado',
      ['Campo', 'Qué se escribe', 'Qué revisar'],
      ['Tipo', '"@type": "HardwareStore"', 'El más preciso de la lista'],
      ['Nombre', '"name": "Ferretería El Ancla"', 'El mismo del letrero'],
      ['Calle', '"streetAddress": "Calle del Ejemplo 210"', 'Igual que en el perfil de Google'],
      [
        'Ciudad',
        '"addressLocality": "Mérida", "addressRegion": "Yucatán"',
        'Agregue "postalCode" y "addressCountry": "MX"',
      ],
      ['Teléfono', '"telephone": "+52-999-555-0136"', 'Con el código del país'],
      [
        'Ubicación',
        '"latitude": 20.96737, "longitude": -89.62366',
        'Cinco decimales, sobre la entrada',
      ],
      ['Sitio', '"url": "https://ferreteria.example/"', 'La página de ese local'],
    ),
    paragraph(
      'La calle y la ciudad van dentro de "address", con "@type": "PostalAddress"; la ubicación, dentro de "geo", con "@type": "GeoCoordinates". Todo debe coincidir con lo que la página muestra. La guía explica [cómo completar los campos](/guia/completar-localbusiness).',
    ),
    list(
      'Varios locales: un bloque en la página de cada uno, con un "@id" distinto.',
      'Sin dirección pública: nombre sus ciudades en "areaServed". Es posible que la prueba de Google señale que falta la dirección; no invente una. De lo demás se encargan las [páginas por ciudad](/blog-intelligent/pages-par-ville).',
    ),
    heading('Escriba el horario'),
    paragraph(
      'Aunque su sitio esté en español, los días van en inglés, y las horas, en formato de 24 horas. Cada periodo es una entrada de "openingHoursSpecification".',
    ),
    list(
      'Cierre para comer, de lunes a viernes: dos entradas con los mismos días. La primera lleva "opens": "08:00", "closes": "13:00"; la segunda, "opens": "16:00", "closes": "19:00".',
      'Los días se escriben así: "dayOfWeek": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].',
      'Después de medianoche: una sola entrada, "opens": "18:00", "closes": "03:00".',
      'Abierto a toda hora: "opens": "00:00", "closes": "23:59".',
      'Cerrado el 16 de septiembre: "opens": "00:00", "closes": "00:00", "validFrom": "2027-09-16", "validThrough": "2027-09-16".',
    ),
    tip(
      'El horario está en tres lugares: el perfil de Google, el texto del sitio y este bloque. Ponga los tres en un mismo recordatorio y cámbielos el mismo día.',
    ),
    heading('Qué muestra Google con cada marcado'),
    table(
      'Cinco marcados y su efecto en Google, según su documentación (2026)',
      ['Marcado', 'Qué describe', 'En los resultados'],
      [
        'LocalBusiness',
        'Nombre, dirección, teléfono, horario',
        'Puede alimentar el panel del negocio',
      ],
      ['BreadcrumbList', 'La ruta hasta la página', 'Solo en computadora'],
      ['FAQPage', 'Preguntas y respuestas', 'No se muestra desde el 7 de mayo de 2026'],
      ['AggregateRating propio', 'La calificación de su negocio', 'Sin estrellas desde 2019'],
      ['Product con reseñas', 'Un artículo en venta', 'Puede llevar estrellas el artículo'],
    ),
    paragraph(
      'Estas reglas cambian. Antes de pagar por un marcado, lea la página de Google que lo describe; las direcciones están al final.',
    ),
    heading('Las estrellas que uno mismo se pone'),
    paragraph(
      'Tarde o temprano le ofrecerán que su sitio salga con estrellas en Google. Desde el [16 de septiembre de 2019](https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful), Google no las muestra cuando un negocio marca reseñas sobre sí mismo, ya sea que las haya escrito a mano o que lleguen por un módulo externo. El anuncio aclara que eso solo no basta para una sanción. Las reseñas falsas sí pueden acarrearla.',
    ),
    list(
      'Se puede: testimonios en texto, con nombre, fecha y fuente.',
      'Se puede: estrellas en la página de un producto, dadas por quienes lo compraron.',
      'Conviene: [pedir reseñas](/blog-intelligent/avis-google) en su perfil de Google, donde las estrellas sí salen.',
      'Hay que quitar: "aggregateRating" y "review" del bloque del negocio. La guía indica [dónde buscarlos](/guia/estrellas-aggregaterating).',
    ),
    heading('Preguntas frecuentes: deje el texto, olvide el código'),
    paragraph(
      'Durante unos años, el marcado FAQPage desplegaba sus preguntas debajo del resultado. En agosto de 2023, Google lo limitó a sitios reconocidos de gobierno y de salud, y el 7 de mayo de 2026 [dejó de mostrarlo](https://developers.google.com/search/docs/appearance/structured-data/faqpage). Si su sitio aún lo tiene, no urge borrarlo: un marcado que no se usa no le hace daño a la página. Pero no pague por uno nuevo pensando en Google.',
    ),
    paragraph(
      'Las preguntas siguen siendo útiles para sus clientes. Una respuesta de dos frases, justo debajo, ahorra una llamada y [se cita con facilidad](/guia/responder-preguntas).',
    ),
    heading('Marque la ruta de navegación'),
    paragraph(
      'Es el pequeño camino que aparece en lo alto de la página: Inicio → Plomería → Llaves. En el código, cada paso lleva un número, un nombre y una dirección. El último puede ir sin dirección.',
    ),
    list(
      '{ "@type": "ListItem", "position": 1, "name": "Inicio", "item": "https://ferreteria.example/" }',
      '{ "@type": "ListItem", "position": 2, "name": "Plomería", "item": "https://ferreteria.example/plomeria" }',
      '{ "@type": "ListItem", "position": 3, "name": "Llaves" }',
    ),
    paragraph(
      'Los pasos van en "itemListElement", bajo "@type": "BreadcrumbList". Google ya solo muestra la ruta [en computadoras](https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). En el celular sigue ayudando la que se ve en la página, porque quien llega desde una búsqueda puede subir un nivel.',
    ),
    heading('Pegue el código y compruébelo'),
    paragraph(
      'Busque primero lo que ya existe: quizá su plantilla o un plugin escribe un bloque. Es mejor completar ese que agregar otro. Los pasos para WordPress, Wix, Shopify y Squarespace están en [la guía](/guia/datos-estructurados-localbusiness).',
    ),
    list(
      'Pase la página por la [prueba de resultados enriquecidos](https://search.google.com/test/rich-results): muestra lo que Google puede usar.',
      'Pásela por el [validador de schema.org](https://validator.schema.org/), que lee todos los campos.',
      'En Search Console, inspeccione la dirección para ver la versión que conoce Google.',
      'Lea los valores en voz alta con la página abierta al lado.',
    ),
    paragraph(
      'Si lo hace a mano, el bloque va en el código de la página que describe, entre <script type="application/ld+json"> y </script>. Empieza con "@context": "https://schema.org"; después vienen el tipo y los campos, separados por comas. Con un solo local basta la página de inicio o la de contacto: no hace falta repetirlo en todo el sitio.',
    ),
    heading('Errores frecuentes'),
    list(
      'Comillas curvas copiadas de un procesador de texto: el bloque entero deja de leerse.',
      'Una [coma de más](/guia/errores-json-ld) después del último elemento.',
      'Días en español: "Lunes" no se entiende.',
      'Dos plugins que describen el mismo negocio con dos teléfonos.',
      'La dirección del local anterior, olvidada en el código después de la mudanza.',
      'El horario de Navidad todavía puesto en marzo.',
    ),
    tip(
      'Que el bloque tenga una sola persona a cargo, y guarde una copia con fecha. Cuando se rehace un sitio, suele ser lo primero que se pierde.',
    ),
    heading('Al cabo de un mes'),
    paragraph(
      'No busque el efecto en su posición. Vea si Search Console señala elementos no válidos. Luego pregúntele a un buscador y a un asistente a qué hora cierra usted el sábado, y compare con el letrero de la puerta. Si la respuesta es incorrecta, busque de dónde salió: [el perfil de Google](/blog-intelligent/fiche-google), un directorio o este bloque.',
    ),
    paragraph(
      'Para saber qué les dice hoy su sitio a los buscadores, haga [la auditoría gratuita](/ila). Indica si falta la descripción del negocio, si está incompleta o si contiene estrellas puestas por usted.',
    ),
  ],
  sources: [
    {
      name: 'Google: Datos estructurados de empresas locales',
      address:
        'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
    {
      name: 'Google: Datos estructurados de rutas de navegación',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    },
    {
      name: 'Google: Datos estructurados de preguntas frecuentes',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    },
    {
      name: 'Google: Making Review Rich Results more helpful (en inglés)',
      address:
        'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
    },
    {
      name: 'Google: Lineamientos generales sobre datos estructurados',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    },
  ],
};
