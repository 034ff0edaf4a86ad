import type { AskedOfGuide } from './shape.ts';

export const fr: AskedOfGuide = {
  'reach.status': `
    mon site est en panne; site inaccessible; mon site ne s’ouvre pas; le site ne charge pas; erreur 500; erreur
    serveur; erreur 503; site hors ligne; page blanche d’erreur; mon site est tombé`,
  'reach.https': `
    passer en https; passer de http à https; avoir le cadenas; navigateur dit non sécurisé; site pas sécurisé;
    installer SSL; SSL gratuit; connexion sécurisée`,
  'reach.certificate': `
    certificat expiré; certificat SSL; renouveler le certificat; votre connexion n’est pas privée; avertissement de
    certificat; certificat invalide; certificat TLS`,
  'reach.one-host': `
    avec ou sans www; www ou pas; enlever le www; rediriger le www; site à deux adresses; mon site répond en http et en
    https`,
  'reach.robots': `
    robots.txt; modifier le fichier robots; quoi mettre dans robots.txt; disallow; erreur dans robots.txt; pas de
    robots.txt; empêcher Google d’explorer un dossier`,
  'page.indexable': `
    noindex; retirer la balise noindex; mon site n’est pas du tout dans Google; page pas indexée; être indexé; Google
    n’indexe pas mes pages; désindexé; X-Robots-Tag; demander aux moteurs de ne pas indexer`,
  'reach.sitemap': `
    sitemap; plan de site; sitemap XML; créer un sitemap; sitemap.xml; envoyer mon plan de site à la Search Console;
    erreur de sitemap; liste des pages pour Google`,
  'reach.redirects': `
    chaîne de redirections; boucle de redirection; redirection 301; 302 ou 301; redirections inutiles; trop de
    redirections`,
  'reach.dead-links': `
    liens morts; liens brisés; liens cassés; erreurs 404; liens qui ne mènent nulle part; vérifier les liens; corriger
    les 404`,
  'reach.orphans': `
    page orpheline; page sans lien; page absente du menu; aucun lien vers ma page; page cachée; maillage interne;
    Google ne trouve pas une page`,
  'reach.depth': `
    profondeur de clics; nombre de clics depuis l’accueil; page trop profonde; combien de clics pour arriver; pages
    loin de l’accueil; structure du site; trois clics`,
  'reach.soft-404': `
    fausse erreur 404; soft 404; page inexistante qui répond 200; page d’erreur personnalisée; page introuvable; code
    404`,
  'page.title': `
    titre de page; balise title; écrire un titre; longueur du titre; titre trop long; titre coupé dans Google; titre
    SEO; ligne bleue dans les résultats; combien de caractères pour un titre`,
  'page.description': `
    méta description; meta description; rédiger une méta description; longueur de la description; texte sous le titre
    dans Google; description coupée`,
  'page.unique': `
    titres en double; même titre partout; descriptions identiques; titres identiques; toutes mes pages ont le même
    titre; descriptions en double`,
  'page.h1': `
    H1; balise H1; titre principal; plusieurs H1; H1 manquant; gros titre en haut de la page`,
  'page.headings': `
    ordre des titres; H2 et H3; niveaux de titres; sous-titres; niveau de titre sauté; structure des titres; hiérarchie
    des titres`,
  'page.canonical': `
    balise canonique; URL canonique; lien canonique; rel canonical; contenu en double; contenu dupliqué; même page à
    plusieurs adresses`,
  'page.lang': `
    attribut lang; déclarer la langue de la page; html lang; langue de la page; le navigateur propose de traduire mon
    site; mauvaise langue détectée; lecteur d’écran lit avec un accent`,
  'page.hreflang': `
    hreflang; site multilingue; site en deux langues; version française et anglaise; quelle version Google montre; lier
    les traductions; version anglaise dans les résultats`,
  'page.words': `
    combien de mots sur la page d’accueil; pas assez de texte; contenu trop mince; texte trop court; quelle longueur de
    page; nombre de mots; quantité de texte`,
  'page.readability': `
    lisibilité; phrases trop longues; facile à lire; langage clair; texte difficile à lire; niveau de lecture; écrire
    plus simplement`,
  'page.link-text': `
    texte des liens; texte d’ancre; cliquez ici; en savoir plus; lire la suite; nommer un lien; ancre de lien;
    formulation des liens`,
  'page.crawlable-links': `
    liens que Google peut suivre; liens en JavaScript; onclick; bouton à la place d’un lien; href manquant; menu que
    Google ne suit pas; liens explorables`,
  'page.alt': `
    texte alternatif; balise alt; attribut alt; description d’image; décrire une photo; images sans alt; alt manquant;
    photos pour les aveugles`,
  'page.open-graph': `
    aperçu de lien; image de partage; Open Graph; og:image; mauvaise image sur Facebook; pas d’image au partage; aperçu
    WhatsApp; aperçu LinkedIn; vignette quand je partage`,
  'page.icon': `
    favicon; icône du site; logo dans l’onglet; petite icône à côté de mon site dans Google; apple touch icon`,
  'page.encoding': `
    caractères bizarres; accents mal affichés; accents remplacés par des symboles; UTF-8; encodage; losanges avec un
    point d’interrogation; charset`,
  'page.freshness': `
    année du copyright; vieille année en bas de page; année dépassée; site qui a l’air abandonné; date du pied de page;
    dernière mise à jour`,
  'local.phone': `
    cliquer pour appeler; lien tel; numéro cliquable; numéro de téléphone sur mon site; téléphone pas cliquable; bouton
    d’appel; toucher pour appeler`,
  'local.address': `
    adresse sur mon site; où afficher mon adresse; adresse postale complète sur le site; adresse en bas de page; pas
    d’adresse sur le site; adresse du domicile`,
  'local.schema': `
    LocalBusiness; balisage d’entreprise locale; données structurées pour mon commerce; schema.org; dire à Google ce
    qu’est mon entreprise; balisage schema`,
  'local.schema-details': `
    compléter LocalBusiness; coordonnées géographiques; gamme de prix; champs de LocalBusiness; plus de détails dans
    les données structurées; zone desservie dans schema`,
  'local.hours': `
    heures d’ouverture sur mon site; horaires dans les données structurées; openingHours; horaires des fêtes; afficher
    mes heures; mauvaises heures dans Google`,
  'local.nap': `
    mêmes nom adresse et téléphone partout; NAP; cohérence NAP; adresse différente selon les sites; mauvais numéro dans
    les annuaires; vieille adresse encore en ligne; coordonnées incohérentes`,
  'local.map-data': `
    OpenStreetMap; corriger OpenStreetMap; mauvais endroit sur la carte; ajouter mon commerce à OpenStreetMap; données
    d’Apple Plans; carte libre`,
  'local.city': `
    ville dans le titre; nom de ma ville sur l’accueil; mettre ma ville dans le titre; mentionner ma ville; ville en
    évidence; mot-clé avec la ville`,
  'local.services': `
    une page par service; page de service; pages séparées pour chaque service; tous mes services sur une page; énumérer
    ce que je fais`,
  'local.areas': `
    zones desservies; secteur desservi; villes que je dessers; quartiers couverts; quelles villes nommer sur mon site;
    zone de livraison`,
  'local.directions': `
    lien d’itinéraire; comment se rendre; bouton itinéraire; lien Google Maps sur mon site; trajet jusqu’au magasin;
    intégrer une carte; plan d’accès`,
  'local.contact': `
    bouton de contact; contact en un clic; page contact dans le menu; appel à l’action; où mettre le bouton contact;
    difficile à joindre; lien de contact en haut`,
  'local.own-rating': `
    note autoattribuée; mes propres étoiles; étoiles dans les résultats; aggregateRating; balisage d’avis sur mon
    entreprise; ajouter des étoiles sur mon site; avis dans les données structurées`,
  'local.profiles': `
    sameAs; relier mes réseaux sociaux; relier Facebook à mon site; profils dans les données structurées; lien vers
    Instagram; comptes sociaux dans schema`,
  'local.profile': `
    fiche Google différente du site; la fiche ne correspond pas au site; nom différent sur la fiche; vérifier ma fiche;
    catégorie de ma fiche`,
  'local.reviews': `
    combien d’avis Google faut-il; note moyenne; ma note est trop basse; avis récents; nombre d’avis; moyenne des
    étoiles`,
  'local.review-answers': `
    répondre aux avis; répondre à un avis Google; répondre à un mauvais avis; avis sans réponse; part des avis avec
    réponse; quoi répondre à un client qui laisse un avis`,
  'local.search': `
    première page de Google; ma position dans la Search Console; position moyenne; impressions et clics; deuxième page;
    requêtes dans la Search Console; taux de clics`,
  'answer.bots': `
    robots des IA; GPTBot; bloquer ChatGPT; laisser ChatGPT lire mon site; ClaudeBot; PerplexityBot; OAI-SearchBot;
    Google-Extended; laisser les IA lire mes pages`,
  'answer.same-content': `
    pare-feu qui bloque les robots; Cloudflare bloque les robots; robots qui reçoivent une autre page; Googlebot reçoit
    un 403; captcha pour les robots; dissimulation; protection contre les robots`,
  'answer.raw-text': `
    contenu sans JavaScript; texte absent sans scripts; page vide sans JavaScript; rendu côté serveur; Google voit une
    page vide; site en React; texte chargé par un script`,
  'answer.json-ld': `
    erreur JSON-LD; erreurs de données structurées; données structurées invalides; tester les données structurées;
    résultats enrichis; valider le JSON-LD; erreur de syntaxe dans schema`,
  'answer.identity': `
    balisage Organization; identité de l’entreprise; logo dans les données structurées; dire à Google qui nous sommes;
    nom de l’entreprise dans schema; panneau de connaissances`,
  'answer.questions': `
    questions et réponses sur une page; FAQ sur mon site; section de questions; titres en forme de questions; répondre
    aux questions des clients sur mon site; être cité par les IA`,
  'answer.author': `
    auteur et date; qui a écrit l’article; date de publication; signature; auteur d’un billet; E-E-A-T; date de mise à
    jour d’un article`,
  'answer.llms-txt': `
    llms.txt; faut-il un llms.txt; fichier pour les IA; créer llms.txt; fichier llms`,
  'answer.tree': `
    bouton sans nom; bouton sans étiquette; bouton avec une icône; champ sans étiquette; nom accessible; aria-label;
    étiquette d’un champ; agents IA sur mon site`,
  'speed.first-byte': `
    serveur lent; temps de réponse du serveur; premier octet; TTFB; hébergement lent; serveur long à répondre;
    hébergeur trop lent; changer d’hébergeur`,
  'speed.weight': `
    page trop lourde; poids de la page; taille de la page; combien de mégaoctets; accueil trop lourd; alléger une page`,
  'speed.compression': `
    gzip; brotli; compresser le texte; activer la compression; compresser le HTML; compression du serveur`,
  'speed.caching': `
    cache du navigateur; mise en cache; Cache-Control; durée du cache; en-tête expires; fichiers téléchargés à chaque
    visite; garder les fichiers en mémoire`,
  'speed.blocking': `
    scripts bloquants; JavaScript qui bloque l’affichage; CSS bloquant; différer le JavaScript; async et defer; script
    qui ralentit la page; écran blanc avant l’affichage; ressources bloquantes`,
  'speed.image-weight': `
    images trop lourdes; compresser les images; image trop grosse; réduire le poids des photos; photos qui ralentissent
    mon site; photo de 5 Mo; redimensionner les photos; optimiser les images`,
  'speed.image-size': `
    largeur et hauteur des images; dimensions des images; images sans dimensions; image qui fait bouger la page;
    réserver la place des images; proportions`,
  'speed.image-format': `
    WebP; AVIF; format d’image; JPEG ou PNG; convertir en WebP; formats modernes; quel format pour les photos`,
  'speed.lcp': `
    LCP; Largest Contentful Paint; image principale lente; page qui s’affiche tard; Core Web Vitals; signaux web
    essentiels; contenu principal tardif`,
  'speed.cls': `
    CLS; décalage de la mise en page; page qui bouge au chargement; contenu qui se déplace; Cumulative Layout Shift; le
    texte saute; bouton qui bouge; stabilité visuelle`,
  'speed.nodes': `
    taille du DOM; trop d’éléments; DOM excessif; page trop complexe; constructeur de pages lourd; nombre de nœuds`,
  'trust.mixed': `
    contenu mixte; contenu non sécurisé; images en http sur une page https; cadenas absent; page pas entièrement
    sécurisée; cadenas barré`,
  'trust.hsts': `
    HSTS; forcer le https; Strict-Transport-Security; imposer HTTPS; en-tête HSTS; toujours en https; HSTS preload`,
  'trust.csp': `
    Content Security Policy; CSP; en-tête CSP; politique de sécurité du contenu; bloquer les scripts injectés; protéger
    contre le XSS; en-têtes de sécurité`,
  'trust.nosniff': `
    X-Content-Type-Options; nosniff; type MIME; deviner le type de fichier; en-tête de type de contenu`,
  'trust.forms': `
    formulaire sécurisé; formulaire envoyé en http; formulaire pas sécurisé; formulaire de contact sûr; champ de mot de
    passe pas sécurisé; données du formulaire chiffrées`,
  'trust.legal': `
    politique de confidentialité; lien vers la politique de confidentialité; pages légales; mentions légales; suis-je
    obligé d’avoir des mentions légales; conditions d’utilisation; page pour la loi 25`,
  'trust.trackers': `
    traceurs avant le consentement; bandeau de témoins; bandeau de cookies; cookies avant le consentement; Google
    Analytics sans consentement; pixel Facebook; consentement aux cookies; pixel chargé trop tôt`,
  'trust.mail': `
    SPF; DKIM; DMARC; mes courriels vont dans les pourriels; courriels dans le spam; courriels indésirables; quelqu’un
    écrit en mon nom; usurpation de courriel; enregistrement SPF`,
  'trust.viewport': `
    balise viewport; meta viewport; site minuscule sur téléphone; site pas adapté au mobile; zoom sur mobile; version
    mobile; site adaptatif; responsive`,
  'trust.axe': `
    accessibilité d’un site; site accessible; WCAG; contraste des couleurs; contraste trop faible; rendre mon site
    accessible; erreurs d’accessibilité; axe`,
  'trust.targets': `
    boutons trop petits; cibles tactiles; liens trop rapprochés; difficile à toucher; taille des boutons; gros doigts`,
  'trust.narrow': `
    défilement horizontal; site plus large que l’écran; page qui déborde sur mobile; défiler sur le côté; coupé sur le
    téléphone; texte qui sort de l’écran; petits écrans`,
};
