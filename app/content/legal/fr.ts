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
        why: 'Vous répondre et tenir le rendez-vous demandé.',
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
    kept: {
      days: '{count} jours au plus',
      months: '{count} mois après le dernier échange',
      browser: 'dans votre navigateur, jusqu’à ce que vous l’effaciez',
    },
  },
  texts: {
    privacy: {
      title: 'Confidentialité — ce que nous savons de vous | Iluma',
      description:
        'Les renseignements que le site d’Iluma recueille, pourquoi, pour combien de temps, qui en répond, et comment les consulter, les corriger ou les effacer.',
      heading: { before: 'Vos renseignements, ', emphasis: 'sans petits caractères', after: '.' },
      lead: 'Lire ce site ne demande ni compte ni nom. Ce que nous apprenons de vous, vous nous l’écrivez vous-même. Voici quoi, pourquoi, et comment le reprendre.',
      sections: [
        {
          id: 'officer',
          title: 'Qui en répond',
          paragraphs: [
            'La Loi 25 du Québec (Loi sur la protection des renseignements personnels dans le secteur privé) veut qu’une personne nommée réponde de vos renseignements. Elle est aussi votre interlocutrice pour le RGPD.',
          ],
          list: [],
        },
        {
          id: 'uses',
          title: 'Ce que nous recueillons, et pour combien de temps',
          paragraphs: [
            'Rien d’autre n’est recueilli. À la fin de la durée indiquée, le renseignement est détruit.',
          ],
          list: [],
        },
        {
          id: 'storage',
          title: 'Cookies et technologies de suivi',
          paragraphs: [
            'Aucune technologie qui identifie, localise ou profile n’est active quand vous arrivez. Si une mesure d’audience ou une publicité est un jour configurée, elle reste éteinte jusqu’à ce que vous l’allumiez dans le bandeau ou sur la page Cookies, et s’éteint de même.',
            'Votre choix est redemandé après six mois environ, ou plus tôt si nos catégories changent ; nous disons alors ce qui a changé.',
          ],
          list: [],
        },
        {
          id: 'sharing',
          title: 'À qui nous les confions',
          paragraphs: [
            'À personne pour de l’argent. Vos messages sont lus par l’équipe d’Iluma, dont les bureaux sont à Montréal, à New York et au Delaware.',
            'Avant qu’un renseignement quitte le Québec, nous évaluons la protection qu’il aura à destination, comme la Loi 25 le demande, et le contrat en tient compte.',
          ],
          list: [],
        },
        {
          id: 'decisions',
          title: 'Scores et intelligence artificielle',
          paragraphs: [
            'Le score ILA, les simulations et les suggestions des outils sont des calculs faits à partir de ce que vous entrez. Aucune décision qui vous concerne n’est prise par une machine seule.',
          ],
          list: [],
        },
        {
          id: 'rights',
          title: 'Vos droits',
          paragraphs: [
            'Écrivez-nous : une personne vous répond dans les 30 jours, gratuitement. Nous vous demandons seulement de quoi vérifier que les renseignements sont les vôtres.',
          ],
          list: [
            'Consulter vos renseignements et en recevoir une copie, dans un format informatique courant.',
            'Corriger ce qui est inexact ou incomplet.',
            'Faire effacer ce dont nous n’avons plus besoin, ou cesser sa diffusion.',
            'Retirer un consentement à tout moment, sans que ce qui a été fait avant en soit changé.',
            'Vous opposer à un usage, ou le faire limiter (RGPD).',
            'Vous plaindre à la Commission d’accès à l’information du Québec, à la CNIL en France, ou à l’autorité de votre pays.',
          ],
        },
        {
          id: 'security',
          title: 'Sécurité et incidents',
          paragraphs: [
            'Seules les personnes qui doivent vous répondre lisent vos messages. Nous tenons un registre des incidents ; si l’un d’eux risque de vous causer un préjudice sérieux, nous vous prévenons, ainsi que la Commission d’accès à l’information.',
          ],
          list: [],
        },
        {
          id: 'changes',
          title: 'Si ce texte change',
          paragraphs: [
            'La date en haut de page change avec lui. Si un nouvel usage de vos renseignements s’ajoute, nous vous le demandons avant, et non après.',
          ],
          list: [],
        },
      ],
    },
    'legal-notice': {
      title: 'Mentions légales — qui publie ce site | Iluma',
      description:
        'L’éditeur du site d’Iluma, son siège et ses bureaux, la direction de la publication, l’hébergement, les droits sur le contenu et le droit applicable.',
      heading: { before: 'Qui parle ', emphasis: 'ici', after: '.' },
      lead: 'L’entreprise qui publie ce site, les personnes qui en répondent et la façon de les joindre.',
      sections: [
        { id: 'publisher', title: 'Éditeur du site', paragraphs: [], list: [] },
        { id: 'offices', title: 'Bureaux', paragraphs: [], list: [] },
        {
          id: 'hosting',
          title: 'Hébergement',
          paragraphs: ['Le site est hébergé par l’éditeur, à l’adresse de son siège social.'],
          list: [],
        },
        {
          id: 'contenu',
          title: 'Contenu et marques',
          paragraphs: [
            'Les textes, dessins, calculs et logiciels du site appartiennent à l’éditeur. Vous pouvez en citer un passage en nommant la source et en y menant par un lien ; pour le reste, demandez-nous.',
            'Google, Meta, YouTube et Instagram sont des marques de leurs propriétaires, citées pour nommer leurs services. Iluma n’est liée à aucun d’eux.',
          ],
          list: [],
        },
        {
          id: 'figures',
          title: 'Chiffres et démonstrations',
          paragraphs: [
            'Les simulateurs et les scores donnent des estimations, pas des promesses. Le tableau analytics et la démonstration du CRM montrent des données d’exemple.',
          ],
          list: [],
        },
        {
          id: 'data',
          title: 'Renseignements personnels',
          paragraphs: [
            'La politique de confidentialité dit ce que nous recueillons, qui en répond et comment exercer vos droits.',
          ],
          list: [],
        },
        {
          id: 'law',
          title: 'Droit applicable',
          paragraphs: [
            'Ce site est soumis au droit du Québec et aux lois du Canada qui s’y appliquent, sans rien retirer aux protections que la loi de votre pays vous donne comme consommateur.',
          ],
          list: [],
        },
      ],
    },
  },
};
