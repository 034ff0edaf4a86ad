import { es as audit } from '../../audit/es.ts';
import type { AuditsCopy } from './shape.ts';

export const es: AuditsCopy = {
  title: 'Auditoría del sitio',
  sandbox:
    'La auditoría lee sitios reales desde un servidor, por eso no forma parte de esta demostración.',
  noSite: 'Agregue el sitio del cliente a su ficha para medirlo.',
  never: 'Este sitio todavía no se ha medido.',
  measured: 'Última auditoría: {date}.',
  weekly: 'Los sitios de los clientes activos se miden cada semana.',
  scan: 'Medir ahora',
  queued: 'La auditoría está por comenzar.',
  reading: { one: '{count} página leída', other: '{count} páginas leídas' },
  scanned: 'Auditoría terminada.',
  curve: 'Puntaje ILA a lo largo del tiempo',
  curveTable: 'Puntajes medidos',
  date: 'Fecha',
  report: 'Ver el informe',
  loading: 'Leyendo el informe…',
  failed: 'No se pudo leer el informe. Inténtelo de nuevo en un momento.',
  gone: 'Este informe se borró.',
  task: 'Crear una tarea',
  taskOpen: 'Tarea abierta',
  taskDone: 'Tarea terminada',
  areaTasks: { one: 'Crear {count} tarea', other: 'Crear {count} tareas' },
  tasksThere: 'Estas tareas ya existen.',
  tasksMade: { one: '{count} tarea creada.', other: '{count} tareas creadas.' },
  failures: audit.failures,
  texts: audit.report,
};
