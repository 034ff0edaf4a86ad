import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Comprendre le SEO',
  summary: 'Un module gratuit pour apprendre les bases du référencement, à votre rythme.',
  title: 'Comprendre le SEO : cours gratuit en six leçons | Iluma',
  description:
    'Un module gratuit en six leçons courtes pour comprendre le référencement avant d’en acheter : mots, pages, liens, local, mesure et pièges.',
  head: {
    eyebrow: 'Module gratuit',
    title: { before: 'Comprendre le SEO en ', emphasis: 'six leçons', after: '' },
    lead: 'À lire d’une traite ou une leçon par jour, gratuitement. Chaque leçon se termine par une action.',
    button: 'Évaluer ma visibilité',
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
          text: 'Une page qui veut tout couvrir ne répond bien à aucune question. Aujourd’hui : choisissez la question la plus fréquente et vérifiez quelle page y répond.',
        },
        {
          title: 'Le titre et les premiers mots',
          text: 'C’est ce qu’on lit dans les résultats. Aujourd’hui : réécrivez le titre de votre page d’accueil pour quelqu’un qui ne vous connaît pas.',
        },
        {
          title: 'Les liens d’autres sites',
          text: 'Un lien vers votre site vaut une recommandation. Aujourd’hui : demandez à un fournisseur de citer votre site.',
        },
        {
          title: 'La carte et les avis',
          text: 'Près de chez vous, la fiche compte autant que le site. Aujourd’hui : vérifiez vos heures et répondez à votre dernier avis.',
        },
        {
          title: 'Mesurer l’essentiel',
          text: 'Un seul chiffre suffit : combien de demandes cette semaine. Aujourd’hui : comptez-les.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Les pièges qu’on vous vendra',
      mark: 'x',
      paragraphs: [
        'Le référencement s’explique simplement, mais il demande du temps. Une offre qui promet l’inverse mérite une question de plus.',
      ],
      points: [
        'La « première place garantie » : personne ne peut la garantir',
        'Des liens par centaines pour quelques euros',
        'Des textes au kilomètre que personne ne lira',
        'Un rapport de quarante pages sans une seule action',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Lexique ', emphasis: 'du SEO', after: '' },
      lead: 'Les termes de base, en quelques mots.',
      items: [
        {
          question: 'Mot-clé',
          answer:
            'Ce que quelqu’un tape ou dit pour trouver quelque chose. C’est souvent une phrase entière.',
        },
        {
          question: 'Indexation',
          answer:
            'Le moment où un moteur range votre page dans son catalogue. Sans cela, elle n’existe pas pour lui.',
        },
        {
          question: 'Lien entrant',
          answer:
            'Un lien placé sur un autre site et qui mène au vôtre. Sa valeur dépend de qui le place, et pourquoi.',
        },
        {
          question: 'Taux de conversion',
          answer: 'Sur cent visites, combien appellent, écrivent ou achètent.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Vos exercices, ', emphasis: 'semaine par semaine', after: '' },
      lead: 'Une leçon par semaine, une heure environ. Gardez un cahier : chaque exercice prépare le suivant.',
      items: [
        {
          title: 'Semaine 1 : vos recherches',
          text: 'Classez vos dix phrases par service, tapez-les dans Google et notez les questions proposées. [Cet article](/blog-intelligent/mots-des-clients) indique d’autres sources. Retenez cinq recherches.',
        },
        {
          title: 'Semaine 2 : vos pages',
          text: 'Tracez deux colonnes : la recherche, la page qui y répond. Les cases vides sont [les pages à créer](/guide/pages-de-services). [BlogIA](/blogia) peut préparer un brouillon ; vous y mettez vos faits.',
        },
        {
          title: 'Semaine 3 : vos titres',
          text: 'Réécrivez trois titres : le service, la ville, une raison de venir. Vérifiez [leur longueur](/guide/titre-de-page), puis faites-les lire à un voisin. Devine-t-il ce que vous vendez ?',
        },
        {
          title: 'Semaine 4 : vos partenaires',
          text: 'Listez fournisseurs, clubs et associations qui vous connaissent. Demandez à trois d’entre eux un lien vers une page précise. L’outil d’[inter-visibilité](/inter-visibilite) aide à choisir le genre de partenaire.',
        },
        {
          title: 'Semaine 5 : votre fiche',
          text: 'Cherchez votre commerce dans dix annuaires et relevez [les coordonnées qui diffèrent](/guide/coordonnees-identiques). Écrivez votre demande d’avis en deux phrases, puis [répondez](/guide/repondre-aux-avis) aux cinq derniers reçus.',
        },
        {
          title: 'Semaine 6 : vos demandes',
          text: 'Notez chaque appel et chaque message, avec [sa provenance](/blog-intelligent/compter-les-appels). Comparez avec la première semaine et choisissez une seule amélioration pour le mois suivant.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ce que vous aurez dans votre cahier',
      mark: 'check',
      paragraphs: [
        'Faites [mesurer votre site](/ila) avant la première leçon, puis après la dernière. Le rapport reste 90 jours à son adresse : gardez le lien du premier pour les comparer.',
        'Prenons un exemple inventé : une cordonnière de Rimouski. Ses clients disent « semelle décollée », son site dit « ressemelage ». Elle met les deux dans le titre, ajoute trois photos et obtient un lien du marchand de chaussures d’en face. Après six semaines, elle ignore encore si la page montera. Elle sait en revanche combien d’appels elle reçoit, et quoi corriger ensuite.',
      ],
      points: [
        'Cinq recherches, chacune avec sa page ou sa case vide',
        'Trois titres, l’ancien et le nouveau, datés',
        'Les partenaires sollicités et leur réponse',
        'Les demandes reçues, semaine après semaine',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Suivre le cours ', emphasis: 'à votre rythme', after: '' },
      lead: 'Ce qui fait souvent décrocher, et comment s’y remettre.',
      items: [
        {
          question: 'J’ai sauté une semaine, dois-je recommencer ?',
          answer:
            'Non, reprenez où vous étiez. Si vous n’avez le temps que pour deux leçons, faites la première et la cinquième : elles servent même à un commerce dont le site est difficile à modifier.',
        },
        {
          question: 'Je n’ai pas de site. Par où commencer ?',
          answer:
            'Par la semaine 5, car une fiche d’établissement est gratuite. Un [mini-site](/mini-site-seo) de quelques pages suffira ensuite pour le reste.',
        },
        {
          question: 'Comment savoir si Google me montre davantage ?',
          answer:
            'La Search Console, gratuite, compte les impressions et les clics de chaque recherche. Notre guide explique [comment lire vos positions](/guide/premiere-page-google).',
        },
        {
          question: 'Quand demander de l’aide ?',
          answer:
            'Quand un exercice vous bloque deux semaines de suite : fiche suspendue, site que personne ne sait modifier, pages absentes de Google. Posez la question à [Zyno](/zyno), l’assistant, ou [à l’équipe](/contact).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Passez à ', emphasis: 'la pratique', after: '' },
    lead: 'Votre score ILA vous dit laquelle des six leçons vous rapportera le plus.',
    button: 'Calculer mon score ILA',
    second: 'Comprendre Google',
  },
};
