import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Un premier budget Google Ads bien dépensé',
  excerpt:
    'Partir de ce que vaut un client, viser une seule intention, exclure les recherches inutiles, mesurer les appels : la méthode d’une première campagne.',
  tags: ['Google Ads', 'budget', 'mots-clés', 'mesure'],
  seoKeywords: [
    'budget Google Ads',
    'campagne de recherche',
    'mots-clés à exclure',
    'coût par client',
  ],
  blocks: [
    paragraph(
      'Une première campagne échoue rarement parce que le budget était trop petit. Elle échoue parce qu’il a été réparti sur trop de mots, trop de lieux et une page qui ne répondait pas à la recherche. Voici l’ordre dans lequel nous prenons les décisions, et ce que vous pouvez vérifier vous-même, que vous nous confiiez la campagne ou non.',
    ),
    heading('Partir de ce que vaut un client'),
    paragraph(
      'Avant d’ouvrir le compte, écrivez une ligne : ce que vous rapporte un client, une fois vos coûts retirés. Comptez la marge, pas le chiffre d’affaires. Si vos clients reviennent, estimez prudemment ce que rapporte une relation entière. Demandez-vous ensuite quelle part de cette somme vous acceptez de payer pour en trouver un nouveau. C’est votre plafond, et c’est la seule mesure qui permette de dire qu’un clic est cher.',
    ),
    paragraph(
      'Regardez aussi combien de demandes deviennent des ventes. Si une demande sur quatre ou cinq aboutit, ce que vous pouvez payer pour chacune baisse d’autant. Beaucoup de déceptions viennent de ce calcul oublié.',
    ),
    heading('Du plafond au budget du mois : un exemple de calcul'),
    paragraph(
      'Une fois le plafond écrit, le reste se déduit en quelques divisions. Voici le calcul d’un plombier imaginaire ; remplacez chaque ligne par la vôtre.',
    ),
    table(
      'Exemple : de la marge par client au budget quotidien',
      ['Ligne', 'Hypothèse', 'Résultat'],
      ['Marge par client', 'Coûts retirés', '400 $'],
      ['Plafond par nouveau client', 'Un quart de la marge', '100 $'],
      ['Prix maximal d’une demande', 'Une demande sur 4 aboutit', '25 $'],
      ['Prix maximal d’un clic', 'Un clic sur 10 devient une demande', '2,50 $'],
      ['Budget du mois', '8 nouveaux clients × 100 $', '800 $'],
      ['Budget quotidien moyen', '800 $ ÷ 30,4 jours', '26,32 $'],
    ),
    paragraph(
      'Comparez ensuite votre prix maximal au prix des clics de votre métier. Le [simulateur ADLUMA](/adluma) en donne des repères, avec leur date et leur source. Si le marché demande le double de ce que vous pouvez payer, la campagne peut attendre : améliorez d’abord la page ou la façon de répondre, puis refaites le calcul.',
    ),
    heading('Ce que Google peut dépenser en une journée'),
    paragraph(
      'Le montant que vous inscrivez est une moyenne. Google dépense davantage les jours de forte demande et moins les autres. Pour la plupart des campagnes, [la limite d’une journée](https://support.google.com/google-ads/answer/6385083) est le double du budget quotidien ; celle du mois est ce budget multiplié par le nombre moyen de jours d’un mois, comme à la dernière ligne du tableau. Une journée chère n’est donc pas une erreur. Surveillez le total du mois.',
    ),
    heading('Une seule intention pour commencer'),
    paragraph(
      'Choisissez le service que vous vendez le mieux, dans la zone où vous l’assurez le mieux. Les recherches précises sont moins nombreuses, mais la personne sait ce qu’elle veut : « réparation chauffe-eau Verdun » vaut mieux que « plomberie ». Groupez les mots qui appellent la même réponse, et écrivez une annonce par groupe. Si deux recherches demandent deux annonces différentes, ce sont deux groupes. Notre article sur [les mots de vos clients](/blog-intelligent/mots-des-clients) aide à les trouver.',
    ),
    list(
      'Intention urgente : la personne veut appeler maintenant. Montrez le numéro et les heures.',
      'Intention de comparaison : elle veut des prix, des exemples, des avis. Montrez-les.',
      'Intention d’apprentissage : elle veut comprendre. Un article y répond mieux qu’une annonce.',
    ),
    heading('Choisir le type de correspondance'),
    paragraph(
      'Un mot-clé n’est pas une recherche. Le [type de correspondance](https://support.google.com/google-ads/answer/7478529) décide jusqu’où Google peut s’en éloigner.',
    ),
    list(
      'Mot-clé exact : les recherches qui ont le même sens que le mot-clé. C’est le choix prudent des débuts.',
      'Expression exacte : les recherches qui contiennent ce sens, avec d’autres mots autour.',
      'Requête large : les recherches que Google juge liées, parfois de loin. Attendez de bien mesurer vos conversions.',
    ),
    heading('Dire non : les mots à exclure'),
    paragraph(
      'Le rapport des termes de recherche montre ce que les gens ont réellement tapé avant de voir votre annonce. Lisez-le chaque semaine au début. Vous y trouverez des gens qui cherchent un emploi, un cours, une pièce à installer eux-mêmes, une autre ville. Ajoutez ces mots à la liste d’exclusion, avec leur pluriel et leurs synonymes : une exclusion [ne s’étend pas aux variantes proches](https://support.google.com/google-ads/answer/2453972). C’est un travail ingrat, et c’est souvent celui qui améliore le plus une campagne.',
    ),
    tip(
      'Avant même le lancement, excluez les mots évidents de votre métier : « emploi », « formation », « gratuit », « d’occasion », si vous n’offrez rien de tel.',
    ),
    heading('Vérifier le lieu et l’horaire'),
    paragraph(
      '[Le réglage par défaut](https://support.google.com/google-ads/answer/1722038) peut inclure des personnes simplement intéressées par votre région, sans y être. Pour un service de proximité, limitez-vous à celles qui s’y trouvent. Diffusez d’abord pendant les heures où quelqu’un répond : un appel manqué se paie au même prix qu’un appel pris. Vous élargirez quand vous saurez rappeler vite.',
    ),
    heading('Envoyer vers une page qui répond'),
    paragraph(
      'La [page de destination](/blog-intelligent/page-une-intention) reprend les mots de l’annonce, dit le lieu, montre une preuve et propose une seule action. La page d’accueil convient rarement : elle parle de tout, et la personne cherchait une chose. Testez la page sur votre propre téléphone, en réseau mobile, debout dans la rue. Si vous devez agrandir pour lire ou chercher le bouton, vos visiteurs aussi.',
    ),
    heading('Mesurer ce qui compte'),
    paragraph(
      'Un clic n’est pas un client. Déclarez comme conversions les gestes qui mènent à une vente : un [appel](/blog-intelligent/compter-les-appels) assez long pour être une vraie demande, un formulaire envoyé, une commande. Ne mettez pas dans le même panier une page vue et une commande ; le système chercherait alors ce qui est le plus facile à obtenir. Respectez aussi le choix de vos visiteurs en matière de cookies : une mesure un peu incomplète et honnête suffit pour décider.',
    ),
    paragraph(
      'Tenez à côté un tableau très simple : date, origine de la demande, vente conclue ou non, montant. C’est lui, et non la plateforme publicitaire, qui vous dira ce que rapporte la campagne.',
    ),
    heading('Écrire une annonce que l’on croit'),
    paragraph(
      'L’annonce n’a qu’un rôle : dire à la bonne personne qu’elle est au bon endroit, et laisser passer les autres. Reprenez les mots de la recherche dans le titre, nommez la ville ou le quartier, puis donnez un fait : un délai que vous tenez, une garantie, un prix de départ. « Le meilleur service de la région » ne dit rien ; « Devis le jour même, sans déplacement facturé » se vérifie.',
    ),
    paragraph(
      'Annoncez aussi ce qui fait le tri. Un prix de départ affiché fait perdre des clics et épargne des appels inutiles ; c’est souvent une bonne affaire. Ajoutez ce que la plateforme permet de joindre : le numéro, l’adresse, un lien vers les tarifs ou les avis. Relisez enfin l’annonce en vous demandant si vous pourriez la défendre devant un client qui la tient à la main.',
    ),
    heading('Garder le compte à votre nom'),
    paragraph(
      'Ouvrez le compte avec votre adresse et votre carte, puis donnez un accès à la personne qui le gère. Vous verrez les termes de recherche et les dépenses à tout moment, et l’historique restera chez vous si vous changez d’agence. Pour organiser une [campagne de quartier](/blog-intelligent/campagne-locale), cet historique vaut cher.',
    ),
    heading('Quand changer, quand couper'),
    paragraph(
      'Laissez passer assez de recherches avant de juger : quelques clics ne prouvent rien, ni en bien ni en mal. Changez une chose à la fois et notez la date. Coupez un mot quand il a coûté plus que votre plafond sans rien apporter. Augmentez le budget là où les demandes coûtent moins que le plafond et où vous pouvez encore prendre des clients.',
    ),
    chart(
      'Exemple : coût d’un client après un mois, pour un plafond de 100 $',
      { label: 'Réparation de chauffe-eau', value: 70, shown: '70 $' },
      { label: 'Installation', value: 95, shown: '95 $' },
      { label: 'Débouchage', value: 160, shown: '160 $' },
    ),
    paragraph(
      'Chez notre plombier, le premier groupe mérite plus d’argent, et le deuxième vaut d’être gardé. Le troisième dépasse le plafond. Avant de le couper, lisez ses recherches et ouvrez sa page : un mot à exclure ou une [page trop lente](/blog-intelligent/site-rapide) explique souvent l’écart.',
    ),
    list(
      'Chaque semaine : lire les recherches, exclure, vérifier les appels manqués.',
      'Chaque mois : comparer le coût d’un client au plafond écrit le premier jour.',
      'Chaque saison : relire les annonces à voix haute ; sont-elles encore vraies ?',
    ),
    paragraph(
      'Si rien ne fonctionne malgré ces précautions, la réponse est parfois ailleurs : l’offre n’est pas claire, le prix surprend, personne ne rappelle. La publicité amène des gens jusqu’à vous ; elle ne corrige pas ces problèmes à votre place.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads : À propos des budgets quotidiens moyens',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads : À propos des options de correspondance des mots clés',
      address: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      name: 'Google Ads : À propos des mots clés à exclure',
      address: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      name: 'Google Ads : À propos des options de ciblage géographique avancées',
      address: 'https://support.google.com/google-ads/answer/1722038',
    },
  ],
};
