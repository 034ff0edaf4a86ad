import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module ADLUMA',
  summary:
    'Le module qui estime ce qu’un budget publicitaire peut donner, puis l’analyse et conseille.',
  title: 'ADLUMA : simuler un budget publicitaire | Iluma',
  description:
    'Le module ADLUMA estime ce qu’un budget publicitaire peut rapporter, montre où le client suivant coûte trop cher et propose une répartition entre canaux.',
  head: {
    eyebrow: 'Module ADLUMA',
    title: { before: 'Simulez un ', emphasis: 'budget publicitaire', after: '' },
    lead: 'Combien de visites, de demandes et de clients, à quel prix, et à partir de quel montant cela ne vaut plus la peine.',
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
          text: 'Impressions, clics, demandes et clients : prudent, attendu, favorable.',
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
};
