import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'speed.weight': {
    title: 'Poids d’une page web : la faire passer sous 1,6 Mo | Iluma',
    description:
      'Comment peser une page d’accueil, savoir ce qui l’alourdit (images, vidéos, polices, scripts) et la ramener sous 1,6 Mo, dans l’ordre qui rapporte.',
    heading: 'Alléger la page d’accueil',
    why: 'La moyenne du web dépasse 2,5 Mo par page, ce qui n’est pas une excuse : un forfait mobile prépayé facture chaque mégaoctet à votre client. Presque toujours, trois éléments font les deux tiers du poids : une vidéo d’arrière-plan, un diaporama dont on ne voit que la [première photo](/guide/images-trop-lourdes), et un module (carte, avis, discussion) qui [charge son propre site](/guide/scripts-bloquants). Commencez par le plus gros.',
    see: 'F12 → Réseau → cochez « Désactiver le cache », rechargez, puis triez par Taille. Le total est écrit au bas du panneau. Notez les cinq premières lignes.',
    mends: {
      wordpress:
        'Remplacez le diaporama par une image fixe, coupez les polices en trop (Apparence → Éditeur → Styles → Typographie) et chargez les modules au clic, avec Flying Scripts par exemple.',
      wix: 'Choisissez une image au lieu d’une vidéo dans l’arrière-plan de la section, surtout sur mobile, où les deux versions se règlent à part.',
      shopify:
        'Désinstallez les applications une à une en notant le poids ; un seul module d’avis fait parfois 500 ko.',
      squarespace:
        'Les galeries plein écran chargent tout : limitez-les à huit photos, et préférez un bloc image à une vidéo.',
      byHand:
        'Une police variable en woff2 au lieu de six fichiers, loading="lazy" sous la ligne de flottaison, et une façade (image cliquable) à la place d’une vidéo YouTube intégrée.',
    },
  },
  'speed.image-weight': {
    title: 'Images trop lourdes : les réduire sous 500 ko | Iluma',
    description:
      'Réduire le poids des photos d’un site : dimensions utiles, qualité, outils gratuits, et le bon geste dans WordPress, Wix, Shopify et Squarespace.',
    heading: 'Réduire les images trop lourdes',
    why: 'Un téléphone récent prend des photos de 4 000 pixels de large et de 5 Mo ; affichées dans une colonne de 600 pixels, elles gaspillent quarante-trois pixels sur quarante-quatre. Le navigateur réduit à l’écran, mais il a tout téléchargé. Passer à 1 600 pixels et à [une qualité de 75](/guide/webp-et-avif) enlève d’ordinaire neuf dixièmes du poids, sans différence visible.',
    see: 'F12 → Réseau → Img, triez par taille : toute ligne au-dessus de 500 ko est à reprendre. Clic droit sur la photo → Ouvrir dans un nouvel onglet montre ses [vraies dimensions](/guide/dimensions-des-images). Gardez l’original ailleurs. Le rapport donne le poids exact de chaque image.',
    mends: {
      wordpress:
        'Imagify ou EWWW réduisent la médiathèque en une fois (Médias → Optimisation en masse). Dans le bloc, choisissez la taille « Grande », pas « Taille originale ».',
      wix: 'Wix redimensionne de lui-même, sauf les fonds de section, les images de bandes défilantes et celles ajoutées par code.',
      shopify:
        'Jusqu’à 20 Mo acceptés, ce qui n’oblige à rien : déposez du 2 048 pixels. Les bannières de thème sont les plus fautives.',
      squarespace:
        'Gardez moins de 500 ko et 2 500 pixels par fichier avant l’envoi ; le site crée ensuite sept largeurs.',
      byHand:
        'squoosh.app dans le navigateur, ou en lot : npx sharp-cli resize 1600 -f webp -q 75. Servez plusieurs largeurs avec srcset et sizes.',
    },
  },
  'speed.image-size': {
    title: 'Largeur et hauteur des images : éviter les sauts | Iluma',
    description:
      'Pourquoi chaque image doit annoncer sa largeur et sa hauteur (width et height), comment trouver celles qui manquent et les corriger, outil par outil.',
    heading: 'Réserver la place des images avec width et height',
    why: 'Sans dimensions, le navigateur donne à l’image une hauteur nulle, met le texte en page, puis [pousse tout vers le bas](/guide/cumulative-layout-shift) quand elle arrive. Les deux attributs n’imposent pas la taille affichée, qui reste à la feuille de style : ils donnent la proportion, donc la place à garder. Un oubli dans un gabarit se répète sur toutes les pages qui l’utilisent, et se corrige de même en une fois.',
    see: 'Ralentissez le réseau (F12 → Réseau → 3G lente) et rechargez : regardez ce qui saute. PageSpeed Insights nomme les images en cause sous « Les éléments d’image n’ont pas de largeur ni de hauteur explicites ».',
    mends: {
      wordpress:
        'Le bloc Image les écrit depuis la version 5.5. Restent les images du thème, des widgets de texte et des constructeurs : WP Rocket → Média → « Ajouter les dimensions manquantes ».',
      wix: 'Automatique pour les éléments de l’éditeur ; les images insérées en HTML intégré restent à compléter.',
      shopify:
        'Utilisez {{ image | image_url: width: 800 | image_tag }}, qui ajoute les deux attributs ; un <img> écrit à la main dans un thème ancien, non.',
      squarespace: 'Les blocs réservent la place. Dans un bloc de code, ajoutez les attributs.',
      byHand:
        '<img src="four.webp" width="1600" height="1067" alt="…">, avec img { max-width: 100%; height: auto } dans la feuille de style. Pour un cadre : aspect-ratio.',
    },
  },
  'speed.image-format': {
    title: 'WebP et AVIF : convertir les photos du site | Iluma',
    description:
      'WebP ou AVIF au lieu de JPEG et PNG : ce qu’on y gagne, quels navigateurs les lisent, et comment convertir ses photos avec ou sans extension.',
    heading: 'Passer ses photos en WebP ou en AVIF',
    why: 'WebP se lit depuis 2020 dans tous les navigateurs courants, AVIF depuis 2024 ; il n’y a plus de raison de garder du JPEG, sauf pour l’envoi par courriel. AVIF gagne encore 20 % sur WebP, au prix d’une compression plus lente. Le PNG reste bon pour un logo à quelques couleurs, mais une photo en PNG pèse cinq fois trop : [l’ILA](/ila) compte comme photo tout PNG de plus de 100 ko. Un logo vectoriel gagne à rester en SVG.',
    see: 'F12 → Réseau → Img : la colonne Type affiche webp, avif, jpeg ou png tel que reçu. L’extension du fichier peut tromper, car certains serveurs convertissent à la volée.',
    mends: {
      wordpress:
        'Modern Image Formats, de l’équipe Performance de WordPress, convertit à l’envoi. Pour l’existant : régénérez les miniatures, ou passez par Converter for Media.',
      wix: 'Conversion d’office selon le navigateur ; rien à faire, sauf pour les images externes.',
      shopify:
        'Le CDN choisit seul le format quand l’image passe par image_url ; une adresse de fichier copiée telle quelle reste en JPEG.',
      squarespace:
        'Squarespace sert du WebP depuis ses propres serveurs, à partir de vos JPEG ; évitez le PNG pour les photos.',
      byHand:
        '<picture><source srcset="four.avif" type="image/avif"><img src="four.jpg" …></picture>, ou la négociation par l’en-tête Accept sur le serveur.',
    },
  },
} satisfies SomeGuideTexts;
