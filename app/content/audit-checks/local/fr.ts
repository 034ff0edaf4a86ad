import type { LocalTexts } from '../shape.ts';

export const fr: LocalTexts = {
  'local.phone': {
    name: 'Numéro de téléphone',
    what: 'Un numéro est écrit sur le site, et un toucher suffit pour appeler.',
    why: 'La plupart des recherches locales se font sur un téléphone. Un numéro à recopier est souvent un appel perdu.',
    how: [
      'Écrivez le numéro en texte sur chaque page, d’ordinaire en bas.',
      'Faites-en un lien d’appel (« tel: » suivi du numéro avec l’indicatif).',
      'Employez le même numéro que sur votre fiche Google.',
    ],
    faults: {
      missing: 'Aucun numéro de téléphone n’est écrit sur les pages lues.',
      template: 'Le numéro {found} vient d’un modèle de site : personne n’y répond.',
      'only-link': 'Le numéro {found} ne se trouve que dans un lien : on ne peut pas le lire.',
      'no-link': 'Le numéro {found} est écrit, mais on ne peut pas appeler en le touchant.',
      differs: 'Le lien appelle {found}, alors que le texte donne {wanted}.',
    },
  },
  'local.address': {
    name: 'Adresse postale',
    what: 'L’adresse est écrite sur le site, ou le secteur desservi si vous vous déplacez.',
    why: 'Google rapproche l’adresse du site de celle de votre fiche ; sans elle, il vous situe moins bien.',
    how: [
      'Écrivez l’adresse complète, avec le code postal, en bas de chaque page et sur la page de contact.',
      'Recopiez-la exactement comme sur votre fiche Google.',
      'Si vous allez chez vos clients, écrivez plutôt les villes que vous desservez.',
    ],
    faults: {
      missing: 'Aucune adresse ni aucun secteur desservi n’est écrit sur les pages lues.',
    },
  },
  'local.schema': {
    name: 'Carte d’identité pour les moteurs',
    what: 'Le site décrit le commerce dans un format que les moteurs lisent, avec son nom et son adresse.',
    why: 'Ces données évitent à Google et aux assistants de deviner qui vous êtes et où vous êtes.',
    how: [
      'Activez les données structurées « entreprise locale » de votre outil ou d’une extension de référencement.',
      'Choisissez le type le plus précis : boulangerie, dentiste, plombier…',
      'Remplissez le nom et l’adresse, ou le secteur desservi.',
      'Vérifiez avec le test des résultats enrichis de Google.',
    ],
    faults: {
      missing: 'Les pages ne portent aucune description du commerce pour les moteurs.',
      unknown:
        'Le type {found} n’existe pas dans schema.org : les moteurs ne peuvent pas savoir qu’il décrit un commerce.',
      incomplete:
        'La description ({found}) est incomplète : il faut un nom, et une adresse ou un secteur desservi.',
    },
  },
  'local.schema-details': {
    name: 'Détails de la carte d’identité',
    what: 'Téléphone, horaires, image et position sont donnés aux moteurs.',
    why: 'Ce sont les détails que Google et les assistants affichent quand on demande « ouvert près de chez moi ».',
    how: [
      'Complétez les données structurées du commerce avec ce qui manque.',
      'Prenez la position (latitude et longitude) sur une carte en ligne.',
      'Mettez les horaires à jour en même temps que ceux de la porte.',
    ],
    faults: {
      phone: 'Il manque le téléphone.',
      hours: 'Il manque les horaires.',
      image: 'Il manque une image ou un logo.',
      position: 'Il manque la position sur la carte.',
    },
    absent: 'Le site ne décrit pas encore le commerce aux moteurs.',
  },
  'local.hours': {
    name: 'Heures d’ouverture',
    what: 'Les heures d’ouverture sont écrites sur le site, les mêmes partout.',
    why: '« Est-ce ouvert ? » est la première question d’un client. Sans réponse, il appelle ailleurs.',
    how: [
      'Écrivez les jours et les heures en texte, et non dans une image.',
      'Mettez-les en bas de chaque page et sur la page de contact.',
      'Gardez-les identiques sur le site, sur votre fiche Google et sur les cartes.',
    ],
    faults: {
      missing: 'Aucune heure d’ouverture n’est écrite sur les pages lues.',
      markup: 'Le texte donne {found}, les données pour les moteurs {wanted}.',
      map: 'Le site donne {found}, OpenStreetMap {wanted}.',
    },
  },
  'local.nap': {
    name: 'Coordonnées identiques partout',
    what: 'Nom, adresse et téléphone sont les mêmes sur toutes les pages.',
    why: 'Deux numéros ou deux adresses font douter Google, et vos clients.',
    how: [
      'Choisissez une seule écriture du nom, de l’adresse et du numéro.',
      'Corrigez les pages qui s’en écartent.',
      'Reportez la même écriture sur votre fiche Google et vos réseaux sociaux.',
    ],
    faults: {
      name: 'Le nom donné ici, « {found} », diffère de « {wanted} ».',
      address: 'L’adresse donnée ici, « {found} », diffère de « {wanted} ».',
      phone: 'Le numéro donné ici, {found}, diffère de {wanted}.',
    },
    absent: 'Les pages lues ne donnent ni téléphone ni adresse.',
  },
  'local.map-data': {
    name: 'Accord avec OpenStreetMap',
    what: 'OpenStreetMap, où le commerce est inscrit, donne les mêmes coordonnées que le site.',
    why: 'Apple Plans, des GPS et des assistants puisent dans OpenStreetMap : une erreur sur cette carte envoie des clients à la mauvaise porte.',
    how: [
      'Ouvrez la fiche du commerce sur openstreetmap.org.',
      'Créez un compte gratuit et corrigez ce qui diffère, ou laissez une note.',
    ],
    faults: {
      name: 'OpenStreetMap donne le nom « {found} », le site « {wanted} ».',
      address: 'OpenStreetMap donne l’adresse « {found} », le site « {wanted} ».',
      phone: 'OpenStreetMap donne le numéro {found}, le site {wanted}.',
    },
    absent: 'Nous n’avons pas trouvé le commerce sur OpenStreetMap.',
  },
  'local.city': {
    name: 'Ville en évidence',
    what: 'La ville figure dans le titre ou le grand titre de l’accueil.',
    why: 'Quand on cherche « fleuriste à Québec », Google montre d’abord les pages qui disent Québec.',
    how: [
      'Ajoutez la ville au titre de la page d’accueil ou à son grand titre.',
      'Écrivez-la comme vos clients la cherchent.',
    ],
    faults: {
      missing: 'Ni le titre ni le grand titre ne nomment {wanted}.',
    },
  },
  'local.services': {
    name: 'Pages de services',
    what: 'Chaque service important a sa page.',
    why: 'On cherche « pose de pneus d’hiver », pas « garage ». Une page par service répond à chaque recherche.',
    how: [
      'Listez vos services les plus demandés.',
      'Faites une page pour chacun : ce que c’est, pour qui, à quel prix, en combien de temps.',
      'Mettez sur l’accueil un lien vers chacune.',
    ],
    faults: {
      none: 'Aucune des pages lues ne présente un service.',
    },
  },
  'local.areas': {
    name: 'Secteurs desservis',
    what: 'Les villes ou les quartiers desservis sont nommés sur le site.',
    why: 'Si vous vous déplacez, ces noms sont votre adresse dans les recherches des villes voisines.',
    how: [
      'Nommez sur une page les villes et les quartiers où vous allez.',
      'Si vous avez beaucoup à dire sur un secteur, donnez-lui sa page, avec de vrais exemples.',
    ],
    faults: {
      none: 'Un secteur desservi est annoncé aux moteurs, mais aucune page n’en parle.',
    },
    absent: 'Le site n’annonce pas de secteur desservi.',
  },
  'local.directions': {
    name: 'Itinéraire',
    what: 'Une carte ou un lien d’itinéraire mène au commerce.',
    why: 'Un toucher pour lancer le GPS, c’est un client de plus qui arrive.',
    how: [
      'Sur votre fiche Google Maps, copiez le lien de partage.',
      'Ajoutez-le sous l’adresse : « Itinéraire ».',
    ],
    faults: {
      none: 'Une adresse est écrite, sans carte ni lien d’itinéraire.',
    },
    absent: 'Le site ne donne pas d’adresse où se rendre.',
  },
  'local.contact': {
    name: 'Contact en un clic',
    what: 'On peut vous joindre en un clic depuis l’accueil.',
    why: 'Chaque clic de plus avant de vous joindre vous fait perdre des clients.',
    how: [
      'Mettez dans le menu un lien « Contact » ou « Prendre rendez-vous ».',
      'Ajoutez un bouton d’appel visible sur téléphone.',
    ],
    faults: {
      none: 'L’accueil n’offre ni lien de contact, ni numéro à toucher, ni formulaire.',
    },
  },
  'local.own-rating': {
    name: 'Pas de note donnée à soi-même',
    what: 'Les données pour les moteurs ne contiennent pas de note que le commerce se donne.',
    why: 'Google ignore les étoiles qu’un commerce publie sur lui-même ; fausses ou cachées, elles peuvent valoir une sanction.',
    how: [
      'Retirez la note et les avis des données structurées du commerce.',
      'Laissez vos avis affichés en texte, avec leur source et leur date.',
      'Invitez vos clients à donner leur avis sur votre fiche Google.',
    ],
    faults: {
      rating: 'La description du commerce contient une note ou des avis sur lui-même ({found}).',
    },
    absent: 'Le site ne décrit pas le commerce aux moteurs.',
  },
  'local.profiles': {
    name: 'Profils liés',
    what: 'Les adresses de vos profils (réseaux sociaux, annuaires) sont complètes.',
    why: 'Ces liens confirment aux moteurs que ces profils sont bien les vôtres.',
    how: [
      'Dans les données structurées, champ « sameAs », mettez l’adresse complète de chaque profil.',
      'Retirez les profils abandonnés.',
    ],
    faults: {
      invalid: 'Cette adresse de profil est incomplète : {found}.',
    },
    absent: 'Le site ne cite aucun profil.',
  },
};
