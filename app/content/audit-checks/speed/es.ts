import type { CheckTexts } from '../shape.ts';

export const es: CheckTexts<'speed'> = {
  'speed.first-byte': {
    name: 'Respuesta del servidor',
    what: 'El servidor empieza a responder en 800 milisegundos o menos.',
    why: 'Nada se muestra antes de esa respuesta: la espera empieza ahí.',
    how: [
      'Active el caché de páginas de su herramienta o de su hosting.',
      'Desactive los plugins que no usa.',
      'Si nada ayuda, cambie de plan o de hosting.',
    ],
    faults: {
      slow: 'El servidor tarda {found} en responder; apunte a {wanted} como máximo.',
    },
  },
  'speed.weight': {
    name: 'Peso del inicio',
    what: 'El inicio y lo que carga pesan 1.6 MB o menos.',
    why: 'En un celular con poca señal, cada megabyte se cuenta en segundos.',
    how: [
      'Reduzca las imágenes al tamaño en que se muestran.',
      'Quite los videos que arrancan solos y los módulos innecesarios.',
    ],
    faults: {
      heavy: 'El inicio pesa {found}; apunte a {wanted} como máximo.',
    },
  },
  'speed.compression': {
    name: 'Compresión de los textos',
    what: 'Páginas, estilos y código llegan comprimidos.',
    why: 'La compresión los hace unas cuatro veces más livianos sin cambiar nada en pantalla.',
    how: [
      'Active la compresión gzip o Brotli en su hosting o en el plugin de caché.',
      'Repita la auditoría para comprobarlo.',
    ],
    faults: {
      plain: 'Este archivo de {found} llega sin comprimir.',
    },
  },
  'speed.caching': {
    name: 'Almacenamiento en caché',
    what: 'Los archivos que no cambian pueden guardarse una semana o más.',
    why: 'Un cliente que vuelve no debería descargar todo otra vez.',
    how: [
      'En el plugin de caché o en el hosting, fije en un año la duración de los archivos estáticos.',
      'Deje una duración corta para las propias páginas.',
    ],
    faults: {
      unset: 'El servidor no dice cuánto tiempo puede guardarse este archivo.',
      short: 'Este archivo no puede guardarse una semana (ajuste recibido: «{found}»).',
    },
    absent: 'El inicio no carga ningún archivo con nombre de versión.',
  },
  'speed.blocking': {
    name: 'Código que bloquea la página',
    what: 'Ningún código al principio de la página bloquea lo que se muestra.',
    why: 'Mientras ese código no llega, el visitante mira una página en blanco.',
    how: [
      'Agregue «defer» o «async» a ese código; suele ser una casilla del plugin de caché.',
      'Quite el código de herramientas que ya no usa.',
    ],
    faults: {
      blocking: 'Este código bloquea la página: {found}.',
    },
  },
  'speed.image-weight': {
    name: 'Peso de las imágenes',
    what: 'Ninguna imagen del inicio pasa de 500 kB.',
    why: 'Una foto tal como sale de la cámara puede pesar más que todo el resto de la página.',
    how: [
      'Reduzca la foto a 1,600 píxeles de ancho como máximo.',
      'Guárdela en WebP o AVIF con una calidad de 75, más o menos.',
      'Reemplace el archivo anterior en el sitio.',
    ],
    faults: {
      heavy: 'Esta imagen pesa {found}; apunte a {wanted} como máximo.',
    },
    absent: 'El inicio no carga imágenes.',
  },
  'speed.image-size': {
    name: 'Espacio para las imágenes',
    what: 'Cada imagen indica su ancho y su alto.',
    why: 'Sin esas medidas, el texto salta mientras llegan las imágenes.',
    how: [
      'Indique en la página el ancho y el alto de la imagen.',
      'En un creador de sitios, vuelva a insertar la imagen con el bloque de imagen.',
    ],
    faults: {
      missing: 'Esta imagen no indica ni ancho ni alto.',
    },
    absent: 'Las páginas leídas no muestran imágenes.',
  },
  'speed.image-format': {
    name: 'Formato de las fotos',
    what: 'Las fotos están en WebP o AVIF.',
    why: 'Con la misma calidad, esos formatos pesan entre un 30 y un 50% menos que JPEG.',
    how: [
      'Active la conversión de imágenes en su herramienta o en un plugin.',
      'Si no la tiene, convierta las fotos antes de subirlas.',
    ],
    faults: {
      old: 'Esta foto está en formato {found}.',
    },
    absent: 'El inicio no carga fotos.',
  },
  'speed.lcp': {
    name: 'Aparición del contenido principal',
    what: 'El elemento principal del inicio aparece en 2.5 segundos o menos.',
    why: 'Pasado ese tiempo, los visitantes se van, y Google lo toma en cuenta en su clasificación.',
    how: [
      'Aligere la imagen grande de arriba y cárguela primero.',
      'Quite el código que bloquea la página.',
      'Acelere la respuesta del servidor.',
    ],
    faults: {
      slow: 'El contenido principal aparece en {found}; apunte a {wanted} como máximo.',
    },
  },
  'speed.cls': {
    name: 'Estabilidad de la página',
    what: 'La página no se mueve mientras carga.',
    why: 'Un botón que se mueve bajo el dedo hace tocar otra cosa.',
    how: [
      'Indique el tamaño de imágenes, videos y avisos.',
      'No inserte nada por encima de un texto ya mostrado.',
    ],
    faults: {
      shifts: 'El desplazamiento medido es de {found}; apunte a {wanted} como máximo.',
    },
  },
  'speed.nodes': {
    name: 'Complejidad de las páginas',
    what: 'Cada página tiene 1,500 elementos o menos.',
    why: 'Una página sobrecargada responde mal al toque en un celular modesto.',
    how: [
      'Quite los bloques ocultos y los módulos repetidos.',
      'Reparta las listas muy largas en varias páginas.',
    ],
    faults: {
      many: 'La página tiene {found} elementos; apunte a {wanted} como máximo.',
    },
  },
};
