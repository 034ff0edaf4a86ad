import type { HomeCopy } from '../shape.ts';

export const fr: HomeCopy['ila'] = {
  title: { before: 'Où en est votre ', emphasis: 'visibilité locale', after: ' ?' },
  lead: 'Six curseurs, un score sur 100, aucune inscription. Le calcul se fait dans votre navigateur.',
  fields: { nomEntreprise: 'Nom de l’entreprise', adresse: 'Adresse', siteWeb: 'Site web' },
  optional: 'facultatif',
  sliders: {
    etoiles: { label: 'Note moyenne', help: 'Votre note sur Google, de 1 à 5.' },
    nombreAvis: { label: 'Nombre d’avis', help: 'Tous les avis de votre fiche.' },
    volumeRecherche: {
      label: 'Volume de recherche mensuel',
      help: 'Combien de fois par mois on cherche ce que vous vendez.',
    },
    cpc: { label: 'Coût par clic', help: 'Le prix moyen d’un clic sur vos mots-clés, en euros.' },
    kd: {
      label: 'Difficulté des mots-clés',
      help: '0 : facile. 100 : très disputé.',
    },
    pagesIndexees: {
      label: 'Pages indexées',
      help: 'Les pages de votre site que Google connaît.',
    },
  },
  estimate: {
    text: 'Une estimation d’après vos réponses : aucun site n’est lu.',
    link: 'Mesurer votre site',
  },
  calculate: 'Calculer mon score ILA',
  result: 'Votre score ILA rapide',
  outOf: 'sur 100',
  resultFor: 'Résultat pour {name}',
  bands: {
    excellent: {
      label: 'Excellent',
      message: 'Votre présence en ligne est exceptionnelle!',
    },
    good: { label: 'Bon', message: 'Des améliorations peuvent booster votre visibilité.' },
    improve: {
      label: 'À améliorer',
      message: 'Un potentiel énorme à exploiter avec nos services!',
    },
  },
  parts: {
    etoiles: 'Note moyenne',
    nombreAvis: 'Avis',
    volumeRecherche: 'Volume de recherche',
    cpc: 'Coût par clic',
    kd: 'Difficulté',
    pagesIndexees: 'Pages indexées',
    traficEstime: 'Trafic estimé',
    blogActif: 'Blogue actif',
  },
  partsTitle: 'D’où viennent vos points',
  points: '{gained} sur {available}',
  estimated: 'Le trafic (500 visites par mois) et le blogue (inactif) sont supposés.',
  corrected: 'Valeurs ajustées, car illisibles ou hors limites :',
  again: 'Nouvelle évaluation',
  advisor: 'En parler avec l’équipe',
  full: 'Faire l’évaluation complète',
  waiting: 'Réglez les curseurs, puis calculez pour voir votre score.',
  toolDescription:
    'Calcule le score de visibilité locale ILA (0 à 100) d’un commerce à partir de sa note, de ses avis et de ses mots-clés.',
};
