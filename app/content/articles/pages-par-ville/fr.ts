import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Pages par ville : comment les rendre utiles',
  excerpt:
    'Quelles villes méritent leur page, quoi y écrire qui ne soit vrai que là-bas, et que faire des copies que Google classe parmi les pages satellites.',
  tags: ['pages locales', 'SEO local', 'zones desservies', 'pages satellites'],
  seoKeywords: [
    'page par ville',
    'pages satellites Google',
    'référencement dans plusieurs villes',
    'page de service locale',
  ],
  blocks: [
    paragraph(
      'Un ramoneur de Joliette reçoit une offre : quarante pages, une par ville de la région, livrées vendredi. Il ouvre l’exemple joint. La page de Rawdon et celle de Berthierville disent la même chose ; seul le nom de la ville change. L’offre le tente, parce que ses clients viennent vraiment de ces endroits et que son site n’en nomme aucun.',
    ),
    paragraph(
      'Le besoin est réel ; c’est la réponse qui est mauvaise. À la fin de cet article, vous saurez quelles villes méritent une page, ce que chacune doit contenir en propre et quoi faire des copies déjà en ligne.',
    ),
    heading('Ce que Google appelle une page satellite'),
    paragraph(
      'Les [règles de Google contre le spam](https://developers.google.com/search/docs/essentials/spam-policies) décrivent l’abus de pages satellites : des pages créées pour des recherches presque semblables, qui font passer le visiteur par une étape moins utile que sa destination. L’un des exemples donnés est justement une série de pages visant des régions ou des villes et menant toutes au même endroit. Un site qui enfreint ces règles peut reculer dans les résultats, ou ne plus y paraître.',
    ),
    paragraph(
      'Le nombre de pages n’est pas en cause. Une chaîne de vingt succursales a besoin de vingt pages. Le défaut, c’est une page qui n’apprend pas grand-chose à l’habitant de la ville qu’elle nomme. Faites l’essai : effacez le nom de la ville partout. Un client de là-bas devinerait-il encore que la page parle de chez lui ?',
    ),
    heading('Choisir les villes à partir de vos factures'),
    paragraph(
      'Laissez la carte de côté et comptez : combien de demandes et de travaux, ville par ville, depuis douze mois ? Vous verrez où vous travaillez réellement et où vous espérez travailler.',
    ),
    chart(
      'Exemple inventé : demandes reçues en un an par une entreprise de ramonage de Joliette',
      { label: 'Joliette', value: 96, shown: '96 demandes' },
      { label: 'Rawdon', value: 41, shown: '41 demandes' },
      { label: 'Saint-Félix-de-Valois', value: 27, shown: '27 demandes' },
      { label: 'Berthierville', value: 12, shown: '12 demandes' },
      { label: 'L’Assomption', value: 3, shown: '3 demandes' },
    ),
    paragraph(
      'Dans cet exemple, les trois premières villes auront leur page. Berthierville attendra d’avoir des travaux à montrer. L’Assomption figurera dans la liste des secteurs, sur une ligne.',
    ),
    table(
      'Une page ou une simple mention : comment décider',
      ['Votre situation', 'Ce qu’il vous faut', 'Pourquoi'],
      [
        'Un local ouvert au public',
        'Une page par adresse',
        'Heures, accès et équipe ne sont vrais que là',
      ],
      [
        'Des travaux chaque mois',
        'Une page pour la ville',
        'Vous avez des délais, des prix et des photos',
      ],
      [
        'Deux villes voisines, mêmes clients',
        'Une page pour les deux',
        'Deux textes finiraient par se répéter',
      ],
      [
        'Quelques demandes par an',
        'Une ligne dans « Secteurs desservis »',
        'La matière manque encore',
      ],
      [
        'Aucun client jusqu’ici',
        'Pas de page pour l’instant',
        'Elle promettrait ce que vous n’avez pas fait',
      ],
    ),
    heading('Ce qui doit être propre à chaque page'),
    paragraph(
      'Ce qui est identique partout, comme la garantie, les certifications ou les modes de paiement, tient en quelques lignes et un lien vers [la page du service](/guide/pages-de-services). Consacrez le reste à ce qui change d’un endroit à l’autre.',
    ),
    list(
      'Deux ou trois travaux faits sur place, avec le quartier, le mois, le problème et le résultat. Taisez l’adresse exacte et demandez la permission pour les photos.',
      'Les jours où vous passez, et l’attente en haute saison.',
      'Les frais de déplacement, ou la phrase qui dit qu’il n’y en a pas.',
      'Ce qui est propre au lieu : type de maisons, stationnement, permis, règlement municipal avec un lien vers la ville.',
      'Un avis laissé par un client de cette ville, copié mot à mot, avec sa date et sa source.',
      'La personne qui s’y rend, en photo, ou le local, avec son entrée et ses heures.',
      'Les questions que posent les gens de l’endroit, [dans leurs mots](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      'Si vous n’en avez que deux, attendez. Faites quelques travaux de plus dans cette ville, prenez des photos, puis écrivez.',
    ),
    tip(
      'Après chaque visite, notez trois choses dans votre téléphone : la ville, le problème, le temps passé. Au bout d’une saison, vos pages sont à moitié écrites.',
    ),
    heading('Exemple : les mêmes questions dans deux villes'),
    paragraph(
      'Voici ce que notre ramoneur pourrait répondre. Les deux pages suivent le même plan, et un habitant de Rawdon n’a pourtant aucun doute : la sienne a été écrite pour lui.',
    ),
    table(
      'Exemple inventé : ce qui distingue la page de Joliette de celle de Rawdon',
      ['Question du client', 'À Joliette', 'À Rawdon'],
      ['Quand passez-vous ?', 'Du lundi au vendredi', 'Le mardi et le jeudi'],
      ['Combien pour le déplacement ?', 'Compris', '25 $ par visite'],
      ['Quel travail revient souvent ?', 'Conduits des duplex', 'Poêles à bois de chalets'],
      ['Que dois-je prévoir ?', 'Une place devant la porte', 'Un chemin déneigé, la clé du chalet'],
      ['Qui vient ?', 'Luc, de l’atelier', 'Luc ou Maude, selon le jour'],
    ),
    paragraph(
      'Le premier écran suit ensuite les règles de toute page de destination : [une intention, une action](/blog-intelligent/page-une-intention). La ville peut déjà être choisie dans le formulaire.',
    ),
    heading('L’adresse de la page et les liens qui y mènent'),
    paragraph(
      'Une page que seuls les moteurs peuvent trouver a tout d’une page satellite. Créez plutôt une page [« Secteurs desservis »](/guide/zones-desservies), placez-la dans le menu et faites-y entrer chaque ville. La page de la ville renvoie au service, et à une ville voisine quand cela aide le lecteur.',
    ),
    list(
      'Une adresse courte et stable : /secteurs/rawdon, et non /ramonage-cheminee-rawdon-pas-cher.',
      'Un titre avec le service, la ville et un fait : « Ramonage à Rawdon, le mardi et le jeudi ».',
      'Le même numéro de téléphone partout, sauf si un local a vraiment sa ligne.',
      'Un [fil d’Ariane balisé](/blog-intelligent/donnees-structurees) : Accueil → Secteurs → Rawdon.',
    ),
    heading('Accorder les pages avec la fiche Google'),
    paragraph(
      'Ne créez pas d’établissement dans une ville où vous n’en avez pas. Une entreprise qui se déplace a [une seule fiche](https://support.google.com/business/answer/3038177), celle de son atelier ou de son bureau, et peut y nommer [jusqu’à vingt zones](https://support.google.com/business/answer/9157481). Avec plusieurs locaux, chaque fiche mène à la page de son adresse. Le reste des champs est expliqué dans [l’article sur la fiche](/blog-intelligent/fiche-google).',
    ),
    paragraph(
      'Gardez aussi une attente juste : une page ne déplace pas votre atelier. Google tient compte de [la distance](https://support.google.com/business/answer/7091) entre la personne et l’établissement. La page aide surtout dans les résultats ordinaires, sous la carte, et rassure ceux qui vous ont déjà trouvé.',
    ),
    heading('Les signes qui trahissent une copie'),
    list(
      'Deux cents noms de villes en petits caractères au bas de chaque page.',
      'Un paragraphe d’histoire locale, alors que le client veut savoir quand vous venez.',
      'L’hôtel de ville, en photo tirée d’une banque d’images.',
      'Une boîte postale présentée comme un bureau.',
      'Les trois mêmes avis d’une page à l’autre.',
      'Des textes générés en série à partir d’un seul modèle. La même politique range parmi le spam les pages produites en masse qui n’apportent pas grand-chose au lecteur, quel que soit l’outil. Pour [écrire avec l’IA](/blog-intelligent/ecrire-avec-ia), apportez d’abord vos faits.',
    ),
    heading('Que faire des copies déjà en ligne'),
    paragraph(
      'Ne supprimez pas tout d’un coup. Ouvrez la Search Console, affichez les pages de villes et faites trois piles.',
    ),
    list(
      'Des clics et de la matière : réécrivez la page, une par semaine.',
      'Des clics, mais peu à dire : fusionnez-la avec une ville voisine et redirigez l’ancienne adresse.',
      'Ni clics ni matière : redirigez-la vers la page des secteurs et retirez-la du plan de site.',
    ),
    paragraph(
      'Une redirection permanente (code 301) conduit au bon endroit ceux qui ont gardé l’ancien lien. Faites-la en une étape : les [redirections en chaîne](/guide/redirections-en-chaine) ralentissent la visite.',
    ),
    tip(
      'Avant de publier, imprimez deux pages de villes et surlignez les phrases communes. S’il y a plus de jaune que de blanc, il vous manque des faits.',
    ),
    heading('Juger une page de ville après un mois'),
    paragraph(
      'Un mois suffit rarement pour juger d’une position. Il suffit pour voir si la page est indexée, si elle s’affiche pour des recherches qui contiennent le nom de la ville, et si quelqu’un vous a écrit à partir d’elle. [Comptez aussi les appels](/blog-intelligent/compter-les-appels) : un ramonage se réserve souvent par téléphone.',
    ),
    paragraph(
      'Si la page s’affiche et qu’on clique peu, revoyez son titre. Si on la lit et que personne n’écrit, cherchez où se cachent le prix et le délai. Si elle ne s’affiche jamais, il lui manque peut-être des liens : [l’audit gratuit](/ila) lit le site et signale les pages isolées. Quand la première ville amène des demandes, passez à la deuxième. Si le temps vous manque, les pages par secteur font partie de notre [service de référencement](/services/seo-ia).',
    ),
  ],
  sources: [
    {
      name: 'Google : Règles concernant le spam dans la recherche Web',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'Google : Consignes relatives à la représentation de votre établissement',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google : Gérer les zones desservies',
      address: 'https://support.google.com/business/answer/9157481',
    },
    {
      name: 'Google : Améliorer votre classement dans les résultats locaux',
      address: 'https://support.google.com/business/answer/7091',
    },
  ],
};
