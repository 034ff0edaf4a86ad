import { es as admin } from '../../admin/es.ts';
import type { ExportCopy } from './shape.ts';
import { server, es as tables } from './tables/es.ts';

export const es: ExportCopy = {
  as: 'Exportar en {format}',
  running: 'Exportando…',
  done: 'Exportación {format} generada',
  printed: {
    on: 'Al {date}',
    narrowed: 'Filtros: {filters}',
    all: 'Sin filtros',
    selection: 'Selección',
    search: 'búsqueda',
    firstOnly:
      'Se imprimen las {count} primeras filas; las exportaciones CSV y JSON las contienen todas.',
  },
  dialog: {
    open: 'Exportar todo…',
    title: 'Exportar los datos',
    lead: 'La exportación queda anotada en el historial. Guarde el archivo en un lugar seguro: contiene datos personales.',
    sandbox:
      'El archivo contiene los datos de esta demostración. Las solicitudes y el historial de cambios solo existen en el CRM real.',
    content: 'Contenido',
    format: 'Formato',
    submit: 'Exportar',
    busy: 'Preparando el archivo…',
    done: 'El archivo se descargó.',
    failed: 'No se pudo preparar el archivo. Inténtelo de nuevo en un momento.',
    contents: {
      everything: 'Todo lo que puedo ver (CSV y JSON)',
      clients: 'Clientes',
      contacts: 'Personas de contacto',
      notes: 'Notas de los clientes',
      projects: 'Proyectos',
      tasks: 'Tareas',
      journal: 'Diario de IA',
      leads: 'Solicitudes',
      replies: 'Respuestas enviadas',
      audit: 'Historial de cambios',
    },
    confirmation: admin.confirmation,
  },
  files: {
    clients: tables.collections.clients.file,
    projets: tables.collections.projects.file,
    taches: tables.collections.tasks.file,
    journal: tables.collections.journal.file,
    prospection: 'prospeccion',
  },
  tables,
  server,
};
