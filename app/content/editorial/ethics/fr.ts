import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'IA et éthique',
  summary:
    'Ce que l’IA fait chez Iluma, ce qu’une personne signe toujours et les valeurs qui l’encadrent.',
  title: 'IA et éthique — ce que l’IA fait, ce qu’une personne signe',
  description:
    'Ce que l’IA fait chez Iluma, ce qu’une personne signe toujours et les quatre valeurs qui nous guident : transparence, contrôle, sobriété, respect des données.',
  head: {
    eyebrow: 'IA et éthique',
    title: { before: 'L’IA prépare. ', emphasis: 'Une personne signe', after: '.' },
    lead: 'Nous utilisons l’IA pour les tâches qu’une machine fait mieux : lire, compter, comparer. Décider et parler à votre place, non.',
    button: 'Nous poser une question',
    second: 'Lire la politique de confidentialité',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Quatre ', emphasis: 'valeurs', after: '' },
      lead: 'Elles sont écrites pour que vous puissiez nous les opposer.',
      items: [
        {
          title: 'Transparence',
          text: 'Ce qui vient d’une IA le dit. Une estimation s’appelle une estimation, et ses hypothèses sont à côté.',
        },
        {
          title: 'Contrôle humain',
          text: 'Une personne nommée relit et signe ce qui est publié en votre nom.',
        },
        {
          title: 'Sobriété',
          text: 'Une règle simple quand elle suffit ; un modèle seulement quand il apporte quelque chose.',
        },
        {
          title: 'Respect des données',
          text: 'Le minimum, le temps qu’il faut, avec votre accord. Vos données travaillent pour vous, jamais contre vous.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Qui fait ', emphasis: 'quoi', after: '' },
      lead: 'La ligne est tracée d’avance, tâche par tâche.',
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
        'Il y a des façons plus rapides d’obtenir un chiffre flatteur. Elles finissent toujours par coûter plus cher à celui qui porte le nom sur la vitrine.',
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
    title: { before: 'Un doute ? ', emphasis: 'Demandez', after: '.' },
    lead: 'On vous montre ce qu’une IA a touché dans votre dossier, et qui l’a signé.',
    button: 'Écrire à l’équipe',
    second: 'Comment vos données sont traitées',
  },
};
