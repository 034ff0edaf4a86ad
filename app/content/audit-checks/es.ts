import { es as answer } from './answer/es.ts';
import { es as local } from './local/es.ts';
import { es as owner } from './owner/es.ts';
import { es as page } from './page/es.ts';
import { es as reach } from './reach/es.ts';
import { es as speed } from './speed/es.ts';
import { es as trust } from './trust/es.ts';
import type { AuditChecksCopy } from './shape.ts';

export const es: AuditChecksCopy = {
  reasons: {
    'no-browser':
      'Para verlo hay que abrir la página en un navegador, y esta auditoría no tenía uno.',
    'drawn-by-scripts':
      'La página se arma con código: hace falta un navegador para leerla, y esta auditoría no tenía uno.',
    unreachable: 'No se pudo leer el sitio.',
    'blocked-by-robots': 'El archivo robots.txt impide a nuestro robot leer el sitio.',
    'not-answered': 'No recibimos una respuesta que permita juzgarlo.',
    'language-unclear': 'El texto no está en español, inglés ni francés, o no está claro en cuál.',
    'no-town-stated': 'El sitio no dice en qué ciudad está el negocio.',
    'not-configured': 'Esta fuente de datos no está conectada aquí.',
    'too-few-pages': 'Se leyeron muy pocas páginas para comparar.',
    'local-address': 'El sitio está en una dirección local, sin nombre público.',
    'nothing-of-the-kind': 'No hay nada de eso en las páginas leídas.',
    'owner-only':
      'Solo el propietario puede mostrarlo: añada más abajo la exportación de su perfil de Google o de Search Console.',
  },
  checks: { ...reach, ...page, ...local, ...owner, ...answer, ...speed, ...trust },
};
