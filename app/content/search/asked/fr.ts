import type { AskedFor } from './shape.ts';

export const fr: AskedFor = {
  home: `
    agence Iluma; que fait Iluma; agence de visibilité locale; agence de marketing local; qui êtes-vous; votre
    entreprise; présentation de l’agence; faire connaître mon commerce; attirer des clients du quartier; votre mission;
    agence web; agence de publicité locale; aider les petits commerces; plus de clients pour mon commerce; amener du
    monde dans mon magasin; améliorer ma visibilité; quel genre d’entreprises; quel type de clients; petites
    entreprises; artisan; services en anglais; en combien de langues; langues parlées; services en trois langues;
    service pour un travailleur autonome; artisan ou travailleur autonome; je ne comprends pas ce que fait Iluma;
    expliquez-moi ce que fait Iluma; en quoi consiste votre travail; startup en logiciel; éditeur de logiciel;
    entreprise en démarrage; commerçant indépendant; franchise; servez-vous les gens en espagnol; une agence qui parle
    français; manque de clients; pas assez de clients; compagnies de logiciels et B2B; grandes entreprises et petits
    commerces; commerces de toutes tailles; quelles langues parlez-vous; parlez-vous espagnol; quelqu’un qui parle
    anglais; service en anglais; site en plusieurs langues; site bilingue; traduire mon site; mon site en anglais;
    pourquoi vous; pourquoi vous choisir; qu’est-ce qui vous rend différents; en quoi êtes-vous différents; mieux que
    les autres; depuis combien de temps existez-vous; depuis quand existez-vous; combien d’années; expérience;
    êtes-vous bons; êtes-vous sérieux; est-ce une arnaque; parlez-vous français; mes clients parlent anglais; on reçoit
    des touristes; avez-vous de l’expérience avec les commerces; êtes-vous nouveaux; êtes-vous fiables; est-ce une
    vraie compagnie; pourquoi vous faire confiance; en quoi êtes-vous meilleurs`,
  method: `
    déroulement; étapes du travail; plan de 90 jours; trois mois; quatre-vingt-dix jours; comment vous travaillez;
    collaboration; après l’audit; début du mandat; rapport du lundi; si je pars; première semaine; quatre-vingt-dix
    premiers jours; comment ça se passe; durée du contrat; engagement; résilier; annuler mon contrat; arrêter quand je
    veux; suivi du projet; déroulement du projet; délais; si je veux arrêter; mettre fin au mandat; signer un contrat;
    comptes rendus; compte rendu de vos travaux; rapport chaque semaine; préavis; changer d’agence; garder mes accès;
    premier mois; calendrier des travaux; étape par étape; comment démarre un mandat; premières étapes; se désengager;
    fréquence des rapports; mensuel ou annuel; mon rôle dans le projet; recevrai-je des comptes rendus; compte rendu de
    vos actions; engagement à long terme; partir avant la fin; ce que je dois préparer avant de commencer; quoi
    préparer avant de débuter; documents à fournir au début; combien de temps ça me demande; combien d’heures par
    semaine de ma part; nouvelles au début de la semaine; résumé du lundi; mise à jour hebdomadaire; rencontre de
    départ; reconduction; renouvellement; combien de mon temps ça demande; temps à y consacrer chaque semaine; garder
    la page si j’arrête; garder mes pages si je cesse de payer; arrêter de payer; rapports sur l’avancement; fréquence
    des rapports d’avancement; déroulement des premières semaines; arrêter en cours de route; arrêter à mi-chemin;
    lâcher en chemin; abandonner en cours de route; changer d’idée; changer d’avis; si je ne suis pas satisfait; si je
    suis pas content; si ça ne me plaît pas; si ça me convient pas; si ça ne marche pas; si ça marche pas; s’il ne se
    passe rien; si ça échoue; aucun résultat, et après; s’il n’y a pas de résultats; vous quitter pour une autre
    agence; partir n’importe quand; partir à tout moment; partir avant la fin du contrat; rompre le contrat; casser le
    contrat; fin de contrat; contrat d’un an; engagement d’un an; durée d’engagement; engagé pour combien de temps; je
    signe pour combien de temps; durée minimale; sans engagement; de mois en mois; préavis pour partir; donner un
    préavis; arrêter le service; arrêter après un mois; mettre sur pause l’été; faire une pause; de quoi avez-vous
    besoin; ce qu’il faut vous fournir; qu’est-ce que je dois fournir; qu’est-ce que je dois vous donner; quoi vous
    envoyer; faut-il que je prépare quelque chose; ce que j’ai à faire; est-ce que j’ai quelque chose à faire; ça me
    prend combien de temps à moi; est-ce que ça va me prendre du temps; avez-vous besoin de mes mots de passe; vous
    donner mon mot de passe; accès à mes comptes; pour commencer avec vous; comment on démarre; comment on commence; on
    commence par quoi; par quoi ça commence; première chose que vous faites; qu’est-ce qui se passe ensuite; après la
    signature; une fois que j’ai signé; une fois que j’ai dit oui; expliquez-moi le déroulement; ça se passe comment
    avec vous; comment vous fonctionnez; votre façon de travailler; c’est quoi le plan; les étapes; les phases; le
    calendrier; plan de trois mois; après les trois mois; après 90 jours; à la fin du plan; envoyez-vous des rapports;
    bilan chaque mois; me tenir au courant; être tenu au courant; comment savoir ce que vous faites; vais-je voir ce
    que vous faites; qui est mon contact; une seule personne pour mon dossier; qui travaille sur mon dossier; est-ce
    que je garde tout; garder mon site si je pars; garder les mots de passe; partir avec mon site; à qui est le site; à
    qui est le contenu; à qui appartient le travail; est-ce que c’est à moi; est-ce que j’approuve avant; avoir mon mot
    à dire; refuser un changement; publiez-vous sans me demander; publier des choses sans me le dire; est-ce que je
    vois avant que ça sorte; allez-vous me demander avant; rien ne sort sans mon accord; qui décide de ce qui se fait;
    ce qui me reste à la fin; qu’est-ce que je garde à la fin; quand on a fini de travailler ensemble; j’ai eu une
    mauvaise expérience avec une agence; ma dernière agence n’a rien fait; puis-je en faire une partie moi-même; si je
    vends mon commerce; si je ferme; si vous faites faillite; j’ai pas le temps pour ça; je suis trop occupé; combien
    d’heures par semaine; est-ce qu’on se parle chaque semaine; c’est quoi la première étape; je fais quoi maintenant;
    je veux m’inscrire; je voudrais devenir client; je veux vous engager; travaillons ensemble; prêt à commencer; quand
    peut-on commencer; pouvez-vous commencer la semaine prochaine; ce qui se passe la première semaine;
    garantissez-vous des résultats; si ça marche toujours pas après trois mois; on part de zéro, vous faites comment;
    rester propriétaire de mon site; propriétaire de mon site; le site m’appartient`,
  ethics: `
    ce que fait l’IA; usage de l’intelligence artificielle; relecture humaine; valeurs; charte; IA responsable; refus;
    limites de l’IA; transparence; faux avis; ce que vous refusez; erreurs de l’IA; un humain vérifie; contrôle humain;
    IA sans surveillance; textes écrits par un robot; honnêteté; principes; acheter des avis; contrats que vous
    refusez; clients que vous refusez; demandes que vous refusez; bêtises de l’IA; l’IA se trompe; l’IA invente des
    choses; hallucinations; un vrai humain; textes de ChatGPT; écrit par ChatGPT; contenu généré par l’IA; quelqu’un
    relit; vérifier les textes de l’IA; êtes-vous honnêtes; déontologie; pratiques douteuses; tricher sur Google;
    remplacer des employés par l’IA; quelle IA utilisez-vous; mes données entraînent l’IA; de vraies personnes ou des
    robots; humain derrière l’IA; mandats refusés; travail que vous ne voudriez pas faire; travail que vous refuseriez;
    secteurs que vous n’acceptez pas; avis inventés; fabriquer des avis; copier un concurrent; plagiat; l’IA raconte
    n’importe quoi; qui corrige l’IA; garde-fous; publier sans relire; textes générés; qui signe les textes; respect de
    la vie privée par l’IA; contenu fait par un robot; textes revérifiés avant la mise en ligne; qui vérifie le texte
    avant de publier; du vrai monde ou des robots; l’IA publie une erreur; ce que vous refusez de faire avec l’IA;
    utilisez-vous l’IA; est-ce que tout est fait par IA; est-ce qu’un humain vérifie; qui vérifie l’IA; quelqu’un lit
    avant de publier; à qui la faute si l’IA se trompe; achetez-vous des avis; trichez-vous; pratiques louches;
    refusez-vous des clients; ce que vous ne faites pas; puis-je vous faire confiance; l’IA décide-t-elle pour moi;
    allez-vous remplacer le monde par l’IA; je fais pas confiance à l’IA; j’aime pas l’IA; l’IA fait-elle des erreurs;
    mentez-vous; utilisez-vous des trucs louches; est-ce risqué; Google va-t-il me punir; être banni de Google;
    mettez-vous de faux avis`,
  'cross-visibility': `
    réseau de commerces; partenaires locaux; recommandations entre commerces voisins; bouche-à-oreille; échange de
    clients; commerces complémentaires; affiliation; mettre en lien; partenariat entre commerces; collaborer avec mes
    voisins; s’échanger des clients; commerçants du quartier; compatibilité; rejoindre le réseau; référer des clients;
    s’entraider entre commerces; se recommander entre voisins; envoyer des clients à mes voisins; s’envoyer des
    clients; commerces de la même rue; membre du réseau; réseau de marchands; s’inscrire au réseau; adhérer;
    regroupement de commerçants; association de commerçants; visibilité croisée; échanger des recommandations; quels
    commerces vont bien ensemble; inter-visibilité; commerce d’à côté; devenir partenaire de votre réseau; s’allier
    entre commerces de quartier; le commerce au bout de la rue; envoyer du monde; se renvoyer la clientèle; s’unir
    entre commerçants; alliances locales; alliance entre commerces; collaboration avec un fleuriste; collaborer avec un
    autre commerce; mes voisins de rue; cartes d’affaires chez le voisin; bons échangés entre commerces; commerces non
    concurrents; d’autres boutiques qui parlent de moi; commerce voisin qui m’envoie du monde; commerce d’à côté qui
    m’envoie des clients; faire parler de moi chez les autres commerces; des commerces qui me recommandent; partenariat
    avec d’autres commerces; s’associer avec des voisins; réseau de recommandations; recommandations entre commerces;
    se recommander; trouver des partenaires; joindre le réseau; commerces voisins; les commerces de ma rue veulent
    s’aider; se référer des clients; le café d’à côté; travailler avec le commerce d’à côté; commerçants de la rue
    ensemble; qui m’enverrait des clients; offre commune avec un autre commerce`,
  'modular-seo': `
    SEO à la carte; volets du référencement; volet technique; un seul module; SEO par morceaux; choisir un volet;
    partie technique; seulement le technique; payer juste une partie; SEO technique; contenu, local et analytique; à la
    pièce; acheter une partie du SEO; prendre un bout du SEO; un morceau du référencement; une seule partie du
    référencement; SEO partiel; SEO en pièces détachées; les différents volets; commencer par une partie; ajouter un
    volet plus tard; composer mon forfait; découper le SEO; parties du SEO; quatre volets; juste régler les trucs
    techniques; régler les problèmes techniques; petits problèmes techniques; corrections techniques; forfait complet
    obligatoire; obligé de prendre le forfait complet; un volet à la fois; payer par volet; réduire le forfait; selon
    mon budget de référencement; refaire seulement le contenu; référencement sur mesure; une seule partie du SEO; juste
    le technique; à la carte; juste le contenu; des visites mais pas d’appels; les gens visitent mais n’appellent pas`,
  modules: `
    tous les modules; centre de contrôle; état des modules; prompts; liste des modules; même endroit; vos modules;
    liste complète des modules; quels modules existent; vos produits; vos logiciels; différence entre les modules;
    nombre de modules; combien de modules; vue de tous les modules; hub central; votre plateforme; les six modules; à
    quoi servent les modules; noms de vos modules; une seule plateforme; plateforme d’Iluma; quels modules`,
  hub: `
    outils gratuits; liste des outils; essayer un outil; outils en ligne; quel outil; sans inscription; vos outils;
    outils sans frais; essayer gratuitement; tous les outils; outils par secteur; tester gratis; gratis; outils sans
    inscription; essayer gratuitement sur votre site; tester vos outils; quel outil pour commencer; outils pour
    commerçants; démos gratuites; ressources gratuites; s’inscrire pour utiliser les outils; utiliser les outils sans
    compte; créer un compte pour les outils; calculatrice gratuite; outils d’IA gratuits; des outils gratuits; outils à
    essayer; quelque chose de gratuit; essayer sans payer; essai gratuit; quoi essayer; y a-t-il du gratuit; essayer
    quelque chose maintenant; qu’est-ce que je peux utiliser gratis`,
  'services-hub': `
    prix; tarifs; grille tarifaire; liste de prix; liste des services; prix de départ; devis; forfaits; services
    offerts; catalogue; gestion de Google Ads; prix Google Ads; combien ça coûte; vos prix; combien vous chargez;
    tarification; soumission; coût d’un service; liste des prix; offre de services; gérer mes annonces Google; prix de
    départ de chaque service; combien de l’heure; taux horaire; forfait mensuel; dispendieux; à partir de combien;
    demander une soumission; budget minimum; prestations; prix en euros; taxes; modes de paiement; campagne Google Ads;
    prix du contenu; prix du SEO local; prix du référencement; prix du e-commerce; prix des vidéos; grille de prix;
    grille des tarifs; catalogue de services; où voir vos prix affichés; combien chargez-vous pour un projet;
    soumission pour mon entreprise; ordre de grandeur; ordre de grandeur des prix; prix approximatif; ça revient à
    combien; trop cher pour un petit commerce; abordable; frais cachés; frais mensuels; l’argent des annonces est-il
    compris; budget publicitaire compris dans le prix; ce qui est compris dans le prix; combien investir pour
    commencer; le meilleur rapport qualité-prix; combien par mois; combien tout ça revient par mois; résumé de vos
    services; résumé de ce que vous offrez; prix avec ou sans taxes; les prix comprennent-ils les taxes; prix des
    articles de blogue; prix d’une landing page; prix des pubs Facebook et Instagram; prix du SEO local par mois; ça
    tourne autour de combien; ça va chercher dans les combien; on parle de combien; combien d’argent il faut; c’est
    cher; est-ce cher; c’est dispendieux; hors de prix; trop cher pour moi; au-dessus de mes moyens; combien ça
    reviendrait; ça revient à combien en tout; une idée du coût; une idée du prix; un ordre de prix; fourchette de
    prix; à partir de quel montant; le service le moins cher; l’option la moins chère; le plus petit prix; votre
    forfait de base; vos forfaits; vos formules; formule mensuelle; coût par mois; prix par mois; payer chaque mois;
    payer tous les mois; facturé par mois; mensualités; une fois ou tous les mois; payer d’un coup; acompte; dépôt;
    payer en plusieurs fois; versements; facilités de paiement; modalités de paiement; comment on paie; payer par
    carte; virement ou carte; recevoir une facture; frais en plus; frais supplémentaires; suppléments; des extras;
    autre chose à payer; frais de démarrage; frais de gestion; tout est compris dans le prix; ce qui est inclus dans le
    prix; qu’est-ce que j’ai pour ce prix; taxes comprises; plus taxes; hors taxes; TVA comprise; TPS et TVQ; rabais;
    rabais pour petits commerces; une promotion en ce moment; offre spéciale; négocier le prix; faire un devis; avoir
    un devis; devis gratuit; me faire une soumission; soumission gratuite; prix pour gérer mes pubs Google; combien
    pour gérer mes annonces; prix d’un article; combien un article; voir les prix; où sont les prix; comparer vos
    services; tous vos services; qu’est-ce que vous vendez; quels services avez-vous; quels services offrez-vous; c’est
    quoi vos services; faites-vous les réseaux sociaux; tarif horaire; combien pour une petite entreprise; budget pour
    un petit commerce; ai-je les moyens; est-ce que ça vaut le prix; prix en dollars; devise; donnez-moi un chiffre;
    montant approximatif; j’ai juste un petit budget; on n’a pas beaucoup à mettre; pas plus que quelques centaines par
    mois; est-ce que c’est assez pour travailler avec vous; budget trop petit pour vous; avez-vous quelque chose de
    moins cher; pourquoi si cher; quelque chose d’écrit avant de commencer; soumission écrite; mettre ça par écrit;
    combien les gens paient d’habitude; combien vous demandez; combien je vous dois; est-ce que c’est payant; l’audit
    est-il payant; votre forfait le moins cher comprend quoi; comment vous facturez; quand est-ce qu’il faut payer;
    premier paiement; est-ce un abonnement; un prix pour deux commerces; combien pour trois adresses; combien pour un
    restaurant; pouvez-vous vous occuper de mes réseaux sociaux; un montant par mois à mettre là-dessus`,
  'module-adluma': `
    présentation d’ADLUMA; module ADLUMA; à quoi sert ADLUMA; expliquez ADLUMA; ce que calcule ADLUMA; d’où viennent
    les chiffres du simulateur; les chiffres du simulateur sont-ils fiables; le simulateur est-il précis; peut-on se
    fier au simulateur; sources du simulateur; le simulateur garantit-il des résultats`,
  'module-blogia': `
    présentation de BlogIA; module BlogIA; que vérifie BlogIA; à quoi sert BlogIA; comment fonctionne BlogIA`,
  'module-hub': `
    présentation du HUB; module HUB; suivi de tous les services; suivre tous mes services; centraliser le suivi; c’est
    quoi le HUB; tout suivre au même endroit; état de mes services; suivre l’avancement`,
  'module-ila': `
    module ILA; tableau de bord ILA; projets ILA; calculateur à curseurs; calculer mon score à la main; curseurs;
    tableau de bord de la visibilité; faire varier mon score; simuler mon score; le module qui note; comprendre la note
    ILA; tableau de bord de mon score; suivre mon score; score qui monte et descend`,
  'module-illumatch': `
    présentation d’ILLUMATCH; module ILLUMATCH; à quoi sert ILLUMATCH; comment fonctionne ILLUMATCH`,
  'module-landing': `
    module LandingPage; générer une page; module de pages; pages générées; c’est quoi LandingPage; module de pages de
    destination; produire des pages à la chaîne`,
  adluma: `
    simuler un budget publicitaire; estimer une campagne; combien rapporte la publicité; coût par clic; simulateur;
    impressions; avant d’investir; calculer mon budget pub; combien investir en publicité; estimer les retombées;
    résultat d’une campagne; montant à dépenser en publicité; clics et impressions; simuler une publicité; rendement de
    la pub; combien mettre en publicité; mettre 20 dollars par jour; dix dollars par jour; budget pub pour mon
    commerce; quel budget pour ma pub; combien de personnes verront ma pub; combien de clics pour mon argent; est-ce
    que la pub rapporte; rentabilité de la publicité; retour sur investissement; simulateur de budget; calculer l’effet
    d’une pub; dépenser par jour; dépenser par mois; combien rapporte un dollar; rendement d’un budget; portée de ma
    publicité; combien de gens verraient mon annonce; tester un montant; projection publicitaire; prévision de pub;
    mettre un montant par mois en publicité; ce que j’obtiens pour mon budget; combien de clics pour mes annonces;
    calculer combien dépenser en publicité; combien mettre en pub; quel budget pour la pub; budget pub pour un petit
    commerce; petit budget pub; mon budget est-il suffisant; est-ce que 500 dollars suffisent; 10 dollars par jour; 300
    par mois en pub; mettre mille dollars en pub; mille piastres de pub; ça donnerait quoi; ça rapporterait quoi; ça
    rapporte combien; qu’est-ce que la pub me rapporterait; combien de clients avec la pub; combien de demandes avec la
    pub; combien de clics; combien d’appels avec la pub; rendement de la publicité; la pub vaut-elle la peine; est-ce
    que la pub vaut le coup; rentrer dans mon argent; rentrer dans mes frais; faire du profit avec la pub; seuil de
    rentabilité; coût par client; coût par demande; estimer ma pub; estimer le résultat de la pub; simuler une
    campagne; simuler mon budget; prévoir ma campagne; essayer un budget; calculateur de pub; répartir mon budget;
    Google ou Facebook pour mon budget; avant de dépenser en pub; est-ce que la pub vaut la peine pour un petit
    commerce; ça vaut-tu la peine de payer de la pub; est-ce que je devrais faire de la pub; devrais-je payer de la
    pub; est-ce que j’ai besoin de pub; combien coûte la pub; combien de ventes; combien de personnes verraient ma pub;
    combien de monde je peux rejoindre; j’ai quelques centaines pour la pub; avec 500 combien de clients; si je dépense
    1000; si je mets 200 en pub; si je double mon budget; minimum pour annoncer; plus petit budget pub; où mettre mon
    argent; quel canal est le meilleur; pub Google ou Instagram; radio ou internet; j’ai perdu de l’argent en pub; j’ai
    gaspillé en pub`,
  'adluma-full': `
    simulateur complet; simulation détaillée; version avancée; réglages avancés; plan média; prévision détaillée;
    version détaillée; simulateur avancé; tous les réglages; simulation poussée; préparer une campagne; simulateur avec
    plus d’options; autres réglages du simulateur; aller plus loin que le simulateur; comparer des canaux; répartir mon
    budget entre les canaux; répartir mon budget; scénarios de campagne; durée de la campagne; simulateur de pub
    complet; simulateur pour experts; simulation par plateforme; Google et Meta dans la simulation; ajuster chaque
    paramètre; paramètres du simulateur; projections détaillées; saison et concurrence dans la simulation;
    planificateur de publicité; planificateur de pub détaillé; profit d’une campagne; rentabilité de mes pubs;
    rendement mois par mois; comparer deux budgets; scénarios`,
  ila: `
    score ILA; évaluer ma visibilité; mesurer ma visibilité; tester mon site; audit gratuit; diagnostic; analyser mon
    site; note sur 100; visibilité de mon commerce; ma note de visibilité; suis-je visible; mon commerce est-il
    visible; vérifier mon site; test de visibilité; bilan de visibilité; évaluation gratuite; points faibles de mon
    site; bien visible sur internet; évaluer ma présence en ligne; noter mon site; calculer mon score; analyser mon
    site gratuitement; vérification gratuite; score gratuit; que vaut mon site; ce qui cloche sur mon site; problèmes
    de mon site; note de mon commerce; score de visibilité locale; le test est-il payant; mon site est-il bien visible;
    savoir si on me trouve en ligne; me trouve-t-on facilement; on voit mon commerce sur internet; voit-on mon
    commerce; cote de visibilité; bilan de santé de mon site; état de mon site; quatre étapes; quatre questions;
    présence numérique; popularité en ligne; noter ma page d’accueil; noter mon site gratuitement; score de 0 à 100;
    chiffre de 0 à 100; ce qui ne va pas sur mon site; mon site vaut quoi; mon site est-il bon; est-ce que mon site est
    bon; mon site est-il correct; ce qui ne va pas avec mon site; qu’est-ce qui cloche; vérifiez mon site; regardez mon
    site; jeter un œil à mon site; jeter un coup d’œil à mon site; évaluez mon site; testez mon site; faites l’audit de
    mon site; test gratuit; rapport gratuit; bilan de santé; notez mon site; une note pour mon commerce; est-ce qu’on
    me trouve; est-ce qu’on me voit; où j’en suis en ligne; mon score; ma note; calculer ma note; comment la note est
    calculée; comment c’est calculé; ce qui compte dans la note; la note est basée sur quoi; c’est quoi une bonne note;
    est-ce que 60 est une bonne note; ma note est mauvaise; mauvais score; score bas; améliorer ma note; monter mon
    score; augmenter mon score; pourquoi mon score est bas; pourquoi mon score a baissé; mon score a descendu; ma note
    a chuté; que veut dire ILA; ILA ça veut dire quoi; me comparer à mes concurrents; comparer avec un concurrent;
    faut-il s’inscrire pour la note; compte obligatoire pour la note; note sans inscription; est-ce que le monde me
    trouve; est-ce que les gens trouvent mon commerce; comment savoir si on me trouve; est-ce que je sors sur internet;
    savoir si mon commerce sort bien; comment savoir si mon site marche; personne me trouve; pourquoi personne ne me
    trouve; donnez-moi une note; combien de points j’ai; j’ai eu 45, je fais quoi; de 50 à 80; passer de 50 à 80;
    comment avoir plus de points; avoir une meilleure note; quoi corriger en premier; est-ce que ma note est normale;
    note moyenne; note de mon concurrent; mesurer un concurrent; le test prend combien de temps; faut-il payer pour la
    note; la note est-elle fiable; la note est mise à jour quand; envoyez-moi le rapport; lien de mon rapport; effacer
    mon rapport`,
  blogia: `
    générer un article; plan d’article; outil de rédaction; écrire un article; mots-clés; brouillon; titre et
    description; générateur de contenu; idées d’articles; générer du texte; rédiger automatiquement; plan de contenu;
    sujets de blogue; calendrier de publication; outil qui écrit des articles; écrire tout seul; robot rédacteur;
    rédacteur IA; trouver des sujets; trouver des idées d’articles; idées de sujets; générateur d’idées; calendrier
    éditorial; trouver des mots-clés; titres d’articles; article prêt à publier; panne d’inspiration; écrire mon
    blogue; idées automatiques; thèmes pour mon blogue; manque d’idées; brouillon d’article; composer un texte; aide à
    la rédaction; calendrier de contenu; planifier mes articles; générer des titres; assistant de rédaction; écrire mes
    articles de blogue; outil pour écrire; outil qui écrit; générateur de texte; générateur d’articles; générer un
    texte; générer du contenu; écrire un texte sur mon commerce; idées pour mon blogue; quoi écrire sur mon blogue; pas
    d’inspiration; manque d’inspiration; page blanche; mots-clés pour un article; plan d’un article; l’outil de
    rédaction est-il gratuit; comment marche l’outil de rédaction; est-ce que l’outil invente; invente-t-il des
    chiffres; vérifier mon texte; vérifier un article que j’ai écrit; lisibilité de mon texte; améliorer mon texte;
    est-ce comme ChatGPT; aidez-moi à écrire un article; écrire quelque chose sur ma boulangerie; il me faut un texte
    pour mon site; faites-moi un texte; je sais pas écrire; je suis pas bon en français; est-ce que ça sonne naturel;
    utiliser le texte tel quel; exporter le texte; mon brouillon est-il enregistré`,
  ilumatch: `
    quel service choisir; questionnaire; service adapté; recommandation de services; services qui me conviennent; aide
    au choix; je ne sais pas quoi choisir; par où commencer; quel service me convient; de quoi j’ai besoin; quiz; test
    pour choisir; je suis perdu; quel service pour mon commerce; service idéal; trouver le bon service; questionnaire
    pour choisir; jumelage; SEO ou publicité; conseillez-moi un service; perdu dans vos services; savoir de quel
    service j’ai besoin; test pour savoir quel service choisir; aucune idée de ce qu’il me faut; test pour savoir ce
    qu’il me faut; lequel me convient; suggestion de services; priorités pour mon commerce; par quel service débuter;
    services pour mon secteur; quelle offre convient à mon commerce; laquelle de vos offres me convient; quel service
    me faut-il; lequel me faut; quel service est bon pour moi; de quel service ai-je besoin; lequel choisir; lequel
    prendre; qu’est-ce qu’il me faut; que me recommandez-vous; que me conseillez-vous; vous me conseillez quoi;
    qu’est-ce que vous suggérez; ce qui convient à mon commerce; meilleur service pour moi; quel service pour un salon;
    quel service pour un restaurant; bon service pour un plombier; recommander un service; aidez-moi à choisir;
    aidez-moi à décider; je n’arrive pas à choisir; j’hésite entre vos services; trop de choix; trop d’options; mêlé
    dans vos services; je sais pas ce qu’il me faut; je ne sais pas par où commencer; je commence par quoi; outil pour
    choisir; mes réponses sont-elles enregistrées; comment sont classés les services; lequel est le meilleur pour un
    petit commerce; que feriez-vous à ma place; je sais pas ce que je veux; je sais pas lequel prendre; je suis nouveau
    là-dedans; première fois que je fais du marketing; ce que prennent les autres; commencer par la pub ou le SEO; SEO
    ou pub; site ou pub en premier; ce qui marche pour un garage; le mieux pour un nouveau restaurant; où mettre mon
    argent en premier; priorité; je veux plus de clients; il me faut plus de clients; avoir plus de clients; attirer de
    nouveaux clients; je veux plus d’appels; comment avoir plus de clients; comment trouver des clients`,
  zyno: `
    chatbot; robot conversationnel; assistant sur mon site; agent conversationnel; répondre aux visiteurs; clavardage;
    installer l’assistant; assistant virtuel; agent IA; discuter avec l’IA; robot qui répond aux clients; répondre la
    nuit; clavardage en ligne; assistant qui parle trois langues; assistant Iluma; répondre quand je suis fermé;
    répondre à mes clients quand c’est fermé; robot qui répond; robot qui répond aux questions; répondre aux questions
    de mes clients; répondre automatiquement; répondre à ma place; assistant en espagnol; messagerie instantanée;
    chatbot pour mon commerce; prix du chatbot; service à la clientèle automatique; intelligence artificielle pour mon
    site; quelles questions puis-je poser; répondre hors des heures d’ouverture; bulle de clavardage; bulle de
    conversation; répondre après la fermeture; robot quand je suis fermé; robot de clavardage; robot pour mes clients;
    messages de nuit; assistant IA; votre assistant se trompe-t-il; l’assistant connaît-il vos prix; poser une question
    à l’assistant; démonstration de l’assistant; réceptionniste virtuelle; messages automatiques aux visiteurs;
    l’assistant répond-il en anglais; le bot parle-t-il espagnol; chatbot pour mon site; robot de clavardage sur mon
    site; mettre ce chat sur mon site; avoir cet assistant; c’est quoi Zyno; qui est Zyno; es-tu un robot; es-tu
    humain; est-ce que je parle à un robot; est-ce une vraie personne; que sais-tu faire; que puis-je te demander;
    comment marche ce chat; robot ou personne; une vraie personne ou un robot; quelqu’un écrit-il; es-tu une machine;
    es-tu ChatGPT; es-tu une IA; à qui je parle; je veux ça sur mon site`,
  analytics: `
    tableau de bord; trafic; conversions; campagnes; statistiques d’exemple; indicateurs; sources de visites; suivre
    mes visites; suivre mes appels; données de trafic; voir mes chiffres; mesurer mes résultats; rapport de
    performance; d’où viennent mes visiteurs; à quoi ressemble un rapport; suivre mes résultats; suivre mes campagnes;
    chiffres de mes campagnes; combien de visites; nombre de visiteurs; taux de conversion; coût par client; Google
    Analytics; performances de mes publicités; démo d’analytics; de quoi ont l’allure vos statistiques; démo du tableau
    de bord; statistiques de démonstration; voir des données d’exemple; lecture de mes données; suivi des ventes en
    ligne; provenance des visiteurs; rendement de mes campagnes; tableau des résultats; comprendre mes chiffres;
    dashboard pour mesurer; dashboard que vous utilisez; tableau avec visites et ventes; exemple de tableau avec des
    ventes`,
  heatmap: `
    carte de chaleur; rang par quartier; position selon le lieu; grille de rangs; carte des positions; classement local
    sur une carte; carte de visibilité; quartiers où je suis faible; où je suis visible; voir sur une carte; visibilité
    par secteur; rang rue par rue; zones faibles; carte rue par rue; dans quels quartiers on me voit; visibilité dans
    la ville; position selon le quartier; mon rang sur Google Maps par secteur; rayon de visibilité; carte avec des
    couleurs; heatmap; carte thermique; dans quels coins de la ville on me voit; dans quelles parties de la ville je
    suis visible; où je sors en ville; où on me trouve en ville; bien classé selon l’endroit; grille de positions; à
    quelle distance on me voit; autour de mon commerce; points forts et faibles par quartier; image de mes positions;
    image de mes positions rue par rue; dans quelles rues je sors bien; rues de mon quartier où je sors mal; rues où je
    suis visible; les gens d’à côté me voient-ils; les gens me voient d’un autre quartier; à quelques kilomètres; les
    gens à 10 km; jusqu’où on me voit; jusqu’à quelle distance; où je ressors; où est-ce que j’apparais; dans quels
    quartiers; secteur par secteur; quartier par quartier; coin par coin; quartier voisin; ville voisine; l’autre bout
    de la ville; carte de mes positions; carte de mon classement; mon rang sur une carte; ma position selon l’endroit;
    points rouges et verts; est-ce que je sors quand on cherche d’à côté; la carte est-elle vraie; carte pour mon
    commerce; jusqu’où je sors; suis-je visible deux rues plus loin; est-ce que l’autre bout de la ville me voit; quand
    quelqu’un cherche à deux coins de rue; voient-ils moi ou mon concurrent; qui est devant moi dans chaque secteur; où
    suis-je faible; pourquoi je suis premier chez moi mais pas ailleurs; je suis premier quand je cherche mais pas pour
    mes clients; carte avec des chiffres; comment marche la carte de chaleur; ce que montre la carte de chaleur; lire
    la carte de chaleur`,
  'service-seo': `
    rapport hebdomadaire; référencement; SEO; être trouvé sur Google; audit de référencement; position dans Google;
    améliorer mon référencement; première page; monter dans Google; premier sur Google; mieux classé; invisible sur
    Google; on ne me trouve pas sur Google; se faire trouver; optimiser mon site; référencement naturel; attirer du
    trafic; top 3; top trois; dans les trois premiers; sortir en premier sur Google; sortir premier quand on cherche
    mon métier; prix du référencement; améliorer mon classement; remonter dans les résultats; je suis loin dans Google;
    deuxième page; personne ne trouve mon site; mon site n’apparaît pas; mon site ne sort pas; pages suivies chaque
    semaine; expert SEO; consultant SEO; service de référencement; référencer mon site; optimiser mes pages; délai du
    référencement; le SEO est-il rapide; que comprend le SEO; SEO avec l’IA; pénalité de Google sur mon site; faire
    sonner le téléphone; combien de temps avant de voir des résultats; top 3 de Google; faut-il attendre des mois;
    dépasser la concurrence sur Google; site nulle part dans Google; métier recherché sur internet; sortir dans les
    premiers sur internet; je ne sors pas dans Google; sortir quand on cherche mon métier; quand quelqu’un cherche mon
    métier; battre mon concurrent sur Google; recherches Google; résultats de recherche; au bout de combien de temps;
    retravailler mes pages; mon ancien référenceur; mauvais référencement; être vu en ligne; temps avant que le SEO
    fonctionne; ce qui ne va pas sur ma page web; erreurs de référencement sur ma page; être mieux placé; plus haut sur
    Google; monter sur Google; première page de Google; haut de Google; améliorer mon positionnement; bloqué en page
    deux; référencement de mon site; trafic sur mon site; plus de visiteurs; plus de visites; audit SEO; corrections
    techniques; ce que comprend le SEO; faites-vous du SEO; combien pour le SEO; prix d’un audit SEO; j’ai perdu mes
    positions; j’ai baissé sur Google; j’ai disparu de Google; mise à jour de Google; mon site n’amène pas d’appels;
    mes concurrents sont devant; un concurrent devant moi; dépasser mon concurrent; personne ne visite mon site;
    personne ne clique sur mon site; j’ai des visites mais pas d’appels; je suis en page trois; on était premiers et on
    l’est plus; mon trafic a baissé; passer devant le magasin d’à côté; passer devant mon concurrent; qu’est-ce que
    vous changez sur mon site; touchez-vous à mon site; écrivez-vous des pages; combien de pages faites-vous;
    allez-vous briser mon site; avez-vous besoin d’accès à mon site`,
  'service-podcasts': `
    podcast; balado; prix d’un podcast; enregistrement; épisode; timide au micro; parler en public; émission audio;
    enregistrer une émission; lancer un balado; faire un podcast; entrevue audio; ma voix; avoir mon propre balado;
    créer un podcast; équipement pour un balado; studio d’enregistrement; qui prépare les questions; questions de
    l’épisode; préparer l’épisode; durée d’un épisode; nombre d’épisodes; diffuser mon balado; balado pour mon
    entreprise; épisodes courts; trouver un sujet de balado; transcription; enregistrer un épisode à distance;
    plateformes d’écoute; aucune expérience du son; micro et équipement; émission audio sur un sujet; lancer une
    émission; baladodiffusion; capsules audio; écouter en auto; entrevue avec un client; enregistrer ma voix;
    enregistrer dans mon commerce; combien de balados par mois; animateur de balado; utilité d’un podcast pour mon
    commerce; transformer les épisodes en texte; faire un balado; partir un balado; enregistrer un balado; podcast pour
    une petite entreprise; podcast pour un avocat; un podcast est-il utile; faut-il un micro; où enregistre-t-on;
    combien un balado; podcast abordable; un podcast est-il cher; qui parle dans le balado; entrevue; un balado sur
    notre métier; qui écouterait; c’est publié où; sur Spotify; faut-il du matériel; je parle beaucoup; émission;
    émission de radio`,
  'service-blogs': `
    blogs inter-sites; liens entre sites; articles qui se citent; réseau de blogs; backlinks; liens achetés; liens
    entrants; liens vers mon site; blogues qui se citent; obtenir des liens; autorité du site; réseau de sites; prix
    des articles; rédaction d’articles; liens de qualité; liens entre blogues; liens entre les blogues de commerces;
    échange de liens; être cité par d’autres sites; autres sites qui parlent de moi; articles invités; blogueurs
    partenaires; articles sur d’autres sites; écrire mon blogue à ma place; combien d’articles par mois; maillage;
    popularité de mon site; liens légaux; légalité des liens; est-ce légal d’échanger des liens; liens d’autres sites,
    est-ce de la triche; pointer vers mon site; autres pages qui parlent de moi; sites qui mettent mon lien; mentions
    sur le web; fermes de liens; réputation du site; publication d’articles; billets de blogue; articles écrits pour
    moi; confier mon blogue; partenaires qui nous citent; qui trouve les sujets des articles; qui choisit les sujets
    d’articles; sujets des articles que vous écrivez; écrire des articles pour nous; écrire des articles pour mon site;
    articles sur mon site; quelqu’un pour écrire mon blogue; tenir notre blogue; rédaction de blogue; rédaction web;
    contenu pour mon site; combien d’articles; prix d’un article; liens d’autres sites; avoir des liens; acheter des
    liens; qui signe les articles; écrivez-vous pour nous; j’ai pas le temps d’écrire; qui écrirait; vous publiez à
    quelle fréquence; est-ce que je le lis avant; d’autres sites parlent de moi; être mentionné par d’autres sites`,
  'service-landing': `
    page de destination; créer une landing page; page de campagne; plus d’appels; page d’atterrissage; prix d’une
    landing page; convertir les visiteurs; page qui convertit; récolter des courriels; obtenir des coordonnées;
    formulaire de contact; capter des prospects; plus de demandes; page pour ma campagne; des visiteurs mais pas
    d’appels; personne n’appelle; personne ne remplit mon formulaire; on clique mais on n’achète pas; on clique mais
    personne n’appelle; les gens cliquent mais n’achètent pas; les gens quittent ma page; visiteurs qui partent; taux
    de rebond; convertir mes clics; clics sans demandes; pub qui ne convertit pas; une seule page; prix d’une page;
    page pour un événement; page d’inscription; page pour recueillir des demandes; page web pour ma pub; délai pour une
    page; rédiger une page; tester deux versions; test A/B; page aimant; payer des clics pour rien; je paie des clics;
    je paie des annonces mais personne n’appelle; du monde sur mon site mais pas d’appels; les gens entrent sur mon
    site mais n’appellent pas; personne ne complète mon formulaire; visiteurs qui ne font rien; visites sans ventes;
    transformer des visiteurs en clients; transformer mes visites en appels; recevoir plus d’appels; recevoir plus de
    demandes; page qui fait appeler; page qui vend; page pour une offre; recueillir des adresses; capturer des
    courriels; refaire ma page d’accueil; augmenter mes conversions; améliorer ma conversion; garder la page si je
    pars; à qui appartient la page; les gens me laissent leurs coordonnées; en combien de jours une landing page; faire
    une landing page; page pour ma pub; page de vente; page de capture; page pour une promotion; prix d’une page
    d’atterrissage; combien une landing page; délai pour une landing page; page pour un produit; page pour mon
    événement; page pour un seul service; mes pubs envoient à ma page d’accueil; beaucoup de clics pas d’appels; les
    gens cliquent mais n’appellent pas; formulaire sur la page; qui écrit la page`,
  'service-loyalty': `
    fidéliser; faire revenir les clients; programme de fidélité; infolettre; anciens clients; carte de fidélité;
    messages aux clients; se désabonner; garder mes clients; clients réguliers; programme de points; courriels aux
    clients; clients perdus; ramener d’anciens clients; récompenses; système de points; points pour les habitués;
    clients habitués; carte à points; clients qui disparaissent; viennent une fois; je perds mes clients; clients qui
    partent; récompenser mes clients; relancer mes anciens clients; textos aux clients; messages automatiques; vendre
    plus aux mêmes clients; prix de la fidélisation; organiser un programme de fidélité; mettre en place un programme
    de fidélité; envoyer une infolettre pour moi; acheter une fois; achètent une fois et ne reviennent pas; ne plus
    revoir mes clients; clients de longue date; envoyer des courriels à mes clients; garder le contact avec mes
    clients; garder contact; rester en contact; clients partis chez un concurrent; acheteurs d’une seule fois; vente
    répétée; deuxième visite; clients qui s’éloignent; messages de relance; programme de récompenses; programme VIP;
    réactiver mes clients; clients inactifs; carte à poinçonner pour mon commerce; carte à tamponner pour mon café;
    monter une carte de fidélité; mes clients ne reviennent pas; mes clients ne reviennent plus; les clients viennent
    juste une fois; ils viennent une seule fois; ramener mes clients; récupérer d’anciens clients; clientèle fidèle;
    carte à poinçons; prix du programme de fidélité; combien pour la fidélisation; textos à mes clients; courriels à
    mes clients; message d’anniversaire; mes habitués ont disparu; ramener ma vieille clientèle; faire revenir mes
    anciens; les clients sont partis ailleurs; les gens essaient et ne reviennent pas; garder contact avec mes clients;
    envoyer des offres à mes clients; remercier mes clients; rabais pour les réguliers; mes clients m’oublient; une
    appli de fidélité ça marche`,
  'service-ecommerce': `
    boutique en ligne; vendre en ligne; e-commerce; fiches produits; Google Shopping; panier abandonné; Shopify; vendre
    dans plusieurs villes; changer de plateforme; ma boutique en ligne ne vend pas; plus de ventes en ligne; site
    marchand; produits en ligne; fiches de produits; vendre localement en ligne; commerce électronique; shop en ligne;
    mon shop ne vend pas; ma boutique en ligne ne fait pas de ventes; augmenter mes ventes en ligne; vendre plus en
    ligne; vendre sur Internet; vendre mes produits en ligne; ouvrir une boutique en ligne; créer une boutique en
    ligne; Prestashop; Magento; référencer mes produits; référencement de boutique en ligne; visibilité de mes
    produits; catalogue de produits; descriptions de produits; photos de produits; prix du e-commerce; boutique en
    ligne locale; mettre au panier et partir avant la caisse; shop en ligne sans ventes; mettre au panier sans acheter;
    abandon de panier; garder ma plateforme; améliorer ma boutique en ligne; investir dans ma boutique en ligne; vendre
    hors de ma ville; vendre ailleurs au pays; produits introuvables sur Google; mes produits sur Google; BigCommerce;
    boutique virtuelle; magasin virtuel; webshop; laisser des articles dans le panier; ne pas finir l’achat; panier
    sans achat; gens qui ne finissent pas leur achat; trouver ma boutique depuis les villes voisines; sortir dans
    Google Shopping; on vend en ligne; plus de commandes; commandes d’autres villes; vendre dans d’autres villes;
    vendre partout au pays; livrer partout; boutique Shopify; boutique WooCommerce; paniers abandonnés; personne
    n’achète sur mon site; des visites mais pas de ventes; faire trouver mes produits; produits sur Google; prix du SEO
    e-commerce; vêtements en ligne; vendre mes créations en ligne; ma boutique en ligne dort; mon magasin en ligne est
    mort; pas une vente; une vente par semaine; personne n’achète en ligne; avoir plus de commandes; les gens regardent
    mais n’achètent pas; je fais des chandelles et je vends en ligne; je vends du linge en ligne; je vends de
    l’artisanat; vendre dans une autre ville; Amazon me tue`,
  'service-local': `
    visibilité locale; annuaires; coordonnées fausses; fiche d’établissement; corriger mes coordonnées; mauvais avis;
    retirer un avis; plusieurs établissements; succursales; doublons; Google Maps; apparaître sur Google Maps; fiche
    Google; être trouvé près d’ici; mauvaise adresse en ligne; mes heures sont fausses; annuaires en ligne; avis
    négatif; clients du coin; recherche à proximité; référencement local; commentaire méchant; ma fiche sur la carte;
    restaurant introuvable sur la carte; mon commerce n’apparaît pas sur Google Maps; map Google; ancienne adresse; on
    a déménagé; adresse erronée sur le web; page d’entreprise Google; fiche suspendue; fiche en double; fermé
    définitivement; ancien employé; faux avis sur mon commerce; avis une étoile; enlever un avis; supprimer un avis;
    avis injuste; signaler un avis; améliorer ma note; répondre à mes avis; Yelp; TripAdvisor; mauvaises heures;
    combien d’annuaires; mettre à jour mes coordonnées; commerce absent de Google Maps; adresse qui a changé; ancienne
    adresse qui traîne en ligne; adresse périmée; plus d’avis Google; mon commerce n’est pas sur Google; ne sort pas
    sur la carte; mon magasin ne sort pas sur la carte; carte du téléphone; les gens à côté ne me trouvent pas; les
    gens près d’ici; invisible dans mon quartier; Google montre la vieille adresse; Google montre encore l’ancienne
    adresse; numéro différent; mes succursales ont des numéros différents; avis mensonger; avis d’un concurrent;
    mauvaise note sur Google; épingle sur la carte; deux épingles pour mon commerce; deux fiches pour mon commerce; mes
    concurrents sont sur la carte; être sur Google Maps; sur la carte de Google; mon commerce sur Google; être trouvé
    près de chez moi; trouvé dans mon coin; trouvé dans ma ville; clients du quartier; gens d’ici; près de moi; être
    visible localement; améliorer ma fiche; corriger ma fiche; gérer ma fiche; s’occuper de ma fiche Google; mon
    adresse est fausse sur Google; mauvais numéro sur internet; mauvaises heures sur Google; ancienne adresse toujours
    affichée; on a changé de numéro; fiches en double; être partout; Google a suspendu ma fiche; répondre aux avis pour
    moi; gérer mes avis; s’occuper des mauvais avis; faire enlever un avis; plusieurs adresses; deux succursales; SEO
    local; travaillez-vous avec les boulangeries; aider un garage; aider un dentiste; commerces de ma ville; je cherche
    mon nom et rien ne sort; je cherche le nom de mon commerce et je ne me vois pas; je tape mon nom dans Google; mon
    magasin ne sort pas; on ne sort pas; juste mes concurrents sortent; le monde va chez mon concurrent; les gens
    appellent au mauvais numéro; les clients vont à l’ancienne adresse; Google dit qu’on est fermés; Google montre de
    mauvaises heures; deux fois sur Google; quelqu’un d’autre a pris ma fiche; j’ai perdu l’accès à ma fiche; j’ai pas
    le temps de répondre aux avis; sortir sur la carte; comment aidez-vous un plombier; comment aidez-vous un
    restaurant; on a trois succursales; on vient de reprendre un commerce; ce que comprend le SEO local; qu’est-ce qui
    est inclus dans le SEO local`,
  'service-youtube': `
    vidéos; YouTube; tournage; montage; chaîne; vues; être filmé; caméra; sous-titres; ma chaîne YouTube; plus de vues;
    référencer mes vidéos; vidéos trouvées; titres de vidéos; faire connaître ma chaîne; apparaître à l’écran; vidéos
    sans visage; promouvoir mes vidéos; prix des vidéos; prix du YouTube SEO; faire des vidéos pour mon commerce;
    vidéos courtes; abonnés YouTube; description de vidéo; personne ne regarde mes vidéos; mes vidéos n’ont pas de
    vues; créer une chaîne; mes vidéos font peu de vues; je mets des vidéos en ligne; publier des vidéos; mettre une
    vidéo en ligne; filmer avec mon téléphone; texte des vidéos; vidéos d’explication; capsules vidéo; mots-clés de
    vidéo; vidéo qui sort sur Google; audience sur YouTube; combien de vidéos par mois; faire des vidéos; faire faire
    des vidéos; tourner une vidéo; filmer une vidéo; vidéo pour mon entreprise; vidéos pour notre compagnie; marketing
    vidéo; chaîne YouTube; partir une chaîne YouTube; faire grandir ma chaîne; vues sur YouTube; gêné devant la caméra;
    je ne veux pas montrer mon visage; qui filme; venez-vous filmer; durée des vidéos; shorts; prix d’une vidéo;
    combien pour une vidéo; j’aime pas être filmé; faut-il que je sois dedans; je suis gêné; mon employé peut-il être
    dans la vidéo; venez-vous filmer chez nous; qui tient la caméra; vidéos TikTok; reels; vidéo de mon atelier; peu
    d’abonnés; une vidéo par mois`,
  'service-meta-ads': `
    publicité Facebook; publicité Instagram; réseaux sociaux; annonces Facebook; compte publicitaire; Meta; pub
    Facebook; pub Instagram; annoncer sur les réseaux sociaux; publicité en ligne; cibler les gens du quartier; médias
    sociaux; campagne Facebook; Insta; FB; pub sur Insta; lancer une pub; publicité payante; réseau social; booster une
    publication; publication sponsorisée; prix de la pub Facebook; tarif Meta Ads; cibler des clients; clients autour
    de mon magasin; promouvoir mon restaurant; promouvoir mon salon; publicité pour mon commerce; annonce locale; mes
    pubs ne donnent rien; vidéos publicitaires; budget Facebook; créer des annonces; qui écrit les annonces; pub de
    quartier; prendre en main ma publicité; prendre en main la publicité de ma page; publicité de ma page Facebook; qui
    paie Facebook; payer Facebook directement; argent versé à Facebook; budget versé à Meta; arrêter une annonce;
    arrêter une pub qui ne marche pas; annonce qui ne fonctionne pas; annonce qui ne rapporte pas; la publicité
    est-elle plus rapide que le SEO; plus rapide que le référencement; clients tout de suite; clients rapidement; des
    appels cette semaine; remplir mon agenda; publications commanditées; clientèle sur Facebook; images d’annonces;
    formulaire dans Facebook; Messenger; reciblage; montrer mes pubs aux gens de mon secteur; pubs montrées seulement
    dans mon secteur; annonces vues par les gens du secteur; pub pour un salon d’esthétique; annoncer mon commerce sur
    Insta; pubs Facebook; pubs Instagram; faire mes pubs Facebook; gérer mes pubs Instagram; campagne Instagram;
    publicité sur Facebook; annoncer sur Facebook; annoncer sur Instagram; posts sponsorisés; pub sur les réseaux
    sociaux; l’argent de la pub est-il inclus; budget pub compris; mes pubs Facebook ne marchent pas; annonce refusée;
    compte publicitaire bloqué; à qui est le compte de pub; photos pour les pubs; Meta ou Google; qui fait les images
    des pubs; est-ce vous qui faites les pubs; je paie Facebook ou vous; combien de pubs faites-vous; des likes mais
    pas de ventes; beaucoup de j’aime pas de clients; ma pub a été refusée; Facebook a fermé mon compte pub; mes
    dernières pubs n’ont rien donné; faire venir du monde à mon événement; promouvoir mon événement; annoncer mon
    ouverture; annoncer un solde`,
  'town-local-montreal': `
    agence pour un commerce de Montréal; aidez-vous les commerces de Montréal, les boutiques et les restaurants;
    référencement d’une entreprise de Montréal; SEO local pour un commerce à Montréal; fiche Google d’un commerce de
    Montréal; avis Google à Montréal; être trouvé à Montréal sur Google; entreprise montréalaise à faire connaître`,
  'town-local-laval': `
    agence pour un commerce de Laval; aidez-vous les commerces de Laval, les boutiques et les restaurants;
    référencement d’une entreprise de Laval; SEO local pour un commerce à Laval; fiche Google d’un commerce de Laval;
    avis Google à Laval; être trouvé à Laval sur Google; entreprise lavalloise à faire connaître`,
  'town-local-longueuil': `
    agence pour un commerce de Longueuil; aidez-vous les commerces de Longueuil, les boutiques et les restaurants;
    référencement d’une entreprise de Longueuil; SEO local pour un commerce à Longueuil; fiche Google d’un commerce de
    Longueuil; avis Google à Longueuil; être trouvé à Longueuil sur Google; entreprise de la Rive-Sud; commerce de
    Brossard`,
  'town-local-quebec': `
    agence pour un commerce de Québec; aidez-vous les commerces de Québec, les boutiques et les restaurants;
    référencement d’une entreprise de Québec; SEO local pour un commerce à Québec; fiche Google d’un commerce de
    Québec; avis Google à Québec; être trouvé à Québec sur Google; boutiques de la ville de Québec; commerce de Lévis`,
  'town-local-new-york': `
    agence pour un commerce de New York; aidez-vous les commerces de New York, les boutiques et les restaurants;
    référencement d’une entreprise de New York; SEO local pour un commerce à New York; fiche Google d’un commerce de
    New York; avis Google à New York; être trouvé à New York sur Google; commerce de Brooklyn; commerce de Manhattan;
    commerce du Queens`,
  'town-meta-ads-montreal': `
    publicité Facebook pour un commerce de Montréal; pub Instagram pour un restaurant de Montréal; pub sur Insta pour
    un commerce de Montréal; annonces Facebook et Instagram à Montréal; publicité sur les réseaux sociaux à Montréal`,
  'town-meta-ads-laval': `
    publicité Facebook pour un commerce de Laval; pub Instagram pour un restaurant de Laval; pub sur Insta pour un
    commerce de Laval; annonces Facebook et Instagram à Laval; publicité sur les réseaux sociaux à Laval`,
  'town-meta-ads-longueuil': `
    publicité Facebook pour un commerce de Longueuil; pub Instagram pour un restaurant de Longueuil; pub sur Insta pour
    un commerce de Longueuil; annonces Facebook et Instagram à Longueuil; publicité sur les réseaux sociaux à Longueuil`,
  'town-meta-ads-quebec': `
    publicité Facebook pour un commerce de Québec; pub Instagram pour un restaurant de Québec; pub sur Insta pour un
    commerce de Québec; annonces Facebook et Instagram à Québec; publicité sur les réseaux sociaux à Québec`,
  'town-meta-ads-new-york': `
    publicité Facebook pour un commerce de New York; pub Instagram pour un restaurant de New York; pub sur Insta pour
    un commerce de New York; annonces Facebook et Instagram à New York; publicité sur les réseaux sociaux à New York`,
  'town-landing-montreal': `
    page de destination pour un commerce de Montréal; créer une page de vente à Montréal; création de page pour une
    campagne à Montréal`,
  'town-landing-laval': `
    page de destination pour un commerce de Laval; créer une page de vente à Laval; création de page pour une campagne
    à Laval`,
  'town-landing-longueuil': `
    page de destination pour un commerce de Longueuil; créer une page de vente à Longueuil; création de page pour une
    campagne à Longueuil`,
  'town-landing-quebec': `
    page de destination pour un commerce de Québec; créer une page de vente à Québec; création de page pour une
    campagne à Québec`,
  'town-landing-new-york': `
    page de destination pour un commerce de New York; créer une page de vente à New York; création de page pour une
    campagne à New York`,
  landing: `
    construire une page; démonstration de page; page intelligente; aperçu de page; composer une page; essayer une page;
    créer ma page; faire une page efficace; bâtir une page; voir une page d’exemple; exemple de page de destination;
    étapes d’une page; démo de page de destination; page pour une recherche; générer une page d’exemple; les quatre
    étapes d’une page`,
  loyalty: `
    plan de fidélisation; rétention; parcours de fidélisation; segments; remboursement; garantie de fidélisation;
    phases; analyse de rétention; satisfait ou remboursé; plan de 90 jours pour mes clients; taux de retour; analyser
    ma clientèle; ce qu’on gagne à fidéliser; plan sur 90 jours; fidélisation en 90 jours; plan de fidélisation sur 90
    jours; remboursé si ça ne marche pas; objectif de fidélisation; combien de clients reviennent; perte de clients;
    groupes de clients; récupérer mon argent si la rétention ne monte pas; rendre l’argent si la fidélisation ne marche
    pas; rétention qui ne monte pas; remboursement de la fidélisation; la page de fidélisation ne marche pas; garantie
    de remboursement; conditions du remboursement; objectif non atteint; objectif raté; fidélisation intelligente;
    relances automatiques; suivi de mes clients réguliers; étapes de 30 jours; ravoir mon argent; être remboursé;
    remboursement si ça ne marche pas; rétention garantie; page de fidélisation`,
  'mini-site': `
    mini-site; petit site; site en 48 heures; site rapide; créer un site; site simple; contenu du mini-site; nom de
    domaine; nouveau commerce; site vitrine; je n’ai pas de site; faire un site vite; premier site web; petit site pas
    cher; site en deux jours; site pour mon commerce; refaire mon site; création de site web; création de site
    internet; site internet pour mon métier; ouvrir un commerce; j’ouvre un café; j’ouvre un restaurant; je me lance en
    affaires; démarrer mon entreprise; site avant la fin de la semaine; en combien de temps un site; délai du
    mini-site; combien de pages; nombre de pages; pages du mini-site; adresse web; adresse web comprise; domaine
    compris; nom de domaine inclus; hébergement; hébergement compris; combien coûte un site; site d’une page; agrandir
    mon site; site WordPress; concevoir un site; bâtir un site web; site prêt cette semaine; aucune présence en ligne;
    aucune présence web; j’ouvre ma boulangerie; ouverture de mon commerce; compris dans le mini-site; ce que comprend
    le mini-site; vieux site à refaire; site dépassé; seulement une page Facebook; changer mon site plus tard; modifier
    mon site moi-même; site pour débuter; site prêt à être trouvé; site prêt dans quelques jours; petite page prête
    rapidement; pas de page web; ajouter une boutique au petit site; ajouter une boutique plus tard; domaine du
    mini-site; il me faut un site; j’ai besoin d’un site; on a besoin d’un site; il m’en faut un autre; faites-moi un
    site; me faire un site; pouvez-vous faire un site; pouvez-vous créer mon site; faites-vous des sites; faites-vous
    des sites web; conception web; concepteur web; webmestre; refaire mon site au complet; refonte de mon site; mon
    site est vieux; mon site est laid; mon site est dépassé; remplacer mon site; rien en ligne; pas encore en ligne;
    aucune présence; je débute; je pars en affaires; je démarre mon entreprise; je lance ma boîte; j’ouvre mon salon;
    j’ouvre bientôt; on ouvre le mois prochain; nouvelle entreprise; lancer mon commerce; site cette semaine; il me
    faut un site vite; site en urgence; site rapidement; vous faites un site en combien de temps; mon site serait prêt
    quand; en ligne en deux jours; 48 heures; petit site pas compliqué; site de base; site d’une seule page; quelques
    pages; prix d’un site; combien pour un site; combien coûte un petit site; prix d’un site de base; faut-il un
    domaine; acheter un domaine; qui écrit les textes du site; écrire mon site; photos pour mon site; changer mes
    heures sur le site; ajouter des pages plus tard; ajouter une boutique après; faire grandir le site; ce qu’il y a
    dans le mini-site; qu’est-ce que j’ai avec le mini-site; juste une page; juste une page avec mes heures; juste mon
    téléphone et mon adresse; quelque chose de simple; rien de compliqué; juste exister sur internet; j’ai seulement
    une page Facebook; je suis pas bon avec les ordinateurs; je connais rien aux sites; qu’est-ce qu’il vous faut pour
    mon site; mon cousin a fait mon site et il est parti; je peux plus entrer dans mon vieux site; transférer mon site
    chez vous; est-ce que ça marche sur cellulaire; réserver sur le site; vendre dessus; mettre un menu; j’ai pas de
    photos; écrivez-vous les textes pour moi; ça prend combien de temps un site; qui l’héberge; et mon domaine; adresse
    courriel avec mon domaine`,
  'social-proof': `
    témoignages; ce que disent les clients; avis sur l’agence; tableau de bord client; rapport hebdomadaire; que disent
    vos clients; ce que pensent vos clients; clients satisfaits; avis de vos clients; opinions sur Iluma; tableaux des
    clients; vos clients sont-ils contents; avis sur Iluma; avez-vous de bons avis; témoignages de commerçants; votre
    réputation; preuve de résultats; à quoi ressemble le tableau de bord d’un client; mots de vos clients; captures de
    tableaux de bord; vos témoignages sont-ils vrais; vrais témoignages; faux témoignages; témoignages inventés; ce que
    les clients disent de vous; vos propres avis; parler à un client; parler à un de vos clients; référence à appeler;
    ce que montre le tableau de bord; appeler un de vos clients; des clients que je pourrais appeler; quelqu’un à qui
    demander; que pense-t-on de vous; êtes-vous bien notés; avez-vous des avis; ces citations sont-elles vraies; qui a
    écrit les témoignages; avez-vous inventé les avis`,
  'seo-explainer': `
    comment Google fonctionne; comment Google choisit; ordre des résultats; classement de Google; algorithme de Google;
    comparaison avec Instagram; indexation; pourquoi mon concurrent est avant moi; comment Google classe;
    fonctionnement de Google; qui sort en premier; pourquoi Google montre certains sites; critères de Google; pourquoi
    mon concurrent sort avant moi; concurrents mieux classés; mon concurrent est premier; ce que regarde Google;
    facteurs de classement; comment fonctionne un moteur de recherche; Google expliqué simplement; Google ou Instagram;
    différence entre Google et les réseaux sociaux; comment Google lit un site; robot de Google; pourquoi mon site
    n’est pas indexé; combien de temps pour être indexé; google choisit les gagnants; la concurrence sort au-dessus de
    moi; sortir au-dessus; logique de Google; règles de Google; comment Google trouve un site; pertinence, distance et
    renommée; signaux de classement; mises à jour de Google; au-dessus de moi sur Google; un autre commerce au-dessus
    de moi; pourquoi mon concurrent est premier; pourquoi je ne suis pas premier; pourquoi je n’apparais pas; ce que
    Google regarde; pouvez-vous garantir la première place; garantir numéro un; promettre la première page; être numéro
    un; la pub aide-t-elle mon classement; payant ou naturel; pourquoi mon concurrent est devant moi; pourquoi l’autre
    sort avant moi; payer Google pour être premier; comment être premier; qui décide de l’ordre; les j’aime aident-ils
    sur Google`,
  'seo-course': `
    cours de SEO gratuit; apprendre le référencement; formation SEO; leçons; bases du SEO; débutant; définitions;
    pièges du référencement; première place garantie; garantie de position; apprendre le SEO; cours en ligne; formation
    gratuite; leçons gratuites; initiation au référencement; c’est quoi le SEO; faire mon SEO moi-même; suivre un
    cours; apprendre tout seul; faire mon référencement tout seul; faire son SEO soi-même; SEO pour les nuls;
    vocabulaire du SEO; lexique; est-ce que vous formez les gens; comprendre le SEO; définition du SEO; erreurs de
    débutant; garantir la première place dans Google; initiation; cours sur Google; cours gratuit en ligne; termes du
    SEO; première place dans Google; se méfier d’une agence; promesses d’agence; expliquer le SEO simplement; le SEO
    expliqué à un enfant; SEO vulgarisé; apprendre le SEO moi-même; enseignez-moi le SEO; cours de SEO; cours gratuit;
    formation; SEO pour débutants; le faire moi-même; tutoriel; c’est quoi un backlink; c’est quoi l’indexation; que
    veut dire SEO; j’aime mieux le faire moi-même; le faire tout seul; je veux apprendre; pouvez-vous m’enseigner;
    quelque chose à lire; expliquez-moi le SEO; leçons pour débutants; je veux comprendre le SEO`,
  'full-system': `
    système complet; partenariats; administration du site; cockpit; vue d’ensemble; système Iluma; version complète du
    site; partenariats et administration`,
  blog: `
    articles par thème; catégories d’articles; chercher un article; thèmes des articles; tous les articles; articles
    sur un sujet; trouver un article; liste des articles; rechercher dans le blogue; parcourir les articles; filtrer
    les articles`,
  'blog-intelligent': `
    blog; articles; derniers articles; lire vos articles; conseils à lire; vos articles; conseils pour commerçants;
    lecture; blogue; conseils gratuits; astuces; actualités; textes de conseils; articles de blogue; apprendre en
    lisant; articles récents; articles pour commerçants; informations pour commerçants; suivre vos publications`,
  'article-fiche-google': `
    remplir ma fiche Google; optimiser la fiche d’établissement; photos de la fiche; heures de la fiche; catégorie de
    la fiche; réclamer ma fiche; remplir mon profil d’entreprise; compléter ma fiche; photos et heures sur Google;
    profil Google complet; répondre aux avis; catégorie principale; remplir ma fiche; améliorer ma fiche Google; créer
    ma fiche Google; ouvrir une fiche Google; valider ma fiche; heures des jours fériés; choisir ma catégorie;
    description de ma fiche; attributs de la fiche; modification refusée; prendre possession de la fiche; publier sur
    ma fiche; conseils pour ma fiche Google; heures de la fiche pendant les fêtes; fiche à moitié vide; fiche Google
    vide; fiche incomplète; quoi mettre dans ma fiche; champs de la fiche; fiche pas remplie; ajouter des photos à ma
    fiche; ajouter mes services à la fiche; changer la catégorie; nom de ma fiche; compléter mon profil; vérification
    de la fiche; code de vérification; téléverser des photos sur ma fiche; photos de mon profil d’entreprise; photos à
    mettre sur ma fiche d’entreprise; configurer ma fiche; comment être sur Google Maps; pas sur Google Maps; pas sur
    la carte; mon commerce n’est pas sur Google; on ne me voit pas sur la carte; revendiquer ma fiche; photos sur ma
    fiche; catégorie de mon commerce; créer une fiche Google; comment la remplir; quelle catégorie mettre; quelles
    photos mettre; mettre mes heures sur Google; je n’arrive pas à valider; carte postale de Google; créer ma page
    Google`,
  'article-ecrire-avec-ia': `
    écrire avec l’IA; rédiger avec ChatGPT; garder son ton; consigne pour l’IA; ce que l’IA invente; écrire avec
    ChatGPT; garder mon style; texte qui sonne faux; se servir de l’IA pour écrire; relire un texte de l’IA; utiliser
    ChatGPT pour écrire; bien utiliser ChatGPT; prompt; Google pénalise-t-il les textes de l’IA; textes d’IA pénalisés;
    texte trop robotique; écrire dans mon style; demander à ChatGPT d’écrire; corriger un texte d’IA; conseils pour
    rédiger avec l’IA; ce que ChatGPT écrit sonne pareil; textes qui se ressemblent; textes génériques; humaniser un
    texte; reconnaître un texte d’IA; demandes à ChatGPT; rédaction assistée; vérifier ce que dit ChatGPT; ChatGPT pour
    mon commerce; textes qui sonnent robot; sonner comme un robot; utiliser ChatGPT sans sonner robot; me servir de
    l’IA pour mes textes; texte d’IA qui sonne faux; garder ma voix; consigne pour écrire`,
  'article-budget-google-ads': `
    budget Google Ads; régler Google Ads; mots à exclure; première campagne Google Ads; ne pas gaspiller; petit budget
    publicitaire; débuter avec Google Ads; petit budget Google Ads; gaspiller mon budget; première campagne; dépenser
    sans gaspiller; gaspiller mon argent sur Google Ads; ne pas gaspiller d’argent en annonces; perdre de l’argent avec
    Google Ads; Google Ads coûte cher; budget pour débuter Google Ads; combien par mois sur Google Ads; clics trop
    chers; annonces Google qui ne rapportent pas; rentabiliser Google Ads; limiter mon budget; mots négatifs; argent
    perdu dans Google Ads; dépenses inutiles; combien dépenser sur Google; montant pour commencer sur Google; clics
    inutiles; enchères; plafond de dépenses; budget quotidien; jamais utilisé Google Ads; avec combien débuter sur
    Google Ads; commencer avec Google Ads; fixer un budget Google Ads; gaspiller sur Google Ads; des clics mais pas de
    clients; Google Ads mange mon argent; mots-clés à exclure; Google a mangé tout mon argent; je paie des clics et
    personne n’appelle; comment partir sur Google Ads; combien par jour sur Google`,
  'article-crm-relances': `
    relancer un prospect; relances; suivi des demandes; ne rien oublier; pipeline; combien de relances; oublier de
    rappeler; suivre mes demandes; relancer un client; organiser mes contacts; demandes perdues; combien de fois
    relancer; perdre des demandes; demandes oubliées; relancer sans insister; suivi de mes ventes; garder le fil de mes
    demandes; tableau de mes demandes; conseils pour un CRM; organiser mes demandes; oublier de rappeler les gens
    intéressés; gens intéressés; rappeler les gens; demandes échappées; noter mes demandes; client qui ne répond pas;
    client silencieux; relance polie; texte de relance; nombre de relances; oublier de revenir aux gens; gens qui ont
    demandé un devis; revenir aux gens qui m’ont écrit; oublier de relancer; relancer les demandes; suivre les
    demandes; noter chaque demande; des gens qui demandent et ne reviennent pas; organiser mes prospects; relancer mes
    prospects; j’oublie les gens qui m’ont écrit; les clients demandent et j’oublie de répondre; comment garder le fil;
    tableur ou appli`,
  'article-faire-revenir': `
    faire revenir un client; conseils de fidélisation; récompenser les clients; carte de points; fréquence des
    messages; clients qui ne reviennent pas; client d’une seule fois; faire revenir; trop de messages; à quelle
    fréquence écrire; clients qui viennent une seule fois; clients disparus; ne viennent qu’une fois; écrire aux
    anciens clients; points qui expirent; lasser mes clients; déranger mes clients; combien de messages envoyer;
    premier achat; deuxième achat; idées de récompenses; achètent une fois; redonner envie de revenir; messages
    fatigants; à quel moment écrire; récompense utile; faire revenir sans achaler; recontacter d’anciens clients; sans
    déranger; sans harceler; à quelle fréquence texter mes clients; sans les embêter; recontacter ceux qui sont déjà
    venus; message pour des clients que j’ai pas vus; les réinviter`,
  'article-page-une-intention': `
    une page une intention; formulaire court; structure d’une page; tester une page; premier écran; ordre d’une page;
    page d’atterrissage efficace; construire une page qui convertit; une seule action; formulaire trop long; page qui
    ne convertit pas; on clique mais on ne remplit pas; que mettre en haut de la page; bouton d’appel à l’action; appel
    à l’action; structure de page de vente; conseils pour une page de vente; améliorer ma page; bon titre de page;
    preuve sur la page; compléter le formulaire; payer des clics pour une mauvaise page; longueur d’une page; plan
    d’une page; titre accrocheur; accroche; promesse de la page; page liée à l’annonce; ce que doit avoir une page
    d’atterrissage; écrire une page d’atterrissage`,
  'article-avis-google': `
    demander des avis; demander un avis à un client; avoir plus d’avis Google; obtenir des avis; récolter des avis;
    avis sans achaler; sans déranger mes clients; phrase pour demander un avis; code QR pour les avis; lien pour
    laisser un avis; répondre à un avis; répondre à une critique; critique méchante; quoi répondre à un mauvais avis;
    répondre à un avis positif; que répondre à un client fâché; signaler un faux avis; avis injurieux; acheter des avis
    est-il permis; règles de Google sur les avis; mauvaise critique; les avis Google servent-ils à quelque chose; des
    étoiles de mes clients; inciter mes clients à laisser un avis; solliciter un avis; les avis servent-ils à quelque
    chose; client qui ment; client de mauvaise foi; se défendre d’un avis; améliorer ma cote; cote Google; bons avis;
    réponse type à un avis; combien d’avis faut-il; donner une remise contre un avis; remise en échange d’un avis;
    récompense en échange d’un avis; mes clients me laissent plus d’étoiles; avoir plus d’avis; plus d’avis Google;
    demander un avis à mes clients; comment demander des avis; mon concurrent a plus d’avis; monter ma note Google;
    mauvais avis; avis négatif; avis d’une étoile; faux avis; quelqu’un a laissé un mauvais avis; client fâché a laissé
    un avis; répondre à un avis négatif; avis injuste; supprimer un avis; payer pour des avis; offrir un rabais contre
    un avis; quoi répondre à un client fâché; quelqu’un chiale dans mes avis; quelqu’un se plaint dans mes avis; un
    client ment sur nous; concurrent jaloux; amener les gens à laisser des avis; mes clients ne laissent jamais d’avis;
    a-t-on le droit de demander des avis; acheter des avis`,
  'article-reponses-des-ia': `
    être cité par ChatGPT; ChatGPT parle de mon entreprise; ChatGPT me recommande; apparaître dans ChatGPT; que ChatGPT
    parle de moi; être dans les réponses de l’IA; réponses de l’IA de Google; aperçus IA; AI Overviews; Perplexity;
    GPTBot; référencement pour les IA; moteurs de réponse; les IA et mon commerce; bloquer les robots des IA; llms.txt;
    apparaître dans Gemini, Claude ou Perplexity; sortir dans ChatGPT; ChatGPT ne me connaît pas; être mentionné par
    une IA; suggéré par l’IA; recherche avec l’IA; demander à ChatGPT un commerce; cité comme source; ChatGPT
    recommande; réponses des IA; recherche par IA; Gemini; Copilot; l’IA connaît-elle mon commerce; ChatGPT connaît-il
    mon commerce; pourquoi ChatGPT recommande mon concurrent; les gens demandent à l’IA`,
  'article-devis-rapides': `
    perdre du temps à faire des soumissions; répondre aux demandes de soumission; demandes de devis; répondre plus vite
    aux devis; rédiger un devis; préparer mes soumissions; modèle de soumission; gabarit de devis; modèle de devis;
    relancer un devis; devis sans réponse; devis sur téléphone; délai pour répondre à un devis; conseils pour les
    soumissions; soumissions trop longues; chiffrer un travail; trop de temps à répondre aux demandes; répondre aux
    demandes de prix; réponse à une demande de prix; je tarde à répondre; prospects qui attendent; répondre le jour
    même; faire mes soumissions plus vite; clients qui magasinent; curieux qui demandent un prix; soumission refusée;
    suivre mes soumissions; rappeler les gens intéressés; organisation de mes devis; trop de temps à envoyer mes devis;
    envoyer mes devis plus vite; envoyer une soumission rapidement; répondre plus vite aux demandes de devis; envoyer
    mes soumissions plus vite; trop lent à répondre; perdre des contrats parce que je réponds tard; répondre plus vite;
    je prends trop de temps à envoyer mes prix; je perds des jobs parce que d’autres sont plus vite`,
  'article-site-rapide': `
    site lent; lent sur téléphone; accélérer mon site; temps de chargement; pages qui chargent lentement; ça charge
    lentement; prend du temps à ouvrir; images trop lourdes; photos trop lourdes; alléger mes photos; PageSpeed; Core
    Web Vitals; LCP; mesurer la vitesse; tester la vitesse; hébergement lent; site mobile; site lent sur un téléphone;
    charge mal sur mobile; long à charger; long à ouvrir; énormément de temps à ouvrir; lent sur mobile; réduire le
    poids des images; compresser mes photos; optimiser la vitesse; score de vitesse; délai d’affichage; rapetisser mes
    photos; rapetisser les images; pages qui s’ouvrent plus vite; le site met du temps à charger; rendre mon site plus
    rapide; vitesse de la page; lent sur cellulaire; mon site charge mal; ça prend du temps à ouvrir; les gens partent
    avant que ça charge; site trop lourd`,
  'article-infolettre-locale': `
    envoyer une newsletter; newsletter; créer une newsletter; faire une infolettre; commencer une infolettre; débuter
    une infolettre; infolettre pour mon commerce; courriels à mes clients; envoyer des courriels; liste d’envoi; liste
    de courriels; courriels dans les pourriels; courriels indésirables; mes courriels tombent dans les spams; LCAP; loi
    anti-pourriel; consentement pour écrire; ai-je le droit d’écrire à mes clients; à quel rythme écrire; quoi raconter
    dans une infolettre; désabonnement; SPF, DKIM, DMARC; Mailchimp; ramasser des adresses courriel; un courriel par
    mois; courriel mensuel; envoyer un courriel par mois; courriel à mes habitués; infolettre à mes habitués;
    infolettre aux voisins; ça vaut-il la peine une infolettre; première infolettre; contenu d’une infolettre; inscrire
    mes clients à l’infolettre; bâtir une liste; logiciel d’infolettre; infolettre légale; taux d’ouverture; gens qui
    se désabonnent; courriels dans le dossier indésirable; mes courriels aboutissent aux indésirables; infolettre;
    partir une infolettre; lancer une newsletter; envoyer des courriels aux clients; envoi massif; mes courriels vont
    dans les pourriels; mes mails arrivent en spam; à quelle fréquence écrire; quoi écrire dans une infolettre; comment
    partir une liste de courriels; quoi écrire à mes clients chaque mois; écrire aux gens sans demander; a-t-on le
    droit d’écrire aux clients`,
  'article-campagne-locale': `
    créer une campagne Google Ads; configurer Google Ads; régler ma campagne Google; campagne locale; cibler ma ville
    sur Google Ads; cibler un rayon; zone ciblée; mots-clés à exclure; correspondance des mots-clés; plage de
    diffusion; pas à pas Google Ads; tutoriel Google Ads; lancer ma première annonce Google; composants d’annonce; lire
    mes résultats Google Ads; configurer Google Ads pour ma ville; Google Ads juste pour ma ville; annoncer seulement
    dans ma ville; limiter mes annonces à ma région; réglages de Google Ads; ouvrir un compte Google Ads; étapes d’une
    campagne Google; annonces aux bonnes heures; annonces pour les gens d’ici; publicité locale sur Google; configurer
    une campagne Google Ads; configurer des annonces locales; cibler mon secteur; pubs juste dans ma ville; rayon
    autour de mon commerce; moment de mes annonces; types de correspondance; montrer mes pubs juste ici; pubs dans un
    rayon; des gens loin cliquent sur mes pubs`,
  'article-pages-par-ville': `
    page par ville; pages par quartier; plusieurs villes desservies; être trouvé dans la ville voisine; être trouvé
    dans une autre ville; pages satellites; pages en double; contenu dupliqué; copier la même page; zones desservies;
    territoire desservi; page distincte pour chaque ville; une page distincte; chaque ville que je dessers; desservir
    plusieurs villes; secteurs desservis; page pour Laval et page pour Montréal; sortir dans les villes voisines;
    villes autour de chez moi; bonne idée de faire des pages par ville; une page par ville; une page pour chaque ville;
    pages de villes; ressortir dans la ville voisine; je travaille dans plusieurs villes; je me déplace dans plusieurs
    villages; sortir dans le village voisin`,
  'article-assistant-sur-le-site': `
    quoi confier à un assistant; mettre un assistant sur mon site; ajouter un chatbot; avantages d’un chatbot; un
    chatbot est-il utile; tester un assistant; l’assistant se trompe; préparer un assistant; conseils pour un chatbot;
    questions à confier au robot; erreurs d’un chatbot; ce qu’un chatbot a le droit de dire; ce que peut dire un
    chatbot; ce qu’un assistant peut répondre; limites d’un assistant; encadrer un chatbot; former un chatbot; un
    chatbot sur ma page; assistant IA sur ma page; réponses d’un chatbot; le chatbot invente; devrais-je avoir un
    chatbot; chatbot pour petite entreprise; à quoi doit répondre un chatbot; réponses automatiques sur mon site; un
    chatbot m’aiderait-il; un petit commerce devrait-il avoir un robot`,
  'article-loi-25-rgpd': `
    mon site respecte la Loi 25; respecter la Loi 25; mettre mon site en règle; Loi 25 pour mon commerce; Loi 25 pour
    une petite entreprise; obligations de la Loi 25; que demande la Loi 25; conformité de mon site; mon site est-il
    conforme; politique de confidentialité pour mon site; rédiger une politique de confidentialité; bandeau de cookies
    de mon site; mettre un bandeau; RGPD pour mon site; incident de confidentialité; fuite de données; nommer un
    responsable; registre des incidents; loi sur la vie privée pour mon entreprise; ma boutique doit-elle suivre le
    RGPD; suivre le RGPD; appliquer le RGPD; la loi s’applique-t-elle à mon commerce; suis-je obligé d’afficher une
    politique; mentions obligatoires; renseignements de mes clients; protéger les données de mes clients; avis de
    témoins sur mon site; bandeau de cookies sur mon site; fuite de données dans mon commerce; ce que dit la loi sur ma
    liste de clients; me faut-il un bandeau sur mon site à moi; quoi faire avec les données de mes clients; amendes; ma
    liste de clients et la loi`,
  'article-formulaire-court': `
    formulaire de mon site; formulaire de contact de mon site; améliorer mon formulaire; formulaire simple; raccourcir
    mon formulaire; quels champs demander; formulaire abandonné; abandon de formulaire; formulaire sur mobile; message
    d’erreur; pourriels par mon formulaire; spam dans mon formulaire; captcha; formulaire de devis; formulaire de
    soumission; formulaire accessible; combien de champs mettre; champs d’un formulaire; champs du formulaire de
    contact; nombre de champs; formulaire trop compliqué; formulaire qui marche; questions à poser dans un formulaire;
    demandes bidon; faux messages; robots qui remplissent mon formulaire; les gens abandonnent mon formulaire;
    confirmation d’envoi; personne ne remplit mon formulaire; les gens abandonnent le formulaire; formulaire trop long;
    combien de champs; formulaire sur mon site; personne ne m’écrit par le site; les gens commencent le formulaire et
    arrêtent; quoi demander dans mon formulaire`,
  'article-rappels-rendez-vous': `
    no-show; clients qui oublient leur rendez-vous; oublient leurs rendez-vous; rendez-vous manqués; clients absents;
    clients qui ne se présentent pas; clients qui ne viennent pas; absences; rappel par texto; message de rappel;
    envoyer un rappel; rappeler un rendez-vous; réduire les absences; frais d’annulation; annulations de dernière
    minute; éviter les absences; la moitié de mes rendez-vous ne viennent pas; les gens réservent et ne se présentent
    pas; mes rendez-vous ne viennent pas; les gens ne se pointent pas; réservent et ne se présentent pas; plages
    perdues; confirmer les rendez-vous; confirmation par texto; texto avant le rendez-vous; SMS de rappel; facturer une
    absence; pénalité d’absence; les clients ne se présentent pas; les gens ne viennent pas à leur rendez-vous; les
    clients oublient leur rendez-vous; lapins; poser un lapin; texto de rappel; courriel de rappel; envoyer des
    rappels; facturer les absences; les gens réservent et ne viennent pas; les clients oublient; chaises vides; la
    moitié ne se présente pas; comment leur rappeler; texto la veille; les rappels marchent-ils; faire payer ceux qui
    ne viennent pas`,
  'article-mots-des-clients': `
    mots que tapent mes clients; quels mots tapent les gens; ce que cherchent mes clients; ce que les gens cherchent;
    trouver mes mots-clés; recherche de mots-clés; choisir mes mots-clés; bons mots-clés; expressions recherchées; mots
    pour trouver un commerce; Search Console; suggestions de Google; requêtes des clients; vocabulaire de mes clients;
    quels mots utiliser sur mon site; planificateur de mots-clés; thèmes que cherchent mes clients; termes recherchés;
    ce qu’on écrit dans Google; ce que tapent les gens; comprendre ce que veulent mes clients; mots à mettre sur mon
    site; mots pour mes pages; liste de mots-clés; trouver ce que les gens tapent; ce que tapent les gens pour une
    boutique comme la mienne; quels mots les gens cherchent; ce que les gens tapent; mots-clés pour mon commerce;
    trouver des mots-clés; ce que les clients cherchent; qu’est-ce que les gens cherchent; comment les gens cherchent
    mon métier; quels mots mettre sur mon site`,
  'article-compter-les-appels': `
    d’où viennent mes appels; savoir d’où viennent mes clients; provenance de mes clients; origine des appels; compter
    mes appels; suivre mes appels; appels venus de la pub; quelle pub amène des appels; mesurer mes publicités;
    conversions; UTM; numéro de suivi; enregistrer les appels; compter les formulaires; appels venus de mon site;
    distinguer les appels; d’où proviennent les appels; d’où proviennent mes clients; appels que je reçois; quelle
    annonce fait sonner le téléphone; savoir quelle pub fonctionne; attribuer un appel; source de mes clients; demander
    comment on m’a connu; mesurer mes appels; journal des appels; d’où viennent mes clients; comment m’ont-ils trouvé;
    suivre les appels; compter les appels; savoir ce qui fonctionne; comment les gens entendent parler de moi; quelles
    pubs marchent; savoir d’où vient un appel; je sais pas ce qui marche`,
  'article-donnees-structurees': `
    schema.org; balisage; balisage schema; données structurées; JSON-LD; LocalBusiness; code pour Google; résultats
    enrichis; étoiles dans Google; afficher des étoiles dans Google; fil d’Ariane; microdonnées; code à coller; balises
    pour Google; code caché pour Google; aider Google à lire mon site; dire mes heures à Google; baliser mes heures;
    schéma; test des résultats enrichis; ajouter du schema à mon site; extraits enrichis; étoiles dans les résultats`,
  'author-ines': `
    Inès Caron; votre spécialiste du référencement; articles d’Inès; auteure des articles sur le SEO; qui est Inès;
    c’est qui Inès; parler à Inès`,
  'author-mateo': `
    Mateo Rivas; votre spécialiste de la publicité; articles de Mateo; qui est Mateo; c’est qui Mateo; parler à Mateo`,
  'author-claire': `
    Claire Oduya; votre rédactrice; articles de Claire; qui écrit vos articles; qui est Claire; c’est qui Claire;
    parler à Claire`,
  cases: `
    études de cas; exemples de clients; réalisations; résultats obtenus; clients satisfaits; portfolio; références;
    preuves; vos réussites; exemples de projets; vos clients; résultats de vos clients; montrez des résultats; preuves
    que ça marche; travail pour d’autres commerces; vos anciens mandats; exemples de votre travail; histoires de
    clients; histoires à succès; commerces que vous avez aidés; entreprises que vous avez aidées; résultats chiffrés;
    clients connus; qu’avez-vous fait pour d’autres commerces; commerces avec qui vous travaillez; exemples de clients
    satisfaits; exemples de résultats de clients; petits magasins face aux grandes surfaces; succès de petits
    commerces; succès de vos clients; mandats réalisés; travaux réalisés; clients dans mon domaine; vrais résultats de
    clients; résultats réels; cas semblable au mien; avec qui avez-vous travaillé; qui sont vos clients; anciens
    clients; montrez-moi votre travail; vrais exemples; exemples concrets; commerces comme le mien; histoires de
    réussite; preuve que ça marche; des preuves; est-ce que ça marche vraiment; est-ce que ça marche; obtenez-vous des
    résultats; vos résultats; ce que vous avez fait pour d’autres; avant et après; quelqu’un que vous avez aidé;
    avez-vous aidé un restaurant; avez-vous déjà aidé une place comme la nôtre; avez-vous déjà aidé quelqu’un comme
    nous; avez-vous travaillé avec un dentiste; avez-vous fait ça pour un garage; connaissez-vous mon métier; avez-vous
    des restaurants; avant après; pouvez-vous le prouver; prouvez-le; pourquoi vous croire; est-ce que ça a marché pour
    eux`,
  'case-katz-sport': `
    magasin de sport; boutique de sport; patins; hockey; Katz; équipement sportif; histoire du magasin de sport;
    résultats du magasin de sport; étude de cas d’un magasin de sport; Katz Sport; articles de sport; boutique de
    hockey; équipement de hockey; accompli avec la boutique de sports; aider une boutique de hockey; le magasin de
    sport; la boutique de patins; le magasin de ski; la boutique de hockey; trafic du magasin de sport; j’ai un magasin
    de sport; boutique de vélo; avez-vous aidé un magasin de sport`,
  'case-clinique-rfs': `
    clinique; santé; avis de patients; physiothérapie; la clinique; demander des avis aux patients; cabinet de soins;
    nombre d’avis de la clinique; résultats de la clinique; étude de cas de la clinique; clinique médicale; clinique de
    physio; physio et avis Google; aider une clinique ou un cabinet; la clinique médicale; le médecin; les avis de la
    clinique; combien d’avis a eus la clinique; avis des patients; comment la clinique a eu ses avis; je gère une
    clinique; clinique dentaire; cabinet de physio; cabinet de médecin; avez-vous aidé une clinique`,
  'case-concept-m': `
    meubles; ébéniste; fabricant de meubles; bois; meubles en bois; Concept M; histoire du fabricant de meubles;
    résultats du fabricant de meubles; étude de cas de meubles; exemple d’un fabricant; artisan du bois; atelier de
    meubles; aidé un fabricant de meubles; meubles faits à la main; cas du fabricant de meubles; ébénisterie; le
    fabricant de meubles; l’ébéniste; le menuisier; l’ébénisterie; tables en bois; meubles rustiques; je fabrique des
    meubles; je suis ébéniste; avez-vous aidé un artisan`,
  'case-literie-amitie': `
    literie; matelas; magasin de matelas; face aux grandes chaînes; magasin de lits; vendeur de matelas; battre les
    chaînes; histoire du magasin de matelas; résultats du magasin de literie; étude de cas de literie; exemple d’un
    magasin de matelas; Literie Amitié; concurrencer les grandes surfaces; petit magasin contre les grandes chaînes;
    face aux grandes surfaces; contre les géants; cas semblable pour un vendeur de matelas; le magasin de matelas; la
    boutique de lits; le magasin de literie; battre les grandes chaînes; petit magasin contre les chaînes; je vends des
    matelas; je vends contre les grandes chaînes; petit magasin contre Walmart`,
  contact: `
    numéro de téléphone; adresse courriel; adresse des bureaux; où êtes-vous; écrire à l’équipe; heures d’ouverture;
    joindre; qui dirige; équipe; formulaire; parler à quelqu’un; votre numéro; vous appeler; vous écrire; vous visiter;
    passer au bureau; vos bureaux; ouvert le samedi; heures; à quelle heure ouvrez-vous; où vous trouvez-vous; qui est
    le patron; vos employés; fondateurs; présidente; courriel; me rappeler; envoyer un message; bureau à New York;
    bureau au Delaware; bureau aux États-Unis; États-Unis; bureau américain; succursales de l’agence; ouverts la fin de
    semaine; fin de semaine; ouvert le dimanche; jours d’ouverture; heures de bureau; qui dirige l’agence; propriétaire
    de l’agence; qui sont les gens derrière Iluma; membres de l’équipe; délai de réponse; rencontrer l’équipe au
    bureau; adresse de vos locaux; locaux dans quelle ville; ville de vos bureaux; vous visiter en personne au bureau;
    personne à qui parler chez Iluma; votre WhatsApp; vous envoyer un texto; ligne directe; appeler l’équipe; rejoindre
    quelqu’un; coordonnées d’Iluma; ouverts le samedi ou le dimanche; travailler le dimanche; heures où vous répondez;
    temps pour répondre à mon message; je vous ai écrit; réponse à mon message; qui mène l’entreprise; propriétaire de
    l’agence et dirigeants; comment vous joindre; comment vous rejoindre; comment vous contacter; comment je vous
    contacte; vos coordonnées; vous passer un coup de fil; vous donner un coup de fil; appelez-moi; votre téléphone;
    c’est quoi votre numéro; numéro où appeler; je peux appeler; appeler le dimanche; appeler le soir; appeler après le
    travail; ouvert la fin de semaine; ouvert le week-end; ouvert aujourd’hui; ouvert maintenant; ouvert tard;
    êtes-vous fermés; heure de fermeture; vous fermez à quelle heure; vos heures; vos horaires; horaires d’ouverture;
    sur l’heure du midi; jours fériés; fermé à Noël; quand peut-on appeler; quand êtes-vous là; vous répondez en
    combien de temps; vous répondez vite; quand aurai-je une réponse; pas de réponse; sans réponse de votre part;
    j’attends toujours une réponse; je vous ai écrit hier; personne ne répond; personne ne m’a répondu; avez-vous reçu
    mon message; vous êtes où; vous êtes situés où; vous êtes basés où; où se trouve votre bureau; vos bureaux sont où;
    emplacement du bureau; c’est quoi votre adresse; adresse postale; adresse civique; vous envoyer une lettre; aller à
    votre bureau; passer vous voir; vous rencontrer en personne; vous voir en vrai; êtes-vous à Montréal; êtes-vous à
    New York; êtes-vous au Québec; êtes-vous en France; locaux aux États-Unis; bureau en Amérique; bureau au Canada;
    êtes-vous du coin; entreprise québécoise; bureaux à l’étranger; siège social; qui est la patronne; c’est qui le
    boss; qui dirige l’entreprise; qui dirige la compagnie; à qui appartient l’entreprise; qui a fondé Iluma; nom de la
    directrice; nom du directeur; qui fait partie de l’équipe; c’est qui votre équipe; à qui vais-je parler; avec qui
    je vais travailler; qui fait les pubs; qui gère les pubs; qui gère les campagnes; qui fait le référencement; qui
    s’occupe du SEO; qui s’occupe de Google; qui s’occupe des fiches; qui écrit; qui rédige; qui fait les vidéos; qui
    fait les podcasts; votre spécialiste pub; votre spécialiste SEO; votre rédactrice; me plaindre; faire une plainte;
    insatisfait de votre travail; problème avec votre site; bogue sur votre site; votre site ne marche pas; de l’aide
    d’une personne; une vraie personne; parler à un humain; vous écrire un courriel; envoyer un mail; votre mail; votre
    courriel; une adresse mail; formulaire de contact; entrer en contact; j’ai une question; je peux vous poser une
    question; à qui je demande; à qui je m’adresse; à qui parler; à qui écrire; j’ai besoin d’aide; besoin d’un coup de
    main; quelqu’un peut-il m’aider; comment vous parler; je préfère le téléphone; j’aime pas parler à un robot;
    passez-moi quelqu’un; vous voir en personne; venez-vous à mon magasin; pouvez-vous venir chez nous; êtes-vous
    proche de chez moi; êtes-vous loin; avez-vous un bureau dans ma ville; dans quel pays êtes-vous; êtes-vous au
    Canada; êtes-vous en Europe; êtes-vous à Paris; êtes-vous à Québec; après six heures y a-t-il quelqu’un; je finis à
    six heures; libre juste le soir; y a-t-il quelqu’un; êtes-vous là; pourquoi personne ne répond; vous n’avez jamais
    répondu; j’ai laissé un message; j’ai rempli le formulaire et rien; mauvais numéro; puis-je vous texter; avez-vous
    WhatsApp; qui ferait le travail; êtes-vous une grosse équipe; êtes-vous de vraies personnes; nom de la personne qui
    fait les pubs; travailler le week-end; travailler la fin de semaine; équipe en congé le week-end`,
  booking: `
    prendre rendez-vous; réserver un appel; quinze minutes; rencontre; appel vidéo; annuler un rendez-vous; déplacer un
    rendez-vous; plage libre; parler à quelqu’un; prendre un rendez-vous; rdv; parler à un conseiller; appel gratuit;
    rencontrer un expert; choisir une heure; réserver quinze minutes; démonstration; consultation; reporter mon
    rendez-vous; changer l’heure de mon rendez-vous; changer la date de mon rendez-vous; changer mon rendez-vous;
    modifier mon rendez-vous; jaser avec quelqu’un; jaser avec votre équipe; rencontrer votre équipe; première
    consultation; consultation payante; combien dure l’appel; durée du rendez-vous; trente minutes; disponibilités;
    êtes-vous disponibles; prochaine disponibilité; fixer un moment; vidéoconférence; Zoom; rendez-vous au bureau;
    confirmation de rendez-vous; lien du rendez-vous; déplacer mon rendez-vous à une autre journée; parler de mon
    projet avec un conseiller; réserver un appel de quinze minutes; repousser mon rendez-vous; devancer mon
    rendez-vous; changer de journée; changer de date; fixer un appel; appel rapide; place dans l’agenda; agenda;
    prochain moment libre; rencontre virtuelle; discuter de mon projet; faire un petit appel; appel rapide avec
    l’équipe; consultation facturée; la première consultation est-elle facturée; parler avec quelqu’un; parler à une
    personne; discuter avec quelqu’un; jaser au téléphone; une petite jasette; échanger au téléphone; un appel rapide;
    appel avec quelqu’un; appelez-moi pour discuter; organiser un appel; organiser une rencontre; fixer un rendez-vous;
    comment prendre rendez-vous; réserver une démo; voir une démo; réserver un créneau; des créneaux; un créneau jeudi;
    de la place jeudi; de la place demain; quelqu’un de libre; quelqu’un de disponible; quelqu’un de disponible cet
    après-midi; êtes-vous libres; libre cet après-midi; vos disponibilités; rendez-vous avec un expert; rendez-vous
    avec un spécialiste; réunion avec vous; rencontre en ligne; visioconférence; consultation gratuite; consulter un
    expert; parler de mon entreprise; conseils au téléphone; changer l’heure de mon appel; déplacer mon rendez-vous;
    remettre mon rendez-vous; je ne pourrai pas venir; empêchement demain; annuler mon appel; comment annuler; je vais
    être en retard; j’ai manqué l’appel; à quelle heure est mon rendez-vous; confirmation de mon appel; je me suis
    trompé de jour; je me suis trompé d’heure; mauvaise date pour mon appel; il faut que je change l’heure; j’ai un
    empêchement; on peut faire ça un autre jour; reprendre rendez-vous; plus tôt; plus tard; l’appel dure combien de
    temps; l’appel est-il gratuit; de quoi on parle pendant l’appel; faut-il se préparer à l’appel; qui va m’appeler;
    c’est vous qui appelez ou moi; j’ai pas reçu la confirmation; j’ai perdu le lien de mon rendez-vous; cinq minutes
    de votre temps; m’expliquer ça au téléphone; quelqu’un peut-il m’expliquer; quand peut-on se parler; se parler
    aujourd’hui; se voir la semaine prochaine`,
  faq: `
    questions fréquentes; foire aux questions; questions courantes; questions des clients; questions des visiteurs`,
  guide: `
    guide; guide gratuit; guide de la visibilité; guide pour corriger mon site; explication des contrôles; contrôle du
    test; contrôles de l’ILA; expliquer mon rapport; points vérifiés; liste des vérifications; ce que vous vérifiez sur
    un site; ce que vérifie le test; ce que mesure l’ILA; quand vous mesurez un site; corriger un défaut; corriger mon
    site moi-même; réparer mon site; améliorer mon site moi-même; erreurs de mon site; marche à suivre; WordPress;
    Squarespace; HTTPS; liens brisés; titre de page; méta description; texte de remplacement des images; checklist;
    liste de contrôle; corriger les fautes de mon site; défauts de mon site; problème signalé; comment régler un
    problème; recommandations du rapport; explication de mon résultat; points du score; améliorer mon score; réparer
    mon site moi-même; comment corriger mon site; guide à faire soi-même; liste de vérifications; quoi corriger en
    premier; mon rapport dit qu’il y a des erreurs; comment corriger les erreurs; que veut dire cette vérification;
    expliquez les erreurs de mon site`,
  'crm-feature': `
    essayer le CRM; CRM; gestion des clients; fiches clients; suivi des projets; prospection; logiciel client; logiciel
    de gestion de clients; base de clients; gérer mes clients; fichier clients; outil pour suivre mes clients; pipeline
    de ventes; démo du CRM; logiciel de gestion de la clientèle; liste de mes clients; garder la liste de mes clients;
    clients et projets; suivi de mes clients; tester le CRM; prix du CRM; accès au CRM; se connecter au CRM; CRM pour
    petit commerce; tâches et rappels; carnet d’adresses; exporter mes clients; importer mes contacts; prendre le CRM à
    l’essai; identifiant de la démo; identifiant pour la démo du CRM; mot de passe de la démo; login du CRM; connexion
    au CRM; suivre mes clients et mes tâches; clients et tâches; notes sur mes clients; historique d’un client;
    soumissions et clients; liste de clients tenue dans un tableur; système pour suivre mes clients; petit système pour
    mes clients; qui appeler ensuite; le CRM me dit qui appeler; connexion à la démo; mot de passe de la démo du CRM;
    compte de démonstration; à quoi sert le CRM; que fait le CRM; votre logiciel; votre logiciel de clients; logiciel
    de suivi; garder la trace de mes clients; perdre le fil des clients; oublier de rappeler les gens; oublier de
    relancer; organiser mes clients; base de clients pour mon commerce; gérer mes contacts; tableur de clients; le CRM
    est-il gratuit; qui rappeler ensuite; j’oublie tout le temps de rappeler; j’écris tout sur papier; je perds les
    numéros des gens; mes demandes sont partout; avez-vous un logiciel pour ça; une appli pour gérer mes clients;
    importer ma liste; version gratuite; l’essayer avant; sur mon cellulaire`,
  privacy: `
    données personnelles; supprimer mes données; vie privée; Loi 25; RGPD; durée de conservation; garder mes messages;
    accès à mes données; vendre mes données; responsable des renseignements; effacer mes données; droit à l’oubli;
    partager mes données avec des tiers; que faites-vous de mes informations; protection des renseignements; voir mes
    données; corriger mes données; mes données sont-elles vendues; où sont stockées mes données; combien de temps
    gardez-vous; conformité RGPD; ce que vous faites de mon courriel; utilisation de mon courriel; que faites-vous de
    mon adresse courriel; revendre mes coordonnées; revendez-vous mes coordonnées; vendre mes informations à d’autres
    compagnies; donner mes coordonnées à d’autres compagnies; transmettre mes données; mes informations sont-elles en
    sécurité; sécurité de mes données; effacer mes informations; me retirer de votre liste; ne plus recevoir de
    courriels; quelles données recueillez-vous; données recueillies; loi québécoise; loi sur les renseignements
    personnels; respectez-vous la Loi 25; respectez-vous le RGPD; votre politique de confidentialité; politique de
    confidentialité; confidentialité; garder mes données combien de temps; qui voit mes données; qui lit mes messages;
    conversations avec l’assistant; gardez-vous nos conversations; détruire mes renseignements; renseignements détenus
    à mon sujet; détruire mes données; détruisez mes données; données à mon sujet; combien de temps conservez-vous mon
    courriel; conserver mon courriel; conservation des courriels; conserver mes données; êtes-vous conformes au RGPD;
    conformes au RGPD; conformes à la Loi 25; conformité; surveiller mes données; mes données chez Google; données
    envoyées aux États-Unis; où vont mes données; droit d’accès; copie de mes données; retirer mon consentement; vie
    privée des visiteurs; responsable de la protection; donner mon courriel à quelqu’un d’autre; passer mes
    informations à d’autres entreprises; informations transmises à d’autres entreprises; effacez ce que vous avez de
    moi; effacer tout ce que vous avez de moi; messages que j’envoie; combien de temps gardez-vous mes messages; que
    faites-vous de mes données; ce qui arrive à mes données; ce qui arrive à mon message; qui lit mon message; qui voit
    mon message; qui voit ce que j’écris; vendez-vous mes données; vendre mes coordonnées; revendre mon courriel;
    revendez-vous les courriels; donner mon adresse à d’autres; transmettre mes infos; partager avec des tiers; des
    tiers; allez-vous m’envoyer des pourriels; recevoir du spam; combien de temps gardez-vous mes données; conserver
    mes infos; effacer mes infos; supprimer ce que j’ai envoyé; tout effacer sur moi; m’effacer; retirer mes données;
    enlever mes coordonnées; ce que vous avez sur moi; ce que vous savez de moi; données que vous détenez; mes droits;
    exercer mes droits; responsable des renseignements personnels; délégué à la protection des données; est-ce
    sécuritaire; mes infos sont-elles en sécurité; où sont mes données; est-ce confidentiel; plainte sur mes données;
    fuite de données chez vous; corriger mes coordonnées; vais-je me retrouver sur une liste; mon courriel va-t-il
    finir sur une liste; allez-vous m’appeler sans arrêt; allez-vous m’achaler; qui aura mon courriel; qui aura mon
    numéro; que faites-vous de mon numéro; pourquoi voulez-vous mon courriel; pourquoi demander mon téléphone; je veux
    pas donner mon nom; rester anonyme; enlevez-moi de votre liste; oubliez-moi; je regrette mon message; reprendre mon
    message; comment protégez-vous mes infos; où me plaindre pour mes données; ce chat est-il enregistré; gardez-vous
    ce que j’écris ici`,
  'legal-notice': `
    qui publie ce site; mentions légales; éditeur du site; raison sociale; hébergeur; droits d’auteur; nom légal;
    numéro d’entreprise; société éditrice; siège social; propriété intellectuelle; reproduire vos textes; responsable
    du site; qui héberge le site; nom légal de votre compagnie; nom légal de l’entreprise; nom officiel; compagnie
    enregistrée; incorporée; statut juridique; immatriculation; NEQ; copier vos textes; copier un texte de votre site;
    droit de copier; réutiliser vos textes; reprendre vos images; utiliser votre logo; droits sur le contenu; licence
    des textes; conditions d’utilisation; termes et conditions; à qui appartient le site; adresse légale; nom de la
    société; qui est derrière le site; informations légales; reproduire une image; citer votre site; marque de
    commerce; marque déposée; entité légale; siège de l’entreprise; loi applicable; nom enregistré de votre compagnie;
    comment s’appelle légalement l’entreprise; droit d’auteur; entreprise enregistrée; hébergeur de ce site`,
  accessibility: `
    accessibilité; lecteur d’écran; navigation au clavier; WCAG; handicap; contraste; taille du texte; personne
    handicapée; malvoyant; aveugle; daltonien; grossir le texte; agrandir les caractères; changer le contraste;
    couleurs; clavier seulement; mode sombre; signaler un obstacle; normes d’accessibilité; dyslexie; animations;
    naviguer au clavier; grossir les caractères; mauvaise vue; écriture trop petite; lire plus facilement; utiliser un
    lecteur d’écran; fonctionne avec un lecteur d’écran; NVDA, VoiceOver; contraste élevé; thème sombre; arrêter les
    animations; police pour dyslexiques; synthèse vocale; réglages d’affichage; options d’accessibilité; problème
    d’accessibilité; je vois mal votre site à l’écran; grossir les lettres de votre site; lettres trop petites à
    l’écran; naviguer sur le site sans souris; utiliser le site sans souris; lecture à voix haute; faire lire la page;
    changer les couleurs; couleurs plus contrastées; police plus lisible; lettres plus grandes à l’écran; mettre le
    texte plus grand; personne aveugle sur votre site; texte trop petit; le texte est trop petit; lettres trop petites;
    police trop petite; plus gros; agrandir le texte; écrire plus gros; je n’arrive pas à lire; difficile à lire;
    contraste trop faible; non-voyant; vue basse; je vois mal; JAWS; NVDA; VoiceOver; sans souris; sourd; RGAA; site
    accessible; lire à voix haute; lire la page; les animations me donnent mal au cœur; dyslexique; signaler un bouton;
    bouton illisible; ma mère ne peut pas lire; mes yeux sont mauvais; les lettres sont minuscules; je vois pas bien;
    zoom; difficile à utiliser au clavier; mon lecteur ne lit pas le bouton; couleurs difficiles à voir; trop
    d’animations; ce qui bouge me dérange; le site peut-il parler; lisez-le-moi`,
  cookies: `
    cookies; témoins; stockage du navigateur; refuser les cookies; traceurs; consentement; refuser les témoins;
    désactiver les cookies; changer mon choix; quels cookies; suivi publicitaire; effacer les cookies; mouchards;
    bandeau; bloquer les témoins; enlever les cookies; accepter les cookies; témoins de votre site; votre site me suit;
    me suivre à la trace; est-ce que vous me pistez; suivi des visiteurs; utilisez-vous des cookies; Google Analytics
    sur votre site; combien de temps restent les cookies; ce que garde mon navigateur; stockage local; préférences de
    cookies; revenir sur mon consentement; pixel Facebook; surveillez-vous ce que je fais; surveiller les visiteurs;
    surveiller ma navigation; surveillance; enregistrer mes visites; suivre ma navigation; historique de navigation;
    refuser le suivi; publicité ciblée; cookies publicitaires; cookies nécessaires; enlever les cookies que j’ai
    acceptés; enlever le pistage; arrêtez de me suivre; me suivez-vous; suivez-vous les visiteurs; j’ai accepté par
    erreur; changer mes cookies; changer mon consentement; bandeau de cookies; réglages des cookies; faire disparaître
    le bandeau; retirer mon consentement aux cookies; mesure d’audience; Google Analytics ici; pourquoi ce bandeau; le
    bandeau revient toujours; puis-je dire non aux cookies; si je dis non; ce que vous gardez dans mon navigateur;
    combien de temps restent-ils; j’ai cliqué accepter; politique de cookies; politique de témoins`,
  robot: `
    robot IlumaAudit; robots.txt; bloquer votre robot; journaux du serveur; user-agent; robot qui visite mon site;
    bloquer le robot; robot dans mes journaux; empêcher votre robot; exclure mon site; robot d’exploration; aspirer mon
    site; bot Iluma; un bot sur mon serveur; bot nommé Iluma; votre bot; visite de votre robot; votre robot sur mon
    site; interdire votre robot; interdire à votre robot de lire mon site; arrêter votre robot; refuser votre robot;
    votre robot lit mon site; que lit votre robot; adresse IP de votre robot; agent IlumaAudit; visites étranges de
    votre robot; programme qui visite mon site; requêtes de votre robot; votre robot respecte-t-il robots.txt; lire les
    pages d’un site; ne pas être lu par votre robot; arrêter IlumaAudit sur mon serveur; votre robot; votre crawler;
    robot sur mon site; robot sur mon serveur; robot dans mes logs; IlumaAudit; votre robot revient souvent; à quelle
    fréquence passe le robot; que garde votre robot; pourquoi votre robot vient chez moi; trop de requêtes de votre
    part`,
  'faq#first-results': `
    voir la différence; voir une différence; quand est-ce que ça marche; quand est-ce que ça commence à marcher; ça
    marche au bout de combien de temps; ça prend combien de temps; combien de temps avant que ça marche; combien de
    temps avant que ça rapporte; combien de temps avant des résultats; quand voit-on des résultats; quand est-ce que je
    vais voir des résultats; quand vais-je avoir des clients; combien de semaines; combien de mois; semaines ou mois;
    est-ce que c’est rapide; est-ce long; c’est long le SEO; combien de temps pour être premier; combien de temps pour
    être en première page; avant d’avoir plus d’appels; quand le téléphone va-t-il sonner; résultats rapides; résultats
    immédiats; du jour au lendemain; il faut être patient combien de temps; temps d’attente; tout le monde dit que
    c’est long; le référencement c’est long; est-ce lent; est-ce que ça va marcher avant Noël; prêt pour l’été; prêt
    pour la saison; résultats le mois prochain; quand va-t-on me trouver; quand vais-je être sur Google; c’est
    tranquille au magasin, ça prend combien de temps; avant que les clients arrivent; pouvez-vous accélérer`,
  'faq#ila-score': `
    c’est quoi ILA; que signifie ILA; expliquez-moi l’ILA; que veut dire le score; créer un compte pour le score;
    s’inscrire pour avoir mon score; score sans compte; score sans inscription`,
  'faq#who-writes': `
    qui écrit les textes; qui écrit les articles; qui rédige mon contenu; écrit par une IA; l’IA ou des gens; écrit par
    une personne; écrit par des humains; écrit par ChatGPT; utilisez-vous ChatGPT; copié-collé de ChatGPT; un robot qui
    écrit; de vraies personnes écrivent; un humain écrit-il; est-ce que ça sonne robot; mon texte va-t-il sonner faux;
    écrivez-vous comme moi; qui est l’auteur; avez-vous une rédactrice`,
  'faq#what-iluma-does': `
    vous faites quoi; que faites-vous; vous faites quoi exactement; c’est quoi que vous faites; que fait votre
    entreprise; c’est quoi Iluma; Iluma c’est quoi; qui êtes-vous; vous êtes qui; c’est quoi ici; c’est quoi ce site;
    de quoi s’agit-il; expliquez ce que vous faites; en résumé; en bref; quel genre d’entreprise; quel genre d’agence;
    vous offrez quoi; je comprends pas ce que vous faites; c’est quoi exactement; vous vendez quoi; c’est quoi votre
    business; expliquez simplement; que pouvez-vous faire pour moi; que pouvez-vous faire pour mon commerce; comment
    pouvez-vous m’aider; qu’est-ce que ça me donne; ça m’apporte quoi`,
  'faq#audience': `
    travaillez-vous avec les petites entreprises; travaillez-vous avec les restaurants; travaillez-vous avec les
    plombiers; trop petit pour vous; entreprise d’une personne; travailleur autonome; auto-entrepreneur; pigiste;
    organisme sans but lucratif; association; grandes entreprises; quel genre de clients; quels secteurs; prenez-vous
    les petits clients; pour une église; pour une école; je suis tout seul; on est juste deux; petite entreprise
    familiale; est-ce pour des gens comme moi; travaillez-vous juste avec les grosses compagnies; travaillez-vous avec
    des agriculteurs; travaillez-vous avec des avocats; je travaille de la maison; j’ai pas de local; seulement en
    ligne`,
};
