import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const fr: Phrases['article']['sections'] = {
  need: {
    headings: ['Quand en a-t-on besoin ?', '{Phrase} : pour qui, et quand ?'],
    before: [
      'On cherche rarement « {phrase} » par simple curiosité : il y a un cas précis à régler. Avant d’aller plus loin, décrivez le vôtre avec vos mots.',
      'Derrière « {phrase} », il y a toujours une situation précise. Qui en a besoin, à quel moment, et que craint cette personne ? Notez vos réponses, car la suite en dépend.',
    ],
    after: [
      'Classez ensuite vos questions : avant de commencer, pendant, après. Celle qui revient le plus : [À compléter : la question que vos clients posent le plus souvent, et votre réponse].',
    ],
  },
  start: {
    headings: ['Par où commencer ?', '{Phrase} : par où commencer ?'],
    before: [
      'Faites d’abord le tour de ce que vous avez, puis de ce qui vous manque. Si deux besoins se contredisent, gardez celui qui revient le plus souvent.',
      'Avant de tout changer, regardez ce qui marche déjà. Notez aussi ce qui bloque, même si cela paraît petit. Un petit blocage, répété chaque jour, finit par coûter cher.',
    ],
    after: [
      'Fixez-vous enfin un seul objectif, car on en poursuit mal plusieurs à la fois. Le vôtre : [À compléter : le résultat que vous voulez obtenir, et pour quand].',
    ],
  },
  criteria: {
    headings: ['Comment choisir ?', '{Phrase} : comment choisir ?'],
    before: [
      'Tant que les critères restent flous, toutes les options se ressemblent. Voici ceux qui évitent les regrets, du plus utile au moins utile.',
      'Pour bien choisir, il faut d’abord de bons critères. Gardez ceux-ci, puis rayez ceux qui ne changent rien pour vous.',
    ],
    items: [
      '**Le besoin** : l’option répond-elle à votre question, ou à une autre ?',
      '**La preuve** : demandez un exemple réel, proche de votre situation.',
      '**L’effort** : comptez aussi le temps que cela vous prendra.',
      '**La suite** : demandez qui vous répondra quand quelque chose changera.',
    ],
    after: [
      'Donnez ensuite une note à chaque option. Quand deux notes se suivent de près, regardez ce qui les sépare plutôt que le total.',
    ],
  },
  steps: {
    headings: ['Comment faire, étape par étape ?', '{Phrase} : comment faire ?'],
    before: [
      'Suivez ces étapes dans l’ordre, car chacune prépare la suivante.',
      'Finissez chaque étape avant de passer à la suivante. Sinon, vous ne saurez pas laquelle a aidé.',
    ],
    items: [
      '**Décrivez** la situation de départ en quelques lignes.',
      '**Choisissez** une seule action, la plus simple à vérifier.',
      '**Essayez-la** sur un cas réel, avec quelqu’un qui ne la connaît pas.',
      '**Notez** ce qui a changé, même si le résultat déçoit.',
      '**Gardez** ce qui marche, puis passez à l’action suivante.',
    ],
    isOrdered: true,
    after: [
      'Si une étape bloque, revenez à la précédente. Bien souvent, le problème vient d’un départ mal décrit.',
    ],
  },
  cost: {
    headings: ['Combien ça coûte ?', '{Phrase} : combien ça coûte ?'],
    before: [
      'Un prix seul ne dit pas grand-chose, parce que tout dépend de ce qu’il comprend. Comparez donc des offres qui couvrent la même chose.',
      'Pour comparer deux prix, il faut savoir ce qu’ils comprennent. Demandez donc à chacun le détail de son offre.',
    ],
    items: [
      'L’étendue du travail, et ce qui reste à votre charge.',
      'Le délai, surtout si vous êtes pressé.',
      'Le suivi, trop souvent oublié au départ.',
    ],
    after: [
      'Pour donner un repère : [À compléter : votre prix de départ, ou la façon de demander un devis].',
    ],
  },
  mistakes: {
    headings: ['Quelles erreurs éviter ?', '{Phrase} : quelles erreurs éviter ?'],
    before: [
      'Ces erreurs font perdre du temps, mais elles se corrigent facilement.',
      'Presque tout le monde passe par là. Quand on connaît ces erreurs, on les voit venir de loin.',
    ],
    items: [
      'Copier un concurrent sans savoir ce qui marche chez lui.',
      'Tout changer à la fois, puis ne plus savoir ce qui a aidé.',
      'Promettre avant d’avoir essayé.',
      'Oublier de demander leur avis aux clients, pourtant les premiers concernés.',
    ],
  },
  compare: {
    headings: ['Quelle option choisir ?', '{Phrase} : quelle option choisir ?'],
    before: [
      'Posez d’abord les mêmes questions pour chaque option. Les réponses vous en diront plus que les arguments de vente.',
      'Aucune option ne gagne sur tous les tableaux. Gardez celle qui convient à votre temps, à votre budget et surtout à votre équipe.',
    ],
    items: [
      '**Faire soi-même** : vous gardez la main, mais il faut du temps et de la constance.',
      '**Se faire accompagner** : vous avancez plus vite, à condition de bien expliquer votre métier.',
      '**Un peu des deux** : vous faites le plus simple, puis vous confiez le reste.',
    ],
    after: [
      'Si le temps vous manque, faites-vous aider. Sinon, commencez seul et notez ce qui vous freine.',
    ],
  },
  place: {
    headings: ['Où aller, et à quelle heure ?', '{Phrase} : où, et à quelle heure ?'],
    before: [
      'Allons d’abord au plus utile : où nous trouver, quand venir et comment nous joindre.',
      'Avant de vous déplacer, jetez un œil à ces renseignements. Si l’un d’eux manque, écrivez-nous.',
    ],
    items: [
      '**Où** : [À compléter : votre adresse et un repère connu]',
      '**Quand** : [À compléter : vos heures d’ouverture]',
      '**Comment venir** : [À compléter : stationnement, transport, accès]',
      '**Pour qui** : [À compléter : les quartiers desservis]',
    ],
    after: [
      'Si c’est votre première visite, repérez d’abord la façade : [À compléter : un détail facile à voir].',
    ],
  },
  checklist: {
    headings: ['Que vérifier avant de se décider ?', '{Phrase} : que vérifier ?'],
    before: [
      'Gardez cette liste sous la main, puis cochez au fur et à mesure.',
      'Relisez cette liste avant de décider, puis une fois encore le lendemain.',
    ],
    items: [
      'Le besoin tient en une phrase, avec vos mots.',
      'Les critères sont là, du plus important au moins important.',
      'Chaque promesse a une preuve, sinon elle ne compte pas.',
      'Une personne extérieure a donné son avis.',
      'La prochaine étape a une date et un nom.',
    ],
    after: [
      'Si une case reste vide, notez pourquoi. C’est souvent là que vous avez le plus à gagner.',
    ],
  },
  measure: {
    headings: ['Comment savoir si cela marche ?', '{Phrase} : est-ce que cela marche ?'],
    before: [
      'Choisissez un seul chiffre à suivre, puis regardez-le à date fixe. Sinon, on ne retient que les bonnes semaines. Le vôtre : [À compléter : le chiffre que vous suivrez, et à quelle date].',
    ],
  },
  next: {
    headings: ['Passer à l’action', 'Et maintenant ?'],
    before: [
      'Vous avez maintenant l’essentiel sur « {phrase} ». Il ne reste qu’à choisir une action, puis à la faire avant la fin de la semaine.',
      'Sur « {phrase} », le plus dur est de commencer. Prenez donc la plus petite action de ce texte, et faites-la aujourd’hui.',
    ],
    after: [
      '[À compléter : l’appel à l’action, par exemple votre numéro ou votre page de contact]',
    ],
  },
};
