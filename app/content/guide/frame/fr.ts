import type { GuideFrame } from '../shape.ts';

export const fr: GuideFrame = {
  hub: {
    title: 'Guide : corriger la visibilité de son site | Iluma',
    description:
      'Les points que l’ILA mesuré vérifie sur un site de commerce, un par page : comment les voir soi-même et les corriger sur WordPress, Wix, Shopify ou Squarespace.',
    heading: { before: 'Corriger son site, ', emphasis: 'point par point', after: '' },
    lead: 'Chaque point que vérifie l’ILA mesuré a sa page : ce qu’il coûte quand il manque, comment le constater sans nous et où cliquer pour le régler.',
    count: { one: '{count} page', other: '{count} pages' },
    intro:
      'Cherchez un mot dans cette liste (Ctrl + F), ou partez d’un rapport : chacun de ses défauts mène à la page qui l’explique. Les points affichés sont ceux que le domaine apporte au score sur 100.',
    areas: {
      reach:
        'Avant d’être bien classé, un site doit répondre, laisser entrer les moteurs et ne pas les perdre en route.',
      page: 'Ce que chaque page dit d’elle-même aux gens qui cherchent, et aux machines qui trient les réponses.',
      local:
        'Ce qui relie le site à un lieu : coordonnées, horaires, fiche Google, avis, zone desservie.',
      answer:
        'Ce dont ChatGPT, Claude, Perplexity ou les aperçus de Google ont besoin pour lire le site d’un commerce et le citer.',
      speed: 'Le temps entre le clic sur un résultat et une page lisible.',
      trust:
        'Ce qui protège les visiteurs, respecte leurs choix et laisse entrer tout le monde, quel que soit l’appareil.',
    },
    measure: {
      title: { before: 'Par où ', emphasis: 'commencer', after: ' ?' },
      lead: 'L’ILA lit jusqu’à vingt pages de votre site et classe les corrections selon ce qu’elles rapportent.',
      button: 'Mesurer mon site',
    },
    scores: {
      title: 'Quatre notes ILA, quatre noms',
      lead: 'Toutes vont de 0 à 100, mais elles ne regardent pas la même chose : comparez chacune à elle-même, jamais à une autre.',
      rows: {
        home: {
          name: 'Score rapide',
          looksAt: 'Ce que vous déclarez sur la page d’accueil : note, avis, site, concurrence.',
          kind: 'Estimation',
        },
        wizard: {
          name: 'Évaluation en quatre étapes',
          looksAt: 'Vos réponses sur l’entreprise, sa présence et ses avis.',
          kind: 'Estimation',
        },
        audit: {
          name: 'ILA mesuré',
          looksAt:
            'Jusqu’à vingt pages de votre site, lues par notre robot. Chaque point perdu est accompagné de sa preuve et de sa page dans ce guide.',
          kind: 'Mesure',
        },
        dashboard: {
          name: 'Score du module',
          looksAt:
            'Cinq indicateurs que vous notez vous-même, projet par projet, pour en suivre l’évolution.',
          kind: 'Suivi',
        },
      },
    },
  },
  page: {
    worth: '{area} : {points}',
    points: { one: '{count} point sur 100', other: '{count} points sur 100' },
    noPoints: 'signalé, sans effet sur le score',
    why: 'Pourquoi c’est important',
    see: 'Comment le voir',
    steps: 'Les étapes',
    effort: 'À prévoir : {effort}',
    mends: 'Où le corriger',
    platforms: {
      wordpress: 'WordPress',
      wix: 'Wix',
      shopify: 'Shopify',
      squarespace: 'Squarespace',
      byHand: 'À la main',
    },
    source: 'Lire la source de cette règle',
    written: 'Écrit le {date}. Les plateformes renomment leurs menus : dites-nous ce qui a changé.',
    contents: 'Sur cette page',
    related: 'Dans le même domaine',
    all: 'Tout le guide',
    next: {
      title: { before: 'Et sur ', emphasis: 'votre', after: ' site ?' },
      lead: 'L’audit dit en une minute si ce point est réussi, avec la page et la ligne en cause.',
      button: 'Mesurer mon site',
    },
  },
};
