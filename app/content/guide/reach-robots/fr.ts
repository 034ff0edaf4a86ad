import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'reach.robots': {
    title: 'Fichier robots.txt : corriger les erreurs | Iluma',
    description:
      'À quoi sert robots.txt, quelles lignes un robot comprend, que faire d’une erreur 500 sur ce fichier et où le modifier dans WordPress, Wix ou Shopify.',
    heading: 'Corriger un fichier robots.txt en panne ou mal écrit',
    why: 'L’absence du fichier ne pose aucun problème : elle veut dire « entrez ». Une erreur du serveur à cette adresse, elle, arrête Google pendant des heures, puis des jours. Quant aux lignes mal formées, les robots les sautent en silence : une faute de frappe dans « Disallow » ouvre ce que vous pensiez fermé, et l’inverse arrive aussi.',
    see: 'Ouvrez votredomaine.ca/robots.txt. Chaque ligne commence par User-agent, Allow, Disallow, [Sitemap](/guide/plan-de-site-xml) ou un dièse. Une page HTML à la place du texte est une erreur fréquente. La Search Console montre la version lue par Google : Paramètres → robots.txt.',
    mends: {
      wordpress:
        'Le fichier est virtuel tant que vous n’en déposez pas un. Yoast SEO → Outils → Éditeur de fichiers le crée et le modifie ; Rank Math a le sien dans Réglages généraux.',
      wix: 'Tableau de bord → SEO → Outils → Éditeur robots.txt ; « Restaurer la version par défaut » répare tout.',
      shopify:
        'Le fichier d’origine convient presque toujours. Pour le changer, Thèmes → Modifier le code → Ajouter un modèle → robots.txt ; supprimez ce modèle pour revenir en arrière.',
      squarespace:
        'On ne l’écrit pas à la main : Paramètres → Robots d’exploration offre deux cases, moteurs et IA.',
      byHand:
        'Trois lignes suffisent : User-agent: *, Allow: /, Sitemap: https://votredomaine.ca/sitemap.xml. Servez-les en text/plain, avec le code 200, en UTF-8.',
    },
  },
  'page.indexable': {
    title: 'Retirer noindex : rendre son site visible sur Google | Iluma',
    description:
      'Mon site n’apparaît pas sur Google : la balise noindex, l’en-tête X-Robots-Tag et robots.txt, où ils se cachent et comment les retirer sur chaque outil.',
    heading: 'Retirer le noindex qui cache le site à Google',
    why: 'C’est le seul défaut qui plafonne le score à 30, parce qu’aucun autre travail ne sert tant qu’il dure. Il a trois formes, qu’on confond souvent : [robots.txt](/guide/fichier-robots-txt) interdit de lire, la balise et l’en-tête interdisent de montrer. Si robots.txt ferme la page, Google ne voit même pas que le noindex a été retiré ; ouvrez donc la lecture en premier.',
    see: 'Cherchez « site:votredomaine.ca » : zéro résultat est un mauvais signe. Dans la Search Console, « Inspection de l’URL » nomme la cause exacte. Le code source de la page (Ctrl + U) montre la balise robots s’il y en a une.',
    mends: {
      wordpress:
        'Réglages → Lecture → décochez « Demander aux moteurs de recherche de ne pas indexer ce site ». Vérifiez aussi, dans Yoast, l’onglet Avancé de la page d’accueil.',
      wix: 'Réglages SEO de la page → « Autoriser les moteurs de recherche à indexer cette page ». Pour tout le site : SEO → Paramètres.',
      shopify:
        'Un mot de passe cache toute la boutique : Boutique en ligne → Préférences → Protection par mot de passe.',
      squarespace:
        'Paramètres → Disponibilité du site → Public ; puis, sur la page, onglet SEO, désactivez « Masquer dans les résultats de recherche ».',
      byHand:
        'Supprimez <meta name="robots" content="noindex">, l’en-tête X-Robots-Tag de la configuration du serveur et la ligne « Disallow: / », souvent recopiée d’un site d’essai.',
    },
  },
  'reach.sitemap': {
    title: 'Plan de site XML : le créer et le déclarer à Google | Iluma',
    description:
      'Où trouver le sitemap de WordPress, Wix, Shopify ou Squarespace, comment en retirer les adresses mortes et l’envoyer dans la Search Console de Google.',
    heading: 'Créer un plan de site XML et le déclarer',
    why: 'Un plan de site ne fait pas monter une page, il la fait découvrir : utile surtout quand le site est jeune, peu lié, ou qu’une page vient d’être ajoutée. Encore faut-il qu’il soit propre. S’il liste des pages [supprimées](/guide/liens-morts) ou [interdites](/guide/retirer-noindex), Google apprend à s’en méfier, et la Search Console se remplit d’avertissements qui cachent les vrais problèmes.',
    see: 'Essayez votredomaine.ca/sitemap.xml, puis /sitemap_index.xml et /wp-sitemap.xml. Dans la Search Console, Sitemaps indique la dernière lecture et le nombre d’adresses trouvées. Ouvrez-en cinq au hasard.',
    mends: {
      wordpress:
        'Le plan d’origine est à /wp-sitemap.xml. Yoast le remplace par /sitemap_index.xml (Yoast SEO → Réglages → Plans de site XML) ; videz la corbeille des articles pour que les adresses disparaissent.',
      wix: 'Créé et envoyé par Wix à /sitemap.xml. Une page retirée de l’index dans ses réglages SEO en sort d’elle-même.',
      shopify:
        '/sitemap.xml regroupe produits, collections, pages et articles ; seul ce qui est publié sur la boutique en ligne y figure.',
      squarespace:
        'Le plan suit les pages actives ; désactivez celles qui ne servent plus au lieu de les laisser non liées.',
      byHand:
        'Un fichier XML avec un élément <url><loc> par adresse canonique, 50 000 au plus, et <lastmod> seulement si la date est vraie. Citez-le dans robots.txt.',
    },
  },
} satisfies SomeGuideTexts;
