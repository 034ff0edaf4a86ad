import type { IlaWizardCopy } from '../shape.ts';

export const fr: IlaWizardCopy['result'] = {
  title: 'Évaluation ILA : {name}',
  estimate: {
    text: 'Une estimation d’après vos réponses : aucun site n’est lu.',
    link: 'Mesurer votre site',
  },
  outOf: 'sur 100',
  stars: { one: '{count} étoile sur 5', other: '{count} étoiles sur 5' },
  labels: { excellent: 'Excellent', good: 'Bon', improve: 'À améliorer' },
  messages: {
    excellent: 'Vos clients vous trouvent, et ce qu’ils voient donne confiance. Continuez ainsi.',
    good: 'Les bases sont là. Quelques points précis vous séparent du haut de la page.',
    improve: 'Vos clients vous cherchent peut-être sans vous voir. Le plus simple reste à faire.',
  },
  risk: 'Risque',
  risks: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
  between:
    'Une partie est estimée. Avec vos réponses, le score se situe entre {low} et {high} ; un audit le préciserait.',
  version: 'Méthode ILA, version {version}',
  nextTitle: 'La prochaine action',
  gain: { one: '+{count} point', other: '+{count} points' },
  toScore: 'Votre score passerait à {score}.',
  steps: {
    profile: {
      title: 'Revendiquez votre fiche d’établissement Google',
      text: 'Catégorie principale exacte, horaires, services et photos : c’est ce que Google lit en premier.',
    },
    site: {
      title: 'Mettez un site en ligne',
      text: 'Une page par service et votre adresse en toutes lettres suffisent pour commencer.',
    },
    social: {
      title: 'Publiez une fois par mois',
      text: 'Une photo de votre travail, un mot sur votre quartier : cela montre que vous êtes actif.',
    },
    reviews: {
      title: 'Demandez un avis à tous vos clients',
      text: 'Le calcul suppose 20 avis de cinq étoiles ajoutés à ceux que vous avez.',
    },
  },
  nothingLeft: {
    title: 'Faites mesurer ce qui est estimé',
    text: 'Vos réponses donnent déjà le maximum de points. Le reste demande un audit : le plus grand écart estimé est « {name} ».',
  },
  adviceTitle: 'Recommandations',
  advice: {
    googlePresence:
      'Créez ou revendiquez votre fiche d’établissement Google, puis complétez-la jusqu’au dernier champ.',
    reputation:
      'Demandez un avis après chaque vente et répondez à tous, en commençant par les négatifs.',
    websiteOptimization:
      'Donnez à chaque service sa page, avec votre ville dans le titre et un site rapide sur téléphone.',
    localContent:
      'Publiez régulièrement : une photo, une nouvelle du quartier, une question de client.',
    excellent:
      'Niveau excellent : aucun facteur n’appelle de correction. Continuez, et surveillez vos concurrents.',
  },
};
