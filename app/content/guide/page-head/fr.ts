import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'page.title': {
    title: 'Balise title : rédiger le titre d’une page | Iluma',
    description:
      'Longueur, ordre des mots et réglages du titre de page (balise title) sur WordPress, Wix, Shopify et Squarespace, pour qu’il s’affiche en entier dans Google.',
    heading: 'Écrire un titre de page que Google affiche en entier',
    why: 'Google mesure la largeur du titre en pixels, pas en lettres : « Plomberie Williams » occupe plus de place que « Plomberie Illicit ». Au-delà de 580 pixels, la fin disparaît derrière des points de suspension ; en dessous de 200, le titre ne dit presque rien, et Google le remplace souvent par une phrase de son choix. Les mots qui décident du clic, le service et la ville, vont donc au début, le nom du commerce à la fin.',
    see: 'Passez la souris sur l’onglet du navigateur : la bulle montre le titre complet. Pour voir toutes vos pages d’un coup, cherchez « site:votredomaine.ca » dans Google et relevez les titres coupés, vides ou semblables.',
    mends: {
      wordpress:
        'Avec Yoast SEO, ouvrez la page, descendez à l’encadré Yoast et remplissez « Titre SEO » ; la barre devient verte quand la longueur convient. Avec Rank Math, c’est « Modifier l’extrait ». Si la page affiche deux titres, désactivez la seconde extension de référencement.',
      wix: 'Dans l’éditeur, menu Pages et menu, puis les trois points à côté de la page → Réglages SEO → « Balise de titre ». Le modèle commun se règle dans le tableau de bord, sous SEO.',
      shopify:
        'Ouvrez le produit, la collection ou la page, puis « Référencement sur les moteurs de recherche » → Modifier → « Titre de la page ». Pour l’accueil : Boutique en ligne → Préférences.',
      squarespace:
        'Pages → roue dentée de la page → onglet SEO → « Titre SEO ». Le format commun se trouve dans Paramètres → Marketing → Apparence SEO.',
      byHand:
        'Gardez un seul élément <title> dans l’en-tête : <title>Réparation de vélos à Laval | Atelier Roy</title>. Un modèle qui en ajoute un second se repère avec la recherche du code source.',
    },
  },
} satisfies SomeGuideTexts;
