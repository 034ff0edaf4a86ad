import type {
  ExportMessages,
  ServerExportMessages,
} from '#app/domain/crm/export/export-messages.ts';
import { languageNames } from '#app/i18n/languages.ts';
import { es as clients } from '../../clients/es.ts';
import { es as form } from '../../form/es.ts';
import { es as journal } from '../../journal/es.ts';
import { es as people } from '../../people/es.ts';
import { es as projects } from '../../projects/es.ts';
import { es as tasks } from '../../tasks/es.ts';
import { es as timeline } from '../../timeline/es.ts';

export const es: ExportMessages = {
  collections: {
    clients: {
      file: 'clientes',
      owner: 'Cliente',
      columns: {
        ...form.fields,
        score: clients.score,
        scoreUpdatedAt: 'Puntaje medido el',
        trend: 'Tendencia',
      },
      choices: { status: clients.statuses, trend: clients.trends },
      lists: {
        contacts: {
          file: 'personas-de-contacto',
          columns: people.fields,
          choices: { language: languageNames },
        },
        scoreHistory: {
          file: 'puntajes',
          columns: { date: 'Medido el', score: clients.score, method: 'Origen', version: 'Método' },
          choices: { method: timeline.methods },
        },
        notes: {
          file: 'notas',
          columns: { at: 'Fecha', author: journal.author, text: 'Nota' },
          choices: {},
        },
        documents: {
          file: 'documentos',
          columns: { name: 'Documento', url: 'Dirección', addedAt: 'Agregado el' },
          choices: {},
        },
      },
    },
    projects: {
      file: 'proyectos',
      owner: 'Proyecto',
      columns: {
        name: projects.name,
        clientId: tasks.client,
        stage: projects.stage,
        analysis: projects.analysis,
        assignedTeamMember: projects.member,
        due: tasks.due,
      },
      choices: { stage: projects.stages },
      lists: {},
    },
    tasks: {
      file: 'tareas',
      owner: 'Tarea',
      columns: {
        title: tasks.taskTitle,
        clientId: tasks.client,
        projectId: tasks.project,
        status: tasks.status,
        priority: tasks.priority,
        owner: tasks.owner,
        due: tasks.due,
      },
      choices: { status: tasks.statuses, priority: tasks.priorities },
      lists: {
        checklist: {
          file: 'listas-de-verificacion',
          columns: { text: 'Elemento', isDone: 'Hecho' },
          choices: {},
        },
      },
    },
    journal: {
      file: 'diario',
      owner: 'Entrada',
      columns: {
        timestamp: 'Fecha',
        type: journal.entryType,
        title: journal.entryTitle,
        content: journal.entryContent,
        relatedType: 'Trata de',
        relatedId: 'Nombre',
        author: journal.author,
        aiGenerated: 'Escrito por la IA',
      },
      choices: { type: journal.types, relatedType: journal.related },
      lists: {},
    },
  },
  createdAt: 'Creado el',
  updatedAt: 'Modificado el',
  yes: 'sí',
  no: 'no',
};

export const server: ServerExportMessages = {
  leads: {
    file: 'solicitudes',
    columns: {
      createdAt: 'Recibida el',
      reference: 'Referencia',
      status: 'Estado',
      assignedTo: 'Asignada a',
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      company: 'Empresa',
      subject: 'Asunto',
      message: 'Mensaje',
      service: 'Servicio',
      language: 'Idioma',
      page: 'Página de origen',
      answeredAt: 'Respondida el',
      answeredBy: 'Respondida por',
      notes: 'Notas',
    },
  },
  replies: {
    file: 'respuestas-enviadas',
    columns: {
      reference: 'Solicitud',
      name: 'Destinatario',
      at: 'Enviada el',
      author: 'Autor',
      subject: 'Asunto',
      text: 'Texto',
    },
  },
  audit: {
    file: 'historial-de-cambios',
    columns: {
      at: 'Fecha',
      actor: 'Quién',
      entity: 'Tipo',
      name: 'Nombre',
      verb: 'Acción',
    },
  },
};
