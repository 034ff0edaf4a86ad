import type { OwnerCopy } from './shape.ts';

export const es: OwnerCopy = {
  title: 'Agregue sus propias cifras',
  lead: 'Su perfil de Google y Search Console saben lo que ningún robot ve: sus reseñas y las búsquedas que llevan a usted. Arrastre aquí sus archivos exportados: se leen en su navegador, y solo los datos de contacto del perfil, las cifras, las fechas y las búsquedas más frecuentes pasan al informe. Las reseñas y sus autores se quedan en su dispositivo.',
  profile: {
    title: 'Cómo exportar el perfil de Google',
    steps: [
      'Abra takeout.google.com con la cuenta que administra el perfil.',
      'Desmarque todo y marque «Perfil de Negocio de Google».',
      'Cree la exportación y descargue el archivo ZIP que recibe por correo.',
    ],
  },
  search: {
    title: 'Cómo exportar de Search Console',
    steps: [
      'Abra search.google.com/search-console y luego «Rendimiento».',
      'Elija los últimos tres meses.',
      'Haga clic en «Exportar» y luego en «Descargar CSV».',
    ],
  },
  label: 'Archivos exportados (ZIP, CSV o JSON)',
  help: 'Hasta diez archivos a la vez. También puede arrastrarlos a este campo.',
  limit: 'Sin JavaScript, nuestro servidor lee los archivos y no los guarda: 1 MB como máximo.',
  button: 'Completar el informe',
  reading: 'Leyendo los archivos…',
  none: 'Elija al menos un archivo.',
  why: {
    'too-large': 'demasiado grande',
    'too-many-files': 'demasiados archivos; algunos no se leyeron',
    bomb: 'su contenido supera el tamaño permitido; la lectura se detuvo',
    'unsafe-path': 'contiene nombres de archivo sospechosos, que se ignoraron',
    unreadable: 'dañado o cifrado, no se puede leer',
    'nothing-known': 'no se reconoce ningún perfil, reseña ni tabla de consultas',
  },
  done: 'El informe tiene en cuenta sus cifras.',
  given: 'Cifras aportadas por el propietario el {date}, de sus archivos exportados de Google.',
  remove: 'Quitar estas cifras',
  facts: {
    profile: 'Perfil',
    rating: 'Calificación promedio',
    count: 'Reseñas',
    answered: 'Reseñas con respuesta',
    recent: 'Reseñas de los últimos {days} días',
    last: 'Última reseña',
    impressions: 'Impresiones en Google',
    clicks: 'Clics',
    onFirstPage: 'Impresiones en la primera página',
    position: 'Posición promedio',
  },
  queries: {
    title: 'Búsquedas que muestran el sitio',
    query: 'Búsqueda',
    clicks: 'Clics',
    impressions: 'Impresiones',
    position: 'Posición promedio',
  },
};
