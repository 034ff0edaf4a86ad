import type { RobotCopy } from './shape.ts';

export const fr: RobotCopy = {
  title: 'IlumaAudit, le robot de nos audits — Iluma',
  description:
    'Qui est IlumaAudit, le robot qui lit un site quand quelqu’un demande sa mesure ILA, ce qu’il lit, ses limites et comment le tenir à l’écart.',
  heading: { before: 'Le robot qui ', emphasis: 'mesure', after: ' les sites' },
  lead: 'IlumaAudit lit un site seulement quand une personne demande sa mesure ILA, ou quand un client nous confie la sienne. Il ne parcourt pas le web de lui-même.',
  agent: 'Dans les journaux de votre serveur, il se présente ainsi :',
  sections: [
    {
      title: 'Ce qu’il lit',
      text: 'Vingt pages au plus, les fichiers que charge la première, robots.txt, le plan de site et quelques liens, pour vérifier qu’ils répondent. Il n’envoie aucun formulaire et ne se connecte à aucun compte.',
    },
    {
      title: 'Ses limites',
      text: 'Deux demandes à la fois, 20 Mo et une minute en tout. Quand votre serveur demande d’attendre, il attend ou il part. Un même site n’est pas relu dans l’heure.',
    },
    {
      title: 'Ce qu’il garde',
      text: 'Un rapport : un extrait de chaque passage en cause et les valeurs mesurées, pendant 90 jours. Qui a le lien du rapport peut l’effacer plus tôt.',
    },
  ],
  refuse: {
    title: 'Le tenir à l’écart',
    before: 'Il obéit à robots.txt. Ajoutez ces deux lignes au vôtre :',
    after:
      'Il ne demande alors que l’adresse et robots.txt, puis s’arrête sans rien lire d’autre. Vous pouvez aussi ne lui fermer qu’une partie du site.',
  },
  contact: {
    title: 'Une question, un abus ?',
    text: 'Écrivez-nous l’adresse du site et l’heure de la visite : une personne vous répond.',
    link: 'Nous écrire',
  },
};
