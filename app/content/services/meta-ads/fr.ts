import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Gestion de Meta Ads pour commerces locaux | Iluma',
  description:
    'Publicité Facebook et Instagram pour commerces locaux : budget simulé d’avance, annonces testées, coût par client connu. Étapes et prix de départ.',
  head: {
    eyebrow: 'Meta Ads',
    title: {
      before: 'Meta Ads : des annonces Facebook et Instagram ',
      emphasis: 'jugées sur les clients obtenus',
      after: '',
    },
    lead: 'Nous simulons votre budget avant de le dépenser, testons peu d’annonces à la fois et arrêtons celles qui ne rapportent pas, même les plus jolies.',
  },
  figures: [],
  weeks: [
    {
      when: 'Jours 1 à 4',
      title: 'L’objectif et la mesure',
      text: 'Nous partons de ce que vaut un client pour vous : la marge qu’il laisse, la part des demandes qui aboutissent, le nombre de clients que vous pouvez servir. Il en sort un plafond par client, écrit avant la première dépense. Vous ouvrez le compte publicitaire à votre nom et nous y donnez accès. La mesure, elle, attend l’accord du visiteur.',
    },
    {
      when: 'Jour 7',
      title: 'Le lancement',
      text: 'Deux ou trois annonces, un ou deux publics près de chez vous et un petit budget au départ. Vous avez approuvé chaque texte, chaque image et la page où mène le clic. Meta vérifie les annonces avant de les diffuser, [le plus souvent en moins de 24 heures](https://www.facebook.com/business/ads/review-policy-guidelines). Dès leur mise en ligne, vous voyez la dépense dans votre propre compte.',
    },
    {
      when: 'Semaines 2 à 4',
      title: 'Le tri',
      text: 'Les premiers jours sont instables et nous y touchons peu : Meta demande [environ 50 résultats par ensemble de publicités](https://www.facebook.com/business/help/112167992830700) avant que la diffusion se stabilise. Ensuite, l’annonce qui dépasse votre plafond s’arrête et son budget passe à celle qui amène des demandes. Vous nous dites lesquelles sont devenues des clients, sinon le tri se ferait sur des clics.',
    },
    {
      when: 'Chaque semaine',
      title: 'Le bilan hebdomadaire',
      text: 'La ligne de la semaine tient en quatre nombres : dépense, demandes, clients et coût par client. Plus bas, une phrase dit ce que nous changeons et pourquoi. Les visites au magasin et beaucoup d’appels échappent aux plateformes ; vous les notez dans un petit registre, et [cet article montre comment](/blog-intelligent/compter-les-appels). Si le plafond est dépassé deux semaines de suite, nous vous appelons.',
    },
  ],
  deliverables: [
    'Une simulation de budget, avec ses hypothèses',
    'Les annonces, textes et visuels',
    'Une page de destination par annonce',
    'La mesure des demandes, dans le respect du consentement',
    'Un bilan par semaine, en une ligne',
  ],
  audience: {
    text: 'Facebook et Instagram montrent votre offre à des gens qui ne la cherchaient pas. Cela convient à ce qui se voit et donne envie : une cuisine refaite, un cours, une table, un soin, un événement. Pour un dépannage, c’est un mauvais choix. Avant de vous engager, comparez les canaux dans [le simulateur de budget](/adluma).',
    fits: [
      'Votre offre se comprend en une photo ou en quinze secondes de vidéo.',
      'Un nouveau client laisse assez de marge pour payer à la fois la gestion et les annonces.',
      'Vous avez une raison de parler maintenant : une ouverture, une saison, des places à remplir.',
      'Vous pouvez rappeler les gens le jour même.',
    ],
    others: [
      'On vous cherche en pleine urgence, comme un plombier : préférez la recherche et [un premier budget Google Ads](/blog-intelligent/budget-google-ads).',
      'Votre marge par client est mince : travaillez d’abord à [faire revenir ceux que vous avez](/services/fidelisation-diamant).',
      'Vous voulez des visites qui durent après la campagne : le [référencement](/services/seo-ia) continue quand le budget s’arrête.',
      'Vous hésitez entre plusieurs services : [ILUMATCH](/ilumatch) les classe selon vos réponses.',
    ],
  },
  cost: [
    `Le prix de départ, ${figures.priceMetaAds} par mois, paie la gestion, les textes, les visuels et la page de chaque annonce. Il monte avec le nombre d’offres à annoncer, de langues et de versions à produire.`,
    'Le budget publicitaire vient en plus. Vous le payez directement à Meta et vous pouvez le suspendre quand vous voulez. L’hébergement, le nom de domaine et les séances photo sont aussi à part, et les taxes s’ajoutent selon votre adresse.',
    'Additionnez toujours la gestion et les annonces. Si leur total dépasse la marge des clients qu’elles amènent, la campagne n’en vaut pas la peine, et il vaut mieux le voir d’avance : [le simulateur complet](/simulateur-complet) fait ce calcul avec vos chiffres.',
    'La facturation est mensuelle. La durée convenue et la façon d’arrêter figurent au devis, avant votre signature ; les prix de départ des autres services sont [sur une seule page](/hub-services).',
  ],
  risks: [
    {
      title: 'Meta refuse une annonce ou restreint le compte',
      text: 'Certains sujets, comme la santé ou le crédit, sont surveillés de près. Nous relisons les règles avant d’écrire. En cas de refus, nous corrigeons l’annonce ou [demandons un nouvel examen](https://www.facebook.com/business/help/1210227555661027). Comme le compte est à votre nom, vous gardez la main ; ajoutez-y un deuxième administrateur de confiance.',
    },
    {
      title: 'Beaucoup de demandes, peu de clients',
      text: 'Un formulaire trop facile attire les curieux. Nous affichons un prix de départ, ajoutons une question qui fait le tri ou envoyons vers la page plutôt que vers le formulaire de Facebook. Parfois, c’est le rappel qui tarde : [un suivi des demandes](/blog-intelligent/crm-relances) le révèle en une semaine.',
    },
    {
      title: 'Trop peu de résultats pour juger',
      text: 'Dans une petite ville, une campagne amène parfois six demandes en un mois. C’est trop peu pour départager trois images. Nous passons alors à une seule annonce et à un seul public, et nous jugeons sur plusieurs semaines.',
    },
    {
      title: 'Les gens ont assez vu l’annonce',
      text: 'Autour d’un commerce, les mêmes personnes revoient vite la même image, et les demandes ralentissent. Une deuxième version attend son tour. Si elle ne relance pas la campagne, nous vous proposons une pause jusqu’à la prochaine saison.',
    },
  ],
  example: {
    title: 'Exemple : un atelier d’armoires de cuisine de Granby',
    paragraphs: [
      'Cet atelier est inventé. Une cuisine lui laisse 3 200 $ de marge. Il espère deux contrats par mois, retranche la gestion et s’accorde 600 $ d’annonces par contrat. Le premier mois, il répartit 900 $ à parts égales entre trois annonces.',
      'La vidéo de l’atelier est la plus vue et n’amène que 2 demandes. La photo avant-après en amène 5. La plus simple, une cuisine finie avec un prix de départ et deux dates de visite, en amène 11. Sur ces 18 demandes, 4 viennent de trop loin, et le rayon passe de 60 à 35 km. Deux cuisines se vendent, à 450 $ d’annonces chacune.',
      'Le deuxième mois ressemble au premier, avec la seule annonce qui reste. Au troisième, les demandes tombent à 9 et une cuisine se vend : 900 $ d’annonces, bien au-dessus du plafond. L’atelier arrête la campagne deux mois, photographie ses nouvelles cuisines et prépare l’offre du printemps.',
    ],
  },
  price: figures.priceMetaAds,
  priceNote:
    'Gestion et création comprises ; le budget publicitaire est à part et reste à votre nom.',
  tool: 'Simuler votre budget avec ADLUMA',
  questions: [
    {
      question: 'Quel budget faut-il ?',
      answer:
        'Assez pour apprendre quelque chose en deux semaines. [ADLUMA](/adluma) vous montre à partir de quel montant le client suivant coûte trop cher. Ses repères viennent de campagnes américaines : vos propres chiffres, même partiels, valent mieux.',
    },
    {
      question: 'À qui appartient le compte ?',
      answer:
        'À vous, avec ses publics et son historique. Nous y travaillons avec un accès que vous pouvez retirer. Si un fournisseur l’a ouvert à son nom, nous vous aidons à en demander le transfert ou à en ouvrir un autre.',
    },
    {
      question: 'Meta Ads ou Google Ads ?',
      answer:
        'Sur Google, la personne demande ; sur Facebook, elle regarde autre chose. Choisissez Google si l’on vous cherche déjà, Meta si l’on découvre votre offre en la voyant. Commencez par un seul des deux : voici comment [régler une campagne Google](/blog-intelligent/campagne-locale) pas à pas.',
    },
    {
      question: 'Faut-il des photos professionnelles ?',
      answer:
        'Pas au début. Une photo nette prise chez vous, avec une vraie personne et un vrai résultat, montre ce que le client recevra. Quand une offre a prouvé qu’elle se vend, un photographe devient un bon achat ; ses honoraires sont à votre charge.',
    },
    {
      question: 'Comment mesurez-vous avec un bandeau de consentement ?',
      answer:
        'Le traceur de Meta reste désactivé tant que le visiteur n’a pas accepté. Les chiffres de la plateforme sont donc incomplets, et vos demandes réelles les complètent. Notre guide explique [comment bloquer un traceur](/guide/traceurs-avant-consentement) avant l’accord.',
    },
    {
      question: 'Quand saurai-je si cela fonctionne ?',
      answer:
        'Une annonce peut amener un appel le jour même. Pour décider de continuer, attendez un mois de demandes et de ventes notées. Si vous préférez en juger à deux, [réservez un appel](/contact/rendez-vous) et apportez votre marge par client.',
    },
  ],
  closing: {
    title: { before: 'Simulez votre ', emphasis: 'budget Meta Ads', after: '' },
    lead: 'Donnez un budget, un secteur et un objectif : voyez ce qu’il peut rapporter, puis parlons-en.',
  },
};
