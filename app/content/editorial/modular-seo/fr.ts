import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'SEO modulaire',
  summary:
    'Les quatre volets du SEO, à choisir selon vos besoins : technique, contenu, local et mesure.',
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
};
