import type { CheckTexts } from '../shape.ts';

export const fr: CheckTexts<'answer'> = {
  'answer.bots': {
    name: 'Accès des assistants',
    what: 'Les robots qui répondent aux questions (recherche de ChatGPT, Claude, Perplexity…) peuvent lire le site.',
    why: 'Un assistant qui ne peut pas lire votre site ne peut pas vous recommander. Refuser l’entraînement des modèles reste votre choix, et n’enlève aucun point.',
    how: [
      'Ouvrez robots.txt et retrouvez les règles des robots cités.',
      'Retirez l’interdiction pour ceux qui servent à chercher et à répondre.',
      'Gardez-la, si vous le souhaitez, pour ceux qui servent à l’entraînement (GPTBot, ClaudeBot, CCBot…).',
    ],
    faults: {
      'kept-out': 'Le fichier robots.txt interdit le site à {found}.',
    },
  },
  'answer.same-content': {
    name: 'Même page pour les robots',
    what: 'Un assistant reçoit la même page que vos visiteurs.',
    why: 'Une page bloquée ou vidée pour les robots disparaît de leurs réponses.',
    how: [
      'Demandez à votre hébergeur ou à votre pare-feu (Cloudflare, extension de sécurité) de laisser passer les robots de recherche.',
      'Vérifiez qu’aucune extension ne sert une page allégée aux robots.',
    ],
    faults: {
      status: 'Au robot d’un assistant, la page répond par le code {found}.',
      less: 'Mots reçus par le robot d’un assistant : {found} ; par un visiteur : {wanted}.',
    },
  },
  'answer.raw-text': {
    name: 'Texte lisible sans script',
    what: 'Au moins 60 % des mots affichés se trouvent dans la page telle qu’elle est envoyée.',
    why: 'Beaucoup d’assistants n’exécutent pas les scripts : ce qui n’apparaît qu’après leur est invisible.',
    how: [
      'Demandez à votre développeur un rendu côté serveur ou des pages générées d’avance.',
      'Dans un outil de création de site, évitez de mettre le texte principal dans un module externe.',
    ],
    faults: {
      drawn:
        'Seuls {found} des mots affichés se trouvent dans la page envoyée ; visez {wanted} ou plus.',
    },
  },
  'answer.json-ld': {
    name: 'Données structurées sans erreur',
    what: 'Les données structurées se lisent et suivent le vocabulaire de schema.org.',
    why: 'Une virgule de trop, et tout le bloc est ignoré.',
    how: [
      'Collez l’adresse de la page dans le validateur de schema.org.',
      'Corrigez le bloc à la ligne citée, ou refaites-le avec votre extension de référencement.',
    ],
    faults: {
      broken: 'Ce bloc est illisible près de « {found} ».',
      context: 'Ce bloc ne dit pas que ses termes viennent de schema.org (« @context »).',
      type: '« {found} » n’est pas un type de schema.org.',
      property: 'La propriété « {found} » n’existe pas dans schema.org.',
    },
    absent: 'Les pages lues ne contiennent pas de données structurées.',
  },
  'answer.identity': {
    name: 'Identité de l’entreprise',
    what: 'Les moteurs reçoivent le nom, l’adresse web, le logo et les profils de l’entreprise.',
    why: 'C’est par là qu’un assistant sait que le site, la fiche et les profils sont ceux d’une même entreprise.',
    how: [
      'Complétez les données structurées de l’entreprise avec ce qui manque.',
      'Mettez les adresses de vos profils dans le champ « sameAs ».',
    ],
    faults: {
      missing: 'Aucune entreprise n’est décrite dans les données structurées.',
      unknown:
        'Le type {found} n’existe pas dans schema.org : les moteurs ne peuvent pas savoir qu’il décrit une entreprise.',
      name: 'Il manque le nom.',
      address: 'Il manque l’adresse web.',
      logo: 'Il manque le logo.',
      profiles: 'Il manque les profils.',
    },
  },
  'answer.questions': {
    name: 'Réponses aux questions',
    what: 'Un titre qui pose une question est suivi d’une réponse courte.',
    why: 'Les assistants et Google reprennent volontiers une réponse en une à trois phrases, avec un lien vers vous.',
    how: [
      'Répondez tout de suite sous la question, en une à trois phrases.',
      'Donnez les détails après.',
    ],
    faults: {
      unanswered: 'Cette question n’a pas de réponse juste en dessous.',
      long: 'La réponse commence par {found} phrases ; visez {wanted}.',
    },
    absent: 'Aucun titre des pages lues ne pose de question.',
  },
  'answer.author': {
    name: 'Auteur et date des articles',
    what: 'Les articles indiquent leur auteur et leur date.',
    why: 'Un conseil daté et signé se cite ; un texte anonyme, beaucoup moins.',
    how: [
      'Affichez le nom de la personne qui a écrit et la date de mise à jour.',
      'Activez ces champs dans le modèle des articles de votre outil.',
    ],
    faults: {
      author: 'L’article ne nomme pas d’auteur.',
      date: 'L’article n’a pas de date.',
    },
    absent: 'Les pages lues ne sont pas des articles.',
  },
  'answer.llms-txt': {
    name: 'Fichier llms.txt',
    what: 'Un fichier llms.txt présente le site aux assistants.',
    why: 'Presque aucun robot ne le demande aujourd’hui : nous le signalons sans le compter.',
    how: [
      'Faites d’abord le reste.',
      'Si le cœur vous en dit, listez vos pages principales dans un fichier llms.txt à la racine du site.',
    ],
    faults: {
      missing: 'Le site n’a pas de fichier llms.txt.',
    },
  },
  'answer.tree': {
    name: 'Boutons et champs nommés',
    what: 'Chaque bouton, lien et champ a un nom que les machines lisent.',
    why: 'Lecteurs d’écran et assistants qui agissent à la place d’un client passent par ces noms : un bouton sans nom leur échappe.',
    how: [
      'Donnez un texte, ou un libellé invisible (« aria-label »), à chaque bouton fait d’une icône.',
      'Reliez chaque champ de formulaire à son intitulé.',
    ],
    faults: {
      nameless: 'Cet élément n’a pas de nom.',
    },
  },
};
