import { figuresIn } from '../claims.ts';
import type { LoyaltyCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: LoyaltyCopy = {
  title: 'Fidélisation client : plan de relances de 90 jours | Iluma',
  description:
    'Fidélisez vos clients avec un parcours de relances en trois phases. Analysez votre rétention et obtenez un plan de 90 jours, jour par jour.',
  head: {
    eyebrow: 'Page de fidélisation',
    title: {
      before: 'Un plan de relances pour ',
      emphasis: 'fidéliser',
      after: ' vos clients',
    },
    lead: 'Le bon message, le bon jour, à la bonne personne. Indiquez votre rythme : le plan s’affiche aussitôt.',
    button: 'Analyser ma rétention',
    second: 'Lire la garantie',
  },
  metrics: {
    stats: [
      { value: figures.loyaltyRetention, label: 'de rétention' },
      { value: figures.loyaltyValue, label: 'de valeur par client' },
      { value: figures.loyaltyReferrals, label: 'de recommandations' },
      { value: `${figures.days} jours`, label: 'pour le constater' },
    ],
    note: 'Chiffres déclarés par l’agence ; vos résultats varieront.',
  },
  features: {
    title: { before: 'Des relances ', emphasis: 'utiles', after: '' },
    lead: 'Peu de messages, adaptés à ce que chaque client a fait.',
    items: [
      {
        title: 'Une page par client',
        text: 'Ses visites, ses avantages, sa prochaine date, par un lien sans mot de passe.',
      },
      {
        title: 'Des relances au bon rythme',
        text: 'Quatorze jours pour un restaurant, deux mois pour un dentiste : on écrit quand c’est utile.',
      },
      {
        title: 'Des groupes à jour',
        text: 'Prospects chauds, clients actifs, champions : chacun change de groupe selon ce qu’il fait.',
      },
      {
        title: 'Un désabonnement simple',
        text: 'Accord demandé, désabonnement en un clic : [ce qu’exigent la LCAP et le RGPD](/blog-intelligent/infolettre-locale).',
      },
    ],
  },
  tabs: {
    title: { before: 'Votre parcours, ', emphasis: 'de la découverte à la fidélité', after: '' },
    lead: 'Tous les champs sont facultatifs : vous obtenez un plan dans tous les cas.',
    label: 'Fidélisation',
    nurturing: 'Relances',
    segmentation: 'Segmentation',
    analytics: 'Mesure',
  },
  form: {
    title: 'Analyse de rétention',
    email: 'Courriel professionnel',
    emailHelp: 'Sert à vérifier d’où partiraient vos messages.',
    company: 'Entreprise',
    sector: 'Secteur',
    anySector: 'Choisir un secteur',
    sectors: {
      restaurant: 'Restaurant ou café',
      shop: 'Commerce de détail',
      beauty: 'Beauté et bien-être',
      professional: 'Services professionnels',
      health: 'Santé',
      home: 'Maison et travaux',
    },
    objectives: 'Objectifs de rétention',
    objectiveNames: {
      return: 'Obtenir une deuxième visite',
      frequency: 'Faire venir plus souvent',
      'win-back': 'Ramener les clients perdus',
      referral: 'Être recommandé',
      reviews: 'Recevoir des avis',
    },
    analyse: 'Analyser',
    privacy: 'Le plan s’affiche ici ; vos réponses ne sont pas conservées.',
  },
  plan: {
    title: 'Votre plan de rétention',
    titleFor: 'Plan de rétention pour {name}',
    rhythm: 'Rythme supposé : une visite tous les {days} jours.',
    aims: 'Ce qu’il faut suivre',
    watch: {
      return: 'La part des nouveaux clients revenus une deuxième fois.',
      frequency: 'Le nombre de jours entre deux visites.',
      'win-back': 'Les clients revenus après une longue absence.',
      referral: 'Les nouveaux clients qui citent un nom.',
      reviews: 'Les avis reçus chaque mois.',
    },
    sender: {
      own: 'Votre adresse a son propre domaine : vos messages auront plus de chances d’arriver.',
      free: 'Votre adresse vient d’une messagerie gratuite. Écrivez depuis votre propre domaine, sinon vos messages risquent de finir dans les indésirables.',
      unknown:
        'Écrivez depuis votre propre domaine plutôt que d’une messagerie gratuite : vos messages auront plus de chances d’arriver.',
    },
    day: 'Jour {days}',
    moves: {
      welcome: 'Merci, et ce qu’il faut savoir après une première visite',
      review: 'Une demande d’avis, avec le lien direct',
      advice: 'Un conseil utile, sans rien vendre',
      'extra-visit': 'Une bonne raison de passer plus tôt que d’habitude',
      reminder: 'Un rappel avant la date habituelle',
      'second-visit': 'Une attention réservée à la deuxième visite',
      thanks: 'Un merci signé de votre main',
      referral: 'Une invitation à partager avec un proche',
      'win-back': '« On ne vous a pas revu » : une question, une offre et le lien de désabonnement',
    },
    note: 'Les rythmes sont des hypothèses de travail par secteur. On les remplace par vos chiffres.',
    next: 'Mettre ce plan en route',
  },
  path: {
    title: 'Le parcours en trois phases',
    phases: {
      discovery: { title: 'Découverte', text: 'On accueille, on rend service, on écoute.' },
      engagement: { title: 'Engagement', text: 'On revient au bon moment, avec une vraie raison.' },
      loyalty: { title: 'Fidélité', text: 'On remercie, et on invite à recommander.' },
    },
  },
  sample: {
    note: 'Données d’exemple.',
    segmentsTitle: 'Trois segments',
    segment: 'Segment',
    volume: 'Volume',
    engagement: 'Engagement',
    segments: [
      {
        name: 'Prospects chauds',
        text: 'Intéressés, mais pas encore acheteurs',
        volume: '248',
        engagement: '42 %',
      },
      {
        name: 'Clients actifs',
        text: 'Venus à leur rythme habituel',
        volume: '612',
        engagement: '68 %',
      },
      { name: 'Champions', text: 'Reviennent et recommandent', volume: '87', engagement: '91 %' },
    ],
    metricsTitle: 'Quatre mesures de fidélité',
    metrics: [
      { value: '64 %', label: 'reviennent une deuxième fois' },
      { value: '31 jours', label: 'entre deux visites' },
      { value: '4,2', label: 'visites par client et par an' },
      { value: '18 %', label: 'venus sur recommandation' },
    ],
    actionsTitle: 'Quatre actions automatisées',
    active: 'Active',
    planned: 'Planifiée',
    actions: [
      { name: 'Message de bienvenue', text: 'Le jour de la première visite', isActive: true },
      { name: 'Rappel avant la date', text: 'Selon le rythme de chacun', isActive: true },
      { name: 'Demande d’avis', text: 'Le lendemain d’une visite réussie', isActive: true },
      {
        name: 'Retour des absents',
        text: 'Après une fois et demie le délai habituel',
        isActive: false,
      },
    ],
  },
  guarantee: {
    value: figures.retentionGuarantee,
    title: `${figures.retentionGuarantee} de rétention en ${figures.days} jours, ou remboursé`,
    text: 'Nous mesurons ensemble le point de départ. Si l’objectif n’est pas atteint, vous êtes remboursé, aux conditions du devis.',
    button: 'Demander les conditions',
  },
  closing: {
    title: { before: 'Qui n’est pas ', emphasis: 'revenu', after: ' ce mois-ci ?' },
    lead: 'Parlez-nous de vos clients : nous vous disons lesquels relancer, et comment.',
    button: 'Demander conseil',
    second: 'Voir le service',
  },
};
