import { fr as method } from './method/fr.ts';
import { fr as result } from './result/fr.ts';
import type { IlaWizardCopy } from './shape.ts';

export const fr: IlaWizardCopy = {
  title: 'Score ILA : évaluez votre visibilité locale | Iluma',
  description:
    'Quatre étapes pour évaluer la visibilité locale de votre commerce : un score sur 100, ses points facteur par facteur et la prochaine action à mener.',
  eyebrow: 'Évaluation ILA',
  heading: { before: 'Vos clients vous ', emphasis: 'trouvent-ils', after: ' ?' },
  lead: 'Faites mesurer votre site, ou estimez votre visibilité en quatre étapes. Vous verrez d’où vient chaque point et ce qu’il reste à gagner.',
  stepper: {
    label: 'Étapes de l’évaluation',
    done: 'terminée',
    steps: {
      business: 'Entreprise',
      presence: 'Présence',
      reviews: 'Avis',
      result: 'Résultat',
    },
  },
  measured: {
    lead: 'Lu sur votre site ou dans vos exports :',
    yes: 'oui',
    change: 'Répondre moi-même à ces questions',
  },
  next: 'Suivant',
  previous: 'Précédent',
  optional: 'facultatif',
  corrected: 'Valeurs ajustées, car illisibles ou hors limites :',
  fields: {
    businessName: 'Nom de l’entreprise',
    website: 'Site web',
    address: 'Adresse',
    industry: 'Secteur',
    hasGoogleBusiness: 'Fiche d’établissement Google',
    hasWebsite: 'Site web en ligne',
    hasSocialMedia: 'Réseaux sociaux actifs',
    googleRating: 'Note Google',
    reviewCount: 'Nombre d’avis',
  },
  otherVersion:
    'Ce lien vient d’une autre version de la méthode : le score ci-dessous suit la version actuelle et peut donc différer.',
  business: {
    title: 'Parlez-nous de votre entreprise',
    lead: 'Seul le nom est nécessaire. Avec l’adresse et le site, il sert à retrouver le même score à chaque évaluation.',
    placeholders: {
      businessName: 'Boulangerie des Pins',
      website: 'boulangerie.example',
      address: '12, rue des Pins, Montréal',
    },
    industryNone: 'Choisir (facultatif)',
    industries: {
      restaurant: 'Restauration',
      shop: 'Boutique',
      health: 'Santé',
      beauty: 'Beauté et bien-être',
      trades: 'Construction et dépannage',
      professional: 'Services professionnels',
      hospitality: 'Hébergement et loisirs',
      other: 'Autre',
    },
    nameMissing: 'Indiquez le nom de votre entreprise pour continuer.',
    oddSite:
      'Cela ne ressemble pas à l’adresse d’un site, comme boulangerie.example. Vous pouvez continuer quand même.',
  },
  presence: {
    title: 'Où peut-on vous trouver ?',
    lead: 'Activez ce qui existe déjà et que vous tenez à jour.',
    help: {
      hasGoogleBusiness: 'La fiche qui s’affiche dans Google Maps, revendiquée par vous.',
      hasWebsite: 'Un site à votre nom, qui s’ouvre sur un téléphone.',
      hasSocialMedia: 'Au moins une publication par mois, quelque part.',
    },
    siteGiven:
      'Vous avez donné l’adresse d’un site à la première étape : activez ce choix s’il est en ligne.',
  },
  reviews: {
    title: 'Qu’en disent vos clients ?',
    lead: 'Deux chiffres, tels qu’ils s’affichent sur votre fiche.',
    help: {
      googleRating: 'La moyenne de vos avis, de 1 à 5.',
      reviewCount: 'Tous les avis reçus, de 0 à 500.',
    },
    calculate: 'Calculer mon score',
    calculating: 'Calcul en cours...',
  },
  result,
  breakdown: {
    title: 'D’où viennent vos points',
    lead: 'Chaque facteur vaut de 0 à 100 et compte selon son poids.',
    radar: 'Les six facteurs du score, de 0 au centre à 100 au bord',
    columns: { factor: 'Facteur', value: 'Valeur', basis: 'Origine', points: 'Points' },
    factors: {
      googlePresence: 'Présence Google',
      localVisibility: 'Visibilité locale',
      reputation: 'Réputation',
      websiteOptimization: 'Optimisation du site',
      localContent: 'Contenu local',
      networkBacklinks: 'Réseau et liens',
    },
    bases: {
      answers: 'vos réponses',
      estimate: 'estimation',
      fixed: 'fixe, faute de données',
    },
    range: 'entre {low} et {high}',
    points: '{gained} sur {available}',
    total: 'Total, arrondi',
  },
  whatIf: {
    title: 'Et si… ?',
    lead: 'Déplacez un curseur ou un interrupteur : le score suit aussitôt.',
    score: 'Score simulé',
    same: 'Le même que le vôtre',
    more: { one: '{count} point de plus', other: '{count} points de plus' },
    less: { one: '{count} point de moins', other: '{count} points de moins' },
    reset: 'Revenir à mes réponses',
    show: 'Voir le score simulé',
    radar: 'Les six facteurs simulés ; vos réponses en pointillé',
  },
  habits: {
    title: 'Ce que vos clients regardent',
    lead: 'Des réponses d’adultes américains sur les avis en ligne : un ordre de grandeur, pas une promesse.',
    items: {
      avoidBelow20: 'évitent un commerce qui a moins de 20 avis',
      wantFour: 'veulent au moins 4 étoiles',
      wantFourAndHalf: 'ne retiennent que 4,5 étoiles et plus',
      lastThreeMonths: 'regardent les trois derniers mois',
      preferAnswered: 'préfèrent un commerce qui répond à tous ses avis',
    },
    goal: 'Avis de cinq étoiles qu’il vous faut pour atteindre {rating} : {count}.',
    reached: 'Vous avez déjà {rating} ou plus.',
    source: 'Source : BrightLocal, enquête 2026 sur les avis, citée par un dépôt public.',
  },
  keep: {
    button: 'Garder ce résultat',
    kept: 'Gardé dans ce navigateur.',
    denied:
      'Ce navigateur refuse de garder des données : le résultat restera affiché jusqu’à ce que vous quittiez la page.',
    title: 'Vos résultats gardés',
    note: 'Ils restent dans ce navigateur pour cette visite, et pour les suivantes si vous acceptez les cookies fonctionnels. Rien ne nous est envoyé.',
    open: 'Rouvrir',
    remove: 'Effacer le résultat du {date} : {name}',
    removeAll: 'Tout effacer',
    score: '{score} sur 100',
  },
  share: {
    copy: 'Copier le lien du résultat',
    copied: 'Lien copié : il contient vos réponses et redonne ce score.',
    failed: 'Votre navigateur refuse la copie. Voici le lien, à copier vous-même :',
  },
  print: 'Imprimer',
  again: 'Nouvelle évaluation',
  contact: 'Demander de l’aide avec ce résultat',
  method,
  questions: {
    title: 'Bon à savoir',
    items: [
      {
        question: 'Pourquoi un autre outil me donne-t-il un autre score ?',
        answer:
          'Chaque outil a sa pondération. C’est pourquoi nous publions la nôtre, avec les points gagnés et disponibles de chaque facteur.',
      },
      {
        question: 'Qu’est-ce qui est mesuré, et qu’est-ce qui est estimé ?',
        answer:
          'La réputation vient de vos deux chiffres. Le reste est estimé dans des bornes affichées, car l’estimation ne visite ni votre fiche ni votre site. Pour faire lire votre site, donnez son adresse en haut de cette page.',
      },
      {
        question: 'Mes réponses sont-elles envoyées ?',
        answer:
          'Le calcul se fait dans votre navigateur. Vos réponses ne partent que si vous partagez le résultat, si vous nous l’envoyez ou si votre navigateur n’exécute pas les scripts.',
      },
    ],
  },
};
