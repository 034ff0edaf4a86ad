import { fr as admin } from '../../admin/fr.ts';
import type { ExportCopy } from './shape.ts';
import { server, fr as tables } from './tables/fr.ts';

export const fr: ExportCopy = {
  as: 'Exporter en {format}',
  running: 'Export en cours…',
  done: 'Export {format} généré',
  printed: {
    on: 'Le {date}',
    narrowed: 'Filtres : {filters}',
    all: 'Sans filtre',
    selection: 'Sélection',
    search: 'recherche',
    firstOnly:
      'Les {count} premières lignes sont imprimées ; les exports CSV et JSON les contiennent toutes.',
  },
  dialog: {
    open: 'Tout exporter…',
    title: 'Exporter les données',
    lead: 'L’export est inscrit dans l’historique. Gardez le fichier en lieu sûr : il contient des données personnelles.',
    sandbox:
      'Le fichier contient les données de cette démo. Les demandes et l’historique des changements n’existent que dans le CRM réel.',
    content: 'Contenu',
    format: 'Format',
    submit: 'Exporter',
    busy: 'Préparation du fichier…',
    done: 'Le fichier est téléchargé.',
    failed: 'Le fichier n’a pas pu être préparé. Réessayez dans un moment.',
    contents: {
      everything: 'Tout ce que je peux voir (CSV et JSON)',
      clients: 'Clients',
      contacts: 'Personnes à contacter',
      notes: 'Notes des clients',
      projects: 'Projets',
      tasks: 'Tâches',
      journal: 'Journal IA',
      leads: 'Demandes',
      replies: 'Réponses envoyées',
      audit: 'Historique des changements',
    },
    confirmation: admin.confirmation,
  },
  files: {
    clients: tables.collections.clients.file,
    projets: tables.collections.projects.file,
    taches: tables.collections.tasks.file,
    journal: tables.collections.journal.file,
    prospection: 'prospection',
  },
  tables,
  server,
};
