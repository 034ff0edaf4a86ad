import { es as answer } from './answer/es.ts';
import { es as local } from './local/es.ts';
import { es as owner } from './owner/es.ts';
import { es as page } from './page/es.ts';
import { es as reach } from './reach/es.ts';
import type { AuditChecksCopy } from './shape.ts';
import { es as speed } from './speed/es.ts';
import { es as trust } from './trust/es.ts';

export const es: AuditChecksCopy = {
  closed: 'cerrado',
  reasons: {
    'no-browser':
      'Para verlo hay que abrir la página en un navegador, y esta auditoría no tenía uno.',
    'drawn-by-scripts':
      'La página se arma con código: hace falta un navegador para leerla, y esta auditoría no tenía uno.',
    'read-in-part': 'Solo se leyó una parte del sitio; quizá esté en el resto.',
    unreachable: 'No se pudo leer el sitio.',
    'blocked-by-robots': 'El archivo robots.txt impide a nuestro robot leer el sitio.',
    'not-answered': 'No recibimos una respuesta que permita evaluarlo.',
    'language-unclear': 'El texto no está en español, inglés ni francés, o no está claro en cuál.',
    'no-town-stated': 'El sitio no dice en qué ciudad está el negocio.',
    'town-unclear':
      'El título nombra una gran ciudad y la dirección otro municipio, que quizá sea de sus alrededores.',
    'address-unclear':
      'El sitio nombra un lugar, en una forma que quizá no sea una dirección completa.',
    'hours-unclear':
      'El sitio nombra días u horas, en una forma que quizá no sea un horario de atención.',
    'number-unclear':
      'Hay dos números en lugares distintos, y el que no está en los datos estructurados invita a llamar: quizá sirva para contar las llamadas, o sea antiguo.',
    'call-unclear':
      'El número tiene un enlace de otro tipo que «tel:», que no todos los teléfonos abren.',
    'not-configured': 'Esta fuente de datos no está conectada aquí.',
    'too-few-pages': 'Se leyeron muy pocas páginas para comparar.',
    'local-address': 'El sitio está en una dirección local, sin nombre público.',
    'nothing-of-the-kind': 'No hay nada de eso en las páginas leídas.',
    'owner-only':
      'Solo el propietario puede mostrarlo: suba más abajo la exportación de su perfil de Google o de Search Console.',
  },
  axeRules: {
    'aria-braille-equivalent':
      'Los atributos aria-braille deben tener un equivalente que no sea braille',
    'aria-conditional-attr': 'Los atributos ARIA deben usarse como lo prevé el rol del elemento',
    'aria-deprecated-role': 'No deben usarse roles ARIA obsoletos',
    'aria-meter-name': 'Los medidores ARIA deben tener un nombre',
    'aria-progressbar-name': 'Las barras de progreso ARIA deben tener un nombre',
    'aria-prohibited-attr': 'Los elementos solo deben llevar los atributos ARIA permitidos',
    'aria-roledescription': 'aria-roledescription debe estar en elementos con un rol semántico',
    'aria-tab-name': 'Las pestañas ARIA deben tener un nombre',
    'aria-tooltip-name': 'Las descripciones emergentes ARIA deben tener un nombre',
    'frame-focusable-content': 'Los marcos con contenido enfocable no deben tener tabindex=-1',
    'nested-interactive': 'Los controles interactivos no deben anidarse',
    'no-autoplay-audio': 'Los elementos video y audio no deben reproducirse solos',
    'summary-name': 'Los elementos summary deben contener texto',
    'svg-img-alt': 'Las imágenes svg con rol de imagen deben tener texto alternativo',
  },
  checks: { ...reach, ...page, ...local, ...owner, ...answer, ...speed, ...trust },
};
