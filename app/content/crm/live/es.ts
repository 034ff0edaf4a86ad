import type { LiveCopy } from './shape.ts';

export const es: LiveCopy = {
  failures: {
    unreachable: 'El servidor no responde: no se ha guardado nada. Lo que ha escrito sigue aquí.',
    'signed-out':
      'Su sesión ha terminado: no se ha guardado nada. Vuelva a entrar e inténtelo de nuevo.',
    'not-allowed': 'Su rol no permite esta acción: no se ha guardado nada.',
    busy: 'El servidor recibe demasiadas peticiones: no se ha guardado nada. Inténtelo en un momento.',
    refused: 'El servidor ha rechazado estos datos: no se ha guardado nada.',
  },
  troubles: {
    unreachable: 'El servidor no responde. Lo que se muestra puede no estar al día.',
    busy: 'El servidor recibe demasiadas peticiones. Lo que se muestra puede no estar al día.',
    'signed-out': 'Su sesión ha terminado. Lo que se muestra puede no estar al día.',
  },
  retry: 'Reintentar',
  signIn: {
    open: 'Volver a entrar',
    title: 'Su sesión ha terminado',
    lead: 'Vuelva a entrar para continuar. Lo que ha escrito en esta página se conserva.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    code: 'Código de verificación',
    submit: 'Volver a entrar',
    problems: {
      refused: 'El correo, la contraseña o el código no es correcto.',
      wait: 'Demasiados intentos. Espere unos minutos.',
      unavailable: 'El servidor no responde. Inténtelo en un momento.',
      other: 'Esta cuenta pide un paso más: recargue la página para terminarlo.',
    },
  },
  conflict: {
    title: 'Alguien modificó esta ficha antes que usted',
    lead: 'Estas son su versión y la del equipo. Lo que usted no ha modificado conserva el valor del equipo.',
    gone: 'Alguien ha eliminado esta ficha mientras tanto.',
    field: 'Campo',
    mine: 'Su versión',
    theirs: 'Versión del equipo',
    removing: 'Eliminada',
    removed: 'Eliminada',
    same: 'Las dos versiones dicen lo mismo.',
    keepMine: 'Conservar la mía',
    takeTheirs: 'Tomar la del equipo',
    taken: 'Se conserva la versión del equipo.',
  },
  gone: {
    merged: '{author} fusionó esta ficha con «{name}» ({date}).',
    removed: '{author} eliminó esta ficha ({date}).',
    unknown: 'Esta ficha se acaba de eliminar.',
    lead: 'Esta solicitud se acaba de borrar.',
    open: 'Abrir la ficha «{name}»',
    kept: 'Lo que estaba escribiendo no se ha perdido:',
    copy: 'Copiar',
    copied: 'Copiado',
  },
  inbox: { tab: 'Solicitudes', failed: 'La sección no se ha podido cargar.' },
  orMore: '{count} o más',
};
