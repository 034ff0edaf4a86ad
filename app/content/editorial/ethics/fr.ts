import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'IA et éthique',
  summary:
    'Ce que l’IA fait chez Iluma, ce qu’une personne valide toujours et les valeurs qui l’encadrent.',
  title: 'IA et éthique dans une agence SEO | Iluma',
  description:
    'Ce que l’IA fait chez Iluma, ce qu’une personne valide toujours et les valeurs qui nous guident : transparence, contrôle humain, sobriété, données protégées.',
  head: {
    eyebrow: 'IA et éthique',
    title: { before: 'Comment nous utilisons ', emphasis: 'l’IA', after: '' },
    lead: 'Nous utilisons l’IA pour les tâches qu’une machine fait mieux : lire, compter, comparer. Nous ne la laissons ni décider ni parler à votre place.',
    button: 'Nous poser une question',
    second: 'Lire la politique de confidentialité',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Nos ', emphasis: 'valeurs', after: '' },
      lead: 'Elles sont écrites pour que vous puissiez nous les rappeler.',
      items: [
        {
          title: 'Transparence',
          text: 'Un contenu produit par une IA est signalé. Une estimation est nommée ainsi, avec ses hypothèses à côté.',
        },
        {
          title: 'Contrôle humain',
          text: 'Une personne nommée relit et approuve ce qui est publié en votre nom.',
        },
        {
          title: 'Sobriété',
          text: 'Une règle simple quand elle suffit ; un modèle seulement quand il apporte quelque chose.',
        },
        {
          title: 'Respect des données',
          text: 'Le minimum, le temps qu’il faut, avec votre accord. Vos données restent à vous : nous ne les vendons pas.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Qui fait ', emphasis: 'quoi', after: '' },
      lead: 'Les rôles sont fixés d’avance, tâche par tâche.',
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
        'Certaines méthodes donnent vite un chiffre flatteur, puis coûtent cher au commerce qui les a payées.',
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
    title: { before: 'Une question sur ', emphasis: 'l’IA', after: ' ?' },
    lead: 'Nous vous montrons ce qu’une IA a préparé dans votre dossier, et qui l’a approuvé.',
    button: 'Écrire à l’équipe',
    second: 'Comment vos données sont traitées',
  },
};
