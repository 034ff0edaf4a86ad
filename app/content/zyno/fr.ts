import type { ZynoCopy } from './shape.ts';

export const fr: ZynoCopy = {
  title: 'Zyno : assistant virtuel pour site web | Iluma',
  description:
    'Zyno répond aux visiteurs de votre site en trois langues, avec ce que vous avez écrit. Ce qu’il sait faire, son caractère, et une conversation d’essai.',
  head: {
    eyebrow: 'Assistant Zyno',
    title: { before: 'Un assistant qui répond ', emphasis: 'même le dimanche', after: '' },
    lead: 'Zyno accueille, renseigne et passe la main. Il s’appuie sur vos pages, cite sa source et dit quand il ne sait pas.',
    button: 'Essayer la conversation',
    second: 'Parler à une personne',
  },
  features: {
    title: { before: 'Ce qu’il ', emphasis: 'sait faire', after: '' },
    lead: 'Pour accueillir vos visiteurs.',
    items: [
      {
        title: 'Intelligent',
        text: 'Il comprend la question, même mal posée, et cherche la réponse dans vos propres pages.',
      },
      {
        title: 'Multilingue',
        text: 'Français, anglais, espagnol : il comprend les trois et répond dans la langue de la page.',
      },
      {
        title: 'Interactif',
        text: 'Il propose la suite : ouvrir un outil, réserver quinze minutes, écrire à l’équipe.',
      },
      {
        title: 'Mémoire',
        text: 'Il se souvient de la conversation pendant la visite, et l’oublie si on le lui demande.',
      },
    ],
  },
  traits: {
    title: 'Son caractère',
    items: [
      { name: 'Empathique', text: 'Il accueille la personne avant de répondre à sa question.' },
      { name: 'Proactif', text: 'Il dit ce qu’on pourrait faire ensuite.' },
      { name: 'Créatif', text: 'Il propose une autre piste quand la première n’aboutit pas.' },
      { name: 'Fiable', text: 'Il cite la page d’où vient la réponse.' },
      { name: 'Curieux', text: 'Il pose une question quand un fait manque.' },
    ],
  },
  demo: {
    title: { before: 'Une conversation ', emphasis: 'd’essai', after: '' },
    lead: 'Posez une question sur Iluma : Zyno cherche dans les pages de ce site, cite le passage et vous y mène, ou dit qu’il ne sait pas.',
    log: 'Conversation avec Zyno',
    label: 'Votre message à Zyno',
    placeholder: 'Écrivez à Zyno…',
    send: 'Envoyer',
    typing: 'Zyno écrit…',
    you: 'Vous',
    empty: 'Posez votre question, ou choisissez un exemple.',
    examplesTitle: 'Exemples',
    examples: [
      'Comment améliorer ma visibilité locale ?',
      'Quel budget pour une première campagne ?',
      'Par où commencer mon référencement ?',
    ],
    replies: [
      'J’ai cherché dans les pages du site.',
      'J’ai relu nos pages avant de vous répondre.',
      'Merci de votre question ; j’ai parcouru le site.',
      'J’ai comparé votre question à ce que dit le site.',
    ],
    source: 'Source :',
    book: 'Réserver un appel de 15 minutes',
    failed: 'La réponse n’est pas arrivée. Réessayez dans un instant, ou écrivez à l’équipe.',
    privacy:
      'Votre question sert à cette réponse et n’est pas conservée. Si un modèle de langage rédige, elle lui est transmise avec les passages trouvés.',
  },
  use: {
    title: 'À quoi s’attendre',
    items: [
      {
        name: 'Ses réponses',
        text: 'Horaires, prix, délais, prise de rendez-vous : ce que vos pages disent déjà, avec un lien vers le passage.',
      },
      {
        name: 'Le temps',
        text: 'Une phrase suffit, comme si vous parliez à une personne. La réponse vient en quelques secondes, à toute heure.',
      },
      {
        name: 'Ce qu’il faut',
        text: 'Des pages à jour. Ce qui n’est écrit nulle part, Zyno l’ignore : il le dit et propose d’écrire à l’équipe.',
      },
      {
        name: 'Sa limite',
        text: 'Une plainte, un cas particulier, un prix à discuter reviennent à une personne. Il donne alors le lien pour réserver quinze minutes.',
      },
    ],
  },
  closing: {
    title: { before: 'Zyno sur ', emphasis: 'votre site', after: ' ?' },
    lead: 'Nous vous montrons ce qu’il dirait à vos visiteurs, avec vos pages et vos mots.',
    button: 'En parler avec l’équipe',
  },
};
