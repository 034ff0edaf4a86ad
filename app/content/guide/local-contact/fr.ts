import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'local.phone': {
    title: 'Numéro de téléphone cliquable sur un site | Iluma',
    description:
      'Écrire le numéro en texte sur chaque page et en faire un lien d’appel (tel:), avec le réglage exact dans WordPress, Wix, Shopify et Squarespace.',
    heading: 'Rendre son numéro de téléphone cliquable',
    why: 'Trois défauts se ressemblent : le numéro manque, il est écrit sans lien, ou le lien appelle un autre numéro que celui qu’on lit. Le dernier est le pire, car vous ne le voyez pas : il est resté d’un ancien modèle, et vos appels sonnent ailleurs. Un numéro caché derrière le mot « Appelez-nous » ne sert ni à qui est à l’ordinateur, ni à Google, qui compare les chiffres avec ceux de [la fiche](/guide/fiche-google-et-site).',
    see: 'Ouvrez le site sur votre téléphone et touchez le numéro du haut et du bas de la page : l’appel doit s’afficher, vers la bonne ligne. À l’ordinateur, survolez-le et lisez l’adresse dans le coin de la fenêtre.',
    mends: {
      wordpress:
        'Sélectionnez le numéro → icône de lien → saisissez tel:+15145550123. Pour l’avoir partout, faites-le dans le pied de page : Apparence → Éditeur.',
      wix: 'Sélectionnez le texte → Lien → Téléphone. Sur mobile, Éditeur mobile → Barre d’actions rapides → Appeler.',
      shopify:
        'Personnaliser → En-tête → barre d’annonce : tapez le numéro, puis mettez tel:+15145550123 dans son champ de lien.',
      squarespace:
        'Sélectionnez le texte → Lien → Téléphone. Le pied de page se modifie une fois pour tout le site.',
      byHand:
        '<a href="tel:+15145550123">514 555-0123</a> : indicatif du pays dans le lien, écriture habituelle à l’écran. Affichez le vrai numéro, même avec un outil de suivi d’appels.',
    },
  },
  'local.address': {
    title: 'Adresse du commerce : où l’écrire sur le site | Iluma',
    description:
      'Où placer l’adresse postale d’un commerce, sous quelle forme, que mettre quand on se déplace chez les clients, et comment la saisir dans chaque outil.',
    heading: 'Écrire l’adresse du commerce sur le site',
    why: 'Une [carte intégrée](/guide/lien-itineraire) ne remplace pas l’adresse : elle vient de Google, pas de vous, et un moteur n’y lit rien. C’est le texte du pied de page qui confirme [votre fiche](/guide/fiche-google-et-site), et qui départage deux commerces du même nom. Si vous travaillez chez les gens, publier votre domicile est inutile : « Nous desservons Laval et la Rive-Nord » compte tout autant.',
    see: 'Essayez de copier l’adresse depuis la page d’accueil. Si vous n’y arrivez pas, elle est dans une image ou dans un cadre. Collez-la ensuite dans Google Maps : elle doit tomber sur votre porte.',
    mends: {
      wordpress:
        'Apparence → Éditeur → Pied de page → ajoutez un paragraphe. Rank Math la reprend pour les moteurs sous Titres et métas → SEO local.',
      wix: 'Paramètres → Infos de l’entreprise, où Wix la garde pour les données structurées ; écrivez-la aussi dans le pied de page, en texte.',
      shopify:
        'Paramètres → Informations de la boutique ne l’affiche nulle part : ajoutez un bloc de texte au pied de page du thème.',
      squarespace:
        'Paramètres → Infos de l’entreprise, puis un bloc de texte dans le pied de page.',
      byHand:
        'L’élément <address> convient : numéro, rue, local, ville, province, code postal. Écrivez la rue comme Postes Canada ou La Poste l’écrit.',
    },
  },
  'local.hours': {
    title: 'Afficher ses heures d’ouverture sur son site | Iluma',
    description:
      'Où écrire les heures d’ouverture d’un commerce, comment les garder identiques sur le site, la fiche Google et les cartes, et que faire des jours fériés.',
    heading: 'Afficher les heures d’ouverture, les mêmes partout',
    why: 'Un horaire faux coûte plus cher qu’un horaire absent : le client qui trouve porte close le samedi ne revient pas, et le raconte dans un avis. [L’ILA](/ila) compare trois endroits, le texte des pages, les [données structurées](/guide/donnees-structurees-localbusiness) et [OpenStreetMap](/guide/openstreetmap), et cite les jours où ils se contredisent. Google, lui, affiche « Ouvert » ou « Fermé » à côté de votre nom d’après la fiche, et s’en sert pour les recherches « ouvert maintenant ».',
    see: 'Lisez côte à côte le pied de page, la page de contact et votre fiche Google Maps, jour par jour. Un horaire dessiné dans une image ne se laisse pas sélectionner à la souris : pour un moteur, il n’existe pas.',
    mends: {
      wordpress:
        'Écrivez l’horaire une seule fois dans le pied de page : Apparence → Éditeur → Modèles → Pied de page, ou Apparence → Widgets avec un thème classique. L’extension Yoast Local SEO remplit en même temps les données structurées.',
      wix: 'Tableau de bord → Paramètres → Infos de l’entreprise pour les coordonnées, puis ajoutez l’horaire en texte dans la section de pied de page, qui se répète partout.',
      shopify:
        'Boutique en ligne → Thèmes → Personnaliser → Pied de page : ajoutez un bloc de texte. Pour le retrait en magasin, vérifiez aussi Paramètres → Expédition et livraison.',
      squarespace:
        'Paramètres → Infos de l’entreprise → Heures d’ouverture, puis ajoutez au pied de page le bloc qui les affiche.',
      byHand:
        'Un tableau ou une liste suffit : « Lundi au vendredi, 9 h à 18 h ». Dans le JSON-LD, écrivez "openingHours": "Mo-Fr 09:00-18:00". Les fériés vont dans la fiche Google, sous Horaires exceptionnels.',
    },
  },
  'local.directions': {
    title: 'Lien d’itinéraire Google Maps : l’ajouter à son site | Iluma',
    description:
      'Ajouter sous l’adresse un lien qui ouvre l’itinéraire dans Google Maps, Plans ou Waze, sans carte lourde ni traceur, dans chaque outil de création de site.',
    heading: 'Ajouter un lien d’itinéraire vers le commerce',
    why: 'Un visiteur qui doit copier votre adresse dans une autre application s’arrête parfois en chemin, au sens propre. Un lien suffit, et il vaut souvent mieux qu’une carte intégrée : celle de Google charge près d’un mégaoctet de scripts et pose des [cookies](/guide/traceurs-avant-consentement) avant tout accord. Les demandes d’itinéraire se comptent d’ailleurs dans les statistiques de [votre fiche](/guide/fiche-google-et-site).',
    see: 'Depuis un téléphone, touchez l’adresse de la page de contact : l’application de cartes doit s’ouvrir sur votre porte, et non sur le centre de la ville. Vérifiez-le aussi depuis un ordinateur. Refaites-le après un déménagement.',
    mends: {
      wordpress:
        'Sur Google Maps, Partager → Copier le lien, puis collez-le comme lien de l’adresse dans le bloc de contact. Un bloc « Itinéraire » du constructeur fait de même.',
      wix: 'Ajouter → Contact → Google Maps pour une carte, ou un simple bouton « Itinéraire » dont le lien est une adresse web.',
      shopify:
        'Page de contact → sélectionnez l’adresse → Insérer un lien. La section Carte de certains thèmes exige une clé d’API : le lien s’en passe.',
      squarespace:
        'Le bloc Carte affiche l’emplacement ; ajoutez dessous un bouton avec le lien partagé, car la carte seule ne lance pas le GPS.',
      byHand:
        '<a href="https://www.google.com/maps/dir/?api=1&destination=1240+rue+Beaubien+Montréal">Itinéraire</a> ouvre l’application installée. Indiquez où se garer et quelle station est la plus proche.',
    },
  },
  'local.contact': {
    title: 'Bouton de contact en page d’accueil | Iluma',
    description:
      'Un lien de contact, un numéro à toucher ou un formulaire doit se trouver à un clic de l’accueil. Où le placer, comment le nommer, et le réglage par outil.',
    heading: 'Mettre un moyen de contact dès l’accueil',
    why: 'La personne qui vous écrit a déjà décidé ; il reste à ne pas la décourager. Un menu « À propos → Équipe → Nous écrire » la fait chercher, un bouton en haut à droite l’attend. Le mot compte aussi : « Demander un devis » ou « Réserver une table » dit ce qui va se passer, mieux que « Contact », surtout sur un petit écran où le menu se replie.',
    see: 'Confiez votre téléphone à quelqu’un qui ne connaît pas le site et demandez-lui de vous joindre, sans aide. Au-delà de cinq secondes ou de deux touchers, le bouton est mal placé. Essayez enfin [le formulaire](/blog-intelligent/formulaire-court) vous-même : le message arrive-t-il, et à qui ? Un courriel de test suffit.',
    mends: {
      wordpress:
        'Apparence → Menus : ajoutez la page Contact en dernier, avec la classe « bouton » si le thème l’offre. Un bloc Boutons dans la bannière fait le reste.',
      wix: 'Ajoutez le bouton à l’en-tête pour qu’il suive partout ; l’application Wix Réservations en fournit un pour les rendez-vous.',
      shopify:
        'Créez la page avec le modèle « contact », puis Contenu → Menus → menu principal → Ajouter un élément.',
      squarespace:
        'Modifier l’en-tête du site → Ajouter des éléments → Bouton, et choisissez la page de contact comme destination.',
      byHand:
        'Un lien <a href="/contact"> dans l’en-tête, et une barre fixe au bas des petits écrans avec Appeler et Écrire. Testez le formulaire une fois par mois.',
    },
  },
} satisfies SomeGuideTexts;
