import type { RobotCopy } from './shape.ts';

export const fr: RobotCopy = {
  title: 'IlumaAudit, le robot de nos audits | Iluma',
  description:
    'Qui est IlumaAudit, le robot qui lit un site quand quelqu’un demande sa mesure ILA, ce qu’il lit, ses limites et comment le tenir à l’écart.',
  heading: { before: 'Le robot qui ', emphasis: 'mesure', after: ' les sites' },
  lead: 'IlumaAudit lit un site seulement quand une personne demande sa mesure ILA, ou quand un client nous confie le sien. Il ne parcourt pas le web de lui-même.',
  agent: 'Dans les journaux de votre serveur, il se présente ainsi :',
  sections: [
    {
      title: 'Ce qu’il lit',
      text: 'Vingt pages au plus, les fichiers que charge la première, robots.txt, le plan de site et quelques liens, pour vérifier qu’ils répondent. Il n’envoie aucun formulaire et ne se connecte à aucun compte.',
    },
    {
      title: 'Ses limites',
      text: 'Deux requêtes à la fois, 20 Mo et une minute pour toute la lecture. Quand votre serveur demande d’attendre, il attend ou il s’arrête.',
    },
    {
      title: 'Ce qu’il garde',
      text: 'Un rapport : un extrait de chaque passage en cause et les valeurs mesurées, pendant 90 jours. Qui a le lien du rapport peut l’effacer plus tôt.',
    },
    {
      title: 'Qui le fait venir',
      text: 'Toute personne peut donner l’adresse d’un site, le sien ou celui d’un concurrent : un rapport se compare à deux autres sites au plus. Un même réseau lance trois mesures par heure, pas davantage.',
    },
    {
      title: 'À quelle fréquence il revient',
      text: 'Le site d’un client actif est lu une fois par semaine. Un autre site ne l’est qu’à la demande ; pendant une heure, les visiteurs qui le demandent encore reçoivent le rapport déjà fait.',
    },
    {
      title: 'Les adresses qu’il joint',
      text: 'Des serveurs publics seulement, par http sur le port 80 ou par https sur le port 443. Il refuse les réseaux privés, à chaque redirection. Il interroge aussi le DNS sur la protection de vos courriels, SPF et DMARC.',
    },
    {
      title: 'À quoi ressemble sa visite dans vos journaux',
      text: 'D’abord la page demandée, puis /robots.txt, le plan de site et les autres pages. Suivent des requêtes HEAD vers vos liens et vers vos adresses en http, avec ou sans www. L’adresse /iluma-audit-unknown-path-7f3a est inventée : elle montre ce que répond votre site quand une page manque. Une seule requête porte le nom d’OAI-SearchBot, pour voir si votre serveur donne la même page aux robots des IA.',
    },
    {
      title: 'Les visites avec un navigateur',
      text: 'Quand notre serveur en a un, Chrome ouvre ensuite trois pages au plus, dont la première trois fois, à la taille d’un téléphone. Son en-tête commence comme celui de Chrome et finit par IlumaAudit. Il n’accepte aucun bandeau de consentement et s’arrête à 20 secondes par page, 60 Mo en tout.',
    },
  ],
  refuse: {
    title: 'Le tenir à l’écart',
    before: 'Il obéit à robots.txt. Ajoutez ces deux lignes au vôtre :',
    after:
      'Il ne demande alors que l’adresse et robots.txt, puis s’arrête sans rien lire d’autre. Vous pouvez aussi ne lui fermer qu’une partie du site. Si robots.txt répond par une erreur 5xx, il s’arrête aussi ; si le fichier n’existe pas, il lit le site.',
  },
  contact: {
    title: 'Une question, un abus ?',
    text: 'Donnez-nous l’adresse du site et l’heure de la visite, avec les lignes du journal si vous les avez : une personne vous répond. N’importe quel programme peut emprunter le nom de notre robot ; dites-nous si ces lignes vous paraissent suspectes.',
    link: 'Nous écrire',
  },
};
