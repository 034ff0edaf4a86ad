import { figuresIn } from '../claims.ts';
import type { ServiceCopy, ServiceFrame, ServiceId } from './shape.ts';

const figures = figuresIn('fr');

export const frame: ServiceFrame = {
  services: 'Services',
  claims: 'Chiffres avancés par l’agence sur ses propres mandats.',
  weeks: { before: 'Ce qui se passe, ', emphasis: 'semaine par semaine', after: '' },
  weeksLead:
    'Un calendrier que vous pouvez cocher. Chaque étape se termine par quelque chose que vous voyez.',
  deliverables: 'Ce que vous recevez',
  price: 'Prix',
  from: 'À partir de',
  onQuote: 'Sur devis',
  questions: 'Ce qu’on nous demande',
  ask: 'Parler de ce service',
  promise: 'Réponse sous 24h ouvrables',
  others: 'Voir tous les services et leurs prix',
};

export const fr: Record<ServiceId, ServiceCopy> = {
  'service-seo': {
    title: 'SEO IA — être trouvé dans les recherches locales',
    description:
      'Un audit, un plan et des pages suivies chaque semaine : l’IA prépare, une personne décide. Ce qui est fait, ce que vous recevez et comment on le mesure.',
    head: {
      eyebrow: 'SEO IA',
      title: { before: 'On vous cherche. ', emphasis: 'Qu’on vous trouve', after: '.' },
      lead: 'Nos modules lisent vos positions, vos avis et vos pages chaque semaine, et proposent la prochaine action. Une personne la valide avant qu’elle ne soit en ligne.',
    },
    figures: [
      { value: figures.seoTraffic, label: 'de trafic organique' },
      { value: figures.seoTime, label: 'de temps passé sur les tâches répétitives' },
      { value: figures.seoReturn, label: 'de retour sur investissement' },
    ],
    weeks: [
      {
        when: 'Semaine 1',
        title: 'L’audit',
        text: 'Vitesse, structure, contenus, fiche d’établissement, avis : ce qui vous freine, classé par effet.',
      },
      {
        when: 'Semaines 2 à 4',
        title: 'Les fondations',
        text: 'Les erreurs techniques sont corrigées, les pages importantes réécrites pour les mots que vos clients emploient.',
      },
      {
        when: 'Semaines 5 à 8',
        title: 'Les pages de quartier',
        text: 'Une page par service et par secteur que vous desservez, avec de vraies adresses, de vrais exemples, de vraies questions.',
      },
      {
        when: 'Semaines 9 à 12',
        title: 'Le rythme',
        text: 'Un rapport d’une page chaque lundi : ce qui a bougé, pourquoi, et ce qu’on fait cette semaine.',
      },
    ],
    deliverables: [
      'Un audit écrit, avec les corrections classées par effet',
      'Un plan de 90 jours, tâche par tâche',
      'Des pages réécrites ou créées, que vous approuvez',
      'Votre score ILA, recalculé chaque semaine',
      'Un rapport d’une page, chaque lundi',
    ],
    price: null,
    priceNote:
      'Le prix dépend du nombre de pages et de la concurrence dans votre secteur. L’audit le dit avant que vous ne signiez.',
    tool: 'Calculer votre score ILA',
    questions: [
      {
        question: 'Quand verrai-je une différence ?',
        answer:
          'Les résultats SEO viennent le plus souvent entre 30 et 90 jours. Les corrections techniques se voient en premier, les pages nouvelles ensuite.',
      },
      {
        question: 'Est-ce une IA qui écrit mes pages ?',
        answer:
          'Elle prépare un brouillon et vérifie les règles. Une personne de l’équipe l’écrit vraiment, et vous l’approuvez.',
      },
      {
        question: 'Et si je vous quitte ?',
        answer: 'Les pages, les textes et les accès sont à vous. On vous remet tout, sans frais.',
      },
    ],
    closing: {
      title: { before: 'Sachez où vous ', emphasis: 'en êtes', after: '.' },
      lead: 'Quinze minutes suffisent pour voir ce qui vous freine et ce qui vaut la peine d’être fait.',
    },
  },
  'service-podcasts': {
    title: 'Podcasts positionnels — votre expertise, à l’oreille',
    description:
      'Des épisodes courts qui répondent aux questions de vos clients, publiés sur les plateformes d’écoute et transcrits pour la recherche. Calendrier et prix.',
    head: {
      eyebrow: 'Podcasts positionnels',
      title: { before: 'Vos clients ', emphasis: 'écoutent déjà', after: ' quelqu’un.' },
      lead: 'Vous parlez de votre métier, comme au comptoir. On en fait des épisodes courts, chacun construit sur une question que les gens posent.',
    },
    figures: [
      { value: figures.podcastEpisodes, label: 'épisodes par mois' },
      { value: figures.podcastPlatforms, label: 'plateformes de diffusion' },
      { value: figures.podcastAudience, label: 'auditeurs' },
    ],
    weeks: [
      {
        when: 'Semaine 1',
        title: 'Les questions',
        text: 'On relève ce que vos clients tapent et demandent, et on en tire les sujets du mois.',
      },
      {
        when: 'Semaine 2',
        title: 'L’enregistrement',
        text: 'À distance ou dans votre commerce. Nous posons les questions, vous répondez.',
      },
      {
        when: 'Semaine 3',
        title: 'Le montage',
        text: 'Son nettoyé, longueurs coupées, titre et description écrits pour la recherche.',
      },
      {
        when: 'Semaine 4',
        title: 'La diffusion',
        text: 'Chaque épisode part sur les plateformes et devient une page de votre site, avec sa transcription.',
      },
    ],
    deliverables: [
      'Les épisodes du mois, montés',
      'Titres, descriptions et chapitres',
      'Une transcription relue par épisode, publiée chez vous',
      'La diffusion sur les plateformes d’écoute',
      'Les écoutes et les visites venues de la recherche, chaque mois',
    ],
    price: figures.pricePodcasts,
    priceNote: 'Préparation, enregistrement, montage et diffusion compris.',
    tool: 'Trouver un premier sujet avec BlogIA',
    questions: [
      {
        question: 'Je n’ai jamais parlé dans un micro.',
        answer:
          'C’est une conversation, pas un discours. On garde le meilleur, et rien ne paraît sans votre accord.',
      },
      {
        question: 'Qu’est-ce que « positionnel » veut dire ?',
        answer:
          'Chaque épisode vise une question précise, pour que sa page réponde à cette recherche-là.',
      },
    ],
    closing: {
      title: { before: 'Votre première question, ', emphasis: 'à voix haute', after: '.' },
      lead: 'Dites-nous ce que vos clients vous demandent le plus souvent : c’est l’épisode un.',
    },
  },
  'service-blogs': {
    title: 'Blogs inter-sites — des articles qui se citent',
    description:
      'Un réseau de blogs dont les articles se répondent d’un site à l’autre. Comment on choisit les sujets, qui écrit, ce que vous recevez chaque mois.',
    head: {
      eyebrow: 'Blogs inter-sites',
      title: { before: 'Un article seul ', emphasis: 'se perd', after: '. Un réseau se trouve.' },
      lead: 'Vos articles sont publiés chez vous et cités par des sites qui parlent de sujets voisins, avec de vraies raisons de le faire.',
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
        text: 'Ce que vos clients cherchent, ce que vos voisins publient, et les trous entre les deux.',
      },
      {
        when: 'Semaines 2 et 3',
        title: 'L’écriture',
        text: 'BlogIA prépare les plans, une rédactrice écrit, vous relisez ce qui parle de vous.',
      },
      {
        when: 'Semaine 4',
        title: 'La publication',
        text: 'Chaque article paraît avec ses citations, ses images et ses données structurées.',
      },
      {
        when: 'Chaque mois',
        title: 'L’entretien',
        text: 'Les articles qui montent sont complétés, ceux qui dorment sont réécrits ou retirés.',
      },
    ],
    deliverables: [
      'Une carte des sujets, mise à jour chaque trimestre',
      'Les articles, chez vous et dans le réseau',
      'Des citations qui ont un sens pour le lecteur',
      'La liste de tous les liens, que vous consultez quand vous voulez',
      'Un suivi par article : positions, lectures, demandes',
    ],
    price: figures.priceContent,
    priceNote: 'Prix de départ de la création de contenu ; il suit le nombre d’articles.',
    tool: 'Essayer BlogIA',
    questions: [
      {
        question: 'N’est-ce pas du lien acheté ?',
        answer:
          'Non. Les sites du réseau ont un sujet, des lecteurs et un droit de refus. Un lien qui n’aide pas le lecteur n’est pas publié.',
      },
      {
        question: 'Qui signe les articles ?',
        answer: 'Vous, ou la personne de votre équipe qui connaît le sujet.',
      },
    ],
    closing: {
      title: { before: 'Commencez par ', emphasis: 'une question', after: ' de vos clients.' },
      lead: 'On vous montre les articles qu’elle pourrait devenir, et qui les citerait.',
    },
  },
  'service-landing': {
    title: 'Landing pages aimants — une page, une action',
    description:
      'Des pages construites autour d’une seule action : appeler, réserver, écrire. Ce qu’on teste chaque semaine, ce que vous recevez et le prix de départ.',
    head: {
      eyebrow: 'Landing pages aimants',
      title: { before: 'Une page. Une raison de ', emphasis: 'vous écrire', after: '.' },
      lead: 'Chaque annonce, chaque recherche mérite sa propre page. Nous la construisons, nous la testons et nous gardons ce qui marche.',
    },
    figures: [
      { value: figures.landingConversion, label: 'de conversion' },
      { value: figures.landingLeads, label: 'de prospects' },
      { value: figures.landingReturn, label: 'de retour sur investissement' },
    ],
    weeks: [
      {
        when: 'Jours 1 et 2',
        title: 'Le brief',
        text: 'À qui parle la page, ce qu’elle promet, ce qu’elle demande. Une seule chose.',
      },
      {
        when: 'Jours 3 à 6',
        title: 'Le texte et le design',
        text: 'Le texte d’abord, la forme ensuite. Vous voyez une vraie page, pas une maquette.',
      },
      {
        when: 'Jour 10',
        title: 'La mise en ligne',
        text: 'Rapide sur un vieux téléphone, lisible par tous, mesurée sans pister personne.',
      },
      {
        when: 'Chaque semaine',
        title: 'Le test',
        text: 'Un titre contre un autre, un formulaire plus court, une preuve de plus. Le meilleur reste.',
      },
    ],
    deliverables: [
      'Une page en ligne, dans vos couleurs',
      'Le texte, en français, anglais et espagnol si besoin',
      'Un formulaire qui ne perd rien',
      'Un test par semaine et son résultat',
      'Un chiffre par semaine : combien ont écrit',
    ],
    price: figures.priceLanding,
    priceNote: 'Une page, son texte, sa mise en ligne et ses premiers tests.',
    tool: 'Construire une page d’essai',
    questions: [
      {
        question: 'Puis-je garder mon site ?',
        answer: 'Oui. La page vit à côté, sur votre domaine, et mène vers votre site.',
      },
      {
        question: 'Pourquoi « aimant » ?',
        answer:
          'Parce que la page donne d’abord quelque chose d’utile : un calcul, une liste, une réponse. On le trouve avec vous.',
      },
    ],
    closing: {
      title: { before: 'Quelle action ', emphasis: 'vous manque', after: ' ?' },
      lead: 'Plus d’appels, plus de rendez-vous, plus de devis : dites-nous laquelle, on vous montre la page.',
    },
  },
  'service-loyalty': {
    title: 'Fidélisation diamant — faire revenir vos clients',
    description:
      'Un parcours qui fait revenir vos clients sans les harceler : les bons messages, au bon moment, avec leur accord. Étapes, livrables et mesure.',
    head: {
      eyebrow: 'Fidélisation diamant',
      title: { before: 'Le client le plus rentable ', emphasis: 'est déjà venu', after: '.' },
      lead: 'On regarde quand vos clients reviennent, pourquoi ils cessent, et on leur donne une bonne raison de repasser.',
    },
    figures: [
      { value: figures.loyaltyRetention, label: 'de rétention' },
      { value: figures.loyaltyValue, label: 'de valeur par client' },
      { value: figures.loyaltyReferrals, label: 'de recommandations' },
    ],
    weeks: [
      {
        when: 'Semaine 1',
        title: 'Le portrait',
        text: 'Qui revient, qui part, à quel moment. Quelques groupes suffisent pour commencer.',
      },
      {
        when: 'Semaines 2 et 3',
        title: 'Le parcours',
        text: 'Un accueil, un rappel utile, une attention. Chaque message a une raison et une sortie.',
      },
      {
        when: 'Semaine 4',
        title: 'La mise en route',
        text: 'Les messages partent avec l’accord de chacun. Se désabonner prend un clic.',
      },
      {
        when: 'Chaque mois',
        title: 'Le réglage',
        text: 'On coupe ce qui ne sert pas, on répète ce qui ramène du monde.',
      },
    ],
    deliverables: [
      'Un portrait de votre clientèle, groupe par groupe',
      'Les messages écrits, dans vos langues',
      'Une page de fidélité que vos clients retrouvent',
      'Le respect de la LCAP et du RGPD, par écrit',
      'Un chiffre par mois : combien sont revenus',
    ],
    price: null,
    priceNote: 'Le prix dépend du nombre de clients et des canaux que vous utilisez déjà.',
    tool: 'Voir la page de fidélisation',
    questions: [
      {
        question: 'Je n’ai pas de liste de clients.',
        answer:
          'On commence par là : une raison de laisser son adresse, au comptoir et sur le site.',
      },
      {
        question: 'Mes clients vont-ils se sentir poursuivis ?',
        answer: 'Non. Peu de messages, tous utiles, et un lien de sortie dans chacun.',
      },
    ],
    closing: {
      title: { before: 'Donnez-leur envie de ', emphasis: 'repasser', after: '.' },
      lead: 'Dites-nous qui revient aujourd’hui. On vous dit ce qui ferait revenir les autres.',
    },
  },
  'service-ecommerce': {
    title: 'E-commerce localisé — une boutique trouvée ville par ville',
    description:
      'Votre boutique en ligne trouvée là où sont vos acheteurs : pages par ville, produits bien décrits, achats suivis. Calendrier, livrables et prix de départ.',
    head: {
      eyebrow: 'E-commerce localisé',
      title: { before: 'Vendre en ligne, ', emphasis: 'près de chez eux', after: '.' },
      lead: 'Un acheteur de Laval ne cherche pas comme un acheteur de Gaspé. Votre boutique parle à chacun : délais, retrait, avis de son coin.',
    },
    figures: [],
    weeks: [
      {
        when: 'Semaines 1 et 2',
        title: 'L’inventaire',
        text: 'Fiches produits, vitesse, panier, paiement : ce qui fait partir les acheteurs, mesuré page par page.',
      },
      {
        when: 'Semaines 3 à 6',
        title: 'Les fiches',
        text: 'Des descriptions écrites pour être trouvées et comprises, avec de vraies photos et de vraies dimensions.',
      },
      {
        when: 'Semaines 7 à 9',
        title: 'Les villes',
        text: 'Une page par ville desservie : délais réels, points de retrait, avis d’ici.',
      },
      {
        when: 'Semaines 10 à 12',
        title: 'La vente',
        text: 'Annonces Shopping réglées sur la marge, panier simplifié, relances utiles.',
      },
    ],
    deliverables: [
      'Un inventaire des freins, classé par effet sur les ventes',
      'Les fiches produits réécrites',
      'Des pages par ville, avec délais et retraits',
      'Les données produits prêtes pour Google Shopping',
      'Un rapport par semaine : ventes, marge, coût d’acquisition',
    ],
    price: figures.priceEcommerce,
    priceNote: 'Pour une boutique existante ; le nombre de produits se précise au devis.',
    tool: 'Simuler le budget de vos annonces',
    questions: [
      {
        question: 'Faut-il changer de plateforme ?',
        answer: 'Presque jamais. On travaille avec celle que vous avez, sauf si elle vous bloque.',
      },
      {
        question: 'Puis-je vendre dans une seule ville ?',
        answer: 'Oui, et c’est souvent par là qu’il faut commencer.',
      },
    ],
    closing: {
      title: { before: 'Où sont ', emphasis: 'vos acheteurs', after: ' ?' },
      lead: 'Donnez-nous l’adresse de votre boutique : on vous dit dans quelles villes on vous cherche déjà.',
    },
  },
  'service-local': {
    title: 'Visibilité locale IA — une fiche juste, partout',
    description:
      'Vos coordonnées justes dans plus de 50 annuaires, une fiche complète et des avis qui reçoivent une réponse. Ce qui est fait et le prix de départ.',
    head: {
      eyebrow: 'Visibilité locale IA',
      title: { before: 'Sur la carte, ', emphasis: 'à la bonne adresse', after: '.' },
      lead: 'Un mauvais numéro dans un annuaire, et l’appel va ailleurs. On corrige tout, partout, et on surveille.',
    },
    figures: [{ value: figures.directories, label: 'annuaires où votre fiche est indexée' }],
    weeks: [
      {
        when: 'Semaine 1',
        title: 'Le relevé',
        text: 'Toutes vos fiches, avec leurs erreurs : adresse, heures, numéro, catégories, doublons.',
      },
      {
        when: 'Semaines 2 et 3',
        title: 'La correction',
        text: 'Votre fiche d’établissement complétée, les annuaires corrigés, les doublons retirés.',
      },
      {
        when: 'Semaines 4 à 8',
        title: 'Les avis',
        text: 'Une façon simple d’en demander, une réponse préparée pour chacun. C’est vous qui la signez.',
      },
      {
        when: 'Chaque mois',
        title: 'La carte',
        text: 'Votre rang, quartier par quartier, sur une carte de chaleur que vous comparez au mois d’avant.',
      },
    ],
    deliverables: [
      'Un relevé de toutes vos fiches et de leurs erreurs',
      'La fiche d’établissement complète, photos comprises',
      'Les annuaires corrigés et surveillés',
      'Des réponses aux avis, prêtes à signer',
      'Une carte de votre rang, chaque mois',
    ],
    price: figures.priceLocalSeo,
    priceNote: 'Un établissement, relevé et corrections compris.',
    tool: 'Voir la carte de chaleur',
    questions: [
      {
        question: 'J’ai trois adresses. Trois prix ?',
        answer: 'Non. Le relevé sert aux trois ; on vous fait un prix pour l’ensemble.',
      },
      {
        question: 'Pouvez-vous retirer un mauvais avis ?',
        answer:
          'Seulement s’il enfreint les règles du site. Sinon on vous aide à y répondre, et à en recevoir de meilleurs.',
      },
    ],
    closing: {
      title: { before: 'Vérifiez ', emphasis: 'votre adresse', after: '.' },
      lead: 'Donnez-nous le nom de votre commerce : on vous dit ce que les annuaires racontent de vous.',
    },
  },
  'service-youtube': {
    title: 'YouTube SEO — des vidéos qui répondent',
    description:
      'Des vidéos trouvées par ceux qui posent la question à laquelle vous savez répondre. Sujets, tournage, publication, mesure et prix de départ.',
    head: {
      eyebrow: 'YouTube SEO',
      title: { before: 'Montrez ce que vous ', emphasis: 'savez faire', after: '.' },
      lead: 'On ne cherche pas votre marque sur YouTube, on cherche une réponse. Vous la donnez, en quelques minutes, et on se souvient de vous.',
    },
    figures: [],
    weeks: [
      {
        when: 'Semaine 1',
        title: 'Les recherches',
        text: 'Les questions que votre clientèle tape sur YouTube, et celles où personne ne répond bien.',
      },
      {
        when: 'Semaine 2',
        title: 'Le tournage',
        text: 'Une visite chez vous, plusieurs vidéos. Pas de décor, vos gestes.',
      },
      {
        when: 'Semaine 3',
        title: 'Le montage',
        text: 'Titre, vignette, chapitres, sous-titres en trois langues.',
      },
      {
        when: 'Chaque mois',
        title: 'La suite',
        text: 'On lit où les gens décrochent, et la prochaine vidéo en tient compte.',
      },
    ],
    deliverables: [
      'Une liste de sujets, classée par demande',
      'Des vidéos montées chaque mois',
      'Titres, descriptions, chapitres et vignettes',
      'Des sous-titres relus, en trois langues',
      'Un suivi : vues utiles, clics vers le site, appels',
    ],
    price: figures.priceYoutube,
    priceNote: 'Recherche des sujets, tournage, montage et publication compris.',
    tool: 'Préparer un script avec BlogIA',
    questions: [
      {
        question: 'Faut-il que je passe devant la caméra ?',
        answer: 'Non. Vos mains et votre voix suffisent souvent.',
      },
      {
        question: 'Et les formats courts ?',
        answer: 'On en tire de chaque vidéo, quand ils mènent à la longue.',
      },
    ],
    closing: {
      title: { before: 'Quelle question vous pose-t-on ', emphasis: 'chaque jour', after: ' ?' },
      lead: 'C’est votre première vidéo. On vous dit combien de gens la cherchent.',
    },
  },
  'service-meta-ads': {
    title: 'Meta Ads — des annonces qui coupent ce qui ne rapporte pas',
    description:
      'Des campagnes Facebook et Instagram pour un commerce local : un budget simulé avant, des annonces testées, un coût par client que vous connaissez.',
    head: {
      eyebrow: 'Meta Ads',
      title: { before: 'Payer pour des clients, ', emphasis: 'pas pour des vues', after: '.' },
      lead: 'On simule votre budget avant de le dépenser, on teste peu d’annonces à la fois, et on arrête ce qui ne rapporte pas, même le plus joli.',
    },
    figures: [],
    weeks: [
      {
        when: 'Jours 1 à 4',
        title: 'L’objectif et la mesure',
        text: 'Ce que vaut un client pour vous, et comment on saura qu’une annonce vous en a amené un, avec l’accord du visiteur.',
      },
      {
        when: 'Jour 7',
        title: 'Le lancement',
        text: 'Peu de publics, peu d’annonces, un petit budget. Rien de plus.',
      },
      {
        when: 'Semaines 2 à 4',
        title: 'Le tri',
        text: 'Ce qui coûte trop cher s’arrête, le budget va vers ce qui amène des demandes.',
      },
      {
        when: 'Chaque semaine',
        title: 'Le compte',
        text: 'Dépense, demandes, clients, coût par client. Une ligne, le lundi.',
      },
    ],
    deliverables: [
      'Une simulation de budget, avec ses hypothèses',
      'Les annonces, textes et visuels',
      'Une page d’arrivée par annonce',
      'La mesure des demandes, dans le respect du consentement',
      'Un bilan par semaine, en une ligne',
    ],
    price: figures.priceMetaAds,
    priceNote:
      'Gestion et création comprises ; le budget publicitaire est à part et reste à votre nom.',
    tool: 'Simuler votre budget avec ADLUMA',
    questions: [
      {
        question: 'Quel budget faut-il ?',
        answer:
          'Assez pour apprendre quelque chose en deux semaines. Le simulateur vous montre à partir de quel montant le client suivant coûte trop cher.',
      },
      {
        question: 'À qui appartient le compte ?',
        answer: 'À vous. Nous y travaillons avec un accès que vous pouvez retirer.',
      },
    ],
    closing: {
      title: { before: 'Simulez ', emphasis: 'avant de payer', after: '.' },
      lead: 'Un budget, un secteur, un objectif : voyez ce qu’il peut rapporter, puis parlons-en.',
    },
  },
};
