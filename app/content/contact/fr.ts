import { answerPromise } from '../company/answer-promise.ts';
import type { ContactCopy } from './shape.ts';

export const fr: ContactCopy = {
  title: 'Contact : agence SEO à Montréal | Iluma',
  description:
    'Écrivez-nous, appelez-nous ou réservez quinze minutes avec la personne qui s’occupera de vous. Réponse sous 24h ouvrables, en français, anglais ou espagnol.',
  name: 'Contact',
  head: {
    eyebrow: 'Réponse sous 24h ouvrables',
    title: { before: 'Présentez-nous ', emphasis: 'votre commerce', after: '' },
    lead: 'Dites ce que vous vendez, où, et ce qui bloque. La personne qui vous répond est celle qui fera le travail.',
  },
  form: {
    title: 'Votre message',
    fields: {
      nom: 'Nom',
      email: 'Courriel',
      telephone: 'Téléphone',
      entreprise: 'Entreprise',
      objet: 'Objet',
      message: 'Message',
    },
    optional: 'facultatif',
    subjects: {
      consultation: 'Consultation',
      seo: 'Référencement (SEO)',
      landing: 'Page de destination',
      youtube: 'YouTube',
      devis: 'Demande de devis',
      autre: 'Autre sujet',
    },
    noSubject: 'Choisir un objet',
    about: 'À propos de : {name}',
    attached: 'Votre résultat est joint au message.',
    partner:
      'Bonjour, j’aimerais entrer en contact avec {name}, dont j’ai vu la fiche dans votre réseau.',
    openings: {
      'site-audit': 'Bonjour, voici le rapport d’audit de mon site. Par quoi commenceriez-vous ?',
      'ila-home': 'Bonjour, je viens de calculer mon score ILA et j’aimerais en parler avec vous.',
      ila: 'Bonjour, voici mon évaluation ILA. Par quoi commenceriez-vous ?',
      'ila-dashboard':
        'Bonjour, voici le score de mon module ILA. J’aimerais savoir quoi améliorer d’abord.',
      adluma: 'Bonjour, voici ma simulation ADLUMA. J’aimerais la revoir avec vous.',
      'adluma-full':
        'Bonjour, voici ma simulation ADLUMA complète. J’aimerais vérifier mes hypothèses avec vous.',
      ilumatch: 'Bonjour, voici mes réponses à ILUMATCH. J’aimerais savoir ce que vous proposez.',
      loyalty: 'Bonjour, voici mon plan de fidélisation. J’aimerais le mettre en place.',
      compatibility:
        'Bonjour, l’inter-visibilité m’intéresse. Voici ce que j’ai indiqué sur mon commerce.',
      landing: 'Bonjour, voici la page que j’ai composée. J’aimerais la publier avec vous.',
      chat: 'Bonjour, j’ai commencé par en parler avec votre assistant. Pouvez-vous me rappeler ?',
    },
    conversation: 'Joindre ma conversation avec l’assistant',
    honeypot: 'Laissez ce champ vide',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    privacy: 'Ces renseignements servent à vous répondre et à écarter le pourriel.',
    privacyLink: 'Ce que nous en faisons',
    summary: 'Le message n’est pas parti. À corriger :',
    errors: {
      required: 'Ce champ est nécessaire pour vous répondre.',
      'not-an-email': 'Cette adresse n’est pas complète. Écrivez-la comme nom@exemple.com.',
      'too-long': 'Ce texte est trop long pour ce champ. Raccourcissez-le un peu.',
      unknown: 'Choisissez un objet de la liste.',
    },
    missing: {
      nom: 'Dites-nous votre nom.',
      email: 'Donnez-nous une adresse où vous répondre.',
      message: 'Écrivez-nous quelques mots.',
    },
    failed:
      'Le message n’a pas pu être enregistré. Votre texte est toujours là : réessayez dans un instant, ou appelez-nous.',
    offline:
      'Connexion coupée : le message n’est pas parti. Votre texte est toujours là : réessayez quand vous serez en ligne.',
    limited:
      'Trop de messages sont arrivés de votre réseau depuis une heure : celui-ci n’a pas été enregistré. Votre texte est toujours là : réessayez plus tard, ou appelez-nous.',
    instead: 'Vous pouvez aussi nous joindre directement :',
  },
  sent: {
    title: 'C’est reçu.',
    reference: 'Votre référence : {reference}',
    promise: `L’équipe vous répond sous 24h ouvrables. ${answerPromise.fr.meaning}`,
    status: 'Suivre votre demande',
    statusNote:
      'Ce lien est personnel et valable 90 jours. Il est aussi dans le courriel de confirmation. Si celui-ci n’arrive pas, un filtre a pu retenir votre message : appelez-nous.',
    again: 'Écrire un autre message',
    next: {
      title: 'En attendant',
      ila: 'Calculer votre score ILA',
      adluma: 'Simuler un budget publicitaire',
      cases: 'Lire une étude de cas',
    },
  },
  details: {
    title: 'Nous joindre',
    email: 'Courriel',
    phone: 'Téléphone',
    hours: 'Heures d’ouverture',
    answerTime: 'Délai de réponse',
    answer: `Réponse sous 24h ouvrables. ${answerPromise.fr.meaning}`,
    offices: 'Nos bureaux',
    directions: 'Itinéraire',
    map: 'Carte schématique de nos bureaux',
    noMap: 'Carte interactive à venir',
  },
  team: {
    title: { before: 'Qui ', emphasis: 'vous répondra', after: '' },
    lead: 'Choisissez une personne et réservez quinze minutes avec elle.',
    available: 'Disponible',
    busy: 'En rendez-vous',
    offline: 'Hors ligne',
    book: 'Réserver 15 minutes',
    bookWith: 'Réserver 15 minutes avec {name}',
    speaks: 'Langues',
    none: 'Aucun membre de l’équipe n’est présenté ici en ce moment. Écrivez-nous : le message arrive à toute l’équipe.',
  },
};
