import type { OwnerCopy } from './shape.ts';

export const fr: OwnerCopy = {
  title: 'Ajoutez vos propres chiffres',
  lead: 'Votre fiche Google et la Search Console savent ce qu’aucun robot ne voit : vos avis et les recherches qui mènent à vous. Déposez ici leurs exports : ils sont lus dans votre navigateur, et seuls les coordonnées de la fiche, les chiffres, les dates et les recherches les plus fréquentes rejoignent le rapport. Les avis et leurs auteurs restent sur votre appareil.',
  profile: {
    title: 'Obtenir l’export de la fiche Google',
    steps: [
      'Ouvrez takeout.google.com avec le compte qui gère la fiche.',
      'Désélectionnez tout, puis cochez « Fiche d’établissement Google ».',
      'Créez l’export et téléchargez le fichier ZIP reçu par courriel.',
    ],
  },
  search: {
    title: 'Obtenir l’export de la Search Console',
    steps: [
      'Ouvrez search.google.com/search-console, puis « Performances ».',
      'Choisissez les trois derniers mois.',
      'Cliquez sur « Exporter », puis « Télécharger le fichier CSV ».',
    ],
  },
  label: 'Exports (ZIP, CSV ou JSON)',
  help: 'Jusqu’à dix fichiers à la fois. Vous pouvez aussi les glisser ici.',
  limit:
    'Sans JavaScript, les fichiers sont lus par notre serveur, qui ne les garde pas : 1 Mo au plus.',
  button: 'Compléter le rapport',
  reading: 'Lecture des fichiers…',
  none: 'Choisissez au moins un fichier.',
  why: {
    'too-large': 'trop grand',
    'too-many-files': 'trop de fichiers ; certains n’ont pas été lus',
    bomb: 'son contenu dépasse la taille permise ; la lecture s’est arrêtée',
    'unsafe-path': 'contient des noms de fichiers douteux, ignorés',
    unreadable: 'endommagé ou chiffré, illisible',
    'nothing-known': 'ni fiche, ni avis, ni tableau de requêtes reconnus',
  },
  done: 'Le rapport tient compte de vos chiffres.',
  given: 'Chiffres fournis par le propriétaire le {date}, tirés de ses exports Google.',
  remove: 'Retirer ces chiffres',
  facts: {
    profile: 'Fiche',
    rating: 'Note moyenne',
    count: 'Avis',
    answered: 'Avis avec réponse',
    recent: 'Avis des {days} derniers jours',
    last: 'Dernier avis',
    impressions: 'Impressions dans Google',
    clicks: 'Clics',
    onFirstPage: 'Impressions en première page',
    position: 'Position moyenne',
  },
  queries: {
    title: 'Recherches qui affichent le site',
    query: 'Recherche',
    clicks: 'Clics',
    impressions: 'Impressions',
    position: 'Position moyenne',
  },
};
