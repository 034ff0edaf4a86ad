import type { SiteStatusCopy } from './shape.ts';

export const es: SiteStatusCopy = {
  title: 'Estado del sitio',
  mail: {
    label: 'Correos',
    states: {
      fine: 'Todo se envía',
      waiting: 'En espera',
      givenUp: 'Con envíos abandonados',
      kept: 'Guardados aquí',
    },
    fine: 'Ningún correo quedó en espera por una falla.',
    kept: 'No hay servidor de correo configurado: los correos se guardan aquí.',
    waiting: {
      one: '{count} correo espera desde el {date}.',
      other: '{count} correos esperan, el más antiguo desde el {date}.',
    },
    givenUp: {
      one: '{count} correo abandonado en los últimos 7 días.',
      other: '{count} correos abandonados en los últimos 7 días.',
    },
    showGivenUp: 'Ver los abandonados',
    failure: '{reason} ({code}): {count}',
    reasons: {
      unreachable: 'El servidor de correo no responde',
      credentials: 'El servidor de correo rechaza el usuario o la contraseña',
      encryption: 'Falla la conexión cifrada con el servidor de correo',
      refused: 'El servidor de correo rechaza el mensaje o a su destinatario',
      'no-address': 'La dirección del destinatario no es válida',
      sealed: 'El mensaje se cifró con otra clave',
      interrupted: 'El servidor del sitio se detuvo durante el último intento',
      broken: 'Error del propio sitio, detallado en el registro del servidor',
      other: 'Otra falla',
    },
    sendNow: 'Enviar ahora',
    sent: {
      one: '{count} correo sale ahora.',
      other: '{count} correos salen ahora.',
    },
    noneSent: 'No queda nada por enviar: el resto ya está saliendo.',
  },
  backups: {
    label: 'Copias de seguridad',
    states: {
      fine: 'Al día',
      late: 'Con retraso',
      failed: 'Fallida',
      none: 'Ninguna todavía',
      off: 'Desactivadas',
    },
    lastGood: 'Última copia {age}, el {date}: {size}, {rows} filas verificadas, en {host}.',
    none: 'La primera copia se hace una hora después del primer arranque.',
    off: 'No hay copias programadas (BACKUP_EVERY).',
    failed: 'La copia del {date} falló: {reason}.',
    late: 'La siguiente ya debería estar hecha.',
    reasons: {
      'disk-full': 'no hay espacio suficiente en el disco',
      'no-tool': 'pg_dump no está instalado en el servidor',
      damaged: 'no se pudo restaurar para verificarla',
      'rows-differ': 'no contiene todas las filas de la base de datos',
      broken: 'el registro del servidor indica el motivo',
    },
    megabytes: '{count} MB',
  },
};
