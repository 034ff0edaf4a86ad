import { figuresIn } from '../../claims.ts';
import type { HomeCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: HomeCopy['cases'] = {
  title: { before: 'Études de cas et ', emphasis: 'résultats', after: ' de nos clients' },
  lead: 'Six mois d’accompagnement pour chacun, et ce qui a changé.',
  items: {
    'katz-sport': {
      title: 'Katz Sport',
      sector: 'Boutique de sport',
      summary:
        'Un magasin connu de sa rue, absent de Google. Nous avons créé une page par sport et par quartier.',
      metrics: [
        { value: figures.caseTraffic, label: 'de trafic organique en 6 mois' },
        { value: figures.caseKeywords, label: 'mots-clés en page 1' },
      ],
      quote:
        'Des gens traversent la ville pour venir essayer des patins. Avant, ils ne savaient pas que nous existions.',
      author: 'David K., propriétaire',
    },
    'clinique-rfs': {
      title: 'Clinique RFS',
      sector: 'Santé',
      summary:
        'De bons soins, peu d’avis. Une demande après chaque visite a transformé sa fiche Google.',
      metrics: [
        { value: figures.caseRating, label: 'de note moyenne' },
        { value: figures.caseReviews, label: 'avis publiés' },
      ],
      quote: 'Les nouveaux patients nous disent tous la même chose : j’ai lu vos avis.',
      author: 'Dre Rania F., directrice',
    },
    'concept-m': {
      title: 'Concept M Rustique',
      sector: 'Meubles rustiques',
      summary:
        'Des meubles faits à la main, un site presque sans texte. Chaque essence de bois a maintenant sa page.',
      metrics: [
        { value: figures.caseClicks, label: 'clics depuis la recherche' },
        { value: '6 mois', label: 'd’accompagnement' },
      ],
      quote: 'On reçoit des photos de salons avec la question : pouvez-vous faire la même table ?',
      author: 'Marc M., ébéniste',
    },
    'literie-amitie': {
      title: 'Literie Amitié',
      sector: 'Literie',
      summary:
        'Un marché dominé par les chaînes. Nous avons visé six recherches accessibles, et laissé les autres.',
      metrics: [
        { value: 'Top 3', label: 'pour 6 mots-clés' },
        { value: '6 mois', label: 'd’accompagnement' },
      ],
      quote:
        'Je sais maintenant quelles recherches m’amènent des ventes, et lesquelles ne servent à rien.',
      author: 'Amélie T., gérante',
    },
  },
  read: 'Lire l’étude',
  note: 'Chiffres déclarés par l’agence.',
  button: 'Voir toutes les études de cas',
};
