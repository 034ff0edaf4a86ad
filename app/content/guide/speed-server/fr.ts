import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'speed.first-byte': {
    title: 'Temps de réponse du serveur (TTFB) : le réduire | Iluma',
    description:
      'Un serveur qui met plus de 800 ms à répondre retarde tout le reste. Comment mesurer le TTFB, trouver ce qui le ralentit et le réduire chez votre hébergeur.',
    heading: 'Réduire le temps de réponse du serveur',
    why: 'Ce temps ne dépend ni des images ni des scripts : c’est celui que met le serveur à fabriquer la page, plus le trajet. Un [cache de pages](/guide/cache-navigateur) le fait passer de deux secondes à cent millisecondes, parce que la page est déjà prête. La distance joue aussi : un hébergement en Californie ajoute environ 150 ms à chaque visite venue de Montréal, et le double depuis Paris.',
    see: 'F12 → Réseau → première ligne → Minutage → « En attente de la réponse du serveur ». Mesurez trois fois, car la première visite après une pause est souvent la plus lente ; [l’ILA](/ila) retient la médiane.',
    mends: {
      wordpress:
        'Activez un cache de pages (WP Super Cache, LiteSpeed Cache, ou celui de l’hébergeur), PHP 8.2 ou plus récent, et supprimez les extensions inutiles. Query Monitor montre les requêtes lentes.',
      wix: 'Le cache est géré par Wix ; les pages Velo qui appellent une base de données y échappent. Mettez en cache les résultats de vos fonctions.',
      shopify:
        'Rapide par nature. Les lenteurs viennent de boucles Liquid sur toutes les collections : l’extension Shopify Theme Inspector, pour Chrome, les montre.',
      squarespace: 'Rien à régler ; une page d’index avec cinquante sections se découpe.',
      byHand:
        'Placez un CDN devant le site et mettez les pages publiques en cache, même une minute. Ensuite seulement, ajoutez des index à la base et changez de serveur.',
    },
  },
  'speed.compression': {
    title: 'Compression gzip et Brotli : l’activer | Iluma',
    description:
      'Des pages et des scripts envoyés sans compression pèsent quatre fois trop. Comment vérifier l’en-tête Content-Encoding et activer gzip ou Brotli.',
    heading: 'Activer la compression gzip ou Brotli',
    why: 'Le texte se compresse très bien : un script de 400 ko en fait 90 en Brotli. C’est le réglage qui rapporte le plus pour une seule ligne de configuration, et il manque surtout sur les petits hébergements et les fichiers servis par un domaine à part. Images et vidéos, elles, sont déjà compressées ; les recompresser ne donne rien. [L’ILA](/ila) ne regarde donc que les textes de plus de 1 400 octets.',
    see: 'F12 → Réseau → cliquez sur un fichier .js ou .css → En-têtes de réponse : content-encoding doit indiquer br, zstd ou gzip. Le test de giftofspeed.com fait la même chose en ligne. Faites l’essai sur la page elle-même aussi, car certains serveurs compressent les fichiers et oublient le HTML, qui est pourtant le premier à partir.',
    mends: {
      wordpress:
        'LiteSpeed Cache et WP Rocket l’activent sous Apache. Chez la plupart des hébergeurs, cPanel → Optimiser le site web → Compresser tout le contenu.',
      wix: 'Fait par Wix pour tout ce qu’il héberge ; un script chargé d’ailleurs dépend de son propre serveur.',
      shopify:
        'Le CDN compresse tout en Brotli. Un fichier signalé vient d’une application : demandez à son éditeur.',
      squarespace: 'Compression d’office ; même remarque pour les scripts injectés.',
      byHand:
        'Apache : AddOutputFilterByType BROTLI_COMPRESS text/html text/css application/javascript. nginx : gzip on; gzip_types text/css application/javascript image/svg+xml application/json;',
    },
  },
  'speed.caching': {
    title: 'Cache du navigateur : en-tête Cache-Control | Iluma',
    description:
      'Dire au navigateur de garder styles, scripts et images une semaine ou un an avec Cache-Control, sans bloquer les mises à jour du site.',
    heading: 'Faire garder les fichiers par le navigateur',
    why: 'Un client qui regarde quatre pages télécharge quatre fois la même feuille de style si rien ne dit au navigateur de la garder. La crainte est de figer une vieille version ; les noms versionnés (style.3f2a1b.css ou style.css?ver=6.4) y répondent, puisque tout changement donne une nouvelle adresse. [L’ILA](/ila) ne juge que ces fichiers-là, pour lesquels une année entière est sans danger. À la deuxième page, le visiteur ne reçoit plus que le texte, et l’affichage devient presque immédiat, même dans le métro.',
    see: 'F12 → Réseau, rechargez la page : la colonne Taille doit afficher « cache mémoire » ou « cache disque » pour les fichiers. Les en-têtes montrent max-age, en secondes : 604800 fait une semaine.',
    mends: {
      wordpress:
        'WP Rocket et W3 Total Cache écrivent les règles Expires ; sans extension, ajoutez-les au fichier .htaccess. Chez Cloudflare : Caching → Browser Cache TTL.',
      wix: 'Les fichiers de Wix portent une longue durée ; ceux des applications tierces ne vous appartiennent pas.',
      shopify:
        'cdn.shopify.com fixe un an. Un fichier signalé est presque toujours un traceur ou une application.',
      squarespace:
        'Non réglable et déjà long ; retirez plutôt les scripts externes dont la durée est nulle.',
      byHand:
        'nginx : location ~* \\.(css|js|woff2|avif|webp)$ { add_header Cache-Control "public, max-age=31536000, immutable"; }. Gardez no-cache pour les pages HTML.',
    },
  },
  'speed.blocking': {
    title: 'Scripts bloquants : defer, async et ménage | Iluma',
    description:
      'Un script chargé dans l’en-tête sans defer ni async laisse la page blanche. Comment repérer les scripts bloquants, les différer ou s’en passer.',
    heading: 'Différer les scripts qui bloquent l’affichage',
    why: 'Le navigateur lit la page de haut en bas ; à chaque script de l’en-tête, il s’arrête, le télécharge, l’exécute, puis reprend. Cinq scripts de mesure, de discussion en ligne ou de polices peuvent tenir [l’écran blanc](/guide/largest-contentful-paint) deux secondes en 4G. Defer les fait attendre la fin de la lecture ; async les lance dès qu’ils arrivent. Le premier convient à presque tout, le second aux [mesures d’audience](/guide/traceurs-avant-consentement). Un script retiré reste plus rapide qu’un script différé, et le tri se fait en une heure avec la personne qui a demandé chaque outil.',
    see: 'PageSpeed Insights → « Demandes de blocage de l’affichage » en dresse la liste avec le temps perdu. Dans le code source, cherchez <script src= avant </head>.',
    mends: {
      wordpress:
        'WP Rocket → Optimisation des fichiers → « Charger les fichiers JavaScript en différé » ; Autoptimize le fait gratuitement. Vérifiez ensuite menus et formulaires.',
      wix: 'Paramètres → Code personnalisé : placez chaque script en « Corps - fin », et limitez-le aux pages qui s’en servent.',
      shopify:
        'Supprimez les applications inutilisées, puis leurs restes dans theme.liquid ; ajoutez defer="defer" aux balises restantes.',
      squarespace:
        'Injection de code : déplacez de l’en-tête vers le pied de page tout ce qui n’est pas un style.',
      byHand:
        '<script src="menu.js" defer></script>. Un gestionnaire de balises ne dispense pas du tri : chaque balise qu’il charge coûte autant.',
    },
  },
} satisfies SomeGuideTexts;
