import { figuresIn } from '../claims.ts';
import type { Story, StoryId } from './shape.ts';

const figures = figuresIn('fr');

export const fr: Record<StoryId, Story> = {
  method: {
    title: 'La méthode Iluma — 90 jours, étape par étape',
    description:
      'De l’audit aux premiers appels : ce que nous faisons pendant 90 jours, ce que vous voyez chaque semaine et ce qui reste chez vous ensuite.',
    head: {
      eyebrow: 'La méthode',
      title: { before: '90 jours, ', emphasis: 'sans boîte noire', after: '.' },
      lead: 'Une méthode maison, écrite, la même pour tous : l’IA prépare, une personne décide, et chaque lundi vous savez où vous en êtes.',
      button: 'Planifier une démo',
      second: 'Voir des études de cas',
    },
    blocks: [
      {
        kind: 'timeline',
        title: { before: 'Le plan de ', emphasis: '90 jours', after: '' },
        lead: 'Plus de visibilité et de force commerciale en 90 jours : voici par où on passe.',
        items: [
          {
            when: 'Jours 1 à 7',
            title: 'Écouter',
            text: 'Votre score ILA, vos fiches, vos pages, vos avis et ce que vos clients tapent. Vous recevez un relevé écrit, classé par effet.',
          },
          {
            when: 'Jours 8 à 21',
            title: 'Réparer',
            text: 'Ce qui freine tout le reste : vitesse, erreurs, coordonnées fausses, pages que personne ne comprend.',
          },
          {
            when: 'Jours 22 à 45',
            title: 'Répondre',
            text: 'Une page par question que vos clients posent, dans leurs mots et dans leurs langues. Vous approuvez chaque texte.',
          },
          {
            when: 'Jours 46 à 70',
            title: 'Faire venir',
            text: 'Des annonces testées à petit budget, des avis demandés simplement, des voisins qui vous citent.',
          },
          {
            when: 'Jours 71 à 90',
            title: 'Faire revenir',
            text: 'Un parcours pour les clients déjà venus, et un rythme que votre équipe peut tenir sans nous.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: 'Ce qui ne change ', emphasis: 'jamais', after: '' },
        lead: 'Quatre règles, quel que soit le commerce.',
        items: [
          {
            title: 'On mesure avant',
            text: 'Pas de travail sans un point de départ écrit. Sinon, personne ne sait ce qui a servi.',
          },
          {
            title: 'Une action à la fois',
            text: 'La plus utile d’abord. Les autres attendent leur tour, avec leur raison.',
          },
          {
            title: 'Une personne signe',
            text: 'Rien de ce que prépare l’IA ne sort sans qu’une personne l’ait lu et accepté.',
          },
          {
            title: 'Tout est à vous',
            text: 'Pages, textes, comptes, chiffres. Si vous partez, vous partez avec.',
          },
        ],
      },
      {
        kind: 'questions',
        title: { before: 'Avant de ', emphasis: 'commencer', after: '' },
        lead: 'Ce qu’on nous demande au premier rendez-vous.',
        items: [
          {
            question: 'Que dois-je préparer ?',
            answer:
              'L’accès à votre site et à votre fiche d’établissement, et une heure de votre temps la première semaine.',
          },
          {
            question: 'Et après 90 jours ?',
            answer:
              'Vous continuez de votre côté avec le plan, ou avec nous. Les deux sont prévus dès le départ.',
          },
          {
            question: 'Quand vient le premier résultat ?',
            answer:
              'Les corrections se voient souvent les premières semaines. Les résultats SEO, le plus souvent entre 30 et 90 jours.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Le premier jour est ', emphasis: 'une conversation', after: '.' },
      lead: 'Quinze minutes pour voir si la méthode vous convient. Sinon, on vous le dit.',
      button: 'Planifier une démo',
      second: 'Lire une étude de cas',
    },
  },
  ethics: {
    title: 'IA et éthique — ce que l’IA fait, ce qu’une personne signe',
    description:
      'Ce que l’IA fait chez Iluma, ce qu’une personne signe toujours et les quatre valeurs qui nous guident : transparence, contrôle, sobriété, respect des données.',
    head: {
      eyebrow: 'IA et éthique',
      title: { before: 'L’IA prépare. ', emphasis: 'Une personne signe', after: '.' },
      lead: 'Nous utilisons l’IA pour les tâches qu’une machine fait mieux : lire, compter, comparer. Décider et parler à votre place, non.',
      button: 'Nous poser une question',
      second: 'Lire la politique de confidentialité',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Quatre ', emphasis: 'valeurs', after: '' },
        lead: 'Elles sont écrites pour que vous puissiez nous les opposer.',
        items: [
          {
            title: 'Transparence',
            text: 'Ce qui vient d’une IA le dit. Une estimation s’appelle une estimation, et ses hypothèses sont à côté.',
          },
          {
            title: 'Contrôle humain',
            text: 'Une personne nommée relit et signe ce qui est publié en votre nom.',
          },
          {
            title: 'Sobriété',
            text: 'Une règle simple quand elle suffit ; un modèle seulement quand il apporte quelque chose.',
          },
          {
            title: 'Respect des données',
            text: 'Le minimum, le temps qu’il faut, avec votre accord. Vos données travaillent pour vous, jamais contre vous.',
          },
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Qui fait ', emphasis: 'quoi', after: '' },
        lead: 'La ligne est tracée d’avance, tâche par tâche.',
        sides: [
          {
            name: 'L’IA propose',
            points: [
              { value: 'Lire', label: 'positions, avis, pages, chaque semaine' },
              { value: 'Classer', label: 'les actions par effet probable' },
              { value: 'Préparer', label: 'plans, brouillons, réponses aux avis' },
            ],
          },
          {
            name: 'Une personne décide',
            points: [
              { value: 'Choisir', label: 'ce qui sera fait, et ce qui ne le sera pas' },
              { value: 'Écrire', label: 'ce qui paraît sous votre nom' },
              { value: 'Répondre', label: 'de ce qui a été publié' },
            ],
          },
        ],
        note: 'Sur ce site, le score ILA, ADLUMA et ILUMATCH sont des calculs à règles publiées ; chaque résultat nomme ses hypothèses.',
      },
      {
        kind: 'prose',
        title: 'Ce que nous refusons',
        mark: 'x',
        paragraphs: [
          'Il y a des façons plus rapides d’obtenir un chiffre flatteur. Elles finissent toujours par coûter plus cher à celui qui porte le nom sur la vitrine.',
        ],
        points: [
          'Les faux avis, et les vrais avis achetés',
          'Les textes publiés sans relecture',
          'Les promesses de première place',
          'Le pistage de visiteurs qui ne l’ont pas accepté',
        ],
      },
    ],
    closing: {
      title: { before: 'Un doute ? ', emphasis: 'Demandez', after: '.' },
      lead: 'On vous montre ce qu’une IA a touché dans votre dossier, et qui l’a signé.',
      button: 'Écrire à l’équipe',
      second: 'Comment vos données sont traitées',
    },
  },
  'modular-seo': {
    title: 'SEO modulaire — prenez ce qui vous manque',
    description:
      'Technique, contenu, local, mesure : les quatre modules du référencement, à prendre ensemble ou un par un, et comment savoir lequel d’abord.',
    head: {
      eyebrow: 'SEO modulaire',
      title: { before: 'Quatre modules. ', emphasis: 'Prenez le vôtre', after: '.' },
      lead: 'Un site lent n’a pas besoin d’articles, et un bon site sans avis n’a pas besoin d’un développeur. Chaque module règle une chose.',
      button: 'Savoir lequel d’abord',
      second: 'Voir les services et les prix',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Les quatre ', emphasis: 'modules', after: '' },
        lead: 'Chacun a son début, sa fin et sa mesure.',
        items: [
          {
            title: 'Technique',
            text: 'Vitesse, structure, données que Google sait lire, accessibilité. Ce que personne ne voit et dont tout dépend.',
          },
          {
            title: 'Contenu',
            text: 'Une page par question de vos clients, dans leurs mots. Les vieilles pages réparées avant d’en écrire de nouvelles.',
          },
          {
            title: 'Local',
            text: 'Fiche d’établissement, annuaires, avis, pages de quartier. Être là où l’on cherche « près de moi ».',
          },
          {
            title: 'Analytics',
            text: 'Trois chiffres que vous comprenez, chaque lundi. Sans pister ceux qui ne l’ont pas voulu.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: 'Lequel ', emphasis: 'd’abord', after: ' ?' },
        lead: 'Quatre signes, quatre réponses.',
        items: [
          {
            title: 'On vous trouve, mais personne n’appelle',
            text: 'Commencez par le contenu : la page ne répond pas à ce qu’on cherche.',
          },
          {
            title: 'Vos concurrents sont sur la carte, pas vous',
            text: 'Commencez par le local : fiche, coordonnées et avis.',
          },
          {
            title: 'Votre site met du temps à s’ouvrir',
            text: 'Commencez par la technique : le reste n’a pas d’effet tant que les gens partent.',
          },
          {
            title: 'Vous ne savez pas ce qui marche',
            text: 'Commencez par la mesure. Un mois suffit pour y voir clair.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Votre score dit ', emphasis: 'par où commencer', after: '.' },
      lead: 'Quatre étapes, aucune inscription : le résultat nomme la prochaine action et ce qu’elle rapporte.',
      button: 'Calculer mon score ILA',
      second: 'Comparer les services',
    },
  },
  'mini-site': {
    title: 'Mini-site SEO — trouvé, et en ligne en moins de 48 h',
    description:
      'Un petit site rapide, fait pour être trouvé dans votre quartier, en ligne en moins de 48 h. Ce qu’il contient, pour qui, et comment il grandit.',
    head: {
      eyebrow: 'Mini-site SEO',
      title: { before: 'Un site, ', emphasis: 'en moins de 48 h', after: '.' },
      lead: 'Quelques pages qui disent qui vous êtes, où vous êtes et comment vous joindre. Rien de trop, rien qui manque.',
      button: 'Demander un mini-site',
      second: 'Voir les autres services',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Quatre ', emphasis: 'avantages', after: '' },
        lead: 'Pour ouvrir, pour changer d’adresse, ou pour remplacer un site que personne n’ose toucher.',
        items: [
          {
            title: 'En ligne en moins de 48 h',
            text: 'Vous répondez à quelques questions, on écrit, vous relisez, c’est publié.',
          },
          {
            title: 'Trouvé dans votre quartier',
            text: 'Adresse, heures et services justes dès le premier jour, sous une forme que Google sait lire.',
          },
          {
            title: 'Rapide partout',
            text: 'Léger sur un vieux téléphone, lisible par tous, sans cookie inutile.',
          },
          {
            title: 'Prêt à grandir',
            text: 'Une page de plus, une langue de plus, une boutique plus tard : rien n’est à refaire.',
          },
        ],
      },
      {
        kind: 'timeline',
        title: { before: 'De votre appel à ', emphasis: 'votre adresse', after: '' },
        lead: 'Deux jours ouvrables, trois moments.',
        items: [
          {
            when: 'Le matin',
            title: 'Vous racontez',
            text: 'Ce que vous faites, pour qui, où. Des photos si vous en avez.',
          },
          {
            when: 'Le lendemain',
            title: 'Vous relisez',
            text: 'Le site est là, avec ses textes. Vous corrigez ce qui ne vous ressemble pas.',
          },
          {
            when: 'Le même soir',
            title: 'C’est en ligne',
            text: 'Sur votre domaine, avec votre fiche d’établissement qui y mène.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Après-demain, ', emphasis: 'en ligne', after: '.' },
      lead: 'Dites-nous le nom de votre commerce et l’adresse web que vous voulez.',
      button: 'Demander un mini-site',
      second: 'Voir tous les services',
    },
  },
  'social-proof': {
    title: 'Témoignages et tableaux de bord — ce que voient nos clients',
    description:
      'Trois témoignages, et les quatre choses qu’un tableau de bord montre chaque lundi. Sans jargon, avec un exemple à essayer.',
    head: {
      eyebrow: 'Témoignages et tableaux de bord',
      title: { before: 'Ce qu’ils disent, ', emphasis: 'ce qu’ils voient', after: '.' },
      lead: 'Un témoignage sans chiffre est une opinion. Un chiffre sans témoignage est un graphique. Voici les deux.',
      button: 'Parler à l’équipe',
      second: 'Essayer le tableau de démonstration',
    },
    blocks: [
      {
        kind: 'quotes',
        title: { before: 'Trois ', emphasis: 'témoignages', after: '' },
        lead: 'Trois voix des études de cas, telles que l’agence les présente.',
        items: [
          {
            quote: 'Le lundi, je lis une page et je sais quoi faire de ma semaine.',
            author: 'Direction, Katz Sport',
          },
          {
            quote:
              'Les patients nous trouvent par la question qu’ils se posent, pas par notre nom.',
            author: 'Accueil, Clinique RFS',
          },
          {
            quote: 'On a arrêté une annonce que j’adorais. C’était la bonne décision.',
            author: 'Boutique, Literie Amitié',
          },
        ],
        note: 'Propos écrits par l’agence pour illustrer ces études de cas ; ce ne sont pas des citations.',
      },
      {
        kind: 'cards',
        title: { before: 'Quatre choses, ', emphasis: 'chaque lundi', after: '' },
        lead: 'Le tableau de bord ne montre que ce qui peut changer une décision.',
        items: [
          {
            title: 'Le score, et ce qui l’a fait bouger',
            text: 'Facteur par facteur, avec la date et l’action qui l’explique.',
          },
          {
            title: 'Les demandes, par origine',
            text: 'Appels, messages, réservations : d’où ils viennent, et ce qu’ils ont coûté.',
          },
          {
            title: 'La carte de votre rang',
            text: 'Quartier par quartier, comparée au mois d’avant.',
          },
          {
            title: 'La prochaine action',
            text: 'Une seule, avec ce qu’elle devrait rapporter et qui la fait.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Votre premier ', emphasis: 'lundi', after: '.' },
      lead: 'On vous montre à quoi il ressemblerait, avec vos pages et vos chiffres.',
      button: 'Parler à l’équipe',
      second: 'Voir le tableau de démonstration',
    },
  },
  'seo-explainer': {
    title: 'Comprendre Google — expliqué comme à un ami',
    description:
      'Google expliqué par une comparaison que tout le monde connaît, en quatre étapes, avec un avant et un après. Puis un score pour savoir où vous en êtes.',
    head: {
      eyebrow: 'Comprendre Google',
      title: { before: 'Google, ', emphasis: 'comme à un ami', after: '.' },
      lead: 'Vous savez déjà vous faire remarquer quelque part. Google, c’est la même chose, avec d’autres signes.',
      button: 'Calculer mon score',
      second: 'Demander une consultation',
    },
    blocks: [
      {
        kind: 'versus',
        title: { before: 'Deux scènes, ', emphasis: 'deux publics', after: '' },
        lead: 'Sur l’une, on vous croise. Sur l’autre, on vous cherche.',
        sides: [
          {
            name: 'Instagram',
            points: [
              { value: '1 200 abonnés', label: 'ce qui fait qu’on vous voit' },
              { value: '85 j’aime', label: 'ce qui dit que c’est bon' },
              { value: '1 jour', label: 'ce que dure une publication' },
            ],
          },
          {
            name: 'Google',
            points: [
              { value: '12 réponses', label: 'ce qui fait qu’on vous voit' },
              { value: '40 avis, 15 liens', label: 'ce qui dit que c’est bon' },
              { value: '3 ans', label: 'ce que dure une bonne page' },
            ],
          },
        ],
        note: 'Chiffres d’exemple : une comparaison pour comprendre, pas une mesure.',
      },
      {
        kind: 'steps',
        title: { before: 'Comment Google ', emphasis: 'vous trouve', after: '' },
        lead: 'Quatre étapes, toujours dans cet ordre.',
        items: [
          {
            title: 'Il vous découvre',
            text: 'Un robot suit les liens et lit vos pages. Une page que rien ne relie reste dans le noir.',
          },
          {
            title: 'Il vous comprend',
            text: 'Titre, mots, adresse, horaires : il cherche de quoi vous parlez, et où.',
          },
          {
            title: 'Il vous compare',
            text: 'À tous ceux qui répondent à la même question, pour la personne qui la pose, là où elle est.',
          },
          {
            title: 'Il vous juge sur les suites',
            text: 'Les gens restent, appellent, laissent un avis ? Cela joue en votre faveur la prochaine fois.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Pourquoi deux voisins n’ont pas le même rang',
        mark: 'check',
        paragraphs: [
          'Trois choses comptent surtout pour une recherche locale : répondre à la question, être près de la personne, et être connu. La première dépend de vos pages, la deuxième de votre adresse, la troisième de vos avis et de ceux qui parlent de vous.',
          'On ne déplace pas un commerce. On peut presque toujours améliorer les deux autres, et c’est là qu’il faut mettre son temps.',
        ],
        points: [
          'Une page par service que vous rendez, pas une page pour tous',
          'Les mêmes coordonnées partout, au chiffre près',
          'Des avis demandés régulièrement, et des réponses',
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Avant, ', emphasis: 'après', after: '' },
        lead: 'Ce qui change quand ces quatre étapes fonctionnent.',
        sides: [
          {
            name: 'Avant',
            points: [
              { value: '0', label: 'mot-clé en page 1' },
              { value: 'Aucune', label: 'fiche Google' },
              { value: 'Non optimisé', label: 'site' },
            ],
          },
          {
            name: 'Après',
            points: [
              { value: figures.caseTraffic, label: 'de visibilité' },
              { value: figures.caseKeywords, label: 'mots-clés en page 1' },
              { value: figures.caseRating, label: 'de note moyenne' },
            ],
          },
        ],
        note: 'Résultats tirés d’études de cas de l’agence, sur 6 mois.',
      },
    ],
    closing: {
      title: { before: 'Et vous, ', emphasis: 'à quelle étape', after: ' ?' },
      lead: 'Le score ILA le dit en quatre étapes. Une consultation le dit en quinze minutes.',
      button: 'Calculer mon score',
      second: 'Demander une consultation',
    },
  },
  'seo-course': {
    title: 'Comprendre le SEO — le module gratuit',
    description:
      'Un module gratuit en six leçons courtes pour comprendre le référencement avant d’en acheter : mots, pages, liens, local, mesure et pièges.',
    head: {
      eyebrow: 'Module gratuit',
      title: { before: 'Le SEO en ', emphasis: 'six leçons', after: '.' },
      lead: 'À lire d’une traite ou une leçon par jour. Rien à installer, rien à payer, et chaque leçon finit par un geste.',
      button: 'Mesurer où j’en suis',
      second: 'Relire les bases de Google',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Les ', emphasis: 'six leçons', after: '' },
        lead: 'Chacune se termine par une chose à faire aujourd’hui.',
        items: [
          {
            title: 'Les mots de vos clients',
            text: 'Ils ne cherchent pas votre métier, ils décrivent leur problème. Aujourd’hui : notez dix phrases entendues au comptoir.',
          },
          {
            title: 'Une question, une page',
            text: 'Une page qui répond à tout ne répond à rien. Aujourd’hui : choisissez la question la plus fréquente et vérifiez quelle page y répond.',
          },
          {
            title: 'Le titre et les premiers mots',
            text: 'C’est ce qu’on lit dans les résultats. Aujourd’hui : réécrivez le titre de votre page d’accueil pour quelqu’un qui ne vous connaît pas.',
          },
          {
            title: 'Les liens et les voisins',
            text: 'Un lien est une recommandation. Aujourd’hui : demandez à un fournisseur de citer votre site.',
          },
          {
            title: 'La carte et les avis',
            text: 'Près de chez vous, la fiche compte autant que le site. Aujourd’hui : vérifiez vos heures et répondez à votre dernier avis.',
          },
          {
            title: 'Mesurer sans se mentir',
            text: 'Un seul chiffre suffit : combien de demandes cette semaine. Aujourd’hui : commencez le compte.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Les pièges qu’on vous vendra',
        mark: 'x',
        paragraphs: [
          'Le référencement est un métier simple à expliquer et long à faire. Ce qui promet l’inverse mérite une question de plus.',
        ],
        points: [
          'La « première place garantie » : personne ne peut la garantir',
          'Des liens par centaines pour quelques euros',
          'Des textes au mètre que personne ne lira',
          'Un rapport de quarante pages sans une seule action',
        ],
      },
      {
        kind: 'questions',
        title: { before: 'Les mots ', emphasis: 'qu’on emploie', after: '' },
        lead: 'Quatre termes, en une phrase chacun.',
        items: [
          {
            question: 'Mot-clé',
            answer:
              'Ce que quelqu’un tape ou dit pour trouver quelque chose. Souvent une phrase entière.',
          },
          {
            question: 'Indexation',
            answer:
              'Le moment où un moteur range votre page dans son catalogue. Sans cela, elle n’existe pas pour lui.',
          },
          {
            question: 'Lien entrant',
            answer:
              'Un autre site qui mène vers le vôtre. Sa valeur dépend de qui le fait et pourquoi.',
          },
          {
            question: 'Taux de conversion',
            answer: 'Sur cent visites, combien appellent, écrivent ou achètent.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Passez à ', emphasis: 'la pratique', after: '.' },
      lead: 'Votre score ILA vous dit laquelle des six leçons vous rapportera le plus.',
      button: 'Calculer mon score ILA',
      second: 'Comprendre Google',
    },
  },
  'module-adluma': {
    title: 'ADLUMA — simuler un budget publicitaire avant de payer',
    description:
      'Le module ADLUMA estime ce qu’un budget publicitaire peut rapporter, montre où le client suivant coûte trop cher et propose une répartition entre canaux.',
    head: {
      eyebrow: 'Module ADLUMA',
      title: { before: 'Le budget, ', emphasis: 'avant la dépense', after: '.' },
      lead: 'Combien de visites, de demandes, de clients ; à quel prix ; et à partir de quel montant cela ne vaut plus la peine.',
      button: 'Ouvrir le simulateur',
      second: 'Version complète',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Ce qu’il ', emphasis: 'calcule', after: '' },
        lead: 'Avec des hypothèses que vous pouvez changer, une par une.',
        items: [
          {
            title: 'Ce qu’un budget rapporte',
            text: 'Impressions, clics, demandes, clients, en bas, attendu et haut.',
          },
          {
            title: 'Ce qu’un objectif coûte',
            text: 'Dites combien de clients vous voulez, il remonte au budget.',
          },
          {
            title: 'Où mettre l’argent',
            text: 'La répartition entre canaux qui rapporte le plus, et pourquoi.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Ce qu’il ne fait pas',
        mark: 'check',
        paragraphs: [
          'Il ne prédit pas votre campagne. Il part de moyennes publiées, datées et citées, et vous dit quand vous en sortez.',
        ],
        points: [
          'Les sources et leurs dates sont affichées',
          'Chaque hypothèse modifiée est marquée',
          'Le calcul reste dans votre navigateur',
        ],
      },
    ],
    closing: {
      title: { before: 'Essayez avec ', emphasis: 'votre budget', after: '.' },
      lead: 'Une minute, aucune inscription, un lien à garder ou à partager.',
      button: 'Ouvrir le simulateur',
      second: 'Version complète',
    },
  },
  'module-blogia': {
    title: 'BlogIA — du sujet au brouillon',
    description:
      'Le module BlogIA prépare un plan, un titre, une description et un brouillon, puis vérifie lisibilité et règles SEO pendant que vous écrivez.',
    head: {
      eyebrow: 'Module BlogIA',
      title: { before: 'D’un sujet à ', emphasis: 'un brouillon', after: '.' },
      lead: 'La page blanche en moins. Le texte reste le vôtre : BlogIA prépare, vérifie, et n’invente aucun chiffre.',
      button: 'Ouvrir BlogIA',
      second: 'Lire le blog',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Comment on ', emphasis: 's’en sert', after: '' },
        lead: 'Quatre gestes, dans un seul écran.',
        items: [
          { title: 'Donner le sujet', text: 'Les mots de vos clients, le public, la langue.' },
          { title: 'Choisir le plan', text: 'Il propose, vous gardez ce qui vous ressemble.' },
          {
            title: 'Écrire',
            text: 'L’éditeur montre, règle par règle, où le texte s’alourdit.',
          },
          { title: 'Emporter', text: 'En Markdown ou en HTML, prêt à publier chez vous.' },
        ],
      },
      {
        kind: 'prose',
        title: 'Un score qui s’explique',
        mark: 'check',
        paragraphs: [
          'Longueur des phrases, titres, mots du sujet, lisibilité dans votre langue : chaque règle dit son seuil et l’endroit du texte qu’elle vise.',
        ],
        points: [
          'Règles propres au français, à l’anglais et à l’espagnol',
          'Aperçu du résultat de recherche',
          'Brouillons gardés dans votre navigateur',
        ],
      },
    ],
    closing: {
      title: { before: 'Quel est ', emphasis: 'votre sujet', after: ' ?' },
      lead: 'Tapez-le, vous aurez un plan avant la fin de votre café.',
      button: 'Ouvrir BlogIA',
      second: 'Lire des articles',
    },
  },
  'module-hub': {
    title: 'HUB — tous vos modules au même endroit',
    description:
      'Le module HUB rassemble les autres : leur état, leur score ILA, leur lien au CRM et les prompts prêts à lancer, sur un seul écran.',
    head: {
      eyebrow: 'Module HUB',
      title: { before: 'Tout, ', emphasis: 'sur un écran', after: '.' },
      lead: 'Ce qui tourne, ce qui attend, ce qui a changé depuis lundi. Et un bouton pour agir.',
      button: 'Ouvrir le HUB central',
      second: 'Choisir par objectif',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Ce qu’il ', emphasis: 'rassemble', after: '' },
        lead: 'Un centre de contrôle, pas un tableau de plus.',
        items: [
          { title: 'L’état', text: 'Chaque module dit s’il est actif ou en chargement.' },
          { title: 'Le score', text: 'Son score ILA, et ce qui le compose.' },
          { title: 'Le CRM', text: 'Relié ou non, et un bouton pour le relier.' },
          {
            title: 'Les prompts',
            text: 'Des demandes prêtes : analyse, contenu, stratégie, conversion.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Entrez dans ', emphasis: 'le HUB', after: '.' },
      lead: 'Il est ouvert, avec des données d’exemple.',
      button: 'Ouvrir le HUB central',
      second: 'Choisir par objectif',
    },
  },
  'module-illumatch': {
    title: 'ILLUMATCH — le service qui va à votre commerce',
    description:
      'Le module ILLUMATCH rapproche ce que vous dites de votre commerce et les services qui lui conviennent, avec les raisons et le prix de départ.',
    head: {
      eyebrow: 'Module ILLUMATCH',
      title: { before: 'Vos besoins, ', emphasis: 'nos services', after: '.' },
      lead: 'Cinq questions simples, puis une liste classée, avec ce qui a pesé pour et contre chaque service.',
      button: 'Répondre aux questions',
      second: 'Voir tous les services',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'Ce qui ', emphasis: 'compte', after: '' },
        lead: 'Les réponses ne sont pas un sondage : chacune déplace le classement.',
        items: [
          {
            title: 'Votre métier',
            text: 'Un restaurant et un avocat ne se cherchent pas de la même façon.',
          },
          {
            title: 'Votre objectif',
            text: 'Être vu, recevoir des demandes, faire revenir, gagner du temps.',
          },
          { title: 'Votre budget', text: 'Comparé aux prix de départ affichés, sans détour.' },
          { title: 'Votre point de départ', text: 'Ce qui existe déjà n’est pas à refaire.' },
        ],
      },
    ],
    closing: {
      title: { before: 'Deux minutes, ', emphasis: 'une réponse', after: '.' },
      lead: 'Vos réponses restent dans votre navigateur tant que vous ne les envoyez pas.',
      button: 'Répondre aux questions',
      second: 'Voir les services et les prix',
    },
  },
  'module-landing': {
    title: 'LandingPage — une page pour une seule action',
    description:
      'Le module LandingPage construit des pages faites pour une seule action : appeler, réserver ou écrire. Essayez-le avec votre propre texte.',
    head: {
      eyebrow: 'Module LandingPage',
      title: { before: 'Une page, ', emphasis: 'une action', after: '.' },
      lead: 'Un titre, une preuve, un bouton. Le module assemble, vous écrivez, la page s’affiche à mesure.',
      button: 'Essayer la démonstration',
      second: 'Confier la page à l’équipe',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Ce que la page ', emphasis: 'contient', after: '' },
        lead: 'Ce qui aide à décider, et rien d’autre.',
        items: [
          {
            title: 'Un titre qui répond',
            text: 'À la recherche ou à l’annonce qui a amené la personne.',
          },
          { title: 'Une preuve', text: 'Un avis, une photo, un chiffre que vous pouvez défendre.' },
          { title: 'Un seul bouton', text: 'Répété, toujours le même, jamais en concurrence.' },
          {
            title: 'Un formulaire court',
            text: 'Ce qu’il faut pour rappeler, et qui ne se perd pas.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Écrivez ', emphasis: 'le titre', after: '.' },
      lead: 'La démonstration fait le reste, sous vos yeux.',
      button: 'Essayer la démonstration',
      second: 'Voir le service',
    },
  },
};
