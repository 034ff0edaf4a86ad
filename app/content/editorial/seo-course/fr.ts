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
          text: 'Une page qui répond à tout ne répond à rien. Aujourd’hui : choisissez la question la plus fréquente et vérifiez quelle page y répond.',
        },
        {
          title: 'Le titre et les premiers mots',
          text: 'C’est ce qu’on lit dans les résultats. Aujourd’hui : réécrivez le titre de votre page d’accueil pour quelqu’un qui ne vous connaît pas.',
        },
        {
          title: 'Les liens d’autres sites',
          text: 'Un lien est une recommandation. Aujourd’hui : demandez à un fournisseur de citer votre site.',
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
        'Le référencement est un métier simple à expliquer et long à faire. Ce qui promet l’inverse mérite une question de plus.',
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
    title: { before: 'Passez à ', emphasis: 'la pratique', after: '' },
    lead: 'Votre score ILA vous dit laquelle des six leçons vous rapportera le plus.',
    button: 'Calculer mon score ILA',
    second: 'Comprendre Google',
  },
};
