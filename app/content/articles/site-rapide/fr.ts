import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Accélérer son site sur téléphone, étape par étape',
  excerpt:
    'Les trois mesures de vitesse de Google, comment lire les vôtres, et quoi corriger d’abord : photos, cartes et vidéos, scripts, polices, hébergement.',
  tags: ['vitesse de chargement', 'Core Web Vitals', 'site mobile', 'images'],
  seoKeywords: [
    'accélérer un site web',
    'vitesse d’un site sur mobile',
    'signaux Web essentiels',
    'site lent sur téléphone',
  ],
  blocks: [
    paragraph(
      'Une cliente sort du métro et cherche un fleuriste pour ce soir. Elle touche votre nom dans les résultats. L’écran reste blanc, une photo descend par bandes, puis le bouton « Commander » se déplace au moment où elle pose le doigt dessus. Elle revient en arrière et choisit le commerce suivant. Vous n’avez vu passer ni la visite ni la vente.',
    ),
    paragraph(
      'Ce guide vous apprend à mesurer votre site comme cette cliente l’a vécu, à trouver ce qui le ralentit et à corriger dans l’ordre qui rapporte. Une bonne partie se règle dans votre outil de création de site. Pour le reste, vous saurez quoi demander et comment vérifier le travail.',
    ),
    heading('Les trois mesures de vitesse de Google'),
    paragraph(
      'Google résume l’expérience d’une page par trois mesures, les [signaux Web essentiels](https://web.dev/articles/vitals). Chacune a un seuil, à atteindre dans au moins trois visites sur quatre ; les spécialistes parlent du 75e percentile. Une page rapide dans votre bureau, mais lente dans l’autobus, n’a donc pas la note de passage.',
    ),
    table(
      'Seuils publiés par Google, à atteindre dans 75 % des visites',
      ['Mesure', 'Ce que vit la personne', 'Bon', 'Faible'],
      ['LCP', 'Le contenu principal s’affiche', '2,5 s ou moins', 'plus de 4 s'],
      ['INP', 'La page réagit au toucher', '200 ms ou moins', 'plus de 500 ms'],
      ['CLS', 'La page reste en place', '0,1 ou moins', 'plus de 0,25'],
    ),
    paragraph(
      'Le LCP chronomètre l’arrivée de la grande photo ou du grand titre. L’INP mesure l’attente entre un toucher et sa suite visible : un menu qui s’ouvre, une case qui se coche. Le CLS note les sauts de la page ; c’est lui qui fait toucher le mauvais bouton.',
    ),
    paragraph(
      'La vitesse compte dans le classement, mais de bons résultats ne garantissent pas la première place : [Google le précise](https://developers.google.com/search/docs/appearance/page-experience). Accélérez d’abord pour les gens qui sont déjà entrés. Les autres critères sont expliqués dans [comment Google classe les pages](/comprendre-google).',
    ),
    heading('Mesurer la vitesse de son site gratuitement'),
    paragraph(
      'Mesurez trois pages : l’accueil, le service que vous vendez le plus et la page de contact. Prenez les adresses que vos annonces et votre fiche Google ouvrent vraiment.',
    ),
    list(
      '[PageSpeed Insights](https://pagespeed.web.dev), onglet mobile. Le haut du rapport montre vos visiteurs réels des 28 derniers jours, s’ils sont assez nombreux ; le bas montre un essai en laboratoire.',
      'Le rapport « Signaux Web essentiels » de la Search Console, qui regroupe les pages semblables et signale celles qui échouent.',
      '[Notre audit gratuit](/ila), qui charge la page plusieurs fois et retient la médiane.',
      'Votre propre téléphone, Wi-Fi coupé, dans une fenêtre privée.',
    ),
    paragraph(
      'Les deux moitiés de PageSpeed Insights peuvent se contredire. Google se fie aux visiteurs réels, mais il ne compte que ceux de Chrome, et [aucun iPhone](https://developer.chrome.com/docs/crux/methodology). Un petit site n’y figure souvent pas, faute de visites. Servez-vous alors de l’essai en laboratoire : lancez-le trois fois et gardez le résultat du milieu.',
    ),
    heading('Alléger les photos du site'),
    paragraph(
      'Commencez ici : c’est d’ordinaire le plus gros gain pour le moindre effort. Une photo sortie de l’appareil est bien plus grande que l’écran qui l’affichera, et chaque visiteur télécharge le surplus. La grande photo du haut est souvent ce que chronomètre le LCP ; soignez-la avant les autres.',
    ),
    list(
      'Réduisez avant de publier : 1 600 pixels de large pour une photo pleine largeur, la moitié pour une vignette.',
      'Enregistrez en WebP ou en AVIF ; gardez le SVG pour le logo.',
      'Indiquez la largeur et la hauteur de chaque image, pour que sa place soit réservée.',
      'Différez le chargement des photos du bas, jamais celui de la grande photo du haut.',
      'Remplacez le diaporama par une seule bonne photo ; les suivantes se téléchargent même si personne ne les attend.',
    ),
    tip(
      'Pour connaître le poids d’une photo déjà en ligne, ouvrez-la dans un nouvel onglet de votre ordinateur, enregistrez-la et lisez la taille du fichier. Au-delà de 500 ko, refaites-la.',
    ),
    heading('Trier les cartes, les vidéos et les scripts'),
    paragraph(
      'Une carte intégrée, une vidéo, un module d’avis, une bulle de discussion : chacun apporte les fichiers d’un autre site. Ils retardent l’affichage et, surtout, la réaction au toucher, parce que le téléphone exécute leur code avant de répondre au doigt.',
    ),
    paragraph(
      'Dressez la liste de ce qui se charge sur l’accueil, avec le nom de la personne qui s’en sert. Retirez ce que plus personne ne regarde. Remplacez la carte et la vidéo par une image qui ouvre la vraie au toucher. Faites attendre le reste jusqu’à la fin de l’affichage ; votre développeur connaît l’attribut « defer ». Avant d’ajouter un outil pour savoir d’où viennent vos clients, lisez [comment compter les appels](/blog-intelligent/compter-les-appels).',
    ),
    paragraph(
      'Surveillez aussi les bandeaux qui s’insèrent en haut de page : ils poussent tout vers le bas et font monter le CLS. Un bandeau posé par-dessus, au pied de l’écran, ne déplace pas le texte.',
    ),
    heading('Limiter le nombre et le poids des polices'),
    paragraph(
      'Chaque graisse et chaque italique est un fichier de plus. Une police pour les titres et une pour le texte suffisent à la plupart des commerces. Demandez le format WOFF2, un hébergement sur votre propre domaine et [une police de secours affichée tout de suite](https://web.dev/articles/font-best-practices), pour qu’on puisse lire avant que la police décorative arrive.',
    ),
    heading('Vérifier le temps de réponse de l’hébergement'),
    paragraph(
      'Avant la première photo, le serveur doit répondre. Google conseille de recevoir les premiers octets [en 800 millisecondes ou moins](https://web.dev/articles/ttfb). Si le vôtre tarde davantage, posez trois questions à votre hébergeur : un cache de pages est-il activé ? Les textes sont-ils compressés ? Le serveur, ou un réseau de distribution, est-il proche de vos clients ? Wix, Shopify et Squarespace s’en occupent pour vous ; sous WordPress, triez d’abord les extensions.',
    ),
    heading('Exemple : la page d’accueil d’un fleuriste'),
    paragraph(
      'Prenons un exemple inventé. La page pèse 4,9 Mo. Sur la connexion lente que simule Lighthouse, l’outil d’essai de Google, soit [1,6 mégabit par seconde](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md), chaque mégaoctet demande cinq secondes. Le propriétaire corrige un poste à la fois et pèse de nouveau la page.',
    ),
    table(
      'Exemple : poids de la page avant et après, en mégaoctets',
      ['Poste', 'Avant', 'Après', 'Correction'],
      ['Photos', '2,8', '0,4', 'Une photo réduite au lieu du diaporama'],
      ['Carte et vidéo', '1,1', '0,1', 'Chargées au toucher'],
      ['Scripts', '0,5', '0,2', 'Bulle de discussion retirée'],
      ['Polices', '0,4', '0,1', 'Deux fichiers au lieu de six'],
      ['Texte et styles', '0,1', '0,1', 'Inchangés'],
      ['Total', '4,9', '0,9', 'Quatre corrections'],
    ),
    chart(
      'Exemple : secondes pour tout télécharger à 1,6 Mbit/s, après chaque correction',
      { label: 'Au départ', value: 24.5, shown: '24,5 s' },
      { label: 'Photos réduites', value: 12.5, shown: '12,5 s' },
      { label: 'Carte et vidéo au toucher', value: 7.5, shown: '7,5 s' },
      { label: 'Scripts triés', value: 6, shown: '6 s' },
      { label: 'Polices allégées', value: 4.5, shown: '4,5 s' },
    ),
    paragraph(
      'Ces secondes ne sont pas le LCP : la photo principale peut s’afficher bien avant la fin, si elle passe en premier. Elles montrent où se cache le temps. Dans cet exemple, plus de la moitié du gain vient des photos. Le changement d’hébergeur auquel le propriétaire songeait n’aurait pas allégé la page.',
    ),
    heading('Les erreurs à éviter'),
    list(
      'Viser une note de 100 en laboratoire. Les trois seuils, chez vos visiteurs, suffisent.',
      'Installer deux extensions d’optimisation qui font le même travail : elles se contredisent et cassent parfois un menu.',
      'Ne mesurer que l’accueil, alors que vos annonces mènent à une [page de destination](/blog-intelligent/page-une-intention).',
      'Tout changer le même jour : vous ne saurez pas ce qui a aidé.',
      'Demander « un site plus rapide » à son développeur. Donnez un but qui se vérifie : « LCP sous 2,5 s sur mobile, page de contact, d’après PageSpeed Insights ».',
    ),
    tip(
      'Après chaque correction, envoyez-vous un message par le formulaire et touchez le numéro de téléphone. Un bouton qui ne répond plus coûte plus cher qu’une page lente.',
    ),
    heading('Que regarder un mois plus tard'),
    paragraph(
      'Les données des visiteurs réels couvrent 28 jours ; vos corrections y paraissent donc en entier au bout d’un mois environ. Notez la date de chaque changement, reprenez les trois mêmes pages et comparez. Regardez ensuite ce qui fait vivre le commerce : les appels, les [formulaires terminés](/blog-intelligent/formulaire-court), les commandes passées depuis un téléphone.',
    ),
    paragraph(
      'Pesez de nouveau l’accueil à chaque saison, et chaque fois qu’on vous propose un module de plus. Le [guide des contrôles](/guide) donne les gestes précis pour WordPress, Wix, Shopify et Squarespace. Si le site est trop vieux pour être allégé, une [page de destination](/services/landing-aimant) neuve pour votre service principal peut servir en attendant la refonte.',
    ),
  ],
  sources: [
    { name: 'web.dev : Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'Google : About PageSpeed Insights',
      address: 'https://developers.google.com/speed/docs/insights/v5/about',
    },
    {
      name: 'Chrome : CrUX methodology',
      address: 'https://developer.chrome.com/docs/crux/methodology',
    },
    {
      name: 'Google : Understanding page experience in Google Search results',
      address: 'https://developers.google.com/search/docs/appearance/page-experience',
    },
    {
      name: 'Lighthouse : Network throttling',
      address: 'https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md',
    },
  ],
};
