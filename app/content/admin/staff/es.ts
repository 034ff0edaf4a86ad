import { leadServiceNames } from '../../leads/service-names.ts';
import { es as screens } from '../../screens/es.ts';
import { es as servicesHub } from '../../services-hub/es.ts';
import { es as staff } from '../../staff/es.ts';
import type { AccountsCopy } from './shape.ts';

const { roles } = staff;

export const es: AccountsCopy = {
  lead: 'Quién puede entrar al CRM, de qué se ocupa cada uno y qué ocurre cuando alguien se va.',
  roles,
  services: leadServiceNames(servicesHub, screens),
  lastLogin: 'Último acceso: {date}',
  disabled: 'Desactivada el {date}',
  secondStep: 'Verificación en dos pasos activa',
  oneTime: 'Contraseña por elegir',
  sessions: { one: '{count} sesión abierta', other: '{count} sesiones abiertas' },
  noSession: 'Ninguna sesión abierta',
  seen: '{from}, última actividad el {date}',
  signOut: 'Cerrar todas las sesiones',
  signingOut: {
    title: '¿Cerrar todas las sesiones de {name}?',
    text: 'Se cierran de inmediato. La cuenta sigue: {name} podrá volver a entrar.',
    yes: 'Cerrar las sesiones',
  },
  signedOut: '{name} ya no tiene ninguna sesión abierta.',
  newRole: 'Nuevo rol de {name}',
  changeRole: 'Cambiar el rol',
  changingRole: {
    title: '¿Dar a {name} el rol {role}?',
    text: 'Lo que {name} puede ver y hacer en el CRM cambia de inmediato. Sus sesiones se cierran y recibirá un correo que se lo comunica.',
    yes: 'Dar este rol',
  },
  roleChanged: 'El rol de {name} cambió: sus sesiones se cerraron y se le avisa por correo.',
  rules: 'Verificación en dos pasos obligatoria',
  rulesLead:
    'Quien no la tenga la configura en su próximo inicio de sesión, antes de cualquier otra cosa.',
  ruleChanged: 'El requisito está guardado.',
  requireOf: 'Exigir la verificación en dos pasos a {name}',
  invite: {
    title: 'Invitar a alguien',
    lead: 'La persona recibe un enlace por correo, válido siete días, y elige su propia contraseña.',
    name: 'Nombre y apellido',
    email: 'Correo electrónico',
    role: 'Rol en el CRM',
    language: 'Idioma del correo',
    submit: 'Enviar la invitación',
    done: 'La invitación para {name} va en camino.',
  },
  rename: {
    title: 'Cambiar el nombre',
    label: 'Nuevo nombre de {name}',
    help: 'Sus clientes, proyectos y tareas llevan enseguida el nuevo nombre.',
    submit: 'Cambiar',
    done: 'La cuenta se llama ahora {name}.',
  },
  reset: {
    label: 'Otra contraseña',
    question: {
      title: '¿Enviar otro enlace a {name}?',
      text: 'Su contraseña y su verificación en dos pasos dejan de servir y sus sesiones se cierran. Un correo le permite elegir otra contraseña.',
      yes: 'Enviar el enlace',
    },
    done: 'Un enlace va en camino a {name}.',
  },
  enable: {
    label: 'Reactivar',
    question: {
      title: '¿Reactivar la cuenta de {name}?',
      text: '{name} podrá entrar de nuevo, con la contraseña y el rol de antes.',
      yes: 'Reactivar',
    },
    done: 'La cuenta de {name} está reactivada.',
  },
  departure: {
    label: 'Salida',
    title: 'Salida de {name}',
    reassignTitle: 'Traspasar lo que aún tiene {name}',
    lead: 'La cuenta se desactiva y sus sesiones se cierran. No se borra nada: su nombre queda en lo que hizo.',
    nothing:
      '{name} no tiene clientes, proyectos, tareas pendientes, solicitudes abiertas ni citas próximas.',
    what: {
      clients: 'Clientes',
      projects: 'Proyectos',
      tasks: 'Tareas pendientes',
      leads: 'Solicitudes abiertas',
      meetings: 'Citas próximas',
    },
    keys: 'Estas claves de API, que creó {name}, siguen funcionando. Revoque las que {name} haya podido conservar:',
    kept: 'Estas citas siguen a cargo de {name}, porque nadie está libre a esa hora. Muévalas en la agenda:',
    toAll: 'Traspasar todo a',
    to: 'Traspasar a ({what})',
    nobody: 'Dejar a nombre de {name}',
    split: 'Repartir entre varias personas',
    together: 'Dar todo a una sola persona',
    yes: 'Desactivar y traspasar',
    reassign: 'Traspasar',
    left: 'Salida registrada: lo que llevaba {name} quedó traspasado.',
    reassigned: 'Lo que aún tenía {name} quedó traspasado.',
  },
  team: {
    title: 'Solicitudes y página pública',
    services: 'Servicios cuyas solicitudes recibe',
    person: 'Persona de la página pública',
    personHelp:
      'La disponibilidad que muestra el sitio es la de esta cuenta. Las solicitudes ya asignadas a esa persona pasan a la cuenta.',
    nobody: 'Nadie',
    none: 'No recibe solicitudes automáticamente',
    takes: 'Recibe: {services}',
    save: 'Guardar',
    saved: 'Guardado para {name}.',
  },
};
