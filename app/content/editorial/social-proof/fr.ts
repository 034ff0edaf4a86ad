import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Témoignages et tableaux de bord',
  summary: 'Trois témoignages et les tableaux de bord que voient les clients d’Iluma.',
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
          quote: 'Les patients nous trouvent par la question qu’ils se posent, pas par notre nom.',
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
};
