import { fr as servicesHub } from '../services-hub/fr.ts';
import { titlesOf } from '../services-hub/titles.ts';
import type { IlumatchCopy } from './shape.ts';

export const fr: IlumatchCopy = {
  title: 'ILUMATCH : quel service marketing choisir ? | Iluma',
  description:
    'Cinq étapes pour savoir par quoi commencer : vos objectifs, votre budget, votre délai. ILUMATCH classe huit services et montre quelles réponses ont compté.',
  eyebrow: 'ILUMATCH, pour choisir un service',
  heading: { before: 'Quel service ', emphasis: 'choisir', after: ' en premier ?' },
  lead: 'Quelques questions, sans inscription. Vous pouvez en sauter : le classement indiquera sur quoi il s’appuie.',
  method:
    'Comment le classement se calcule : chaque objectif, secteur, taille, délai et niveau d’expérience donne de 1 à 5 points à certains des huit services, et les mots de vos défis en ajoutent. Un prix de départ qui tient dans votre budget joue en faveur du service, un prix au-delà joue contre lui. Aucun modèle de langage n’intervient : les mêmes réponses donnent toujours le même ordre, et le résultat montre chaque point.',
  stepper: {
    label: 'Étapes de l’analyse',
    done: 'terminée',
    progress: 'Étape {count} sur {total}',
  },
  steps: {
    company: {
      name: 'Entreprise',
      title: 'Votre entreprise',
      lead: 'Ce que vous faites, et avec quels moyens.',
    },
    goals: {
      name: 'Objectifs',
      title: 'Vos objectifs',
      lead: 'Cochez tout ce qui compte, puis dites pour quand.',
    },
    challenges: {
      name: 'Défis',
      title: 'Vos défis',
      lead: 'Ce qui bloque aujourd’hui, avec vos mots.',
    },
    summary: {
      name: 'Synthèse',
      title: 'Votre stratégie en résumé',
      lead: 'Relisez, corrigez s’il le faut, puis lancez l’analyse.',
    },
    results: {
      name: 'Résultats',
      title: 'Votre résultat',
      lead: 'Les services adaptés, et les raisons du classement.',
    },
  },
  fields: {
    company: 'Nom de l’entreprise',
    industry: 'Secteur',
    size: 'Taille',
    budget: 'Budget',
    goals: 'Objectifs',
    timeline: 'Délai',
    challenges: 'Ce qui bloque',
    experience: 'Expérience en marketing numérique',
  },
  help: {
    company: 'Facultatif. Il ne sert qu’à nommer le résultat.',
    challenges:
      'Par exemple : « on ne nous trouve pas sur Google » ou « peu de demandes de devis ».',
  },
  options: {
    industry: {
      ecommerce: 'Commerce en ligne',
      saas: 'Logiciel en ligne (SaaS)',
      services: 'Services',
      retail: 'Commerce de détail',
      healthcare: 'Santé',
      finance: 'Finance',
      education: 'Éducation',
      other: 'Autre',
    },
    size: {
      solo: 'Travail en solo',
      small: 'Petite équipe',
      medium: 'Moyenne entreprise',
      large: 'Grande entreprise',
      enterprise: 'Groupe',
    },
    budget: {
      under1k: 'Moins de 1 000 €',
      '1k-5k': 'De 1 000 à 5 000 €',
      '5k-10k': 'De 5 000 à 10 000 €',
      '10k-25k': 'De 10 000 à 25 000 €',
      over25k: 'Plus de 25 000 €',
    },
    goals: {
      traffic: 'Plus de visites',
      leads: 'Plus de demandes',
      conversions: 'Plus de ventes par visite',
      brand: 'Une marque plus connue',
      seo: 'Un meilleur classement sur Google',
      automation: 'Moins de tâches manuelles',
      retention: 'Des clients qui reviennent',
      international: 'D’autres pays ou langues',
    },
    timeline: {
      asap: 'Dès que possible',
      '1month': 'En 1 mois',
      '3months': 'En 3 mois',
      '6months': 'En 6 mois',
      flexible: 'Sans urgence',
    },
    experience: {
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      advanced: 'Avancé',
      expert: 'Spécialiste',
    },
  },
  choose: 'Choisir…',
  unanswered: 'Sans réponse',
  edit: 'Modifier',
  previous: 'Précédent',
  next: 'Suivant',
  launch: 'Lancer l’analyse',
  analysing: 'Analyse en cours…',
  kept: 'Vos réponses restent dans ce navigateur pour cette visite, et pour les suivantes si vous acceptez les cookies fonctionnels. Iluma ne les reçoit pas.',
  keptNot: 'Ce navigateur ne garde rien : vos réponses disparaîtront à la fermeture de la page.',
  forget: 'Effacer mes réponses',
  result: {
    for: 'Résultat pour {name}',
    score: 'Score de correspondance',
    outOf: 'sur 100',
    example: 'Un exemple déjà calculé',
    about:
      'Une entreprise fictive, avec son score et ses trois services. Cet exemple est le même pour tout le monde : il montre à quoi ressemble un rapprochement complet. Le vôtre est affiché au-dessus.',
    services: 'Services recommandés dans l’exemple',
    compatibility: '{value} % de compatibilité',
    names: {
      'seo-ia': {
        name: 'SEO-IA',
        text: 'Un audit, un plan et des pages suivies chaque semaine.',
      },
      'landing-page': {
        name: 'Landing Page',
        text: 'Une page pour une seule action, testée chaque semaine.',
      },
      blogia: {
        name: 'BlogIA',
        text: 'Des contenus SEO, du plan au texte, relus par une personne.',
      },
    },
    priorities: { high: 'Priorité haute', medium: 'Priorité moyenne' },
    advice: 'Nos conseils',
    recommendations: {
      describe: 'Revenez cocher un objectif ou un secteur : le classement en dira plus.',
      oneGoal: 'Choisissez un objectif à viser d’abord ; les autres suivront mieux.',
      quick: 'Votre délai est court : commencez par ce qui agit vite, une page et une campagne.',
      steady: 'Vous avez du temps : misez sur ce qui dure, la fiche Google et le contenu.',
      guided: 'Faites-vous accompagner au départ, puis gardez la main sur ce que vous comprenez.',
      handsOn: 'Vous connaissez le métier : gardez la stratégie, confiez l’exécution.',
      startSmall: 'Prenez un seul service, et mesurez avant d’ajouter le deuxième.',
      measure:
        'Notez votre point de départ aujourd’hui : sans lui, aucune comparaison n’est possible.',
    },
    ranking: 'Ce que disent vos réponses',
    rankingLead:
      'Chaque réponse donne des points aux services qu’elle favorise. Les voici tous, avec ce qui parle pour et contre chacun, son prix de départ et votre budget.',
    rankingEmpty:
      'Sans réponse, rien ne les départage : ils sont rangés du moins cher au plus cher.',
    columns: {
      rank: 'Rang',
      service: 'Service',
      points: 'Points',
      reasons: 'Ce qui a compté',
      price: 'Prix de départ',
    },
    priced: titlesOf(servicesHub),
    from: 'dès {amount}',
    fits: {
      within: 'dans votre budget',
      upper: 'à la limite de votre budget',
      beyond: 'au-delà de votre budget',
      unknown: 'budget non précisé',
    },
    pro: 'Pour :',
    con: 'Contre :',
    noReason: 'aucune réponse ne le favorise.',
    noDrawback: 'rien dans vos réponses.',
    unserved: {
      goals: 'ne sert pas l’objectif « {name} »',
      industry: 'pas un premier choix pour « {name} »',
      timeline: 'pas fait pour le délai « {name} »',
    },
    quoted: 'vous écrivez « {name} »',
    weights:
      'Ces points sont un avis d’agence, pas une mesure. Un budget qui suffit en ajoute 2, un budget serré 1 ; un prix au-delà en retire 3.',
    share: {
      copy: 'Copier le lien du résultat',
      copied: 'Lien copié. Il contient vos réponses.',
      failed: 'La copie a été refusée. Voici le lien :',
    },
    print: 'Imprimer',
    contact: 'En parler avec l’équipe',
    again: 'Nouvelle analyse',
  },
};
