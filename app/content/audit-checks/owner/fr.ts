import type { OwnerTexts } from '../shape.ts';

export const fr: OwnerTexts = {
  'local.profile': {
    name: 'Accord entre fiche Google et site',
    what: 'Votre fiche Google dit la même chose que votre site : nom, adresse, téléphone, horaires.',
    why: 'Google compare la fiche et le site. Quand ils se contredisent, il ne sait pas lequel croire, et vos clients non plus.',
    how: [
      'Ouvrez votre fiche d’établissement Google et choisissez « Modifier la fiche ».',
      'Corrigez ce qui diffère, là où c’est faux : sur la fiche ou sur le site.',
      'Mettez aussi à jour les données structurées du site.',
    ],
    faults: {
      name: 'La fiche porte le nom {found}, le site {wanted}.',
      address: 'La fiche donne l’adresse {found}, le site {wanted}.',
      phone: 'La fiche donne le numéro {found}, le site {wanted}.',
      hours: 'La fiche donne {found}, le site {wanted}.',
      website: 'La fiche mène à {found}, et non au site mesuré, {wanted}.',
    },
  },
  'local.reviews': {
    name: 'Avis sur Google',
    what: 'La note est de 4 ou plus, et un client a donné son avis dans les trois derniers mois.',
    why: 'Deux clients sur trois n’envisagent qu’un commerce noté 4 ou plus, et trois sur quatre regardent surtout les avis récents.',
    how: [
      'Demandez un avis à chaque client, le jour même : par courriel, par texto ou avec un code QR au comptoir.',
      'Donnez le lien direct : dans la fiche Google, « Demander des avis ».',
      'Ne payez jamais un avis et n’en écrivez aucun : Google les retire, et la loi l’interdit.',
    ],
    faults: {
      few: 'Votre fiche compte {found} avis : c’est trop peu pour rassurer.',
      low: 'La note moyenne est de {found} sur 5.',
      old: 'Le dernier avis date du {found}.',
    },
  },
  'local.review-answers': {
    name: 'Réponses aux avis',
    what: 'La moitié des avis ou plus ont reçu une réponse.',
    why: 'Google recommande de répondre aux avis, et la plupart des clients préfèrent un commerce qui répond.',
    how: [
      'Répondez d’abord aux avis négatifs : brièvement, sans vous justifier, avec une solution.',
      'Remerciez les autres en une phrase qui reprend ce qu’ils ont aimé.',
      'Réservez-y un quart d’heure par semaine.',
    ],
    faults: { few: '{found} des avis ont une réponse.' },
    absent: 'Votre fiche n’a encore aucun avis.',
  },
  'local.search': {
    name: 'Première page de Google',
    what: 'Le plus souvent, quand Google affiche le site, c’est sur la première page de résultats.',
    why: 'Peu de gens regardent la deuxième page. Une recherche qui vous y montre n’amène presque personne.',
    how: [
      'Repérez les recherches souvent affichées où vous êtes entre la 11e et la 20e place.',
      'Donnez à chacune une page qui y répond, avec ses mots dans le titre et le grand titre.',
      'Mettez sur l’accueil un lien vers cette page, puis vérifiez dans un mois.',
    ],
    faults: { far: 'Le site est sur la première page dans {found} des affichages.' },
  },
};
