import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'SEO modulaire',
  summary:
    'Les quatre volets du SEO, à choisir selon vos besoins : technique, contenu, local et mesure.',
  title: 'SEO modulaire : technique, contenu, local, mesure',
  description:
    'Les quatre modules du référencement, à prendre ensemble ou séparément : technique, contenu, local et mesure. Comment choisir celui qu’il vous faut.',
  head: {
    eyebrow: 'SEO modulaire',
    title: { before: 'Le SEO en modules, ', emphasis: 'à la carte', after: '' },
    lead: 'Un site lent n’a pas besoin d’articles, et un bon site sans avis n’a pas besoin d’un développeur. Chaque module règle une chose.',
    button: 'Voir par où commencer',
    second: 'Voir les services et les prix',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Les ', emphasis: 'modules', after: ' du référencement' },
      lead: 'Chacun se prend seul et a son indicateur.',
      items: [
        {
          title: 'Technique',
          text: 'Vitesse, structure, données que Google sait lire, accessibilité : les bases invisibles dont le reste dépend.',
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
          text: 'Trois chiffres clairs chaque semaine, sans pister les visiteurs qui ont refusé.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Quel module ', emphasis: 'choisir', after: ' ?' },
      lead: 'Partez de ce que vous observez.',
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
