import type { ModulesCopy } from './shape.ts';

export const fr: ModulesCopy = {
  title: 'HUB central : six modules de marketing local | Iluma',
  description:
    'Le centre de contrôle : chaque module, son état, son score ILA, son lien CRM et les prompts à lancer sur votre situation.',
  head: {
    eyebrow: 'HUB central',
    title: { before: 'HUB central : vos ', emphasis: 'six modules', after: '' },
    lead: 'L’état de chacun, son score, son lien CRM, et des prompts prêts à lancer.',
    button: 'Écrire à l’équipe',
    second: 'Choisir par objectif',
  },
  example:
    'Un score marqué « exemple » n’est pas le vôtre : le vôtre le remplace dès que vous enregistrez un résultat de l’ILA ou un projet du tableau de bord ILA. Ce que vous écrivez ici n’est pas enregistré.',
  withoutScripts:
    'Relier un module ou lancer un prompt exige JavaScript, que votre navigateur n’exécute pas. Les modules eux-mêmes s’ouvrent sans lui.',
  statuses: { active: 'Actif', loading: 'En chargement', paused: 'En pause' },
  categories: {
    analysis: 'Analyse',
    content: 'Contenu',
    strategy: 'Stratégie',
    conversion: 'Conversion',
  },
  score: 'Score ILA',
  crm: 'CRM',
  connected: 'Relié',
  notConnected: 'Non relié',
  connect: 'Relier au CRM',
  connecting: 'Connexion…',
  connectedNow: '{name} est relié au CRM.',
  prompts: 'Prompts',
  run: 'Lancer',
  stop: 'Arrêter',
  running: 'En cours…',
  situation: {
    label: 'Votre situation (facultatif)',
    hint: 'Métier, ville, ce qui bloque : deux phrases suffisent.',
  },
  result: {
    local: 'Réponse du rédacteur intégré : le conseil du module, sans analyse de votre cas',
    model: 'Réponse du modèle de langage',
  },
  stopped: 'Arrêté.',
  failures: {
    timeout: 'Le service de rédaction met trop de temps à répondre.',
    busy: 'Le service de rédaction est très demandé en ce moment. Réessayez.',
    refused: 'Le service de rédaction a refusé la demande.',
    broken: 'La réponse s’est interrompue avant la fin. Réessayez.',
    unreachable: 'La connexion ne répond pas. Réessayez.',
    limited: 'Vous avez lancé beaucoup de prompts. Attendez quelques minutes.',
    invalid: 'Votre situation est trop longue.',
  },
  scoreOf: { own: 'le vôtre', sample: 'exemple' },
  send: {
    result: 'Envoyer mon résultat à l’équipe',
    nothing: 'Écrire à l’équipe sans joindre de résultat',
  },
  writer: {
    instructions:
      'Vous conseillez un commerce local pour le module {name} d’Iluma. Répondez en français, en cinq phrases au plus, à partir de la situation donnée. N’inventez aucun chiffre.',
    situation: 'Situation :',
    opening: 'Vous avez écrit : « {situation} »',
    score: 'Votre score enregistré est de {score} sur 100.',
  },
  open: 'Ouvrir le module',
  modules: {
    adluma: {
      name: 'ADLUMA',
      description: 'Simulateur de budget publicitaire et de visibilité, analyse et conseils.',
    },
    blogia: { name: 'BlogIA', description: 'Générateur de contenu SEO.' },
    hub: { name: 'HUB', description: 'Centre de contrôle de tous les services.' },
    ila: { name: 'ILA', description: 'Calcul et évaluation du score de visibilité.' },
    illumatch: { name: 'ILLUMATCH', description: 'Rapprochement entre un besoin et les services.' },
    landing: { name: 'LandingPage', description: 'Générateur de pages qui convertissent.' },
  },
  texts: {
    'adluma-analysis': {
      title: 'Analyser un budget',
      context: 'Un commerce local qui dépense déjà en publicité.',
      prompt: 'Où va le budget, et quelle part amène des demandes ?',
      result:
        'Séparez d’abord les recherches à votre nom des autres : ces clients seraient venus sans annonce. Comparez ensuite le coût par demande de chaque canal sur quatre semaines, et déplacez le budget du plus cher vers le moins cher, par petites étapes.',
    },
    'adluma-strategy': {
      title: 'Préparer une campagne',
      context: 'Une première campagne, un petit budget.',
      prompt: 'Par quels canaux et dans quel ordre commencer ?',
      result:
        'Commencez par la recherche : on y trouve ceux qui veulent déjà acheter. Une fois le coût par demande connu, ajoutez un réseau social pour ceux qui ne vous connaissent pas. Gardez une seule page de destination par annonce.',
    },
    'blogia-content': {
      title: 'Écrire un plan d’article',
      context: 'Un sujet que vos clients abordent au comptoir.',
      prompt: 'Quel plan répond à toute la question ?',
      result:
        'Ouvrez par la réponse en deux phrases. Enchaînez avec le cas le plus fréquent, puis les exceptions, puis le prix ou le délai, et finissez par ce que le lecteur peut faire aujourd’hui.',
    },
    'blogia-strategy': {
      title: 'Planifier trois mois',
      context: 'Un blogue sans nouvel article depuis longtemps.',
      prompt: 'Quels articles écrire d’abord, et lesquels corriger ?',
      result:
        'Corrigez les trois pages que l’on trouve déjà mais que l’on quitte vite. Écrivez ensuite une page par question fréquente, une par semaine, et reliez chacune à un service.',
    },
    'hub-analysis': {
      title: 'Faire le point de la semaine',
      context: 'Plusieurs modules actifs, peu de temps.',
      prompt: 'Qu’est-ce qui a changé, et que faire d’abord ?',
      result:
        'Regardez d’abord ce qui a baissé, puis ce qui attend une réponse, enfin ce qui monte tout seul. Une action pour la semaine suffit : la plus proche d’un client.',
    },
    'ila-analysis': {
      title: 'Lire un score',
      context: 'Un score ILA et ses facteurs.',
      prompt: 'Quel facteur rapporte le plus de points au moindre effort ?',
      result:
        'Cherchez le facteur où il manque beaucoup de points et où l’action est courte : le plus souvent les avis, puis la fiche, puis les pages. Recalculez après un mois, pas après un jour.',
    },
    'ila-strategy': {
      title: 'Monter de dix points',
      context: 'Un commerce au score moyen.',
      prompt: 'Quel plan pour gagner dix points en 90 jours ?',
      result:
        'Premier mois : coordonnées justes partout et avis demandés. Deuxième mois : une page par service. Troisième mois : liens de commerces voisins et de fournisseurs. Mesurez chaque lundi.',
    },
    'illumatch-strategy': {
      title: 'Choisir un service',
      context: 'Un besoin clair, un budget serré.',
      prompt: 'Quel service choisir d’abord, et lequel reporter ?',
      result:
        'Prenez celui qui touche des clients qui vous cherchent déjà. Ce qui sert à vous faire connaître vient après, quand les demandes reçues trouvent une réponse rapide.',
    },
    'illumatch-conversion': {
      title: 'Convertir les visites',
      context: 'Des visites, peu de demandes.',
      prompt: 'Quel service lève le premier obstacle ?',
      result:
        'Si l’on part avant d’avoir lu, la page est en cause : page de destination. Si l’on lit sans écrire, c’est la preuve qui manque : avis et études de cas. Si l’on écrit sans acheter, c’est le suivi.',
    },
    'landing-conversion': {
      title: 'Réécrire un titre',
      context: 'Une page qui reçoit des visites.',
      prompt: 'Quel titre dit la même chose que l’annonce ?',
      result:
        'Reprenez les mots exacts de l’annonce ou de la recherche, ajoutez le lieu, et dites ce que la personne obtient. Gardez le nom de l’entreprise pour plus bas.',
    },
    'landing-content': {
      title: 'Écrire la preuve',
      context: 'Une offre claire, mais rien pour l’appuyer.',
      prompt: 'Quelle preuve tient en trois lignes ?',
      result:
        'Une situation de départ, ce qui a été fait, ce que le client en dit. Un seul chiffre, que vous pouvez défendre, et le nom de la personne qui le donne.',
    },
  },
  closing: {
    title: { before: 'Vos modules avec ', emphasis: 'vos chiffres', after: '' },
    lead: 'Nous relions vos modules avec vous, et vous gardez le tableau de bord.',
    button: 'Planifier une démo',
  },
};
