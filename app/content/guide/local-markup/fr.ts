import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'local.schema': {
    title: 'Données structurées LocalBusiness : les ajouter | Iluma',
    description:
      'Décrire un commerce à Google et aux assistants avec schema.org : type précis, nom, adresse, validation et réglage dans WordPress, Wix, Shopify, Squarespace.',
    heading: 'Ajouter les données structurées LocalBusiness',
    why: 'Un texte dit « Chez Roy, au coin de Beaubien » ; les données structurées disent : restaurant, à telle adresse de Montréal. Le type compte plus qu’on croit, car LocalBusiness tout court est le plus vague : Bakery, Dentist ou Plumber répondent à des questions que LocalBusiness laisse ouvertes. S’il y manque le nom, ou à la fois l’adresse et le [secteur desservi](/guide/zones-desservies), la description est incomplète.',
    see: 'Passez l’accueil au test des résultats enrichis de Google (search.google.com/test/rich-results) : il nomme les types trouvés. Le validateur de schema.org montre en plus chaque champ.',
    mends: {
      wordpress:
        'Rank Math → Titres et métas → SEO local : choisissez « Organisation », le type et l’adresse. Yoast demande l’extension Local SEO, payante. N’en activez qu’une.',
      wix: 'Wix produit LocalBusiness si l’adresse est remplie dans Infos de l’entreprise. Pour un type plus fin : Réglages SEO de l’accueil → Avancé → balisage de données structurées.',
      shopify:
        "Les thèmes décrivent les produits, rarement le magasin : ajoutez le bloc JSON-LD à theme.liquid, dans un {% if template == 'index' %}.",
      squarespace:
        'Infos de l’entreprise alimente un balisage de base ; complétez-le dans l’injection de code de l’accueil.',
      byHand:
        'Un bloc <script type="application/ld+json"> avec @type, name, address, telephone et url, sur l’accueil ou la page de contact. Recopiez mot pour mot ce que la page affiche.',
    },
  },
  'local.schema-details': {
    title: 'Compléter LocalBusiness : heures, photo, position | Iluma',
    description:
      'Téléphone, horaires, image et coordonnées géographiques : les quatre champs qui complètent les données structurées d’un commerce, et comment les écrire.',
    heading: 'Compléter la description du commerce pour les moteurs',
    why: 'Le nom et l’adresse suffisent à exister ; ces quatre champs servent à répondre. « Un fleuriste ouvert dimanche ? » demande openingHoursSpecification, « près de la gare ? » demande geo, et la photo est ce qu’[un assistant](/guide/robots-des-ia) montre à côté de votre nom. [Un horaire](/guide/heures-ouverture) d’hiver oublié dans le code est le piège classique : personne ne le voit, sauf les machines qui le répètent.',
    see: 'Collez l’accueil dans validator.schema.org et dépliez votre commerce : telephone, openingHours, image ou logo, et geo doivent y être, avec les mêmes valeurs que sur la page.',
    mends: {
      wordpress:
        'Rank Math → SEO local a un champ pour chacun, y compris les heures par jour. Dans Yoast Local, c’est l’onglet Business info.',
      wix: 'Seuls l’adresse, le téléphone et le logo sont repris d’office. Les heures et la position s’ajoutent au balisage personnalisé de la page.',
      shopify:
        'Ajoutez au bloc existant "image", "geo" et "openingHoursSpecification" ; {{ shop.phone }} évite de recopier le numéro.',
      squarespace:
        'Les heures saisies dans Infos de l’entreprise sont reprises ; vérifiez que le point de la carte est posé sur l’entrée et non au milieu de la rue.',
      byHand:
        'Clic droit sur votre toit dans Google Maps : les deux nombres sont latitude et longitude, à copier avec cinq décimales. "dayOfWeek" s’écrit en anglais, les heures sous la forme 09:00.',
    },
  },
  'local.own-rating': {
    title: 'Étoiles Google et aggregateRating : ce qui est permis | Iluma',
    description:
      'Pourquoi un commerce ne peut pas baliser ses propres avis (aggregateRating), ce que Google fait des étoiles maison, et comment les retirer du site.',
    heading: 'Retirer les étoiles que le commerce se donne',
    why: 'Depuis septembre 2019, Google n’affiche plus d’étoiles pour un [LocalBusiness](/guide/donnees-structurees-localbusiness) ou une [Organization](/guide/donnees-organization) qui publie sa propre note, que les avis viennent d’un module ou soient saisis à la main. Le code ne rapporte donc rien. Google l’ignore sans rien en dire. Une note que la page ne montre pas, elle, enfreint ses règles et peut valoir une action manuelle. Les étoiles restent permises là où elles sont méritées : sur la page d’un produit, avec les avis de ce produit.',
    see: 'Dans le code source, cherchez « aggregateRating », puis regardez à quel type il appartient. La Search Console affiche les sanctions sous Sécurité et actions manuelles.',
    mends: {
      wordpress:
        'Les extensions d’avis (WP Review, Site Reviews, certains thèmes) l’ajoutent d’office : cherchez « Schema » dans leurs réglages et coupez l’option pour le commerce.',
      wix: 'Supprimez le balisage personnalisé de l’accueil ; un module d’avis de l’App Market peut avoir le sien, à couper dans ses paramètres.',
      shopify:
        'Laissez celui des produits, posé par l’application d’avis ; retirez celui qui vise Organization ou Store dans theme.liquid.',
      squarespace:
        'Cherchez dans l’injection de code et dans les blocs de code : le balisage y a été collé.',
      byHand:
        'Supprimez les clés aggregateRating et review de l’objet du commerce, et gardez les témoignages en texte, avec prénom, date et source.',
    },
  },
  'local.profiles': {
    title: 'sameAs : lier ses profils Facebook, Instagram, Maps | Iluma',
    description:
      'Le champ sameAs dit aux moteurs quels profils sont les vôtres. Quelles adresses y mettre, sous quelle forme, et où le remplir dans chaque outil.',
    heading: 'Lier ses profils avec le champ sameAs',
    why: 'Trois pages Facebook portent votre nom, dont celle d’un homonyme : sans indication, [un assistant](/guide/robots-des-ia) peut citer la mauvaise. sameAs tranche, à condition de contenir des adresses entières ; « @atelier.roy » ou « facebook.com » seul ne mènent nulle part. L’audit n’ouvre pas ces profils, la plupart refusant les robots : quand l’écriture est bonne, il ne juge donc pas le reste.',
    see: 'Dans le validateur de schema.org, cliquez sur chaque adresse sameAs en navigation privée : elle doit ouvrir votre profil sans demander de connexion, et ce profil doit renvoyer au site. Faites le tour des anciens comptes au passage : une page Facebook abandonnée en 2018, avec l’[ancienne adresse](/guide/coordonnees-identiques), contredit tout ce que vous corrigez ailleurs. Fusionnez-la avec la bonne, ou fermez-la.',
    mends: {
      wordpress:
        'Yoast SEO → Réglages → Représentation du site → Autres profils. Rank Math : Titres et métas → Métas sociales.',
      wix: 'Paramètres → Infos de l’entreprise → comptes de réseaux sociaux ; les icônes du pied de page ne suffisent pas.',
      shopify:
        'Personnaliser → Paramètres du thème → Réseaux sociaux remplit à la fois les icônes et le balisage de la plupart des thèmes.',
      squarespace:
        'Paramètres → Liens de réseaux sociaux ; collez l’adresse complète, sans les paramètres qui suivent le point d’interrogation.',
      byHand:
        '"sameAs": ["https://www.facebook.com/atelierroy", "https://www.instagram.com/atelier.roy/"]. Ajoutez le lien court de votre fiche Google Maps et retirez les comptes que vous n’alimentez plus.',
    },
  },
} satisfies SomeGuideTexts;
