import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'page.title': {
    title: 'Balise title : rédiger le titre d’une page | Iluma',
    description:
      'Longueur, ordre des mots et réglages du titre de page (balise title) sur WordPress, Wix, Shopify et Squarespace, pour qu’il s’affiche en entier dans Google.',
    heading: 'Écrire un titre de page que Google affiche en entier',
    why: 'Google mesure la largeur du titre en pixels, pas en lettres : un M occupe près de quatre fois la place d’un i. Au-delà de 580 pixels, la fin disparaît derrière des points de suspension ; en dessous de 200, le titre ne dit presque rien, et Google le remplace souvent par une phrase de son choix. Les mots qui décident du clic, le service et [la ville](/guide/ville-dans-le-titre), vont donc au début, le nom du commerce à la fin.',
    see: 'Passez la souris sur l’onglet du navigateur : la bulle montre le titre complet. Pour voir toutes vos pages d’un coup, cherchez « site:votredomaine.ca » dans Google et relevez les titres coupés, vides ou semblables.',
    mends: {
      wordpress:
        'Avec Yoast SEO, ouvrez la page, descendez à l’encadré Yoast et remplissez « Titre SEO » ; la barre devient verte quand la longueur convient. Avec Rank Math, c’est « Modifier l’extrait ». Si la page affiche deux titres, désactivez la seconde extension de référencement.',
      wix: 'Dans l’éditeur, Pages et menu → les trois points à côté de la page → Réglages SEO → « Balise de titre ». Le modèle commun se règle dans le tableau de bord, sous SEO.',
      shopify:
        'Ouvrez le produit, la collection ou la page, puis « Référencement sur les moteurs de recherche » → Modifier → « Titre de la page ». Pour l’accueil : Boutique en ligne → Préférences.',
      squarespace:
        'Pages → engrenage de la page → onglet SEO → « Titre SEO ». Le format commun se trouve dans Paramètres → Marketing → Apparence SEO.',
      byHand:
        'Gardez un seul élément <title> dans l’en-tête : <title>Réparation de vélos à Laval | Atelier Roy</title>. Un modèle qui en ajoute un second se repère en cherchant « <title » dans le code source.',
    },
  },
  'page.description': {
    title: 'Méta-description : l’écrire pour attirer le clic | Iluma',
    description:
      'Longueur, contenu et réglage de la méta-description sur WordPress, Wix, Shopify et Squarespace, et pourquoi Google en choisit parfois une autre que la vôtre.',
    heading: 'Écrire une méta-description qui donne envie de cliquer',
    why: 'La description ne change rien au rang ; elle change le nombre de gens qui cliquent à rang égal. Google la remplace par un extrait de la page quand elle manque, [se répète](/guide/titres-en-double) ou ne parle pas de ce qui est cherché. Une bonne description contient donc [les mots de la recherche](/blog-intelligent/mots-des-clients), qui s’affichent en gras, et un fait qu’un concurrent ne peut pas recopier : un délai, un prix de départ, un quartier.',
    see: 'Cherchez le nom de votre page dans Google et comparez le texte affiché avec celui que vous avez saisi. S’il diffère souvent, la description ne répond pas à la question posée.',
    mends: {
      wordpress:
        'Dans l’encadré de Yoast SEO, champ « Méta description » ; l’aperçu mobile est le plus sévère, réglez-vous sur lui. WordPress seul n’offre pas ce champ.',
      wix: 'Réglages SEO de la page → « Méta-description ». L’assistant propose un texte : réécrivez-le, il convient à n’importe quel commerce.',
      shopify:
        'Au bas d’un produit ou d’une collection, « Référencement sur les moteurs de recherche » → « Méta-description ». Sans texte, Shopify prend le début de la fiche.',
      squarespace:
        'Engrenage de la page → SEO → « Description SEO ». Le champ « Description du site », sous Apparence SEO, ne vaut que pour l’accueil.',
      byHand:
        'Dans l’en-tête : <meta name="description" content="…">, une seule fois. Comptez de 70 à 160 caractères, espaces compris, et évitez les guillemets droits à l’intérieur.',
    },
  },
  'page.unique': {
    title: 'Titres et descriptions en double : les distinguer | Iluma',
    description:
      'Deux pages au même titre se disputent la même recherche. Comment trouver les doublons, les réécrire, et corriger les modèles qui les fabriquent en série.',
    heading: 'Supprimer les titres et descriptions en double',
    why: 'Les doublons naissent presque toujours d’un modèle : « Accueil | Mon commerce » sur douze pages, ou la description du site recopiée partout. Google n’en garde qu’une, selon ses propres critères, et cache les autres derrière « résultats omis ». Si deux pages méritent vraiment le même titre, c’est qu’elles n’en font qu’une : fusionnez-les et [redirigez la plus faible](/guide/redirections-en-chaine).',
    see: 'Recherchez un titre entre guillemets avec « site: » devant votre domaine : tout résultat au-delà du premier est un doublon. Screaming Frog les regroupe sous Page Titles → Duplicate. Les pages d’[un même produit en deux couleurs](/guide/url-canonique) sont les premières à regarder.',
    mends: {
      wordpress:
        'Yoast SEO → Réglages → Types de contenu : ajoutez la variable « Titre » au modèle. Les archives d’auteur et de date doublent souvent le blogue ; désactivez-les au même endroit.',
      wix: 'SEO → Réglages SEO → choisissez le type de page et composez le modèle avec la variable du nom de la page.',
      shopify:
        'Les variantes d’une collection filtrée partagent un titre : ajoutez la variable page_title et le numéro de page dans theme.liquid.',
      squarespace:
        'Apparence SEO → formats : %p pour le nom de la page, %s pour celui du site. Un format sans %p produit des doublons.',
      byHand:
        'Tenez un tableau à trois colonnes, adresse, titre et description, et triez-le par titre : les jumeaux se retrouvent l’un sous l’autre.',
    },
  },
  'page.canonical': {
    title: 'URL canonique : à quoi elle sert, comment la régler | Iluma',
    description:
      'La balise canonical dit à Google quelle adresse compte parmi plusieurs semblables. Les quatre erreurs qui font disparaître une page, et leur correction.',
    heading: 'Régler l’URL canonique sans effacer ses pages',
    why: 'Filtres, paramètres de campagne, versions imprimables : une même page a souvent [dix adresses](/guide/avec-ou-sans-www), et la balise canonical nomme la vraie. Mal réglée, elle se retourne contre vous : un modèle qui met l’adresse de l’accueil partout demande à Google d’oublier tout le reste. Après un changement de domaine, l’ancien y survit parfois des années.',
    see: 'Affichez le code source (Ctrl + U) et cherchez « canonical » : une seule ligne, l’adresse complète en https, celle de la page. L’inspection de la Search Console montre à côté l’adresse que vous déclarez et celle que Google retient.',
    mends: {
      wordpress:
        'WordPress l’ajoute seul. Yoast : onglet Avancé → « URL canonique », à laisser vide sauf exception. Deux balises trahissent deux extensions de référencement.',
      wix: 'Réglages SEO → Avancé → balises supplémentaires : supprimez toute balise canonical ajoutée à la main ; celle de Wix est juste.',
      shopify:
        'theme.liquid doit contenir <link rel="canonical" href="{{ canonical_url }}"> une fois ; une application de référencement en pose parfois une autre.',
      squarespace: 'Automatique et non modifiable. Cherchez un doublon dans l’injection de code.',
      byHand:
        '<link rel="canonical" href="https://votredomaine.ca/services/pneus">, dans l’en-tête. Jamais de chemin relatif, jamais d’adresse redirigée, jamais un copier-coller d’une page à l’autre. Après une migration, contrôlez-en une par modèle de page.',
    },
  },
  'page.open-graph': {
    title: 'Aperçu de partage : image et titre Open Graph | Iluma',
    description:
      'Choisir l’image, le titre et le texte qui s’affichent quand votre lien est partagé sur Facebook, WhatsApp, LinkedIn ou par texto, et vider l’ancien aperçu.',
    heading: 'Régler l’aperçu d’un lien partagé',
    why: 'Un client qui recommande votre commerce colle votre adresse dans une conversation. Avec une image nette et [un titre](/guide/titre-de-page), le lien prend la moitié de l’écran ; sans eux, il ressemble à un pourriel. L’image de 1 200 sur 630 pixels convient partout. Évitez le logo seul sur fond blanc : WhatsApp le rogne en carré et n’en laisse qu’un morceau. Le texte compte autant que la photo : un titre qui dit le plat du jour ou la ville fait cliquer plus qu’un slogan.',
    see: 'Envoyez-vous le lien par WhatsApp ou par courriel. L’outil de débogage du partage de Facebook montre l’aperçu, nomme la balise manquante et vide la copie gardée en mémoire (« Récupérer à nouveau »).',
    mends: {
      wordpress:
        'Yoast SEO : onglet Réseaux sociaux de la page. L’image par défaut se choisit dans Yoast SEO → Réglages → Bases du site.',
      wix: 'Réglages SEO de la page → Partage social. Celle du site : SEO → Paramètres → image de partage.',
      shopify:
        'Boutique en ligne → Préférences → « Image de partage sur les réseaux sociaux » ; un produit utilise sa première photo.',
      squarespace:
        'Engrenage de la page → Image sociale. Pour tout le site : Paramètres → Marketing → Partage social.',
      byHand:
        'Quatre balises dans l’en-tête : og:title, og:description, og:url et og:image, cette dernière avec son adresse complète en https.',
    },
  },
  'page.icon': {
    title: 'Favicon : ajouter l’icône de son site | Iluma',
    description:
      'Format, taille et emplacement du favicon pour les onglets, les favoris et les résultats de Google, avec le réglage exact de chaque outil de création de site.',
    heading: 'Ajouter un favicon qui se reconnaît en petit',
    why: 'Sur téléphone, Google affiche l’icône à gauche de chaque résultat ; sans la vôtre, il met un globe gris, le même que celui des sites abandonnés. À cette taille, un nom entier devient illisible : gardez une initiale ou la forme la plus simple du logo, bien contrastée, sur fond clair comme sur fond sombre. Dans une rangée d’onglets, c’est aussi le seul repère qui reste à un client qui compare cinq sites.',
    see: 'Regardez l’onglet du navigateur, puis ouvrez votredomaine.ca/favicon.ico. Cherchez enfin votre nom sur un téléphone : Google peut mettre plusieurs jours à montrer une nouvelle icône. Le rapport vérifie que l’adresse de l’icône répond vraiment, car un lien vers [un fichier supprimé](/guide/liens-morts) lors d’une refonte ne se remarque pas sur un ordinateur qui l’a encore en mémoire.',
    mends: {
      wordpress:
        'Apparence → Personnaliser → Identité du site → « Icône du site », ou Réglages → Général dans les versions récentes. Fournissez 512 pixels de côté.',
      wix: 'Paramètres → Infos du site web → Favicon. L’option est réservée aux forfaits payants avec un domaine.',
      shopify:
        'Thèmes → Personnaliser → Paramètres du thème → Logo → « Image de favicon » ; Shopify la ramène à 32 pixels.',
      squarespace: 'Conception → Icône du navigateur, en PNG de 300 pixels au plus.',
      byHand:
        'Déposez favicon.ico à la racine et ajoutez <link rel="icon" href="/icone.svg" type="image/svg+xml">. Pour Google, un carré dont le côté est un multiple de 48 pixels.',
    },
  },
  'page.encoding': {
    title: 'Accents mal affichés (Ã©) : corriger l’encodage | Iluma',
    description:
      'Des « Ã© » à la place des accents viennent d’un texte UTF-8 lu comme du Latin-1. Où la confusion se produit, comment l’arrêter, et comment réparer le texte.',
    heading: 'Réparer les accents mal affichés',
    why: 'Le symptôme désigne la cause. « Ã© » : le texte est en UTF-8, mais quelque chose l’a lu dans l’ancien codage, puis l’a parfois enregistré ainsi. Un losange noir avec un point d’interrogation : l’inverse. Les moteurs indexent ce qu’ils lisent, si bien qu’une « rénovation » ainsi écrite ne répond à aucune recherche, et que l’[extrait de Google](/guide/meta-description) affiche la même bouillie. Les courriels automatiques envoyés par le site souffrent souvent du même mal.',
    see: 'Parcourez vos titres dans les résultats de Google, où la faute saute aux yeux. Dans le code source, « charset=utf-8 » doit figurer parmi les premières lignes. Regardez aussi les noms de produits, les descriptions importées et les anciens articles, repris plusieurs fois d’un outil à l’autre.',
    mends: {
      wordpress:
        "Vérifiez que wp-config.php porte define('DB_CHARSET', 'utf8mb4'). Après une migration ratée, Better Search Replace remplace « Ã© » par « é » dans toute la base.",
      wix: 'Wix sert tout en UTF-8 : la faute vient d’un collage ou d’un fichier CSV importé ; réécrivez le passage.',
      shopify:
        'À l’import de produits, enregistrez le CSV en « UTF-8 » dans Excel ou Google Sheets, puis importez-le à nouveau.',
      squarespace: 'Même cause, même remède : collez le texte sans mise en forme (Ctrl + Maj + V).',
      byHand:
        'Enregistrez les fichiers en UTF-8 sans BOM, mettez <meta charset="utf-8"> en première ligne de l’en-tête et AddDefaultCharset UTF-8 dans Apache.',
    },
  },
} satisfies SomeGuideTexts;
