import type { CheckTexts } from '../shape.ts';

export const fr: CheckTexts<'speed'> = {
  'speed.first-byte': {
    name: 'Réponse du serveur',
    what: 'Le serveur commence à répondre en 800 millisecondes ou moins.',
    why: 'Rien ne s’affiche avant cette réponse : l’attente commence là.',
    how: [
      'Activez le cache de pages de votre outil ou de votre hébergeur.',
      'Désactivez les extensions dont vous ne vous servez pas.',
      'Si rien n’y fait, changez de formule ou d’hébergeur.',
    ],
    faults: {
      slow: 'Le serveur met {found} à répondre ; visez {wanted} au plus.',
    },
  },
  'speed.weight': {
    name: 'Poids de l’accueil',
    what: 'L’accueil et ce qu’il charge pèsent 1,6 Mo ou moins.',
    why: 'Sur un téléphone loin d’une antenne, chaque mégaoctet se compte en secondes.',
    how: [
      'Réduisez les images à la taille où elles s’affichent.',
      'Retirez les vidéos qui démarrent seules et les modules inutiles.',
    ],
    faults: {
      heavy: 'L’accueil pèse {found} ; visez {wanted} au plus.',
    },
  },
  'speed.compression': {
    name: 'Compression des textes',
    what: 'Pages, styles et scripts arrivent compressés.',
    why: 'La compression divise leur poids par quatre environ, sans rien changer à l’affichage.',
    how: [
      'Activez la compression gzip ou Brotli dans les réglages de l’hébergement ou de l’extension de cache.',
      'Relancez l’audit pour vérifier.',
    ],
    faults: {
      plain: 'Ce fichier de {found} arrive sans compression.',
    },
  },
  'speed.caching': {
    name: 'Conservation des fichiers',
    what: 'Les fichiers qui ne changent pas peuvent être gardés une semaine ou plus.',
    why: 'Un client qui revient ne devrait pas tout retélécharger.',
    how: [
      'Dans l’extension de cache ou chez l’hébergeur, réglez la durée des fichiers statiques à un an.',
      'Gardez une durée courte pour les pages elles-mêmes.',
    ],
    faults: {
      unset: 'Le serveur ne dit pas combien de temps ce fichier peut être gardé.',
      short: 'Ce fichier ne peut pas être gardé une semaine (réglage reçu : « {found} »).',
    },
    absent: 'L’accueil ne charge aucun fichier à nom versionné.',
  },
  'speed.blocking': {
    name: 'Scripts qui bloquent l’affichage',
    what: 'Aucun script en tête de page ne retient l’affichage.',
    why: 'Tant que ces scripts ne sont pas arrivés, le visiteur regarde une page blanche.',
    how: [
      'Ajoutez « defer » ou « async » à ces scripts, souvent une case à cocher de l’extension de cache.',
      'Retirez les scripts d’outils que vous n’utilisez plus.',
    ],
    faults: {
      blocking: 'Ce script retient l’affichage : {found}.',
    },
  },
  'speed.image-weight': {
    name: 'Poids des images',
    what: 'Aucune image de l’accueil ne dépasse 500 ko.',
    why: 'Une photo sortie de l’appareil pèse parfois plus que tout le reste de la page.',
    how: [
      'Réduisez la photo à 1 600 pixels de large au plus.',
      'Enregistrez-la en WebP ou en AVIF, avec une qualité de 75 environ.',
      'Remplacez l’ancien fichier sur le site.',
    ],
    faults: {
      heavy: 'Cette image pèse {found} ; visez {wanted} au plus.',
    },
    absent: 'L’accueil ne charge aucune image.',
  },
  'speed.image-size': {
    name: 'Place réservée aux images',
    what: 'Chaque image indique sa largeur et sa hauteur.',
    why: 'Sans ces mesures, le texte saute pendant que les images arrivent.',
    how: [
      'Indiquez la largeur et la hauteur de l’image dans la page.',
      'Dans un outil de création de site, replacez l’image avec le bloc d’image prévu.',
    ],
    faults: {
      missing: 'Cette image n’indique ni largeur ni hauteur.',
    },
    absent: 'Les pages lues ne montrent aucune image.',
  },
  'speed.image-format': {
    name: 'Format des photos',
    what: 'Les photos sont en WebP ou en AVIF.',
    why: 'À qualité égale, ces formats pèsent de 30 à 50 % de moins que le JPEG.',
    how: [
      'Activez la conversion des images dans votre outil ou une extension.',
      'Sinon, convertissez vos photos avant de les déposer.',
    ],
    faults: {
      old: 'Cette photo est au format {found}.',
    },
    absent: 'L’accueil ne charge aucune photo.',
  },
  'speed.lcp': {
    name: 'Affichage du contenu principal',
    what: 'L’élément principal de l’accueil s’affiche en 2,5 secondes ou moins.',
    why: 'Passé ce délai, des visiteurs partent, et Google en tient compte dans son classement.',
    how: [
      'Allégez la grande image du haut de page et chargez-la en premier.',
      'Retirez les scripts qui retiennent l’affichage.',
      'Accélérez la réponse du serveur.',
    ],
    faults: {
      slow: 'Le contenu principal s’affiche en {found} ; visez {wanted} au plus.',
    },
  },
  'speed.cls': {
    name: 'Stabilité de l’affichage',
    what: 'La page ne bouge pas pendant qu’elle se charge.',
    why: 'Un bouton qui se déplace sous le doigt fait appuyer à côté.',
    how: [
      'Indiquez la taille des images, des vidéos et des bandeaux.',
      'N’insérez rien au-dessus d’un texte déjà affiché.',
    ],
    faults: {
      shifts: 'Le déplacement mesuré est de {found} ; visez {wanted} au plus.',
    },
  },
  'speed.nodes': {
    name: 'Complexité des pages',
    what: 'Chaque page compte 1 500 éléments ou moins.',
    why: 'Une page trop chargée répond mal au toucher sur un téléphone modeste.',
    how: [
      'Retirez les blocs masqués et les modules en double.',
      'Répartissez les très longues listes sur plusieurs pages.',
    ],
    faults: {
      many: 'La page compte {found} éléments ; visez {wanted} au plus.',
    },
  },
};
