import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const fr: Phrases = {
  readers: {
    entrepreneurs: 'entrepreneurs',
    pme: 'PME',
    marketers: 'responsables marketing',
    ecommerce: 'boutiques en ligne',
  },
  contentTypes: {
    guide: 'Guide',
    'how-to': 'Mode d’emploi',
    checklist: 'Liste à cocher',
    comparison: 'Comparatif',
    'local-page': 'Page locale',
  },
  article: {
    titles: {
      guide: ['{Topic} : le guide pour bien décider', '{Topic} : le guide'],
      'how-to': ['{Topic} : le mode d’emploi, étape par étape', '{Topic} : étape par étape'],
      checklist: ['{Topic} : la liste à cocher avant d’agir', '{Topic} : la liste à cocher'],
      comparison: ['{Topic} : comparer les options sans se tromper', '{Topic} : le comparatif'],
      'local-page': ['{Topic} : tout savoir avant de venir', '{Topic} : près de chez vous'],
    },
    composedTitle: '{Phrase} : {topic}',
    descriptions: {
      guide: '{Phrase} : les critères, les étapes et les pièges.',
      'how-to': '{Phrase} : les étapes dans l’ordre, puis une liste à cocher.',
      checklist: '{Phrase} : une liste à cocher et les erreurs à éviter.',
      comparison: '{Phrase} : les options côte à côte et les bons critères.',
      'local-page': '{Phrase} : adresse, heures, accès et bons critères.',
    },
    descriptionExtras: [
      'Un texte clair pour les {readers}, avec des réponses à vos questions.',
      'Lisez, choisissez, puis passez à l’action.',
      'Sans jargon.',
    ],
    introductions: [
      'Vous cherchez des réponses claires sur « {phrase} » ? Ce texte va droit au but. D’abord, ce qu’il faut comprendre ; ensuite, ce qu’il faut faire.',
      'Le sujet « {phrase} » revient souvent, mais les réponses restent vagues. Voici donc l’essentiel, puis une façon simple de passer à l’action.',
      'Sur « {phrase} », tout le monde a un avis. Ce texte s’en tient donc à ce que vous pouvez vérifier, puis à ce que vous pouvez faire.',
    ],
    audiences: {
      entrepreneurs:
        'Quand on dirige seul, chaque heure compte. C’est pourquoi chaque conseil tient en une action, que vous pouvez faire cette semaine.',
      pme: 'Dans une PME, plusieurs personnes décident ensemble. Vous trouverez donc de quoi en parler en équipe, puis de quoi trancher.',
      marketers:
        'Vous connaissez déjà les outils. Ce texte insiste donc surtout sur la méthode, car c’est elle qui fait la différence.',
      ecommerce:
        'Dans une boutique en ligne, le client hésite en silence. Chaque conseil vise donc un doute précis, par exemple la livraison ou le retour.',
    },
    sections: {
      need: {
        headings: ['La vraie question', '{Phrase} : la vraie question'],
        before: [
          'On cherche rarement « {phrase} » par simple curiosité. On veut surtout savoir quoi faire dans son propre cas. Notez donc votre question, avec vos mots.',
          'Derrière « {phrase} », il y a une situation précise. Demandez-vous qui en a besoin, à quel moment et avec quelle crainte. Notez ensuite ces réponses, car elles dictent la suite.',
        ],
        after: [
          'Ensuite, classez vos questions par moment : avant de commencer, pendant, après. Celle qui revient le plus : [À compléter : la question que vos clients posent le plus souvent, et votre réponse].',
        ],
      },
      start: {
        headings: ['Par où commencer', '{Phrase} : par où commencer'],
        before: [
          'Commencez par un état des lieux. Regardez ce que vous avez déjà, puis ce qui vous manque. Si deux besoins se contredisent, gardez celui qui revient le plus souvent.',
          'Avant d’agir, regardez ce qui marche déjà. Notez ensuite ce qui bloque, même si cela paraît petit. Un petit blocage, répété chaque jour, finit par coûter cher.',
        ],
        after: [
          'Fixez enfin un seul objectif, car en poursuivre plusieurs disperse les efforts. Le vôtre : [À compléter : le résultat que vous voulez obtenir, et pour quand].',
        ],
      },
      criteria: {
        headings: ['Les critères pour bien choisir', '{Phrase} : comment choisir'],
        before: [
          'Toutes les options se ressemblent tant que les critères restent flous. Voici donc ceux qui évitent les regrets, du plus utile au moins utile.',
          'Un bon choix commence par de bons critères. Gardez ceux-ci, puis rayez ceux qui ne changent rien pour vous.',
        ],
        items: [
          '**Le besoin** : l’option répond-elle à votre question, ou à une autre ?',
          '**La preuve** : demandez un exemple réel, proche de votre situation.',
          '**L’effort** : comptez aussi le temps que cela vous prendra.',
          '**La suite** : vérifiez qui répond quand quelque chose change.',
        ],
        after: [
          'Donnez ensuite une note à chaque option, puis discutez des écarts plutôt que du total.',
        ],
      },
      steps: {
        headings: ['Les étapes, dans l’ordre', '{Phrase} : étape par étape'],
        before: [
          'Suivez ces étapes dans l’ordre, car chacune prépare la suivante.',
          'Prenez le temps de finir une étape avant de passer à la suivante. Sinon, vous ne saurez pas ce qui a aidé.',
        ],
        items: [
          '**Décrivez** la situation de départ en quelques lignes.',
          '**Choisissez** une seule action, la plus simple à vérifier.',
          '**Essayez** cette action sur un cas réel, avec une personne qui ne la connaît pas.',
          '**Notez** ce qui a changé, même si le résultat déçoit.',
          '**Gardez** ce qui marche, puis passez à l’action suivante.',
        ],
        isOrdered: true,
        after: [
          'Si une étape bloque, revenez à la précédente. Le blocage vient souvent d’un départ mal décrit.',
        ],
      },
      cost: {
        headings: ['Ce qui fait varier le prix', '{Phrase} : ce qui fait le prix'],
        before: [
          'Un prix seul ne dit rien, parce que tout dépend de ce qu’il comprend. Comparez donc des offres qui couvrent la même chose.',
          'Deux prix ne se comparent que si le travail est le même. Demandez donc à chacun la liste de ce qui est compris.',
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
        headings: ['Les erreurs à éviter', '{Phrase} : les pièges courants'],
        before: [
          'Ces erreurs coûtent du temps, mais elles se corrigent facilement.',
          'Presque tout le monde passe par là. Ces erreurs se voient pourtant de loin, si on les connaît.',
        ],
        items: [
          'Copier un concurrent sans savoir ce qui marche chez lui.',
          'Tout changer à la fois : on ne sait plus alors ce qui a aidé.',
          'Promettre avant d’avoir essayé.',
          'Oublier de demander l’avis des clients, pourtant les premiers concernés.',
        ],
      },
      compare: {
        headings: ['Les options, côte à côte', '{Phrase} : les options, côte à côte'],
        before: [
          'Pour comparer, posez les mêmes questions à chaque option. Les réponses comptent plus que les arguments de vente.',
          'Aucune option ne gagne partout. Regardez donc celle qui convient à votre temps, à votre budget et à votre équipe.',
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
        headings: ['Sur place : ce qu’il faut savoir', '{Phrase} : où et quand'],
        before: [
          'Voici d’abord le plus utile : où nous trouver, quand venir et comment nous joindre.',
          'Avant de vous déplacer, gardez ces repères sous la main. Si un point manque, écrivez-nous.',
        ],
        items: [
          '**Où** : [À compléter : votre adresse et un repère connu]',
          '**Quand** : [À compléter : vos heures d’ouverture]',
          '**Comment venir** : [À compléter : stationnement, transport, accès]',
          '**Pour qui** : [À compléter : les quartiers que vous servez]',
        ],
        after: [
          'Si vous venez pour la première fois, repérez d’abord la façade : [À compléter : un détail facile à voir].',
        ],
      },
      checklist: {
        headings: ['La liste à cocher', '{Phrase} : la liste à cocher'],
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
          'Si une case reste vide, notez pourquoi. C’est souvent là que se trouve le prochain progrès.',
        ],
      },
      measure: {
        headings: ['Comment savoir si cela marche', '{Phrase} : comment savoir si cela marche'],
        before: [
          'Choisissez un seul signe à suivre, puis regardez-le à date fixe. Sinon, on ne retient que les bonnes semaines. Le vôtre : [À compléter : le signe que vous suivrez, et à quelle date].',
        ],
      },
      next: {
        headings: ['Passer à l’action', 'Et maintenant ?'],
        before: [
          'Vous avez maintenant l’essentiel sur « {phrase} ». Choisissez une seule action dans ce texte, puis faites-la avant la fin de la semaine.',
          'Sur « {phrase} », le plus dur est de commencer. Prenez donc la plus petite action de ce texte, et faites-la aujourd’hui.',
        ],
        after: [
          '[À compléter : l’appel à l’action, par exemple votre numéro ou votre page de contact]',
        ],
      },
    },
    measures: {
      entrepreneurs: 'Par exemple, demandez à chaque nouveau client comment il vous a trouvé.',
      pme: 'Par exemple, notez chaque demande reçue et ce qui l’a amenée.',
      marketers: 'Par exemple, comparez le même indicateur avant et après le changement.',
      ecommerce: 'Par exemple, suivez les paniers commencés avant et après le changement.',
    },
    related: {
      heading: 'Les questions voisines',
      lead: 'On cherche souvent ces sujets en même temps. Voici donc, pour chacun, la réponse courte.',
      item: '**{Keyword}** : [À compléter : votre réponse en une phrase]',
    },
    faq: {
      heading: 'Questions fréquentes : {phrase}',
      entries: [
        {
          question: 'Combien de temps faut-il prévoir ?',
          answer:
            'Cela dépend du point de départ. En général : [À compléter : votre délai habituel]. Si c’est urgent, dites-le dès le début.',
        },
        {
          question: 'Faut-il tout faire en une fois ?',
          answer:
            'Non. Une action bien finie vaut mieux que plusieurs à moitié faites, car elle montre vite ce qui change.',
        },
        {
          question: 'Que faire quand le budget est serré ?',
          answer:
            'Commencez par ce qui ne coûte que du temps. Par exemple, écrivez ce qui marche déjà et ce qui bloque.',
        },
        {
          question: 'Comment reconnaître une offre sérieuse ?',
          answer:
            'Elle dit aussi ce qu’elle ne fait pas. Elle montre ensuite un exemple réel, avec une personne à appeler.',
        },
        {
          question: 'Et si les résultats tardent ?',
          answer:
            'Relisez d’abord votre plan. Ensuite, changez une seule chose à la fois et notez l’effet.',
        },
        {
          question: 'À qui demander de l’aide ?',
          answer:
            'À quelqu’un qui a déjà fait ce travail pour une entreprise comme la vôtre. [À compléter : votre nom et la façon de vous joindre]',
        },
      ],
    },
  },
  plan: {
    title: 'Plan de contenu : {topic}',
    description:
      '{Phrase} : une suite de textes à publier, du premier guide au cas réel, avec l’intention, le format et la preuve à réunir.',
    lead: 'Ce plan part de « {phrase} » et s’adresse aux {readers}. Chaque texte répond à une seule intention, puis renvoie au suivant.',
    labels: { intent: 'Intention :', format: 'Format :', angle: 'Angle :', proof: 'Preuve :' },
    entries: [
      {
        title: '{Phrase} : ce qu’il faut savoir avant de commencer',
        intent: 's’informer.',
        angle: 'répondez à la question la plus fréquente dès les premières lignes.',
        proof: '[À compléter : la question la plus fréquente de vos clients]',
      },
      {
        title: '{Keyword} : comment choisir',
        intent: 'comparer.',
        angle: 'donnez vos critères, y compris celui qui ne vous avantage pas.',
        proof: '[À compléter : un critère que vos clients oublient]',
      },
      {
        title: '{Keyword} : ce qui fait varier le prix',
        intent: 'acheter.',
        angle: 'expliquez ce qui est compris avant de parler du montant.',
        proof: '[À compléter : votre prix de départ et ce qu’il comprend]',
      },
      {
        title: '{Keyword} : les erreurs qui reviennent',
        intent: 's’informer.',
        angle: 'montrez l’erreur, son effet, puis la façon de la corriger.',
        proof: '[À compléter : une erreur vue ce mois-ci]',
      },
      {
        title: '{Keyword} : étape par étape',
        intent: 'agir.',
        angle: 'une étape par titre, une photo par étape.',
        proof: '[À compléter : vos photos ou captures]',
      },
      {
        title: '{Keyword} près de chez vous',
        intent: 'trouver sur place.',
        angle: 'l’adresse, les heures et l’accès avant tout le reste.',
        proof: '[À compléter : votre adresse et vos quartiers]',
      },
      {
        title: 'Un cas réel : {keyword}',
        intent: 'se rassurer.',
        angle: 'la situation, ce qui a été fait, ce qui a changé, avec l’accord du client.',
        proof: '[À compléter : le client, ses mots et ses résultats]',
      },
      {
        title: '{Keyword} : et après ?',
        intent: 'garder le résultat.',
        angle: 'ce qu’il faut vérifier chaque mois pour ne rien perdre.',
        proof: '[À compléter : votre suivi après la vente]',
      },
    ],
    rhythm: {
      heading: 'Le rythme',
      text: 'Publiez à un rythme que vous tiendrez : [À compléter : votre rythme]. Reliez chaque texte au premier, puis mettez-le à jour quand un client pose une nouvelle question.',
    },
  },
  keywords: {
    title: 'Mots-clés à vérifier : {topic}',
    description:
      '{Phrase} : les recherches à vérifier, rangées par intention, sans volume inventé, et la façon de choisir les premières.',
    lead: 'Ces recherches partent de « {phrase} », pour les {readers}. Les volumes n’y sont pas, car ils seraient inventés : vérifiez-les dans la Search Console ou dans l’outil de planification de Google Ads.',
    groups: [
      {
        heading: 'Pour s’informer',
        patterns: [
          '{seed} c’est quoi',
          '{seed} exemple',
          '{seed} conseils',
          '{seed} erreurs à éviter',
        ],
      },
      {
        heading: 'Pour comparer',
        patterns: [
          'meilleur {seed}',
          '{seed} avis',
          '{seed} comparatif',
          '{seed} ou faire soi-même',
        ],
      },
      { heading: 'Pour acheter', patterns: ['{seed} prix', '{seed} devis', '{seed} rendez-vous'] },
      {
        heading: 'Près de chez soi',
        patterns: [
          '{seed} près de moi',
          '{seed} [votre ville]',
          '{seed} [votre quartier]',
          '{seed} ouvert maintenant',
        ],
      },
      {
        heading: 'Questions',
        patterns: ['comment choisir {seed}', 'combien coûte {seed}', 'pourquoi {seed}'],
      },
    ],
    audiences: {
      entrepreneurs: {
        heading: 'Pour les entrepreneurs',
        patterns: ['{seed} pour débuter', '{seed} sans équipe', '{seed} gratuit'],
      },
      pme: {
        heading: 'Pour les PME',
        patterns: ['{seed} pour PME', '{seed} pour entreprise', '{seed} accompagnement'],
      },
      marketers: {
        heading: 'Pour les responsables marketing',
        patterns: ['{seed} outil', '{seed} modèle', '{seed} étude de cas'],
      },
      ecommerce: {
        heading: 'Pour les boutiques en ligne',
        patterns: ['{seed} en ligne', '{seed} livraison', '{seed} retour'],
      },
    },
    next: {
      heading: 'Choisir les premières',
      steps: [
        'Gardez celles que vos clients disent vraiment.',
        'Cherchez-les, puis lisez les premiers résultats : pouvez-vous faire plus utile ?',
        'Écrivez une page par intention, en commençant par le format choisi : {format}.',
      ],
    },
  },
  instructions: {
    system:
      'Vous êtes BlogIA, rédacteur d’une agence de visibilité locale. Écrivez en français, au vous, avec des phrases courtes, la voix active et des mots de liaison. N’inventez aucun chiffre, nom, avis ni fait : là où il en faut un, laissez une place entre crochets, comme [À compléter : votre délai]. Répondez en Markdown, sans bloc de code, en commençant par trois tirets, une ligne « title: », une ligne « description: » et trois tirets. Le titre tient en 60 caractères, la description entre 120 et 156. Pas de titre de premier niveau dans le texte.',
    tasks: {
      'seo-article':
        'Écrivez un article complet : introduction, sections avec sous-titres, questions fréquentes, conclusion avec appel à l’action. Le premier mot-clé, ou à défaut le sujet, se trouve dans le titre, la description, la première phrase et un sous-titre.',
      'content-plan':
        'Écrivez un plan de huit contenus. Pour chacun : titre, intention, format, angle et preuve à réunir.',
      'keyword-research':
        'Écrivez une liste de recherches à vérifier, rangées par intention. Ne donnez aucun volume.',
    },
    fields: {
      topic: 'Sujet :',
      keywords: 'Mots-clés :',
      contentType: 'Type de contenu :',
      readers: 'Public :',
    },
  },
};
