import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'E-commerce localisé : SEO de boutique en ligne | Iluma',
  description:
    'Votre boutique en ligne trouvée là où sont vos acheteurs : pages par ville, produits bien décrits, achats suivis. Calendrier, livrables et prix de départ.',
  head: {
    eyebrow: 'E-commerce localisé',
    title: {
      before: 'SEO e-commerce : votre boutique en ligne trouvée ',
      emphasis: 'ville par ville',
      after: '',
    },
    lead: 'Un acheteur de Laval ne cherche pas comme un acheteur de Gaspé. Votre boutique parle à chacun : délais, retrait, avis de son coin.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semaines 1 et 2',
      title: 'L’inventaire',
      text: 'Vous nous donnez un accès à la boutique et, si possible, les ventes des douze derniers mois. Nous passons commande comme un client, sur un téléphone, et notons chaque obstacle : photo manquante, frais découverts au dernier écran, page trop lente. Vous recevez une liste classée selon l’effet probable sur les ventes, puis nous choisissons ensemble les produits à traiter d’abord.',
    },
    {
      when: 'Semaines 3 à 6',
      title: 'Les fiches',
      text: 'Les fiches choisies sont réécrites une à une : à quoi sert le produit, à qui il convient, ses dimensions mesurées, son délai. Vous nous dites ce que vous répondez au comptoir, et nous l’ordonnons avec [les mots de vos clients](/blog-intelligent/mots-des-clients). Chaque lot paraît une fois approuvé. À la fin, les données produits sont prêtes pour Google Shopping.',
    },
    {
      when: 'Semaines 7 à 9',
      title: 'Les villes',
      text: 'Vos commandes passées désignent les villes qui méritent une page. Chacune donne le délai réel, le point de retrait, les frais et des avis laissés par des gens du coin. Vous confirmez les délais avec la personne qui livre, parce qu’une promesse manquée coûte cher. La méthode complète se trouve dans [Pages par ville : comment les rendre utiles](/blog-intelligent/pages-par-ville).',
    },
    {
      when: 'Semaines 10 à 12',
      title: 'La vente',
      text: 'Les annonces Shopping s’ouvrent sur les produits dont la marge le permet, dans les villes déjà prêtes. Le panier perd les champs inutiles, et un rappel part aux acheteurs qui ont accepté d’en recevoir. Chaque semaine, vous lisez les ventes, la marge et le coût d’acquisition. Au bout des douze semaines, vous savez quels produits et quelles villes méritent encore votre budget.',
    },
  ],
  deliverables: [
    'Un inventaire des freins, classé selon leur effet sur les ventes',
    'Les fiches produits réécrites',
    'Des pages par ville, avec délais et retraits',
    'Les données produits prêtes pour Google Shopping',
    'Un rapport hebdomadaire : ventes, marge, coût d’acquisition',
  ],
  audience: {
    text: 'Ce service s’adresse aux boutiques en ligne déjà ouvertes, qui livrent leurs produits ou les remettent sur place dans quelques villes. Votre avantage sur un géant tient souvent à ce qu’il ne peut pas promettre : une livraison demain, un article réservé au comptoir, quelqu’un au bout du fil. Vos pages doivent le dire au moment où l’acheteur compare.',
    fits: [
      'Vous vendez des produits lourds, fragiles ou difficiles à choisir, pour lesquels la proximité compte.',
      'Vous connaissez votre marge par produit, ou vous pouvez la calculer.',
      'Vos fiches reprennent le texte du fournisseur, comme celles de vos concurrents.',
      'Vous livrez vous-même ou offrez le retrait dans au moins une ville.',
    ],
    others: [
      'Votre boutique n’existe pas encore : un [mini-site](/mini-site-seo) mesure l’intérêt, et la boutique s’y ajoute plus tard.',
      'Vous vendez un seul produit : une [page de destination](/services/landing-aimant) coûte moins cher et paraît plus vite.',
      'Vos clients achètent surtout en magasin et consultent le site pour les heures d’ouverture : la [visibilité locale](/services/visibilite-locale) vous servira davantage.',
    ],
  },
  cost: [
    `Le prix de départ, ${figures.priceEcommerce}, se paie une seule fois pour les douze semaines. Il monte avec le nombre de fiches à réécrire, de langues et de villes. Deux cents couleurs d’un même chandail y changent peu de chose ; quarante produits qui demandent chacun une vraie explication, beaucoup.`,
    'S’y ajoutent le budget des annonces, que vous versez à Google, l’hébergement, l’abonnement à votre plateforme, le nom de domaine et les photos. Les [taxes](/hub-services) dépendent de votre adresse.',
    'Vous pouvez alléger la facture en nettoyant d’abord le catalogue : retirez les articles épuisés, mesurez ce qui ne l’a jamais été, photographiez vos meilleures ventes à la lumière du jour. Le devis indique combien de fiches et de villes sont comprises. Au-delà, nous attendons votre accord.',
    'Avant de fixer le budget des annonces, [essayez-le dans ADLUMA](/adluma) : vous verrez à partir de quel montant la vente suivante mange la marge.',
  ],
  risks: [
    {
      title: 'Google refuse des produits',
      text: 'Le montant doit être [le même dans vos données, sur la fiche et au paiement](https://support.google.com/merchants/answer/6324371), sinon le produit est refusé. Une promotion oubliée ou des frais ajoutés à la fin suffisent. Nous comparons les trois avant d’ouvrir les annonces, puis pendant leur diffusion, et nous corrigeons à la source.',
    },
    {
      title: 'Les annonces vendent à perte',
      text: 'Un article à petite marge peut partir très vite et coûter de l’argent à chaque commande. Les budgets se règlent donc produit par produit, selon la marge que vous nous donnez. Si elle change, par exemple avec le prix du transport, prévenez-nous : nous baissons le budget ou nous arrêtons l’annonce.',
    },
    {
      title: 'Une page de ville promet trop',
      text: 'Il suffit d’un livreur absent pour que « livré demain » devienne un mauvais avis. Nous écrivons le délai que vous tenez pendant une semaine chargée. Une ville où vous livrez rarement reste une ligne dans la liste des secteurs.',
    },
    {
      title: 'Un changement bloque le paiement',
      text: 'Dans un panier, une petite erreur arrête toutes les ventes. Les modifications se font aux heures creuses, avec une commande d’essai après chacune et l’ancienne version prête à être rétablie. Si votre plateforme ne permet pas ce retour, nous laissons le panier tel quel et travaillons sur les fiches.',
    },
  ],
  example: {
    title: 'Exemple : une animalerie en ligne de Drummondville',
    paragraphs: [
      'Exemple inventé : une animalerie vend 420 produits en ligne et livre elle-même dans trois villes. L’inventaire montre que 60 produits font l’essentiel des ventes et que les frais de livraison surprennent au dernier écran. Les 60 fiches sont réécrites, avec le poids des sacs et l’âge de l’animal ; les frais s’affichent dès le panier.',
      'Un mois après leur parution, les pages de Drummondville et de Saint-Hyacinthe amènent 9 et 5 commandes par semaine. Celle de Trois-Rivières n’en amène aucune : l’animalerie n’y livre que le jeudi. La page est retirée et la ville devient une ligne dans les secteurs desservis.',
      'Les annonces commencent par la nourriture, la plus demandée : 300 $ donnent 20 commandes, soit 15 $ chacune pour 11 $ de marge. Le mois suivant, la même somme va aux lits et aux harnais : 12 commandes à 25 $, pour 34 $ de marge. La boutique garde ces annonces-là. Elle note quand même lesquels des 20 premiers acheteurs passent une autre commande, avant de renoncer à la nourriture pour de bon.',
    ],
  },
  price: figures.priceEcommerce,
  priceNote: 'Pour une boutique existante ; le nombre de produits se précise au devis.',
  tool: 'Simuler le budget de vos annonces',
  questions: [
    {
      question: 'Faut-il changer de plateforme ?',
      answer:
        'Presque jamais. On travaille avec celle que vous avez, sauf si elle vous bloque : titres impossibles à modifier, adresses imposées, paiement trop lent. L’inventaire le dit dès les deux premières semaines.',
    },
    {
      question: 'Puis-je vendre dans une seule ville ?',
      answer:
        'Oui, et c’est souvent par là qu’il faut commencer. Une ville bien servie vous apprend quels produits partent, quels frais font hésiter et combien coûte une vente. La deuxième se prépare alors plus vite.',
    },
    {
      question: 'Combien de fiches sont réécrites ?',
      answer:
        'Le devis fixe le nombre. Nous commençons par les produits qui se vendent déjà et par ceux que l’on cherche souvent. Le reste du catalogue peut suivre plus tard, sur le même modèle et par vos soins.',
    },
    {
      question: 'Qui écrit les fiches ?',
      answer:
        'Un outil prépare un brouillon à partir de vos renseignements, une personne le réécrit et vous l’approuvez. Les dimensions, les matières et les délais viennent de vous, car [une IA à qui l’on ne donne pas les faits](/blog-intelligent/ecrire-avec-ia) en invente.',
    },
    {
      question: 'Ma boutique est lente. Est-ce compris ?',
      answer:
        'Nous corrigeons ce qui dépend des pages : photos trop lourdes, modules oubliés, polices en trop. Un hébergement insuffisant se règle avec votre fournisseur. Pour savoir où vous en êtes, lancez [un audit gratuit](/ila) ou voyez [quoi alléger d’abord](/blog-intelligent/site-rapide).',
    },
    {
      question: 'Avez-vous un exemple réel ?',
      answer:
        'L’étude sur [Concept M Rustique](/etudes-de-cas/concept-m-rustique) suit un ébéniste dont les meubles portaient des numéros. Chaque pièce a maintenant un nom que les acheteurs cherchent, et l’étude dit aussi ce qu’il reste à faire. Pour parler de votre catalogue, [écrivez-nous](/contact).',
    },
  ],
  closing: {
    title: { before: 'Où sont ', emphasis: 'vos acheteurs', after: ' ?' },
    lead: 'Donnez-nous l’adresse de votre boutique : on vous dit dans quelles villes on vous cherche déjà.',
  },
};
