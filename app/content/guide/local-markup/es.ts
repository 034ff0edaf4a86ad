import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'local.schema': {
    title: 'Datos estructurados LocalBusiness: cómo agregarlos | Iluma',
    description:
      'Describa su negocio a Google y a los asistentes con schema.org: el tipo preciso, nombre, dirección, validación y ajustes en cada plataforma.',
    heading: 'Agregue los datos estructurados LocalBusiness',
    why: 'Un texto dice «Lo de Roy, en la esquina de Juárez»; los datos estructurados dicen: restaurante, en tal dirección de Puebla. El tipo importa más de lo que parece, porque LocalBusiness a secas es el más vago: Bakery, Dentist o Plumber responden preguntas que LocalBusiness deja abiertas. Sin nombre, o sin dirección ni [zona de servicio](/guia/zonas-de-servicio), la descripción está incompleta y no queda unida a ningún lugar.',
    see: 'Pase la página de inicio por la prueba de resultados enriquecidos de Google (search.google.com/test/rich-results), que nombra los tipos encontrados. El validador de schema.org muestra además cada campo.',
    mends: {
      wordpress:
        'Rank Math → Títulos y meta → SEO local: elija «Organización», el tipo y la dirección. Yoast necesita el plugin Local SEO, de pago. Active solo uno.',
      wix: 'Wix genera LocalBusiness si la dirección está en Información del negocio. Para un tipo más fino: SEO de la página de inicio → Avanzado → marcado de datos estructurados.',
      shopify:
        "Los temas describen productos, rara vez la tienda. Agregue un bloque JSON-LD en theme.liquid, dentro de {% if template == 'index' %}.",
      squarespace:
        'Información del negocio alimenta un marcado básico; complételo en la inyección de código de la página de inicio.',
      byHand:
        'Un bloque <script type="application/ld+json"> con @type, name, address, telephone y url, en la página de inicio o en contacto. Copie palabra por palabra lo que la página muestra.',
    },
  },
  'local.schema-details': {
    title: 'Completar LocalBusiness: horario, foto, ubicación | Iluma',
    description:
      'Teléfono, horario, imagen y coordenadas: los cuatro campos que completan los datos estructurados de un negocio, cómo se escriben y dónde se cargan.',
    heading: 'Complete los datos de su negocio para los buscadores',
    why: 'El nombre y la dirección alcanzan para existir; estos cuatro campos sirven para responder. «¿Hay una florería abierta el domingo?» necesita openingHoursSpecification, «cerca de la estación» necesita geo, y la foto es lo que [un asistente](/guia/robots-de-ia) muestra junto a su nombre. [Un horario](/guia/horario-de-atencion) de invierno olvidado en el código es la trampa clásica: nadie lo ve, salvo las máquinas que lo repiten.',
    see: 'Pegue la página de inicio en validator.schema.org y despliegue su negocio: deben estar telephone, openingHours, image o logo, y geo, con los mismos valores que la página.',
    mends: {
      wordpress:
        'Rank Math → SEO local tiene un campo para cada uno, con el horario por día. En Yoast Local es la pestaña Business info.',
      wix: 'Solo la dirección, el teléfono y el logo pasan solos. El horario y la ubicación se agregan al marcado personalizado de la página.',
      shopify:
        'Agregue al bloque existente "image", "geo" y "openingHoursSpecification"; {{ shop.phone }} evita copiar el número.',
      squarespace:
        'El horario se toma de Información del negocio. Revise que el punto del mapa esté en la entrada y no en medio de la calle.',
      byHand:
        'Haga clic derecho sobre su techo en Google Maps: los dos números son latitud y longitud, que se copian con cinco decimales. "dayOfWeek" va en inglés y las horas en formato de 24.',
    },
  },
  'local.own-rating': {
    title: 'Estrellas y aggregateRating: qué permite Google | Iluma',
    description:
      'Por qué un negocio no puede marcar sus propias reseñas con aggregateRating, qué hace Google con esas estrellas y cómo quitarlas del sitio.',
    heading: 'Quite las estrellas que el negocio se da a sí mismo',
    why: 'Desde septiembre de 2019, Google no muestra estrellas para un [LocalBusiness](/guia/datos-estructurados-localbusiness) o una [Organization](/guia/datos-organization) que se autocalifica, vengan las reseñas de un módulo o se hayan escrito a mano. Así que el código no aporta nada: Google lo ignora sin avisar. Otra cosa es una calificación que la página no muestra: infringe las normas y puede costarle una acción manual. Las estrellas siguen permitidas donde corresponden: en la página de un producto, con las reseñas de ese producto.',
    see: 'En el código fuente, busque «aggregateRating» y mire a qué tipo pertenece. Search Console muestra las sanciones en Seguridad y acciones manuales.',
    mends: {
      wordpress:
        'Los plugins de reseñas (WP Review, Site Reviews, algunos temas) lo agregan por su cuenta: busque «Schema» en sus ajustes y apague la opción del negocio.',
      wix: 'Borre el marcado personalizado de la página de inicio. Un módulo de reseñas del App Market puede tener el suyo, que se apaga en sus ajustes.',
      shopify:
        'Deje el de los productos, que pone la aplicación de reseñas; quite el que apunta a Organization o Store en theme.liquid.',
      squarespace:
        'Busque en la inyección de código y en los bloques de código, donde alguien lo pegó.',
      byHand:
        'Borre las claves aggregateRating y review del objeto del negocio, y deje los testimonios como texto, con nombre, fecha y fuente. Pida las reseñas en su perfil de Google, donde sí cuentan.',
    },
  },
  'local.profiles': {
    title: 'sameAs: enlace sus perfiles de redes y mapas | Iluma',
    description:
      'El campo sameAs les dice a los buscadores qué perfiles son suyos. Qué direcciones poner, en qué forma y dónde completarlo en cada plataforma.',
    heading: 'Enlace sus perfiles con el campo sameAs',
    why: 'Tres páginas de Facebook llevan su nombre, y una es de otra persona: sin más datos, [un asistente](/guia/robots-de-ia) puede citar la equivocada. sameAs lo resuelve, siempre que contenga direcciones completas; «@tallerruiz» o «facebook.com» a secas no llevan a ningún lado. Es un campo pequeño, pero el único que dice sin rodeos «este soy yo». La auditoría no abre los perfiles, porque casi todos rechazan robots: si las direcciones están bien escritas, no juzga el resto.',
    see: 'En el validador de schema.org, abra cada dirección de sameAs en una ventana privada: debe mostrar [su perfil](/guia/perfil-de-google-y-sitio) sin pedir que inicie sesión, y ese perfil debe enlazar a su sitio. Cierre o fusione las cuentas abandonadas: una página vieja con la [dirección anterior](/guia/coherencia-nap) contradice todo lo que usted corrige. Compare también los teléfonos. Hágalo cada año.',
    mends: {
      wordpress:
        'Yoast SEO → Ajustes → Representación del sitio → Otros perfiles. Rank Math: Títulos y meta → Meta social.',
      wix: 'Ajustes → Información del negocio → redes sociales. Los íconos del pie no alcanzan.',
      shopify:
        'Personalizar → Configuración del tema → Redes sociales completa los íconos y, en casi todos los temas, el marcado.',
      squarespace:
        'Configuración → Enlaces de redes sociales; pegue la dirección completa, sin lo que sigue al signo de pregunta.',
      byHand:
        '"sameAs": ["https://www.facebook.com/tallerruiz", "https://www.instagram.com/taller.ruiz/"]. Sume el enlace corto de Google Maps.',
    },
  },
} satisfies SomeGuideTexts;
