import type {
  ExportMessages,
  ServerExportMessages,
} from '#app/domain/crm/export/export-messages.ts';
import { languageNames } from '#app/i18n/languages.ts';
import { fr as clients } from '../../clients/fr.ts';
import { fr as form } from '../../form/fr.ts';
import { fr as journal } from '../../journal/fr.ts';
import { fr as people } from '../../people/fr.ts';
import { fr as projects } from '../../projects/fr.ts';
import { fr as tasks } from '../../tasks/fr.ts';
import { fr as timeline } from '../../timeline/fr.ts';

export const fr: ExportMessages = {
  collections: {
    clients: {
      file: 'clients',
      owner: 'Client',
      columns: {
        ...form.fields,
        score: clients.score,
        scoreUpdatedAt: 'Score mesuré le',
        trend: 'Tendance',
      },
      choices: { status: clients.statuses, trend: clients.trends },
      lists: {
        contacts: {
          file: 'personnes-a-contacter',
          columns: people.fields,
          choices: { language: languageNames },
        },
        scoreHistory: {
          file: 'scores',
          columns: {
            date: 'Mesuré le',
            score: clients.score,
            method: 'Origine',
            version: 'Méthode',
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
          columns: { name: 'Document', url: 'Adresse', addedAt: 'Ajouté le' },
          choices: {},
        },
      },
    },
    projects: {
      file: 'projets',
      owner: 'Projet',
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
      file: 'taches',
      owner: 'Tâche',
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
          file: 'listes-de-controle',
          columns: { text: 'Élément', isDone: 'Fait' },
          choices: {},
        },
      },
    },
    journal: {
      file: 'journal',
      owner: 'Entrée',
      columns: {
        timestamp: 'Date',
        type: journal.entryType,
        title: journal.entryTitle,
        content: journal.entryContent,
        relatedType: 'Concerne',
        relatedId: 'Nom',
        author: journal.author,
        aiGenerated: 'Écrit par l’IA',
      },
      choices: { type: journal.types, relatedType: journal.related },
      lists: {},
    },
  },
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  yes: 'oui',
  no: 'non',
};

export const server: ServerExportMessages = {
  leads: {
    file: 'demandes',
    columns: {
      createdAt: 'Reçue le',
      reference: 'Référence',
      status: 'État',
      assignedTo: 'Confiée à',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      subject: 'Objet',
      message: 'Message',
      service: 'Service',
      language: 'Langue',
      page: 'Page d’origine',
      answeredAt: 'Répondu le',
      answeredBy: 'Répondu par',
      notes: 'Notes',
    },
  },
  replies: {
    file: 'reponses-envoyees',
    columns: {
      reference: 'Demande',
      name: 'Destinataire',
      at: 'Envoyée le',
      author: 'Auteur',
      subject: 'Objet',
      text: 'Texte',
    },
  },
  audit: {
    file: 'historique-des-changements',
    columns: {
      at: 'Date',
      actor: 'Qui',
      entity: 'Type',
      name: 'Nom',
      verb: 'Action',
    },
  },
};
