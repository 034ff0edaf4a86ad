import type { CheckTexts } from '../shape.ts';

export const es: CheckTexts<'reach'> = {
  'reach.status': {
    name: 'Respuesta del sitio',
    what: 'La dirección del sitio muestra la página pedida.',
    why: 'Una página que no responde no existe, ni para sus clientes ni para Google.',
    how: [
      'Abra la dirección en un celular, sin el wifi del local, para ver lo que ven sus clientes.',
      'Compruebe que el dominio y el hosting estén pagados.',
      'Si la página sigue sin abrir, envíe a su proveedor de hosting el mensaje de error.',
    ],
    faults: {
      status: 'La dirección responde con el código {found} en lugar de mostrar la página.',
      'bad-address': 'Esta no es la dirección de un sitio web.',
      'address-refused': 'Esta dirección lleva a una red privada, que la auditoría no visita.',
      'unknown-host': 'Este dominio no existe o ya no apunta a ningún sitio.',
      certificate:
        'Los navegadores rechazan el certificado de seguridad y muestran una advertencia en lugar del sitio.',
      unreachable: 'El servidor del sitio no responde.',
      timeout: 'El servidor no respondió a tiempo.',
      'redirect-loop': 'La dirección se redirige a sí misma sin fin.',
      'too-many-redirects': 'La dirección redirige más de diez veces seguidas.',
      'not-http': 'La dirección redirige a algo que no es una página web.',
      'blocked-by-robots': 'El archivo robots.txt impide a nuestro robot leer el sitio.',
      'budget-spent': 'La lectura llegó a su límite de tiempo o de tamaño antes de la respuesta.',
    },
  },
  'reach.https': {
    name: 'Dirección segura (HTTPS)',
    what: 'El sitio abre con HTTPS y la antigua dirección HTTP redirige allí de forma permanente.',
    why: 'Sin HTTPS, los navegadores ponen «No es seguro» junto a su nombre, y muchos visitantes no pasan de ahí.',
    how: [
      'Active el certificado gratuito (Let’s Encrypt) que ofrece casi cualquier hosting.',
      'En la configuración del sitio, active la redirección de HTTP a HTTPS.',
      'Elija una redirección permanente (código 301), no temporal.',
    ],
    faults: {
      http: 'El sitio abre con HTTP, sin cifrado.',
      temporary:
        'La redirección a HTTPS es temporal (código {found}); debe ser permanente ({wanted}).',
      open: 'En la dirección HTTP, el servidor no redirige a HTTPS.',
    },
  },
  'reach.certificate': {
    name: 'Certificado de seguridad',
    what: 'Los navegadores aceptan el certificado, y le quedan catorce días de validez o más (o un tercio de su duración, si es de corta duración).',
    why: 'El día que vence, cada visitante ve una página de advertencia en lugar de su sitio.',
    how: [
      'Pregunte a su proveedor si la renovación es automática y pida que la active.',
      'Si lo renueva usted, hágalo ahora y anote la próxima fecha.',
      'Si se rechaza por otra razón (otro nombre, cadena incompleta, firmado por el servidor), pida que emitan uno, gratis en Let’s Encrypt, para su nombre con y sin «www».',
    ],
    faults: {
      invalid: 'Los navegadores rechazan el certificado del sitio.',
      expired: 'El certificado de {wanted} venció el {found}.',
      'not-yet': 'El certificado de {wanted} no es válido antes del {found}.',
      'other-name': 'El certificado está a nombre de {found}, no de {wanted}.',
      'self-signed':
        'El certificado de {wanted} lo firmó el propio servidor y ningún navegador confía en él.',
      chain:
        'El servidor de {wanted} no envía toda la cadena del certificado (falta el certificado intermedio), o la autoridad que lo firmó no se reconoce: muchos dispositivos muestran una advertencia.',
      handshake:
        'El servidor de {wanted} no ofrece una conexión cifrada que los navegadores acepten.',
      expiring: 'El certificado vence el {found}.',
    },
    absent: 'El sitio no tiene certificado, porque abre con HTTP.',
  },
  'reach.one-host': {
    name: 'Una sola forma de dirección',
    what: 'Con o sin «www», con o sin barra final, la dirección lleva al mismo lugar.',
    why: 'Si dos direcciones muestran la misma página, Google reparte entre ambas la reputación que usted ha ganado.',
    how: [
      'Elija la forma que imprime en sus tarjetas.',
      'En la configuración del dominio, redirija la otra forma hacia esa de manera permanente (código 301).',
      'Para las barras finales, conserve la forma que usan sus menús y redirija la otra.',
    ],
    faults: {
      www: 'El sitio también responde en esta dirección, sin redirigir a la principal.',
      slash: 'La página responde con y sin barra final, y no dice cuál cuenta.',
    },
  },
  'reach.robots': {
    name: 'Archivo robots.txt',
    what: 'El archivo robots.txt no existe o no tiene errores.',
    why: 'Los buscadores leen este archivo antes que nada; si falla, Google deja de leer todo el sitio.',
    how: [
      'Abra en un navegador su dirección seguida de /robots.txt.',
      'Quite o corrija las líneas señaladas: cada una tiene la forma «Nombre: valor».',
      'Si el archivo da error, pida a su proveedor que lo sirva o lo elimine.',
    ],
    faults: {
      status: 'El archivo da un error del servidor (código {found}).',
      page: 'En lugar del archivo, el servidor envía una página web.',
      line: 'Esta línea no significa nada para un robot: «{found}».',
    },
  },
  'page.indexable': {
    name: 'Abierto a los buscadores',
    what: 'Nada impide que Google y Bing muestren el sitio.',
    why: 'Mientras dure este bloqueo, el sitio no puede salir en ningún resultado. Suele quedar de cuando el sitio estaba en construcción.',
    how: [
      'En WordPress, desmarque «Pedir a los motores de búsqueda que no indexen este sitio» (Ajustes, Lectura). Wix, Shopify y Squarespace tienen una opción parecida.',
      'Quite la indicación «noindex» de la página o de los encabezados del servidor.',
      'Después, solicite la indexación de la página de inicio en Google Search Console.',
    ],
    faults: {
      robots: 'El archivo robots.txt cierra el sitio a Google.',
      header:
        'El servidor envía el encabezado «{found}», que impide mostrar la página en los resultados.',
      meta: 'La página lleva la indicación «{found}», que impide mostrarla en los resultados.',
    },
  },
  'reach.sitemap': {
    name: 'Mapa del sitio para buscadores',
    what: 'Hay un mapa del sitio, se puede leer y sus direcciones responden.',
    why: 'El mapa del sitio le da a Google la lista de sus páginas; sin él, las nuevas tardan más en aparecer.',
    how: [
      'Active el mapa del sitio de su herramienta (WordPress, Wix, Shopify y Squarespace tienen uno).',
      'Quite las direcciones eliminadas o cerradas a los buscadores.',
      'Indique su dirección en robots.txt («Sitemap: …») y en Search Console.',
    ],
    faults: {
      missing: 'No encontramos ningún mapa del sitio.',
      loop: 'La dirección del mapa del sitio se redirige sin fin.',
      status: 'El mapa del sitio responde con el código {found}.',
      broken: 'El mapa del sitio no se puede leer: {found}.',
      empty: 'El mapa del sitio no contiene ninguna dirección de este sitio.',
      'page-status': 'El mapa del sitio incluye esta página, que responde con el código {found}.',
      'page-noindex':
        'El mapa del sitio incluye esta página, que pide a los buscadores que no la muestren.',
    },
  },
  'reach.redirects': {
    name: 'Redirecciones en cadena',
    what: 'Un enlace llega a su página con una redirección como máximo.',
    why: 'Cada desvío hace esperar al visitante, y los buscadores abandonan si son demasiados.',
    how: [
      'Cambie la dirección del enlace por la de llegada.',
      'Haga que cada dirección antigua apunte directo a la página final.',
    ],
    faults: {
      loop: 'Esta dirección da vueltas sin llegar a nada.',
      chain: 'Esta dirección pasa por {found} redirecciones.',
    },
  },
  'reach.dead-links': {
    name: 'Enlaces rotos',
    what: 'Ningún enlace del sitio lleva a una página desaparecida.',
    why: 'Un cliente que da con una página inexistente suele irse con un competidor.',
    how: [
      'Abra la página indicada y busque el enlace en la línea citada.',
      'Corrija la dirección o quite el enlace.',
      'Si la página cambió de lugar, redirija la dirección antigua a la nueva.',
    ],
    faults: {
      dead: 'Este enlace lleva a una página que ya no existe ({found}).',
    },
  },
  'reach.orphans': {
    name: 'Páginas sin enlaces',
    what: 'Cada página del mapa del sitio está enlazada desde otra.',
    why: 'Una página sin enlaces no la encuentran los visitantes ni, muchas veces, los buscadores.',
    how: [
      'Decida si la página todavía sirve.',
      'Si sirve, enlácela desde un menú o una página cercana; si no, elimínela y quítela del mapa del sitio.',
    ],
    faults: {
      orphan: 'Ninguna de las páginas leídas lleva a esta.',
    },
  },
  'reach.depth': {
    name: 'Distancia desde el inicio',
    what: 'Toda página está a cuatro clics o menos de la página de inicio.',
    why: 'Lo que está lejos del inicio recibe pocas visitas, de personas y de buscadores.',
    how: [
      'Enlace esta página desde el inicio o desde un menú.',
      'Reúna las series largas de páginas en una que las enumere todas.',
    ],
    faults: {
      deep: 'Esta página está a {found} clics del inicio; apunte a {wanted} como máximo.',
    },
  },
  'reach.soft-404': {
    name: 'Páginas inexistentes',
    what: 'Una dirección que no existe responde «no encontrada» (código 404).',
    why: 'Si el servidor dice «todo bien» a cualquier dirección, Google llena sus resultados de páginas vacías con su nombre.',
    how: [
      'En la configuración del sitio, haga que la página de error responda con el código 404.',
      'No redirija todas las direcciones desconocidas al inicio.',
    ],
    faults: {
      answered: 'Una dirección inventada responde con el código {found} en lugar de {wanted}.',
    },
  },
};
