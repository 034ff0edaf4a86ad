import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'speed.lcp': {
    title: 'LCP (Largest Contentful Paint) : passer sous 2,5 s | Iluma',
    description:
      'Ce que mesure le LCP, comment trouver l’élément en cause avec PageSpeed Insights, et les corrections qui le font passer sous 2,5 secondes sur mobile.',
    heading: 'Afficher le contenu principal en moins de 2,5 secondes',
    why: 'Le LCP note le moment où le plus grand élément visible, photo ou titre, apparaît enfin. C’est l’un des trois signaux Web essentiels de Google, mesuré chez de vrais visiteurs. La mauvaise surprise vient souvent d’un chargement différé appliqué à la photo du haut : on demande au navigateur d’attendre pour ce qui devrait passer en premier. Une animation d’apparition en fondu a le même effet.',
    see: 'PageSpeed Insights → Mobile → « Élément LCP » montre lequel c’est et décompose son temps : serveur, attente, téléchargement, affichage. Attaquez la part la plus longue. [L’ILA](/ila) charge la page plusieurs fois et retient la médiane. Vérifiez ensuite une page de service.',
    mends: {
      wordpress:
        'Excluez l’image du haut du chargement différé (WP Rocket → Média → Images exclues) ; depuis la version 6.3, WordPress lui donne la priorité s’il la reconnaît.',
      wix: 'Tableau de bord → Site → Vitesse du site. Retirez l’animation d’entrée et la vidéo de la première section.',
      shopify:
        "Dans la première section, loading: 'eager' et fetchpriority: 'high' sur image_tag ; les diaporamas sont à éviter là.",
      squarespace:
        'Une image fixe compressée en première section ; désactivez les animations dans Styles du site.',
      byHand:
        '<img fetchpriority="high"> sans loading="lazy", <link rel="preload" as="image"> si elle vient d’une feuille de style, et les polices en font-display: swap.',
    },
  },
  'speed.cls': {
    title: 'CLS (Cumulative Layout Shift) : stabiliser la page | Iluma',
    description:
      'Pourquoi une page bouge pendant le chargement, comment voir les décalages dans Chrome, et comment les supprimer : images, bandeaux, publicités, polices.',
    heading: 'Empêcher la page de bouger pendant le chargement',
    why: 'Le score additionne les sauts, pondérés par la surface déplacée et la distance ; 0,1 est la limite d’un bon résultat. Les images sans dimensions sont connues, mais les bandeaux le sont moins : un avis de [cookies](/guide/traceurs-avant-consentement) ou une promotion qui s’insère en haut repousse toute la page. Les polices font bouger aussi, quand la lettre de remplacement est plus large que la vraie. Le visiteur, lui, retient surtout le bouton « Annuler » qui a pris la place de « Payer » au dernier moment.',
    see: 'Chrome, F12 → Performances → enregistrez un rechargement : les sauts apparaissent en violet sous « Décalages de mise en page », avec l’élément fautif. Essayez sur mobile, où ils sont plus grands. Faites aussi défiler jusqu’en bas, car les décalages tardifs comptent.',
    mends: {
      wordpress:
        'Réglez l’extension de consentement en bandeau superposé plutôt qu’inséré. Réservez une hauteur minimale aux encarts publicitaires (min-height).',
      wix: 'Évitez les bannières d’annonce en haut ajoutées par une application ; celle de Wix garde sa place dans l’en-tête.',
      shopify:
        'Les modules d’avis sous le titre d’un produit s’insèrent tard : demandez une hauteur fixe, ou déplacez-les plus bas.',
      squarespace:
        'La barre d’annonce native est stable ; les polices ajoutées par code gagnent à être préchargées.',
      byHand:
        'aspect-ratio sur les médias, min-height sur ce qui arrive après, size-adjust sur la police de secours, et transform plutôt que top ou margin pour animer.',
    },
  },
  'speed.nodes': {
    title: 'Taille du DOM : réduire le nombre d’éléments | Iluma',
    description:
      'Au-delà de 1 500 éléments, une page devient lente à réagir sur un petit téléphone. Comment compter les éléments du DOM et enlever ceux qui ne servent pas.',
    heading: 'Réduire le nombre d’éléments d’une page',
    why: 'Chaque élément coûte de la mémoire et du calcul à la moindre interaction ; la réponse au toucher (INP) en souffre d’abord sur les appareils à deux cents dollars. Les constructeurs de pages emboîtent volontiers dix conteneurs pour un bouton. Les menus en double, un pour l’ordinateur et un pour le mobile, dont l’un est toujours caché, ajoutent quelques centaines d’éléments pour rien.',
    see: "Dans la console (F12), tapez document.querySelectorAll('*').length. Puis $0.querySelectorAll('*').length sur un bloc sélectionné, pour savoir lequel pèse. Lighthouse donne le même total sous « Éviter une taille excessive de DOM », avec la profondeur maximale et le parent qui a le plus d’enfants : ce sont les deux endroits où regarder d’abord. Les [scripts](/guide/scripts-bloquants) viennent après, car ils parcourent tout ce que la page contient.",
    mends: {
      wordpress:
        'Elementor → Paramètres → Fonctionnalités → conteneurs Flexbox au lieu des sections. Limitez le bloc Dernières publications à six, et paginez les produits.',
      wix: 'Supprimez les sections inutiles au lieu de les masquer sur mobile, et coupez une longue page d’accueil en deux.',
      shopify:
        'Collections : 24 produits par page (Personnaliser → Grille de produits). Un mégamenu avec toutes les collections compte mille éléments à lui seul.',
      squarespace:
        'Les pages d’index empilées se divisent ; un bloc Sommaire de trente articles se ramène à six avec un lien.',
      byHand:
        'Rendez les longues listes par morceaux (pagination, ou content-visibility: auto pour l’affichage), et remplacez les divs d’habillage par grid et gap.',
    },
  },
} satisfies SomeGuideTexts;
