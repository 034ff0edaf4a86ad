import type { LocalTexts } from '../shape.ts';

export const es: LocalTexts = {
  'local.phone': {
    name: 'Número de teléfono',
    what: 'Hay un número escrito en el sitio, y basta tocarlo para llamar.',
    why: 'La mayoría de las búsquedas locales se hacen en el celular. Un número que hay que copiar suele ser una llamada perdida.',
    how: [
      'Escriba el número como texto en cada página, por lo general al pie.',
      'Conviértalo en enlace de llamada («tel:» seguido del número con el código de país).',
      'Use el mismo número que en su perfil de Google.',
    ],
    faults: {
      missing: 'No hay ningún número de teléfono escrito en las páginas leídas.',
      template: 'El número {found} es el de una plantilla: nadie contesta.',
      'only-link': 'El número {found} está solo dentro de un enlace: no se puede leer.',
      'no-link': 'El número {found} está escrito, pero tocarlo no llama.',
      differs: 'El enlace llama al {found}, mientras que el texto da {wanted}.',
    },
  },
  'local.address': {
    name: 'Dirección postal',
    what: 'La dirección está escrita en el sitio, o la zona de servicio si usted va a domicilio.',
    why: 'Google compara la dirección del sitio con la de su perfil; sin ella, le cuesta más ubicarlo.',
    how: [
      'Escriba la dirección completa, con el código postal, al pie de cada página y en la de contacto.',
      'Cópiela exactamente como está en su perfil de Google.',
      'Si va a domicilio, escriba en su lugar las ciudades que atiende.',
    ],
    faults: {
      missing: 'No hay ninguna dirección ni zona de servicio escrita en las páginas leídas.',
    },
  },
  'local.schema': {
    name: 'Datos del negocio para buscadores',
    what: 'El sitio describe el negocio en un formato que leen los buscadores, con su nombre y dirección.',
    why: 'Con estos datos, Google y los asistentes no tienen que adivinar quién es usted ni dónde está.',
    how: [
      'Active los datos estructurados de «negocio local» en su herramienta o en un plugin de SEO.',
      'Elija el tipo más preciso: panadería, dentista, plomero…',
      'Complete el nombre y la dirección, o la zona de servicio.',
      'Compruébelo con la prueba de resultados enriquecidos de Google.',
    ],
    faults: {
      missing: 'Las páginas no llevan ninguna descripción del negocio para los buscadores.',
      unknown:
        'El tipo {found} no existe en schema.org: los buscadores no pueden saber que describe un negocio.',
      incomplete:
        'La descripción ({found}) está incompleta: debe tener un nombre y, además, una dirección o una zona de servicio.',
    },
  },
  'local.schema-details': {
    name: 'Más datos del negocio',
    what: 'Los buscadores reciben el teléfono, el horario, una imagen y la ubicación.',
    why: 'Es lo que Google y los asistentes muestran cuando alguien pregunta «abierto cerca de mí».',
    how: [
      'Agregue lo que falta a los datos estructurados del negocio.',
      'Tome la ubicación (latitud y longitud) de un mapa en línea.',
      'Actualice este horario cada vez que cambie el de la puerta.',
    ],
    faults: {
      phone: 'Falta el teléfono.',
      hours: 'Falta el horario.',
      image: 'Falta una imagen o un logo.',
      position: 'Falta la ubicación en el mapa.',
    },
    absent: 'El sitio todavía no describe el negocio a los buscadores.',
  },
  'local.hours': {
    name: 'Horario de atención',
    what: 'El horario está escrito en el sitio y es el mismo en todas partes.',
    why: '«¿Estará abierto?» es lo primero que se pregunta un cliente. Si no lo sabe, llama a otro.',
    how: [
      'Escriba los días y las horas como texto, no dentro de una imagen.',
      'Póngalos al pie de cada página y en la de contacto.',
      'Manténgalos iguales en el sitio, en su perfil de Google y en los mapas.',
    ],
    faults: {
      missing: 'No hay ningún horario escrito en las páginas leídas.',
      markup: 'El texto dice {found}; los datos para buscadores, {wanted}.',
      map: 'El sitio dice {found}; OpenStreetMap, {wanted}.',
    },
  },
  'local.nap': {
    name: 'Los mismos datos en todas partes',
    what: 'El nombre, la dirección y el teléfono son iguales en todas las páginas.',
    why: 'Dos números o dos direcciones hacen dudar a Google, y también a sus clientes.',
    how: [
      'Elija una sola forma de escribir el nombre, la dirección y el número.',
      'Corrija las páginas que se apartan de ella.',
      'Use la misma forma en su perfil de Google y en las redes sociales.',
    ],
    faults: {
      name: 'El nombre que se da aquí, «{found}», difiere de «{wanted}».',
      address: 'La dirección que se da aquí, «{found}», difiere de «{wanted}».',
      phone: 'El número que se da aquí, {found}, difiere de {wanted}.',
    },
    absent: 'Las páginas leídas no dan ni teléfono ni dirección.',
  },
  'local.map-data': {
    name: 'Coincidencia con OpenStreetMap',
    what: 'OpenStreetMap, donde figura el negocio, da los mismos datos que el sitio.',
    why: 'Apple Maps, varios GPS y asistentes se alimentan de OpenStreetMap: un error allí manda clientes a la puerta equivocada.',
    how: [
      'Busque su negocio en openstreetmap.org.',
      'Cree una cuenta gratuita y corrija lo que difiere, o deje una nota.',
    ],
    faults: {
      name: 'OpenStreetMap da el nombre «{found}»; el sitio, «{wanted}».',
      address: 'OpenStreetMap da la dirección «{found}»; el sitio, «{wanted}».',
      phone: 'OpenStreetMap da el número {found}; el sitio, {wanted}.',
    },
    absent: 'No encontramos el negocio en OpenStreetMap.',
  },
  'local.city': {
    name: 'La ciudad a la vista',
    what: 'La ciudad figura en el título o en el encabezado principal del inicio.',
    why: 'Cuando alguien busca «florería en Puebla», Google muestra primero las páginas que dicen Puebla.',
    how: [
      'Agregue la ciudad al título del inicio o a su encabezado principal.',
      'Escríbala como la buscan sus clientes.',
    ],
    faults: {
      missing: 'Ni el título ni el encabezado principal nombran {wanted}.',
    },
  },
  'local.services': {
    name: 'Páginas de servicios',
    what: 'Cada servicio importante tiene su página.',
    why: 'La gente busca «cambio de llantas», no «taller». Una página por servicio responde a cada búsqueda.',
    how: [
      'Haga la lista de los servicios que más le piden.',
      'Haga una página para cada uno: qué es, para quién, cuánto cuesta y cuánto tarda.',
      'Enlace esas páginas desde el inicio.',
    ],
    faults: {
      none: 'Ninguna de las páginas leídas presenta un servicio.',
    },
  },
  'local.areas': {
    name: 'Zonas de servicio',
    what: 'Las ciudades o los barrios que atiende están nombrados en el sitio.',
    why: 'Si usted va a domicilio, esos nombres son su dirección en las búsquedas de las ciudades vecinas.',
    how: [
      'Nombre en una página las ciudades y los barrios adonde va.',
      'Si tiene mucho que decir de una zona, dele su propia página, con ejemplos reales.',
    ],
    faults: {
      none: 'Se anuncia una zona de servicio a los buscadores, pero ninguna página la menciona.',
    },
    absent: 'El sitio no anuncia ninguna zona de servicio.',
  },
  'local.directions': {
    name: 'Cómo llegar',
    what: 'Un mapa o un enlace de indicaciones lleva al negocio.',
    why: 'Un toque para abrir el GPS es un cliente más que llega.',
    how: [
      'En su perfil de Google Maps, copie el enlace para compartir.',
      'Agréguelo debajo de la dirección: «Cómo llegar».',
    ],
    faults: {
      none: 'Hay una dirección escrita, pero sin mapa ni enlace de indicaciones.',
    },
    absent: 'El sitio no da una dirección adonde ir.',
  },
  'local.contact': {
    name: 'Contacto a un clic',
    what: 'Se le puede contactar con un clic desde el inicio.',
    why: 'Cada clic de más antes de contactarlo le hace perder clientes.',
    how: [
      'Ponga en el menú un enlace «Contacto» o «Pedir cita».',
      'Agregue un botón de llamada visible en el celular.',
    ],
    faults: {
      none: 'El inicio no tiene enlace de contacto, ni número para tocar, ni formulario.',
    },
  },
  'local.own-rating': {
    name: 'Sin autocalificación',
    what: 'Los datos para buscadores no contienen una calificación que el negocio se da a sí mismo.',
    why: 'Google ignora las estrellas que un negocio publica sobre sí mismo; si son falsas u ocultas, pueden acarrear una sanción.',
    how: [
      'Quite la calificación y las reseñas de los datos estructurados del negocio.',
      'Siga mostrando sus reseñas como texto, con su fuente y su fecha.',
      'Invite a sus clientes a opinar en su perfil de Google.',
    ],
    faults: {
      rating:
        'La descripción del negocio contiene una calificación o reseñas puestas por él mismo ({found}).',
    },
    absent: 'El sitio no describe el negocio a los buscadores.',
  },
  'local.profiles': {
    name: 'Perfiles enlazados',
    what: 'Las direcciones de sus perfiles (redes sociales, directorios) están completas.',
    why: 'Estos enlaces confirman a los buscadores que esos perfiles son de verdad suyos.',
    how: [
      'En los datos estructurados, campo «sameAs», ponga la dirección completa de cada perfil.',
      'Quite los perfiles abandonados.',
    ],
    faults: {
      invalid: 'Esta dirección de perfil está incompleta: {found}.',
    },
    absent: 'El sitio no cita ningún perfil.',
  },
};
