import { fr as uses } from './inventory/fr.ts';
import { fr as legalNotice } from './legal-notice/fr.ts';
import { fr as privacy } from './privacy/fr.ts';
import type { LegalCopy } from './shape.ts';

export const fr: LegalCopy = {
  contents: 'Sur cette page',
  updated: 'Texte en vigueur depuis le {date}.',
  writeToUs: 'Exercer mes droits par courriel',
  callUs: 'Nous appeler au {phone}',
  toCookies: 'Voir chaque cookie et changer mon choix',
  toPrivacy: 'Lire la politique de confidentialité',
  question: {
    title: 'Une phrase n’est pas claire ?',
    lead: 'Demandez-nous ce qu’elle veut dire pour vous. Nous répondons en mots simples.',
    button: 'Écrire à l’équipe',
  },
  hosts: {
    none: 'Les pages n’appellent aucun autre hôte : polices, images et scripts viennent tous d’ici.',
    some: 'Les pages peuvent demander des fichiers à {hosts}. Une balise de mesure n’est chargée que si vous l’avez permise.',
  },
  officer: {
    title: 'Responsable de la protection des renseignements personnels',
    email: 'Courriel',
    post: 'Courrier',
  },
  publisher: {
    company: 'Éditeur',
    office: 'Siège social',
    email: 'Courriel',
    phone: 'Téléphone',
    director: 'Direction de la publication',
  },
  uses,
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
