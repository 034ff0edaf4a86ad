import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const fr: Phrases['keywords'] = {
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
      patterns: ['meilleur {seed}', '{seed} avis', '{seed} comparatif', '{seed} ou faire soi-même'],
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
};
