import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Blogs inter-sites : articles chez des partenaires | Iluma',
  description:
    'Des articles publiés chez vous et cités par des sites partenaires : choix des sujets, rédaction, liens et suivi. Ce que vous recevez chaque mois.',
  head: {
    eyebrow: 'Blogs inter-sites',
    title: {
      before: 'Des articles de blog cités par des ',
      emphasis: 'sites partenaires',
      after: '',
    },
    lead: 'Vos articles paraissent sur votre site et sont cités par des sites aux sujets voisins, quand la citation sert leurs lecteurs.',
  },
  figures: [
    { value: figures.blogSites, label: 'sites par réseau' },
    { value: figures.blogArticles, label: 'articles par mois' },
    { value: figures.blogAuthority, label: 'd’autorité de domaine' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'La carte des sujets',
      text: 'Nous mettons côte à côte ce que votre clientèle demande, ce que les sites voisins publient et ce qui manque aux deux. Chaque sujet a sa ligne : la question, qui chez vous connaît la réponse, quel site aurait une raison de la citer. Nous appliquons la règle d’[une page par intention](/blog-intelligent/page-une-intention). Vous choisissez les premiers sujets.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'L’écriture',
      text: '[BlogIA](/blogia) prépare les plans, avec des blancs là où vos faits sont attendus. Une rédactrice vous appelle pour les remplir : un prix, un délai, l’erreur que vous voyez chaque semaine. Elle écrit, une deuxième personne relit, vous corrigez ce qui vous concerne. Un article quitte nos bureaux seulement quand vous l’avez approuvé.',
    },
    {
      when: 'Semaine 4',
      title: 'La publication',
      text: 'L’article paraît d’abord chez vous, avec ses images, ses sources et ses [données structurées](/blog-intelligent/donnees-structurees). Nous le proposons ensuite aux sites dont les lecteurs y apprendraient quelque chose ; chacun accepte, refuse ou demande une retouche. Vous consultez la liste des liens : page de départ, page d’arrivée, date et raison de la citation.',
    },
    {
      when: 'Chaque mois',
      title: 'L’entretien',
      text: 'Nous relevons les positions, les lectures et les demandes de chaque article. Celui qui monte reçoit un tableau, une photo, une question de plus. Celui qu’on n’ouvre pas est réécrit une fois ; s’il n’attire toujours personne, il est fusionné avec un autre ou retiré. Vous recevez ces décisions par écrit, avec leur raison.',
    },
  ],
  deliverables: [
    'Une carte des sujets, mise à jour chaque trimestre',
    'Les articles, chez vous et dans le réseau',
    'Des citations qui ont un sens pour le lecteur',
    'La liste de tous les liens, que vous consultez quand vous voulez',
    'Un suivi par article : positions, lectures, demandes',
  ],
  audience: {
    text: 'Le service s’adresse aux entreprises qui ont matière à écrire et des voisins de métier : un paysagiste et une pépinière, une notaire et un courtier immobilier, une boulangerie et un meunier. Il suppose un site où publier et quelqu’un qui répond à nos questions une demi-heure par semaine. L’effet se mesure en mois.',
    fits: [
      'Votre équipe répond au téléphone à bien plus de questions que votre site.',
      'Vos clients comparent longtemps avant d’appeler.',
      'Des commerces ou des organismes parlent déjà à la même clientèle que vous.',
      'Vous avez des photos, des mesures ou des cas à montrer.',
      'Vous citez volontiers un confrère quand il explique mieux.',
    ],
    others: [
      'Vos pages sont lentes ou absentes de Google : réglez cela avant, avec [le référencement](/services/seo-ia).',
      'Vous cherchez surtout des recommandations de comptoir : c’est le rôle du [réseau de commerces partenaires](/inter-visibilite).',
      'Vous aimez écrire et en avez le temps : lisez [comment écrire avec l’IA](/blog-intelligent/ecrire-avec-ia) et gardez votre budget.',
      'Vous voulez un nombre de liens garanti chaque mois : nous n’en vendons pas.',
    ],
  },
  cost: [
    `La création de contenu commence à ${figures.priceContent} par mois. Le prix suit le nombre d’articles et leur longueur. Il monte aussi avec une deuxième langue, des entrevues à mener, ou un sujet de santé, de droit ou d’argent qu’un spécialiste doit relire. Vos photos et vos réponses rapides le font baisser, parce qu’elles épargnent des heures.`,
    'Aucune somme ne va aux sites qui vous citent. L’hébergement, le nom de domaine, la photographie et la publicité sont à votre charge, et les taxes s’ajoutent. La facture est mensuelle ; le devis précise le nombre d’articles, la durée et le préavis. Toutes les conditions se lisent dans [services et prix](/hub-services), et [un appel de 15 minutes](/contact/rendez-vous) permet de les préciser.',
  ],
  risks: [
    {
      title: 'Les liens paraissent arrangés',
      text: '[Les règles de Google](https://developers.google.com/search/docs/essentials/spam-policies) visent les liens payés pour le classement et l’excès d’échanges. Un réseau où chacun cite tout le monde finit par y ressembler. Nous limitons donc les renvois croisés, et un site peut refuser. Un lien douteux est retiré ou balisé.',
    },
    {
      title: 'Un site partenaire ferme ou change de mains',
      text: 'Le lien disparaît, ou se retrouve à côté de pages que vous n’auriez pas choisies. La liste des liens permet de le voir. Nous demandons le retrait s’il le faut, et votre article reste chez vous.',
    },
    {
      title: 'Un bon article n’est pas lu',
      text: 'Le sujet était déjà bien traité ailleurs, ou personne ne le cherche avec ces mots. Nous changeons le titre et l’angle une fois, en repartant des [mots de vos clients](/blog-intelligent/mots-des-clients), puis nous passons à autre chose.',
    },
    {
      title: 'Un texte vous engage trop',
      text: 'Un prix écrit sans date, un délai pris pour une promesse, un conseil médical trop affirmé. La relecture les cherche un à un : une date à côté du prix, une source à côté du chiffre, une limite à côté du conseil.',
    },
  ],
  example: {
    title: 'Un paysagiste et cinq sites voisins',
    paragraphs: [
      'Exemple : un paysagiste de Lévis, inventé ici, dont le site compte quatre pages. La première semaine donne 26 questions. Huit deviennent des articles en trois mois, dont « Par quoi remplacer une haie de cèdres ? » et « Faut-il un permis pour un muret ? ».',
      'Neuf sites sont approchés : pépinières, courtiers, un blogue d’horticulture. Cinq acceptent de citer un article, trois refusent, un ne répond jamais. Le quatrième mois, une pépinière vend son nom de domaine et la citation se perd.',
      'Au sixième mois, les huit articles reçoivent 540 lectures mensuelles, dont 380 pour deux d’entre eux. Onze demandes de devis en sont venues.',
      'L’article sur le prix d’une terrasse, que les partenaires ont jugé trop publicitaire, n’a aucune citation ; il a pourtant amené sept de ces demandes. Celui sur les tendances de l’été a été réécrit, puis retiré. La suite : moins de tendances, plus de prix expliqués.',
    ],
  },
  price: figures.priceContent,
  priceNote: 'Prix de départ de la création de contenu ; il varie selon le nombre d’articles.',
  tool: 'Essayer BlogIA',
  questions: [
    {
      question: 'S’agit-il de liens achetés ?',
      answer:
        'Non. Les sites du réseau ont un sujet, des lecteurs et un droit de refus. Un lien qui n’aide pas le lecteur n’est pas publié. Si vous payez un jour pour y paraître, c’est une publicité, et le lien doit porter [l’attribut prévu par Google](https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links).',
    },
    {
      question: 'Qui signe les articles ?',
      answer: 'Vous, ou la personne de votre équipe qui connaît le sujet.',
    },
    {
      question: 'Que vaut l’autorité de domaine ?',
      answer:
        'C’est une note calculée par des outils de référencement, pratique pour comparer deux sites. [Moz, qui publie la plus connue](https://moz.com/learn/seo/domain-authority), précise que Google ne s’en sert pas pour classer. Regardez plutôt les lectures et les demandes ; l’étude de [Concept M Rustique](/etudes-de-cas/concept-m-rustique), elle, s’appuie sur les clics de recherche.',
    },
    {
      question: 'Dois-je citer les autres sites à mon tour ?',
      answer:
        'Seulement si vos lecteurs y gagnent. Il n’y a pas de quota, et vous pouvez dire non à une citation proposée, comme les partenaires peuvent le faire pour les vôtres.',
    },
    {
      question: 'Que deviennent les articles si j’arrête ?',
      answer:
        'Ceux de votre site restent à vous. Les partenaires décident seuls des citations déjà en ligne, et nous ne leur demandons pas de les enlever.',
    },
  ],
  closing: {
    title: { before: 'Commencez par ', emphasis: 'une question', after: ' de vos clients' },
    lead: 'On vous montre les articles qu’elle peut donner, et qui les citerait.',
  },
};
