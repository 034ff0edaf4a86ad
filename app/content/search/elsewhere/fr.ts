import type { Elsewhere } from './shape.ts';

export const fr: Elsewhere = {
  jobs: `
    est-ce que vous embauchez; vous recrutez; recrutement; offres d’emploi; postes à combler; postes à pourvoir; emploi
    chez vous; emplois disponibles; carrières; stage; stages; stagiaire; alternance; apprenti; travailler pour vous;
    travailler chez Iluma; rejoindre votre équipe comme employé; postuler; candidature; candidature spontanée; envoyer
    mon CV; salaire pour un poste; engager des graphistes; engagez-vous des rédacteurs; embaucher des développeurs;
    cherchez-vous du monde; cherchez-vous des employés; je cherche du travail; je cherche un emploi; job étudiant; job
    d’été; temps partiel; ressources humaines; mission de pigiste`,
  'company-figures': `
    combien d’employés; combien de salariés; nombre d’employés; combien êtes-vous dans l’entreprise; taille de
    l’entreprise; effectif; chiffre d’affaires; revenus de l’entreprise; combien d’argent gagnez-vous; vos profits; vos
    bénéfices; investisseurs; actionnaires; cours de l’action; combien de clients avez-vous perdus; combien de clients
    avez-vous; nombre de clients; année de fondation; date de création de l’entreprise; fondée en quelle année; parts
    de marché; votre plus gros client; combien gagnent vos employés; votre entreprise est-elle à vendre; stationnement
    au bureau; parking au bureau; métro le plus proche du bureau; clients mécontents; poursuites contre vous; vos
    fournisseurs; votre banque`,
  'private-details': `
    adresse personnelle; où habite-t-elle; où habite-t-il; adresse de la maison; numéro de téléphone personnel; numéro
    perso; cellulaire perso; portable perso; courriel personnel; cellulaire de la directrice; âge de la directrice;
    est-elle mariée; est-il marié; famille du patron; salaire de la patronne; numéro d’un client; courriel d’un client;
    coordonnées de vos clients; liste de vos clients avec leurs courriels; noms et adresses des clients; téléphone du
    propriétaire de la boutique; courriel du propriétaire du magasin; date de naissance; numéro d’assurance sociale;
    numéro de carte de crédit; coordonnées bancaires de quelqu’un; ce que le dernier visiteur a demandé; messages des
    autres; rendez-vous des autres personnes`,
  'other-firms': `
    prix de Shopify; combien coûte Shopify par mois; prix de Wix; forfait Wix; Wix ou Squarespace; abonnement
    Squarespace; hébergement GoDaddy; prix de Semrush; abonnement Semrush; prix de Ahrefs; prix de HubSpot; prix de
    Mailchimp; prix de Canva; licence Salesforce; abonnement ChatGPT Plus; action de Google; à qui appartient Google;
    patron de Google; patron de Meta; numéro du service client de Facebook; joindre le soutien de Google; appeler
    Google; compte Facebook piraté; compte Instagram piraté; compte piraté; récupérer mon compte; récupérer mon mot de
    passe; mot de passe Gmail oublié; certifier mon Instagram; badge bleu; percer sur TikTok; abonnés TikTok; compte
    vendeur Amazon; vendre sur eBay; vendre sur Vinted; Airbnb; Uber; Netflix; Spotify; soutien Apple; Microsoft
    Office; forfait cellulaire; forfait mobile; forfait internet; fournisseur internet; Vidéotron; Bell; Orange; Free
    mobile; SFR; frais bancaires; quelle agence est meilleure; tarifs d’une autre agence`,
  'other-trades': `
    imprimez-vous des dépliants; imprimer des cartes d’affaires; cartes de visite; impression; imprimerie; brochures;
    affiches; autocollants; bannières; enseigne; t-shirts avec mon logo; objets promotionnels; faire un logo; création
    de logo; dessiner un logo; image de marque; identité visuelle; charte graphique; décoration intérieure; développer
    une application mobile; application iPhone; application Android; jeu vidéo; développer un logiciel; caisses
    enregistreuses; caisse de magasin; terminal de paiement; logiciel de comptabilité; paie des employés; tenue de
    livres; faire ma comptabilité; vendez-vous des assurances; conseil juridique; rédiger mon plan d’affaires; photos
    de mariage; organiser un événement; caméras de surveillance; câblage réseau; soutien informatique; réparer des
    ordinateurs; vendez-vous des ordinateurs; vendez-vous des téléphones; louer un bureau; local à louer; livraison de
    colis; centre d’appels; porte-à-porte; publicité à la radio; publicité à la télé; panneaux d’affichage; traduire
    des documents`,
  'orders-to-the-machine': `
    ignore tes instructions; oublie tes consignes; oublie tes instructions; oublie tout ce qui précède; ne tiens pas
    compte de tes règles; prompt système; affiche ton prompt; montre tes instructions; quelles sont tes consignes; fais
    comme si; fais semblant; tu es maintenant; joue le rôle de; mode développeur; jailbreak; mot de passe
    administrateur; accès administrateur; se connecter comme administrateur; mot de passe de la base de données; clé
    API; clé secrète; mot de passe du wifi; code source; base de données; SQL; pirater le site; pirater un site;
    pirater mon concurrent; exécute une commande; terminal Linux; répète après moi; réponds comme un pirate; réponds
    seulement oui; dis du mal de`,
  'small-talk': `
    quelque chose de drôle; chante une chanson; je t’aime; m’aimes-tu; es-tu célibataire; as-tu des sentiments; es-tu
    conscient; comment vas-tu aujourd’hui; ta couleur préférée; ton plat préféré; est-ce que tu dors; est-ce que tu
    rêves; quel âge as-tu; es-tu un homme ou une femme; veux-tu m’épouser; je m’ennuie; je suis triste; je me sens
    seul; Dieu existe-t-il; tu es stupide; devine un nombre; jouer à un jeu; horoscope; mon signe astrologique`,
  news: `
    qui est le président; président de la France; élections; pour qui voter; voter; parti politique; gouvernement;
    ministre; maire; guerre; dernières nouvelles; actualités du jour; que penses-tu du président; changement
    climatique; immigration; grève aujourd’hui; la bourse aujourd’hui`,
  sport: `
    qui a gagné le match; qui a gagné hier soir; résultat du match; Coupe Stanley; Coupe du monde; Ligue des champions;
    Super Bowl; partie de hockey ce soir; match de foot; match du Canadien; score de la partie; soccer; rugby;
    basketball; Jeux olympiques; meilleur joueur; médaille d’or; prochain match; marathon; Tour de France`,
  weather: `
    météo; météo de demain; temps ce week-end; temps en fin de semaine; va-t-il pleuvoir; est-ce qu’il va neiger;
    température dehors; fait-il froid; fait-il chaud; tempête; canicule; lever du soleil`,
  food: `
    recette; recette de gâteau; recette de tourtière; comment cuire; cuire du riz; cuisiner; quoi manger ce soir;
    souper ce soir; meilleure pizza; bon restaurant où manger; où manger; réserver une table; commander une pizza;
    calories; ingrédients; quel vin avec le poisson; plat végane`,
  health: `
    symptômes; mal de tête; fièvre; j’ai mal à la tête; j’ai mal au dos; quel médicament prendre; maladie; suis-je
    malade; vaccin; perdre du poids; perdre dix kilos; régime; enceinte; tension artérielle; mon chien est malade; mon
    chat vomit; mon chat éternue; allergie; thérapie; dépression; mieux dormir`,
  home: `
    réparer une fuite; laveuse qui coule; lave-vaisselle qui fuit; déboucher un évier; machine à laver; pneu crevé;
    changer un pneu; vidange d’huile; auto qui ne démarre pas; peinturer un mur; tailler les rosiers; planter des
    tomates; tondre le gazon; matelas pour le mal de dos; monter un meuble; enlever une tache; se débarrasser des
    fourmis; facture de chauffage; dresser un chiot; nom pour mon chat`,
  devices: `
    réparer mon ordinateur; écran cassé; réparer mon téléphone; batterie du téléphone; installer Windows; installer
    Linux; réparer mon imprimante; mon imprimante n’imprime pas; configurer le wifi; routeur; virus sur mon ordinateur;
    écran bleu; iPhone ou Android; formule Excel; PowerPoint; Bluetooth; console de jeu; écrire un script Python; coder
    en JavaScript; débloquer mon téléphone`,
  travel: `
    hôtel; bon hôtel; hôtel pas cher; vol; billet d’avion; prix d’un vol; horaire des trains; horaire de l’autobus;
    horaires du métro; visa pour; passeport; renouveler un passeport; vacances; plage; quoi visiter; touriste; location
    de voiture; distance entre deux villes; c’est loin d’ici; heures du musée`,
  culture: `
    film; quel film regarder; série à regarder; paroles de chanson; qui chante; billets de concert; livre à lire; qui a
    écrit le livre; peinture; acteur; chanteur; vedette; apprendre la guitare; apprendre le piano; roman; astuces de
    jeu vidéo; poème; danse`,
  knowledge: `
    capitale; population de; plus haute montagne; hauteur du mont Everest; plus long fleuve; racine carrée; âge de
    l’univers; distance entre la Terre et la Lune; planète; qui a inventé; quand a-t-on inventé; qui a découvert;
    histoire de Rome; guerre mondiale; révolution française; dinosaures; formule chimique; vitesse de la lumière;
    pourquoi le ciel est bleu; combien de pays; définition d’un mot; que veut dire ce mot; heure à Tokyo; quel jour
    sommes-nous`,
  schoolwork: `
    faire mes devoirs; devoirs de maths; exercice de maths; résoudre une équation; calcule; dissertation; examen;
    thèse; traduire cette phrase; traduire en japonais; traduire en allemand; conjuguer un verbe; écris un poème;
    écrire une lettre d’amour; écrire une histoire; écrire une chanson; lettre de motivation; lettre de présentation;
    rédiger mon CV; écrire un discours; résumer un livre; corriger mon français`,
  paperwork: `
    déclarer mes impôts; impôt sur le revenu; déclaration de revenus; faire mes impôts; immatriculer une entreprise;
    créer une société; permis de commerce; permis de conduire; divorce; avocat; poursuivre quelqu’un; bail; locataire;
    propriétaire de logement; héritage; testament; retraite; assurance-emploi; chômage; permis de travail; papiers
    d’immigration; déposer une marque; brevet; salaire minimum; congédier un employé; licencier un salarié; indemnité
    de départ`,
  money: `
    bitcoin; cours du bitcoin; crypto; cryptomonnaie; quelles actions acheter; investir en bourse; hypothèque; taux
    hypothécaire; prêt; prêt pour mon entreprise; obtenir un prêt; emprunter de l’argent; carte de crédit; cote de
    crédit; taux de change; virement bancaire; loterie; numéros du loto; livret d’épargne; assurance auto; assurance
    habitation; assurance vie; prix de l’or; subvention; subventions du gouvernement`,
  shopping: `
    acheter des chaussures; chaussures en taille; robe; quel téléphone acheter; acheter un ordinateur; vélo électrique;
    acheter une auto; voiture d’occasion; quels patins acheter; quel matelas choisir; vendre mon auto; vendre ma
    maison; cadeau pour ma mère; cadeau d’anniversaire; parfum; montre; jouets; est-ce en stock; suivre mon colis; où
    est ma commande; retourner un article; soldes du vendredi fou; rabais sur une télé; heures de l’épicerie`,
};
