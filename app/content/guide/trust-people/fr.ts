import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'trust.legal': {
    title: 'Politique de confidentialité et mentions légales | Iluma',
    description:
      'Ce que doivent contenir les pages légales d’un commerce au Québec, en France et ailleurs, où placer leurs liens, et comment les créer selon votre outil.',
    heading: 'Publier les pages légales et les rendre faciles à trouver',
    why: '[La Loi 25](/blog-intelligent/loi-25-rgpd) demande de nommer une personne responsable des renseignements personnels et d’afficher ses coordonnées ; le RGPD, la finalité, la durée et les droits ; la loi française, l’éditeur et l’hébergeur. Un modèle copié d’un autre site est pire que rien s’il promet ce que vous ne faites pas. Le lien doit être sur chaque page, pages de publicité comprises, et dans la langue de la page.',
    see: 'Descendez au bas de cinq pages au hasard, dont une page de destination. Puis relisez votre politique avec vos formulaires sous les yeux : chaque donnée demandée y est-elle ? Le bon lien s’ouvre sans fichier à télécharger.',
    mends: {
      wordpress:
        'Réglages → Confidentialité crée un brouillon et en fait la page officielle ; ajoutez-la au menu du pied de page.',
      wix: 'Paramètres → Confidentialité et cookies ; la page se rédige à part, et son lien s’ajoute au pied de page.',
      shopify:
        'Paramètres → Politiques propose des modèles à relire ; Contenu → Menus → pied de page pour les afficher.',
      squarespace: 'Créez les pages sous « Non lié », puis ajoutez leurs liens au pied de page.',
      byHand:
        'Deux pages, deux liens, dans le gabarit commun. Datez la politique, nommez vos fournisseurs (courriel, paiement, statistiques) et la durée de chaque donnée.',
    },
  },
  'trust.trackers': {
    title: 'Traceurs avant consentement : les bloquer | Iluma',
    description:
      'Google Analytics ou le pixel Meta se chargent avant le clic sur « Accepter » ? Comment le constater, comment les bloquer vraiment, et ce que dit la loi.',
    heading: 'Bloquer les traceurs avant le consentement',
    why: 'Un bandeau qui s’affiche n’est pas un bandeau qui agit : beaucoup posent la question pendant que les mesures tournent déjà. [La CNIL et la Commission d’accès à l’information](/blog-intelligent/loi-25-rgpd) regardent ce que le navigateur envoie, pas ce que le bandeau écrit. Refuser doit être aussi simple qu’accepter. Les vidéos YouTube, [les cartes](/guide/lien-itineraire) et les polices distantes comptent aussi, puisqu’elles transmettent l’adresse IP.',
    see: 'Fenêtre privée, F12 → Réseau, chargez la page sans toucher au bandeau et filtrez « google » puis « facebook ». F12 → Application → Cookies montre les identifiants, comme _ga ou _fbp. Refusez ensuite et rechargez : la liste doit rester vide. Un bandeau qui oublie le refus est aussi fautif que celui qui l’ignore.',
    mends: {
      wordpress:
        'Complianz ou Cookiebot avec le blocage automatique ; retirez le code collé dans l’en-tête, qui leur échappe, et chargez tout par eux.',
      wix: 'Paramètres → Confidentialité et cookies → bandeau activé : il retient les outils posés par Intégrations marketing, pas ceux du code personnalisé.',
      shopify:
        'Paramètres → Confidentialité des clients → bandeau, par région ; les pixels passent alors par « Événements clients ».',
      squarespace:
        'Paramètres → Cookies et confidentialité → bandeau avec refus, qui coupe les statistiques internes.',
      byHand:
        '<script type="text/plain" data-consent="mesure">, activé au clic. Une mesure sans identifiant, comme Plausible, évite souvent la question.',
    },
  },
  'trust.viewport': {
    title: 'Balise viewport : un site lisible sur téléphone | Iluma',
    description:
      'La balise viewport adapte une page à l’écran du téléphone. La bonne valeur, pourquoi ne jamais bloquer l’agrandissement, et où la corriger.',
    heading: 'Régler la balise viewport et permettre le zoom',
    why: 'Sans cette balise, le téléphone imite un écran d’ordinateur de 980 pixels et réduit tout : on lit des caractères minuscules. Avec « user-scalable=no », ajouté pour faire plus « application », on interdit d’agrandir à ceux qui en ont besoin, soit à peu près tout le monde après quarante-cinq ans. Safari passe outre depuis iOS 10 ; Chrome sur Android obéit, sauf réglage contraire de la personne. Un site qui s’adapte mais qu’on ne peut agrandir échoue donc aussi à ce contrôle, qui suit la règle des 200 % des [normes d’accessibilité](/guide/accessibilite-du-site).',
    see: 'Sur un téléphone, écartez deux doigts sur la page : le texte doit grossir. Dans le code source, une seule balise <meta name="viewport">.',
    mends: {
      wordpress:
        'Un thème récent l’écrit bien. Cherchez « viewport » dans header.php, puis dans les réglages du constructeur ; certaines extensions AMP ou de menu mobile en ajoutent une deuxième.',
      wix: 'Toujours présente. Vérifiez que la version mobile est activée dans l’éditeur, et que la taille des textes y dépasse 14 pixels.',
      shopify:
        'theme.liquid : <meta name="viewport" content="width=device-width,initial-scale=1">. Les thèmes d’avant 2018 contiennent souvent maximum-scale=1.',
      squarespace:
        'Automatique dans la version 7.1 ; une balise en double vient de l’injection de code.',
      byHand:
        'width=device-width, initial-scale=1, sans rien d’autre. Si un champ grossit au toucher sur iPhone, donnez-lui 16 pixels au lieu de bloquer le zoom.',
    },
  },
  'trust.axe': {
    title: 'Accessibilité d’un site : corriger les erreurs WCAG | Iluma',
    description:
      'Contraste, noms, intitulés, structure : lire les résultats d’un contrôle automatique d’accessibilité (axe, WAVE) et corriger les obstacles courants.',
    heading: 'Corriger les obstacles d’accessibilité d’un site',
    why: 'Un contrôle automatique trouve environ la moitié des problèmes, mais ce sont les plus fréquents : le texte trop pâle vient en tête, sur quatre sites sur cinq, devant les images et les champs sans nom. En Ontario, aux États-Unis et, depuis juin 2025, dans l’Union européenne, des lois visent aussi des entreprises privées. Les surcouches (« overlays ») qui promettent la conformité ne corrigent pas la cause des erreurs.',
    see: 'L’extension axe DevTools (gratuite) donne la même liste que [l’ILA](/ila), avec l’élément en surbrillance. Laissez ensuite la souris de côté et faites tout au clavier : menu, formulaire, achat. Trois pages suffisent pour commencer. Corrigez les bloquants avant tout.',
    mends: {
      wordpress:
        'Choisissez un thème étiqueté « Prêt pour l’accessibilité » ; l’extension WP Accessibility règle les liens d’évitement. Les couleurs sont dans Apparence → Éditeur → Styles.',
      wix: 'L’assistant d’accessibilité (Paramètres → Assistant d’accessibilité) passe les pages en revue et corrige avec vous.',
      shopify:
        'Personnaliser → Couleurs : visez 4,5 de contraste. Les thèmes gratuits de Shopify sont contrôlés, les applications non.',
      squarespace: 'Styles du site → Couleurs ; évitez le texte sur photo sans voile foncé.',
      byHand:
        'Contraste de 4,5 pour le texte et de 3 pour les grands caractères, un <label> par champ, un focus visible, un seul <main>. Ajoutez axe-core aux tests.',
    },
  },
  'trust.targets': {
    title: 'Taille des boutons sur mobile : 24 et 44 pixels | Iluma',
    description:
      'Les boutons et liens d’une page mobile doivent mesurer 24 pixels au moins, 44 pour les importants. Comment les mesurer et leur donner de l’espace.',
    heading: 'Agrandir les boutons et espacer les liens',
    why: 'La pulpe d’un doigt couvre à peu près 45 pixels à l’écran. [La norme](/guide/accessibilite-du-site) demande 24 au minimum, ou un vide équivalent autour ; Apple conseille 44, Google 48. Les fautes se concentrent en bas de page : liens de pied serrés, numéros de pagination, petites croix de fermeture. Le lien pris dans une phrase fait exception, car sa hauteur suit celle de la ligne.',
    see: 'Chrome, F12 → icône de téléphone, puis survolez l’élément : ses dimensions s’affichent. Mieux encore, essayez dans l’autobus, du pouce, sur un vrai téléphone. Comptez aussi les cases à cocher d’un formulaire et les flèches d’un calendrier de réservation, où l’erreur coûte un rendez-vous au mauvais jour.',
    mends: {
      wordpress:
        'Le bloc Boutons a un réglage de marge intérieure (Styles → Dimensions). Pour un menu, ajoutez padding dans Apparence → Éditeur → Styles → CSS additionnel.',
      wix: 'L’éditeur mobile permet d’agrandir chaque bouton à part ; gardez dix pixels entre deux liens du pied de page.',
      shopify:
        'Les pastilles de couleur et les flèches de galerie sont les plus petites : Personnaliser → Paramètres du thème → Pastilles, sinon quelques lignes de CSS.',
      squarespace:
        'Styles du site → Boutons → marge intérieure ; l’interligne des listes de liens se règle avec celui du texte.',
      byHand:
        'nav a { display: inline-block; padding: 12px 8px; min-height: 44px }. Étendez la zone d’une icône avec padding, non avec une image plus grande.',
    },
  },
  'trust.narrow': {
    title: 'Défilement horizontal sur mobile : le supprimer | Iluma',
    description:
      'Une page qui déborde sur le côté à 320 pixels est pénible à lire. Comment trouver l’élément trop large (tableau, image, cadre) et le faire tenir.',
    heading: 'Supprimer le défilement horizontal sur petit écran',
    why: 'Un seul élément trop large suffit à faire glisser la page entière : on lit chaque ligne en deux mouvements. La mesure à 320 pixels vaut aussi pour qui agrandit à 400 % sur un portable, cas courant chez les malvoyants. Les suspects sont connus : tableau de prix, [carte intégrée](/guide/lien-itineraire), mot très long, adresse de courriel en gros caractères, et les largeurs écrites en pixels dans un ancien gabarit.',
    see: "F12 → mode téléphone → largeur 320, puis faites défiler de côté. Dans la console : [...document.querySelectorAll('*')].filter(e => e.scrollWidth > innerWidth) nomme les coupables. Faites de même avec le texte agrandi à 200 %.",
    mends: {
      wordpress:
        'Le bloc Tableau → style « Bandes » ne défile pas seul : placez-le dans un groupe avec overflow-x: auto. Les cadres collés prennent max-width: 100%.',
      wix: 'Éditeur mobile : tout ce qui dépasse des lignes pointillées déborde. « Optimiser la mise en page » remet les éléments dedans.',
      shopify:
        'Les descriptions de produits collées de Word apportent des tableaux à largeur fixe : effacez la mise en forme.',
      squarespace:
        'Les blocs placés librement (Fluid Engine) ont une grille mobile à part ; vérifiez-la section par section.',
      byHand:
        'img, video, iframe { max-width: 100% }, min-width: 0 sur les enfants d’une grille, overflow-wrap: anywhere sur les mots longs. Masquer le débordement de body cache le mal sans le soigner.',
    },
  },
} satisfies SomeGuideTexts;
