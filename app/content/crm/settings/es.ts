import { es as keys } from '../../admin/keys/es.ts';
import { es as staff } from '../../staff/es.ts';
import type { SettingsCopy } from './shape.ts';

export const es: SettingsCopy = {
  account: 'Contraseña, verificación en dos pasos y sesiones',
  title: 'Ajustes de la cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  roles: staff.roles,
  permissions: 'Permisos',
  permissionNames: keys.scopes,
  all: 'Todos',
  lastLogin: 'Último acceso',
  failLabel: 'Simular una falla',
  failHelp: 'Mientras esté activado, cada guardado falla: así ve los avisos del CRM.',
  keysLabel: 'Atajos de una tecla',
  keysHelp:
    'N, G y luego C, ? y los demás. El ajuste vale para todo el sitio; la paleta sigue en Ctrl K.',
  kept: 'Nada se envía ni se conserva: al recargar vuelven los datos de ejemplo.',
};
