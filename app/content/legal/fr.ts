import { fr as privacy } from './privacy/fr.ts';
import { fr as legalNotice } from './legal-notice/fr.ts';
import type { LegalCopy } from './shape.ts';

export const fr: LegalCopy = {
  contents: 'Sur cette page',
  updated: 'Texte en vigueur depuis le {date}.',
  writeToUs: 'Exercer mes droits par courriel',
  toCookies: 'Voir chaque cookie et changer mon choix',
  toPrivacy: 'Lire la politique de confidentialité',
  question: {
    title: 'Une phrase n’est pas claire ?',
    lead: 'Demandez-nous ce qu’elle veut dire pour vous. Une personne répond, en mots simples.',
    button: 'Écrire à l’équipe',
  },
  hosts: {
    none: 'Les pages n’appellent aucun autre hôte : polices, images et scripts viennent tous d’ici.',
    some: 'Les pages peuvent demander des fichiers à {hosts}. Une balise de mesure ne l’est que si vous l’avez permise.',
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
  uses: {
    columns: { what: 'Renseignement', why: 'Pourquoi', basis: 'Fondement', kept: 'Durée' },
    rows: {
      logs: {
        what: 'Journal du serveur : numéro de requête, méthode, page connue, code de réponse, durée',
        why: 'Voir que le site répond et réparer une panne. Ni adresse IP, ni cookie, ni contenu d’une requête n’y est écrit.',
      },
      messages: {
        what: 'Ce que vous écrivez dans un formulaire que vous envoyez : nom, courriel, téléphone, entreprise, message',
        why: 'Vous répondre, tenir le rendez-vous demandé et écarter les envois indésirables.',
      },
      audits: {
        what: 'L’adresse d’un site que vous faites mesurer, le rapport qui en résulte, les chiffres que vous tirez de vos exports Google si vous en ajoutez et, si vous la laissez, l’adresse où vous l’annoncer',
        why: 'Lire les pages publiques de ce site et vous montrer ce qui a été vu. Qui a le lien du rapport peut le lire et le supprimer.',
      },
      newsletters: {
        what: 'Votre courriel, si vous demandez nos envois, avec la date et le texte de votre accord',
        why: 'Vous écrire. Chaque envoi porte un lien de désabonnement (LCAP).',
      },
      rights: {
        what: 'Vos demandes concernant vos données, et nos réponses',
        why: 'Y répondre et pouvoir le prouver.',
      },
      comfort: {
        what: 'Langue, réglages d’accessibilité, conversation avec l’assistant, résultats des outils',
        why: 'Vous rendre le site tel que vous l’avez laissé. Tout cela reste dans votre navigateur, sauf la langue, dans un cookie que lit notre serveur, et la question que l’assistant cherche pour vous sur ce site, qui ne la garde pas.',
      },
      choice: {
        what: 'Votre choix de consentement : catégories, date, version, navigateur',
        why: 'Le respecter et vous en montrer la preuve.',
      },
    },
    bases: {
      request: 'votre demande',
      consent: 'votre consentement',
      interest: 'notre intérêt légitime',
      duty: 'une obligation légale',
    },
    retention: {
      days: '{count} jours au plus',
      months: '{count} mois après le dernier échange',
      browser: 'dans votre navigateur, jusqu’à ce que vous l’effaciez',
    },
  },
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
