import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Publicité Facebook et Instagram à Longueuil | Iluma',
  description:
    'Publicité Facebook et Instagram à Longueuil et sur la Rive-Sud : nom de secteur à écrire, demandes de soumission, trajets vers Montréal et prix annoncés.',
  head: {
    eyebrow: 'Publicité Meta à Longueuil',
    title: {
      before: 'Annonces Facebook et Instagram ',
      emphasis: 'à Longueuil',
      after: ' pour PME de la Rive-Sud',
    },
    lead: 'Du Vieux-Longueuil à Saint-Hubert, quelqu’un a besoin d’un couvreur, d’un garage ou d’une table pour samedi. Vos annonces doivent paraître là où vous pouvez le servir.',
  },
  sections: [
    {
      title: 'Écrire Longueuil, Rive-Sud ou le nom du secteur ?',
      paragraphs: [
        'Le mot choisi attire un public. « Rive-Sud » parle aussi aux gens de Brossard, de Boucherville et de Saint-Lambert. « Vieux-Longueuil » évoque une sortie à pied sur la rue Saint-Charles. « Saint-Hubert » rassure la personne qui cherche un plombier près du boulevard Cousineau.',
        'Essayez deux formules dans deux annonces identiques par ailleurs, et gardez celle qui amène les demandes les moins chères. Reprenez ensuite la même appellation sur votre site : notre article vous aide à [choisir vos pages par ville](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Demandes de soumission pour les services à domicile',
      paragraphs: [
        'Toiture, piscine, thermopompe, déneigement : la demande devance la météo de quelques semaines. Une annonce de déneigement publiée en septembre touche des gens qui comparent encore. En décembre, la plupart des entrées sont déjà promises à quelqu’un.',
        'Le formulaire doit tenir sur un écran de téléphone. Il peut se limiter à ceci, et vous aurez de quoi préparer [un devis rapide](/blog-intelligent/devis-rapides).',
      ],
      points: [
        'Le code postal, pour écarter les trajets trop longs',
        'Le genre de travaux, en trois choix',
        'Une photo, si elle aide à chiffrer',
        'Le numéro et l’heure où rappeler',
      ],
    },
    {
      title: 'Annoncer autour du métro et des ponts',
      paragraphs: [
        'Au terminus de la ligne jaune, des gens de Varennes, de Sainte-Julie ou de Boucherville passent de l’autobus au métro. Meta peut les compter parmi [les personnes présentes récemment](https://www.facebook.com/business/help/202297959811696) dans le secteur, même s’ils habitent plus loin.',
        'Pour un restaurant, ce passage est une chance : une annonce de plats à emporter, en fin d’après-midi, les trouve avant la correspondance. Pour un serrurier, comptez plutôt le temps de route à l’heure de pointe, sur le boulevard Taschereau comme aux abords du pont Jacques-Cartier.',
      ],
      points: [],
    },
    {
      title: 'Afficher un prix complet dans l’annonce',
      paragraphs: [
        'La [Loi sur la protection du consommateur](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1) demande que le prix annoncé comprenne tout ce que le client devra débourser, sauf la TPS et la TVQ. Prenons un exemple : une vidange d’huile annoncée à 79 $ ne peut pas être facturée 87 $ à cause de frais d’atelier.',
        'Un prix de départ honnête trie aussi les demandes. Le nôtre, pour la gestion, figure dans [la liste des services](/hub-services) ; [la page Meta Ads](/services/meta-ads) énumère ce qu’il comprend.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'À Greenfield Park, une annonce en anglais suffit-elle ?',
      answer:
        'Non. Le statut bilingue de l’arrondissement touche les services municipaux. Pour un commerce, la [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) s’applique comme ailleurs : l’anglais s’ajoute au français.',
    },
    {
      question: 'Par quoi commencer avant de dépenser ?',
      answer:
        'Calculez [ce qu’un budget peut ramener](/adluma) dans votre métier, puis ajoutez votre marge dans [la version complète](/simulateur-complet). Apportez ensuite le résultat à [un appel de quinze minutes](/contact/rendez-vous).',
    },
  ],
};
