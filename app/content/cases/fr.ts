import { figuresIn } from '../claims.ts';
import { fr as home } from '../home/fr.ts';
import { exampleGoals } from './progress.ts';
import type { CasesCopy } from './shape.ts';

const figures = figuresIn('fr');
const { items } = home.cases;
const duration = `${figures.caseMonths} mois`;
const stay = {
  metric: 'Accompagnement',
  value: duration,
  improvement: 'du diagnostic au bilan',
  basis: 'de la période prévue, menée à son terme',
};

export const fr: CasesCopy = {
  page: {
    title: 'Études de cas : quatre commerces, des résultats | Iluma',
    description:
      'Sport, santé, meubles, literie : le diagnostic, les actions et les résultats de quatre accompagnements de six mois, avec le témoignage de chaque client.',
    eyebrow: 'Études de cas',
    heading: { before: 'Quatre clients, quatre ', emphasis: 'trajectoires', after: '.' },
    lead: 'Le point de départ, ce que nous avons fait, ce qui a bougé. Et ce qu’il reste à faire, parce qu’un cas honnête le dit aussi.',
    filter: 'Secteur',
    trades: { all: 'Tous', sport: 'Sport', health: 'Santé', home: 'Maison' },
    read: 'Lire l’étude',
    note: 'Chiffres déclarés par l’agence. Les noms des personnes et les lieux sont fictifs ; un objectif dit « d’exemple » ne sert qu’à donner une échelle à la barre.',
    closing: {
      title: { before: 'Et si la prochaine était la ', emphasis: 'vôtre', after: ' ?' },
      lead: 'Racontez-nous votre commerce. Nous vous disons lequel de ces cas lui ressemble, et par quoi commencer.',
      button: 'Parler de mon commerce',
      second: 'Calculer mon score ILA',
    },
  },
  frame: {
    eyebrow: 'Étude de cas',
    contact: 'Je veux un plan semblable',
    all: 'Toutes les études de cas',
    facts: {
      client: 'Client',
      sector: 'Secteur',
      duration: 'Durée',
      location: 'Lieu',
      languages: 'Langues',
      services: 'Services',
    },
    duration,
    results: {
      title: { before: 'Ce qui a ', emphasis: 'bougé', after: '' },
      lead: 'Ce que l’agence a compté au terme de l’accompagnement.',
    },
    diagnosis: 'Le diagnostic de départ',
    actions: 'Ce que nous avons fait',
    achievements: 'Ce qui est acquis',
    recommendations: 'Ce que nous conseillons pour la suite',
    provenPoints: 'Ce que ce cas démontre',
    next: 'Étude suivante',
    closing: {
      title: { before: 'Votre point de départ, ', emphasis: 'd’abord', after: '.' },
      lead: 'Nous commençons comme ici : un diagnostic, avant toute proposition. Il ne vous engage à rien.',
      button: 'Demander mon diagnostic',
    },
  },
  studies: {
    'katz-sport': {
      title: `Katz Sport : ${figures.caseTraffic} de trafic organique en ${duration} | Iluma`,
      description:
        'Comment une boutique de sport connue de sa rue est devenue visible dans toute la ville : une page par sport et par quartier, et des articles utiles.',
      heading: { before: 'Connu de sa rue,\ntrouvé par ', emphasis: 'la ville', after: '.' },
      lead: items['katz-sport'].summary,
      client: 'Katz Sport',
      sector: 'Boutique de sport',
      location: 'Montréal, Plateau',
      languages: 'Français, anglais',
      services: ['SEO IA', 'Visibilité locale', 'Blogs inter-sites'],
      diagnosis: [
        'Le site tenait en une page : Google ne savait pas quels sports la boutique équipait.',
        'La fiche d’établissement portait une catégorie trop large, et les horaires d’un hiver passé.',
        'Les clients cherchaient « affûtage de patins » ; le mot n’était écrit nulle part.',
      ],
      actions: [
        {
          module: 'ILA',
          action: 'Mesurer, quartier par quartier',
          detail:
            'Un relevé des recherches par sport et par secteur de la ville, pour savoir où la boutique manquait.',
        },
        {
          module: 'Landing',
          action: 'Une page par sport et par quartier',
          detail:
            'Chaque page répond à une recherche précise : marques tenues, ajustement sur place, trajet pour venir.',
        },
        {
          module: 'BlogIA',
          action: 'Des guides avant chaque saison',
          detail:
            'Choisir ses patins, entretenir ses skis : des articles relus par l’équipe du magasin, publiés avant la demande.',
        },
      ],
      results: [
        {
          metric: 'Trafic organique',
          value: figures.caseTraffic,
          improvement: `en ${duration}`,
          basis: 'des visites d’aujourd’hui n’existaient pas au départ',
        },
        {
          metric: 'Mots-clés en page 1',
          value: figures.caseKeywords,
          improvement: 'présents en première page de Google',
          basis: `d’un objectif d’exemple de ${exampleGoals.keywords} mots-clés`,
        },
        stay,
      ],
      achievements: [
        'Chaque sport vendu en magasin a sa page, en français et en anglais.',
        'La fiche d’établissement dit les bons horaires, les bons services, avec des photos du mois.',
        'L’équipe publie seule ses guides de saison.',
      ],
      recommendations: [
        'Ouvrir la prise de rendez-vous en ligne pour l’affûtage.',
        'Demander un avis à chaque ajustement de patins.',
        'Préparer les pages de la saison d’été dès la fin de l’hiver.',
      ],
      testimonial: {
        quote: items['katz-sport'].quote,
        author: 'David K.',
        position: 'Propriétaire',
      },
      provenPoints: [
        'Une page par intention bat une page qui dit tout.',
        'Un petit site précis peut passer devant une grande enseigne sur une recherche de quartier.',
      ],
    },
    'clinique-rfs': {
      title: `Clinique RFS : ${figures.caseRating} sur ${figures.caseReviews} avis | Iluma`,
      description:
        'De bons soins, peu d’avis : comment une clinique de quartier a fait parler ses patients, dans le respect de leur vie privée, et changé sa fiche.',
      heading: { before: 'De bons soins,\nenfin ', emphasis: 'racontés', after: '.' },
      lead: items['clinique-rfs'].summary,
      client: 'Clinique RFS',
      sector: 'Santé',
      location: 'Laval, Chomedey',
      languages: 'Français, anglais, espagnol',
      services: ['Visibilité locale', 'Fidélisation', 'SEO IA'],
      diagnosis: [
        'Les patients étaient contents et ne le disaient à personne en ligne.',
        'Les rares avis restaient sans réponse, les moins bons comme les meilleurs.',
        'D’un annuaire à l’autre, le numéro de téléphone n’était pas le même.',
      ],
      actions: [
        {
          module: 'HUB',
          action: 'Une demande polie après chaque visite',
          detail:
            'Un message court, envoyé le lendemain, à qui l’a permis. Aucun filtre : tout le monde reçoit le même.',
        },
        {
          module: 'ILA',
          action: 'Les mêmes coordonnées partout',
          detail:
            'Nom, adresse et téléphone corrigés dans les annuaires, puis vérifiés chaque mois.',
        },
        {
          module: 'BlogIA',
          action: 'Répondre à chaque avis',
          detail:
            'Des modèles de réponse qui ne révèlent rien d’un dossier, adaptés et signés par la clinique.',
        },
      ],
      results: [
        {
          metric: 'Note moyenne',
          value: figures.caseRating,
          improvement: `sur ${figures.caseReviews} avis publiés`,
          basis: 'de la note maximale',
        },
        {
          metric: 'Avis publiés',
          value: figures.caseReviews,
          improvement: 'tous avec une réponse',
          basis: `d’un objectif d’exemple de ${exampleGoals.reviews} avis`,
        },
        stay,
      ],
      achievements: [
        'Demander un avis fait partie de la fin de chaque visite.',
        'Les coordonnées sont les mêmes dans tous les annuaires suivis.',
        'L’accueil sait répondre à un avis difficile, en trois langues.',
      ],
      recommendations: [
        'Ajouter une page par soin, avec la préparation et la durée.',
        'Afficher les langues parlées par chaque praticien.',
        'Relire les réponses aux avis une fois par trimestre.',
      ],
      testimonial: {
        quote: items['clinique-rfs'].quote,
        author: 'Dre Rania F.',
        position: 'Directrice',
      },
      provenPoints: [
        'On obtient des avis en les demandant, pas en les choisissant.',
        'Répondre compte autant que recevoir : le prochain patient lit les deux.',
      ],
    },
    'concept-m': {
      title: `Concept M Rustique : ${figures.caseClicks} clics de recherche | Iluma`,
      description:
        'Des meubles faits à la main et un site muet : comment chaque essence de bois a reçu sa page, son histoire et ses clics depuis la recherche.',
      heading: { before: 'Chaque bois\na son ', emphasis: 'histoire', after: '.' },
      lead: items['concept-m'].summary,
      client: 'Concept M Rustique',
      sector: 'Meubles rustiques',
      location: 'Saint-Jérôme',
      languages: 'Français',
      services: ['E-commerce', 'SEO IA', 'Blogs inter-sites'],
      diagnosis: [
        'De belles photos, presque aucun texte : un moteur de recherche n’y lisait rien.',
        'Les pièces portaient un numéro, alors que les clients cherchent « table en pin ».',
        'Une demande de devis exigeait un appel aux heures d’atelier.',
      ],
      actions: [
        {
          module: 'BlogIA',
          action: 'Une page par essence',
          detail:
            'L’origine du bois, son grain, son entretien : les mots de l’ébéniste, mis en ordre pour la recherche.',
        },
        {
          module: 'Landing',
          action: 'Des fiches qui répondent',
          detail: 'Dimensions, délais, finitions et devis par écrit, sans attendre l’ouverture.',
        },
        {
          module: 'ADLUMA',
          action: 'De petites annonces bien placées',
          detail:
            'Un essai limité sur les recherches qui vendent, arrêté là où la recherche naturelle suffit.',
        },
      ],
      results: [
        {
          metric: 'Clics depuis la recherche',
          value: figures.caseClicks,
          improvement: `en ${duration}`,
          basis: `d’un objectif d’exemple de ${exampleGoals.clicks} clics`,
        },
        {
          metric: 'Essences avec leur page',
          value: 'Toutes',
          improvement: 'de la bille de bois à l’entretien',
          basis: 'du catalogue d’essences',
        },
        stay,
      ],
      achievements: [
        'Chaque meuble a un nom que ses acheteurs utilisent.',
        'Les demandes de devis arrivent par écrit, avec une photo de la pièce.',
        'L’atelier ajoute lui-même une nouvelle réalisation en quelques minutes.',
      ],
      recommendations: [
        'Filmer une fabrication, de la planche à la table.',
        'Proposer des échantillons de bois par la poste.',
        'Traduire les pages d’essences en anglais.',
      ],
      testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ébéniste' },
      provenPoints: [
        'Un savoir-faire bien expliqué devient du trafic.',
        'Les mots des clients valent mieux que les numéros de série.',
      ],
    },
    'literie-amitie': {
      title: `Literie Amitié : top 3 pour ${figures.caseTopThree} mots-clés | Iluma`,
      description:
        'Face aux chaînes, choisir ses combats : comment un magasin de literie a gagné les six recherches qui lui amènent des ventes.',
      heading: { before: 'Six recherches,\net pas une ', emphasis: 'de trop', after: '.' },
      lead: items['literie-amitie'].summary,
      client: 'Literie Amitié',
      sector: 'Literie',
      location: 'Longueuil',
      languages: 'Français, anglais',
      services: ['SEO IA', 'Landing pages aimants', 'Visibilité locale'],
      diagnosis: [
        'Le magasin visait les mêmes mots que les chaînes, avec bien moins de moyens.',
        'Personne ne savait quelle recherche menait à une vente en magasin.',
        'Les pages parlaient de modèles, jamais de maux de dos ni de livraison d’étage.',
      ],
      actions: [
        {
          module: 'ILLUMATCH',
          action: 'Choisir six recherches',
          detail:
            'Assez cherchées pour compter, assez précises pour être gagnées par un magasin indépendant.',
        },
        {
          module: 'Landing',
          action: 'Une réponse complète par recherche',
          detail:
            'Six pages : conseils d’essai, prix, livraison et reprise de l’ancien matelas, rien d’autre.',
        },
        {
          module: 'HUB',
          action: 'Relier la recherche à la vente',
          detail:
            'Une question posée en caisse, notée chaque soir, comparée aux visites chaque mois.',
        },
      ],
      results: [
        {
          metric: 'Positions de tête',
          value: 'Top 3',
          improvement: `pour ${figures.caseTopThree} mots-clés`,
          basis: 'des recherches choisies sont dans les trois premières places',
        },
        {
          metric: 'Ventes reliées à leur recherche',
          value: 'Chaque mois',
          improvement: 'dans un seul tableau',
          basis: 'du suivi prévu est en place',
        },
        stay,
      ],
      achievements: [
        'Le budget de contenu va aux six pages qui vendent.',
        'La gérante lit elle-même son tableau du mois.',
        'Les recherches abandonnées l’ont été par choix, et par écrit.',
      ],
      recommendations: [
        'Défendre les six positions avant d’en viser une septième.',
        'Ajouter l’essai sur rendez-vous.',
        'Revoir le choix des mots une fois par an.',
      ],
      testimonial: {
        quote: items['literie-amitie'].quote,
        author: 'Amélie T.',
        position: 'Gérante',
      },
      provenPoints: [
        'Renoncer à des mots-clés est une stratégie.',
        'Une vente comptée en magasin vaut mieux que mille impressions.',
      ],
    },
  },
};
