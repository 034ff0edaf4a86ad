import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Création de pages de destination (landing) | Iluma',
  description:
    'Des pages construites autour d’une seule action : appeler, réserver, écrire. Tests chaque semaine, livrables, calendrier et prix de départ.',
  head: {
    eyebrow: 'Pages de destination',
    title: { before: 'Des pages de destination qui amènent ', emphasis: 'des demandes', after: '' },
    lead: 'Chaque annonce, chaque recherche mérite sa propre page. Nous la construisons, nous la testons et nous gardons ce qui marche.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversion' },
    { value: figures.landingLeads, label: 'de demandes' },
    { value: figures.landingReturn, label: 'de retour sur investissement' },
  ],
  weeks: [
    {
      when: 'Jours 1 et 2',
      title: 'Le cadrage',
      text: 'Nous partons d’une annonce, d’une recherche ou d’un courriel précis, et de vos dernières demandes. Vous dites ce que vaut un bon appel pour vous et ce que vous préférez refuser. Il en sort une promesse, ses conditions et [une seule intention](/blog-intelligent/page-une-intention). Le tout tient sur une feuille que vous approuvez avant toute rédaction.',
    },
    {
      when: 'Jours 3 à 6',
      title: 'Le texte et le design',
      text: 'Le texte reprend les mots de vos clients. Autour, nous plaçons ce qui rassure : un avis signé, une photo de vos travaux, un prix, un délai. Nous y joignons [un formulaire court](/blog-intelligent/formulaire-court), facile à remplir d’une main. Vous lisez la vraie page sur votre téléphone, à une adresse privée, et nous corrigeons ce qui sonne faux.',
    },
    {
      when: 'Jour 10',
      title: 'La mise en ligne',
      text: 'La page passe sur votre domaine ; la personne qui tient votre site nous ouvre l’accès nécessaire. Nous vérifions [la vitesse](/blog-intelligent/site-rapide) sur un téléphone ancien, l’usage au clavier et les contrastes, puis nous envoyons une demande pour voir où elle aboutit. Les visites sont comptées, les visiteurs ne sont pas suivis. Le soir, l’adresse est prête à mettre dans vos annonces.',
    },
    {
      when: 'Chaque semaine',
      title: 'Le test',
      text: 'Nous ne changeons qu’une chose à la fois : le titre, la preuve ou la longueur du formulaire. Vous recevez les visites et les demandes de chaque version. S’il y a trop peu de visites pour trancher, le résultat le dit et l’essai continue. La version qui amène le plus de demandes devient la page, et la suivante est comparée à elle.',
    },
  ],
  deliverables: [
    'Une page en ligne, dans vos couleurs',
    'Le texte, en français, anglais et espagnol si besoin',
    'Un formulaire court et fiable',
    'Un test par semaine et son résultat',
    'Le nombre de demandes, chaque semaine',
  ],
  audience: {
    text: 'Une page de destination sert quand vous payez pour faire venir quelqu’un, ou quand une seule demande vous importe : un devis, une réservation, une inscription. Elle a besoin de visiteurs venus d’ailleurs, par une annonce, un courriel ou un code en vitrine. Pour voir la vôtre avant d’en parler, essayez [le créateur de page](/landing-page-intelligente).',
    fits: [
      'Vos annonces mènent aujourd’hui à votre page d’accueil.',
      'Un de vos services rapporte plus que les autres et n’a pas sa page.',
      'Vous ouvrez une saison, un cours ou un second local à date fixe.',
      'Le site est visité, le téléphone sonne peu.',
      'Vous voulez connaître le coût d’une demande avant d’augmenter un budget.',
    ],
    others: [
      'Personne ne visite encore : calculez d’abord ce que donnerait [un budget d’annonces](/adluma), ou misez sur [le référencement](/services/seo-ia).',
      'Vous n’avez aucun site : un [mini-site](/mini-site-seo) répondra à plus de questions.',
      'Vos clients vous connaissent et reviennent trop peu : c’est le rôle du [programme de fidélisation](/services/fidelisation-diamant).',
    ],
  },
  cost: [
    `La page se paie une seule fois, à partir de ${figures.priceLanding} : cadrage, texte, mise en ligne et premiers essais. Le montant augmente si elle doit se relier à un agenda ou à un paiement, si l’offre compte plusieurs variantes, ou si vous voulez des essais pendant plus longtemps. Le nombre de semaines comprises est écrit au devis.`,
    'Restent à votre charge le budget d’annonces, que vous versez à Google ou à Meta, l’hébergement, le nom de domaine, le photographe et les taxes, selon votre adresse. Comme il n’y a pas d’abonnement, vous pouvez vous arrêter après les essais et garder la page. Nos autres prix figurent dans [la liste des services](/hub-services).',
  ],
  risks: [
    {
      title: 'Trop peu de visites pour conclure',
      text: 'À quarante visites par semaine, deux titres voisins donnent presque le même nombre de demandes, et l’écart peut tenir au hasard. Nous essayons alors des différences plus franches, prolongeons l’essai ou cherchons d’autres visiteurs. Nous n’annonçons pas de gagnant sur trois demandes.',
    },
    {
      title: 'L’annonce promet autre chose',
      text: 'Une annonce parle d’un prix, la page d’une garantie : les gens repartent. Google Ads compte [ce qu’on trouve sur la page](https://support.google.com/google-ads/answer/14086) dans la qualité d’une annonce. Nous relisons les deux côte à côte et donnons une page à chaque promesse.',
    },
    {
      title: 'Les demandes arrivent, mais pas les bonnes',
      text: 'Trop loin, trop tôt, budget trop petit : vous passez vos soirées à refuser. Nous ajoutons sur la page le prix de départ, le secteur ou le délai, quitte à recevoir moins de messages. Le bilan compte les demandes que vous auriez acceptées.',
    },
    {
      title: 'Les demandes restent sans réponse',
      text: 'Un message du samedi lu le mardi est souvent perdu. Avant le lancement, nous fixons qui répond et en combien de temps, et nous l’écrivons sous le bouton. Les articles sur [les devis rapides](/blog-intelligent/devis-rapides) et [les relances](/blog-intelligent/crm-relances) aident à tenir ce délai.',
    },
  ],
  example: {
    title: 'Un ramoneur de Saguenay, avant l’hiver',
    paragraphs: [
      'Exemple : Ramonage Larouche est une entreprise inventée. En septembre, ses annonces mènent à la page d’accueil : 300 visites, 6 demandes. L’action retenue est « Réserver un passage », avec un prix et une plage d’arrivée.',
      'La nouvelle page paraît le 2 octobre. Ses 160 premières visites donnent 9 demandes. Un titre avec le prix est alors comparé à un titre avec le délai : 5 demandes contre 4. L’essai est prolongé d’une semaine et l’écart ne se creuse pas. Aucun des deux n’est déclaré meilleur.',
      'L’essai suivant retire trois champs du formulaire. Les demandes passent de 5 à 9 par semaine, mais quatre viennent de trop loin. Une ligne nomme donc Chicoutimi, Jonquière et La Baie ; la semaine d’après, il y a 7 demandes, dont une hors secteur.',
      'En novembre, les recherches baissent. Larouche coupe les annonces et garde la page. Il note aussi que deux clients du vendredi avaient trouvé quelqu’un avant qu’il rappelle.',
    ],
  },
  price: figures.priceLanding,
  priceNote: 'Une page, son texte, sa mise en ligne et ses premiers tests.',
  tool: 'Construire une page d’essai',
  questions: [
    {
      question: 'Puis-je garder mon site ?',
      answer:
        'Oui. La page s’y ajoute, sur votre domaine, et y renvoie. Vos autres adresses et vos courriels restent les mêmes.',
    },
    {
      question: 'Qu’est-ce qu’une page « aimant » ?',
      answer:
        'Une page qui donne d’abord quelque chose d’utile : un calcul, une liste, une réponse. Nous le trouvons avec vous. Pour un ramoneur, ce pourrait être la liste des signes d’une cheminée encrassée.',
    },
    {
      question: 'Après combien de temps saurai-je si elle marche ?',
      answer:
        'Comptez en visites plutôt qu’en jours. Une annonce peut amener des gens dès la mise en ligne ; il en faut assez pour que quelques demandes de plus ou de moins ne changent pas la conclusion. Le [simulateur complet](/simulateur-complet) vous donne un ordre de grandeur selon votre métier.',
    },
    {
      question: 'La page sortira-t-elle dans Google ?',
      answer:
        'Elle peut y figurer, mais ce n’est pas son but premier. Une page écrite pour une annonce est brève et vise un moment précis. Si vous comptez surtout sur la recherche, lisez [comment Google classe les pages](/comprendre-google) avant de choisir.',
    },
    {
      question: 'Que deviennent les coordonnées laissées dans le formulaire ?',
      answer:
        'Elles vous sont destinées et servent à répondre à la demande. Nous demandons le minimum, et une phrase près du bouton dit à quoi il sert. Pour la suite, notre article sur [la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd) résume vos obligations.',
    },
  ],
  closing: {
    title: { before: 'Que doit ', emphasis: 'déclencher', after: ' votre page ?' },
    lead: 'Des appels, des rendez-vous, des devis ? Dites-le-nous, et nous vous montrons à quoi la page ressemblerait.',
  },
};
