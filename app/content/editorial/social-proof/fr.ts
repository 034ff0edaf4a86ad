import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Témoignages et tableaux de bord',
  summary: 'Trois témoignages d’exemple et les mesures du tableau de bord Iluma.',
  title: 'Témoignages et tableaux de bord SEO | Iluma',
  description:
    'Trois témoignages d’exemple et les quatre mesures d’un tableau de bord SEO : score, demandes, rang local et prochaine action. Démonstration à essayer.',
  head: {
    eyebrow: 'Témoignages et tableaux de bord',
    title: { before: 'Témoignages et ', emphasis: 'tableaux de bord', after: '' },
    lead: 'Trois témoignages d’exemple, et les quatre mesures que montre un tableau de bord Iluma.',
    button: 'Écrire à l’équipe',
    second: 'Essayer le tableau de démonstration',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Trois ', emphasis: 'témoignages', after: '' },
      lead: 'Trois exemples liés aux études de cas.',
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
      title: { before: 'Ce que montre le ', emphasis: 'tableau de bord', after: '' },
      lead: 'Le tableau de bord ne montre que ce qui peut changer une décision.',
      items: [
        {
          title: 'Le score et ce qui l’a fait varier',
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
    title: { before: 'À quoi ressemblerait ', emphasis: 'le vôtre', after: ' ?' },
    lead: 'Nous vous montrons un tableau de bord avec vos pages et vos chiffres.',
    button: 'Écrire à l’équipe',
    second: 'Voir le tableau de démonstration',
  },
};
