import type {
  ExportMessages,
  ServerExportMessages,
} from '#app/domain/crm/export/export-messages.ts';
import { languageNames } from '#app/i18n/languages.ts';
import { en as clients } from '../../clients/en.ts';
import { en as form } from '../../form/en.ts';
import { en as journal } from '../../journal/en.ts';
import { en as people } from '../../people/en.ts';
import { en as projects } from '../../projects/en.ts';
import { en as tasks } from '../../tasks/en.ts';
import { en as timeline } from '../../timeline/en.ts';

export const en: ExportMessages = {
  collections: {
    clients: {
      file: 'clients',
      owner: 'Client',
      columns: {
        ...form.fields,
        score: clients.score,
        scoreUpdatedAt: 'Score measured on',
        trend: 'Trend',
      },
      choices: { status: clients.statuses, trend: clients.trends },
      lists: {
        contacts: {
          file: 'contacts',
          columns: people.fields,
          choices: { language: languageNames },
        },
        scoreHistory: {
          file: 'scores',
          columns: {
            date: 'Measured on',
            score: clients.score,
            method: 'Origin',
            version: 'Method',
          },
          choices: { method: timeline.methods },
        },
        notes: {
          file: 'notes',
          columns: { at: 'Date', author: journal.author, text: 'Note' },
          choices: {},
        },
        documents: {
          file: 'documents',
          columns: { name: 'Document', url: 'Address', addedAt: 'Added on' },
          choices: {},
        },
      },
    },
    projects: {
      file: 'projects',
      owner: 'Project',
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
      file: 'tasks',
      owner: 'Task',
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
          file: 'checklists',
          columns: { text: 'Item', isDone: 'Done' },
          choices: {},
        },
      },
    },
    journal: {
      file: 'journal',
      owner: 'Entry',
      columns: {
        timestamp: 'Date',
        type: journal.entryType,
        title: journal.entryTitle,
        content: journal.entryContent,
        relatedType: 'About',
        relatedId: 'Name',
        author: journal.author,
        aiGenerated: 'Written by AI',
      },
      choices: { type: journal.types, relatedType: journal.related },
      lists: {},
    },
  },
  createdAt: 'Created on',
  updatedAt: 'Changed on',
  yes: 'yes',
  no: 'no',
};

export const server: ServerExportMessages = {
  leads: {
    file: 'leads',
    columns: {
      createdAt: 'Received on',
      reference: 'Reference',
      status: 'Status',
      assignedTo: 'Assigned to',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      subject: 'Subject',
      message: 'Message',
      service: 'Service',
      language: 'Language',
      page: 'Page they came from',
      answeredAt: 'Answered on',
      answeredBy: 'Answered by',
      notes: 'Notes',
    },
  },
  replies: {
    file: 'replies-sent',
    columns: {
      reference: 'Lead',
      name: 'Recipient',
      at: 'Sent on',
      author: 'Author',
      subject: 'Subject',
      text: 'Text',
    },
  },
  audit: {
    file: 'change-history',
    columns: {
      at: 'Date',
      actor: 'Who',
      entity: 'Type',
      name: 'Name',
      verb: 'Action',
    },
  },
};
