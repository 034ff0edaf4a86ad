import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'La méthode Iluma',
  summary: 'Le plan de 90 jours, de l’audit aux premiers appels, étape par étape.',
  title: 'La méthode Iluma : un plan SEO local de 90 jours',
  description:
    'De l’audit aux premiers appels : ce que nous faisons pendant 90 jours, ce que vous voyez chaque semaine et ce qui reste chez vous ensuite.',
  head: {
    eyebrow: 'La méthode',
    title: { before: 'Un plan de visibilité en ', emphasis: '90 jours', after: '' },
    lead: 'Une méthode maison, écrite, la même pour tous : l’IA prépare, une personne décide, et vous savez chaque semaine où vous en êtes.',
    button: 'Planifier une démo',
    second: 'Voir des études de cas',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'Le plan de ', emphasis: '90 jours', after: '' },
      lead: 'Plus de visibilité et de ventes en 90 jours : voici les étapes.',
      items: [
        {
          when: 'Jours 1 à 7',
          title: 'Écouter',
          text: 'Votre score ILA, vos fiches, vos pages, vos avis et ce que vos clients tapent. Vous recevez un relevé écrit, classé par importance.',
        },
        {
          when: 'Jours 8 à 21',
          title: 'Réparer',
          text: 'Ce qui freine tout le reste : vitesse, erreurs, coordonnées fausses, pages que personne ne comprend.',
        },
        {
          when: 'Jours 22 à 45',
          title: 'Répondre',
          text: 'Une page par question que vos clients posent, dans leurs mots et dans leurs langues. Vous approuvez chaque texte.',
        },
        {
          when: 'Jours 46 à 70',
          title: 'Faire venir',
          text: 'Des annonces testées à petit budget, des avis demandés simplement, des commerces voisins qui vous citent.',
        },
        {
          when: 'Jours 71 à 90',
          title: 'Faire revenir',
          text: 'Un parcours pour les clients déjà venus, et un rythme que votre équipe peut tenir sans nous.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Nos ', emphasis: 'règles', after: ' de travail' },
      lead: 'Les mêmes, quel que soit le commerce.',
      items: [
        {
          title: 'On mesure avant',
          text: 'Pas de travail sans un point de départ écrit. Sinon, personne ne sait ce qui a servi.',
        },
        {
          title: 'Une action à la fois',
          text: 'La plus utile d’abord. Les autres attendent leur tour, avec leur raison.',
        },
        {
          title: 'Une personne valide',
          text: 'Une personne relit avant publication tout ce que prépare l’IA.',
        },
        {
          title: 'Tout est à vous',
          text: 'Pages, textes, comptes et chiffres : si vous partez, vous les gardez.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Avant de ', emphasis: 'commencer', after: '' },
      lead: 'Ce qu’on nous demande au premier rendez-vous.',
      items: [
        {
          question: 'Que dois-je préparer ?',
          answer:
            'L’accès à votre site et à votre fiche d’établissement, et une heure de votre temps la première semaine.',
        },
        {
          question: 'Et après 90 jours ?',
          answer:
            'Vous continuez de votre côté avec le plan, ou avec nous. Les deux sont prévus dès le départ.',
        },
        {
          question: 'Quand vient le premier résultat ?',
          answer:
            'Les corrections se voient souvent les premières semaines. Les résultats SEO, le plus souvent entre 30 et 90 jours.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'La méthode vous ', emphasis: 'convient-elle', after: ' ?' },
    lead: 'Quinze minutes suffisent pour le voir. Si elle ne vous convient pas, nous vous le disons.',
    button: 'Planifier une démo',
    second: 'Lire une étude de cas',
  },
};
