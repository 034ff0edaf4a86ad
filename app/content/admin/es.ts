import { es as outbox } from '../outbox/es.ts';
import { es as staff } from '../staff/es.ts';
import { es as audit } from './audit/es.ts';
import { es as keys } from './keys/es.ts';
import { es as privacy } from './privacy/es.ts';
import type { AdminCopy } from './shape.ts';
import { es as accounts } from './staff/es.ts';
import { es as status } from './status/es.ts';
import { es as webhooks } from './webhooks/es.ts';

export const es: AdminCopy = {
  title: 'Administración',
  lead: 'Los envíos, los derechos de las personas y quién hizo qué.',
  back: 'Volver al CRM',
  sectionsLabel: 'Partes de la administración',
  sections: {
    envois: 'Envíos',
    webhooks: 'Webhooks',
    'vie-privee': 'Privacidad',
    historique: 'Historial',
    cles: 'Claves de API',
    equipe: 'Equipo',
  },
  none: 'Su rol no da acceso a ninguna de estas partes.',
  loading: 'Cargando…',
  busy: 'Un momento…',
  retry: 'Reintentar',
  more: 'Mostrar más',
  close: 'Cerrar',
  cancel: 'Cancelar',
  never: 'Nunca',
  failure: {
    unreachable: 'El servidor no respondió. Puede reintentar sin riesgo: nada se hará dos veces.',
    'signed-out': 'Su sesión terminó. No se cambió nada: vuelva a entrar.',
    'not-allowed': 'Su rol no lo permite. No se cambió nada.',
    busy: 'Demasiadas peticiones a la vez. No se cambió nada: espere un momento.',
    refused: 'El servidor lo rechazó. No se cambió nada.',
    gone: 'Ya no existe, o no queda nada que enviar.',
    'not-possible': 'Ya no es posible en su estado actual.',
    invalid: 'Hay un campo que no es válido. No se cambió nada.',
    taken: 'Ya hay una cuenta con esta dirección. No se cambió nada.',
    'name-taken':
      'Ya hay una cuenta con este nombre: las fichas nombran a su responsable, elija otro.',
    'member-taken': 'Otra cuenta ya corresponde a esa persona de la página pública.',
    unconfirmed: 'No confirmó que es usted. No se cambió nada.',
  },
  confirmation: {
    ...staff.confirmation,
    submit: 'Confirmar y seguir',
    problems: {
      refused: 'La contraseña o el código no es correcto.',
      wait: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
      unavailable: 'El servidor no respondió. Vuelva a intentarlo dentro de un minuto.',
    },
  },
  secret: {
    title: 'Cópielo ahora',
    text: 'Este secreto no se volverá a mostrar. Guárdelo donde vaya a usarse.',
    copy: 'Copiar al portapapeles',
    copied: 'Copiado.',
    failed: 'El navegador no permite copiar: seleccione el texto.',
    done: 'Hecho',
  },
  outbox: {
    ...outbox,
    lead: 'Lo que envía el sitio: enviado, en espera, guardado aquí a falta de servidor de correo, o abandonado tras diez intentos.',
    stateLabel: 'Filtrar por resultado',
    topicLabel: 'Filtrar por vía',
    topics: { mail: 'Correos', webhook: 'Webhooks', push: 'Navegadores' },
    empty: 'Nada que mostrar aquí.',
    read: 'Leer',
    letter: 'Correo guardado aquí',
  },
  status,
  webhooks,
  privacy,
  audit,
  keys,
  staff: accounts,
};
