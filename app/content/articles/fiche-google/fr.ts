import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Une fiche Google complète, ligne par ligne',
  excerpt:
    'Catégorie, heures, photos, avis : ce que chaque champ de votre fiche d’établissement change pour la personne qui vous cherche, et comment le remplir.',
  tags: ['SEO local', 'fiche d’établissement', 'avis clients', 'Google Maps'],
  seoKeywords: ['fiche Google', 'profil d’établissement', 'référencement local', 'avis Google'],
  blocks: [
    paragraph(
      'Quelqu’un cherche un cordonnier dans son quartier. Avant de voir un seul site, il voit une carte, trois noms, des étoiles et un bouton « Itinéraire ». Souvent, il choisit là. Votre fiche d’établissement est donc la première page que lisent vos clients, et parfois la seule. Elle est gratuite. Elle demande surtout d’être exacte.',
    ),
    heading('Ce que Google regarde pour classer les fiches'),
    paragraph(
      'Google cite [trois éléments](https://support.google.com/business/answer/7091) : la pertinence, la distance et la notoriété. La pertinence vient de ce que vous écrivez : catégorie, services, description. La distance se mesure depuis la personne qui cherche ; vous pouvez seulement placer le repère au bon endroit. La notoriété se construit avec les avis, les liens et les mentions de votre commerce ailleurs sur le web. Remplir la fiche améliore surtout la pertinence, et cela peut se faire dès cet après-midi.',
    ),
    heading('Commencer par prendre possession de la fiche'),
    paragraph(
      'Une fiche peut exister sans vous : Google l’a parfois créée à partir d’un annuaire ou de la suggestion d’un passant. Cherchez votre nom et votre ville, puis demandez à en devenir le gestionnaire. La vérification se fait le plus souvent par vidéo, parfois par téléphone, par courriel ou par courrier. Gardez le compte propriétaire à votre nom et donnez un simple accès de gestionnaire à l’agence ou à l’employé qui s’en occupe.',
    ),
    paragraph(
      'Profitez-en pour repérer les doublons. Deux fiches pour la même adresse se partagent les avis et embrouillent tout le monde, vos clients comme le moteur.',
    ),
    heading('Le nom, l’adresse et la catégorie'),
    paragraph(
      'Le nom est celui de votre enseigne, sans mot-clé ajouté. « Cordonnerie Lavoie » convient ; « Cordonnerie Lavoie réparation chaussures pas cher » enfreint les règles et peut faire suspendre la fiche. Les mots que vous aimeriez ajouter ont leur place ailleurs : dans la catégorie, les services et la description.',
    ),
    paragraph(
      'La catégorie principale est le champ qui pèse le plus sur les recherches où vous pouvez apparaître. Choisissez la plus précise qui soit vraie. Les catégories secondaires décrivent ce que vous faites en plus, et non ce que vous aimeriez faire un jour.',
    ),
    list(
      'Vous recevez des clients sur place : affichez l’adresse et vérifiez que le repère tombe devant la porte.',
      'Vous vous déplacez chez eux : masquez l’adresse et indiquez les zones que vous desservez.',
      'Vous faites les deux : affichez l’adresse et ajoutez les zones.',
    ),
    heading('Les heures, même les jours fériés'),
    paragraph(
      'Une porte fermée alors que la fiche disait « ouvert » coûte un client et, souvent, un avis sévère. Inscrivez les heures normales, puis les heures exceptionnelles dès que vous les connaissez : fêtes, vacances, inventaire. Si vous fermez à midi, dites-le. Le moteur tient compte de l’ouverture au moment de la recherche ; de bonnes heures vous aident donc aussi à être montré au bon moment.',
    ),
    tip(
      'Mettez un rappel dans votre agenda au début de chaque saison : « Vérifier les heures de la fiche ». Ce petit geste évite bien des portes closes.',
    ),
    heading('Des photos qui répondent à une question'),
    paragraph(
      'Une photo utile lève un doute. À quoi ressemble la façade, pour la reconnaître depuis la rue ? Où se gare-t-on ? L’entrée a-t-elle une marche ? Que trouve-t-on en rayon ? Qui va m’accueillir ? Prenez-les avec votre téléphone, de jour, sans filtre. Les images d’une banque de photos ne répondent à rien et se reconnaissent tout de suite.',
    ),
    paragraph(
      'Ajoutez-en régulièrement plutôt que toutes d’un coup. Une fiche dont les dernières images sont récentes rassure : le commerce vit encore.',
    ),
    heading('Les avis : demander, lire, répondre'),
    paragraph(
      'Demandez un avis à chaque client au moment où il voit le résultat : à la remise de l’objet réparé, à la fin de la visite. Un petit carton avec un code à scanner suffit. N’offrez rien en échange et ne triez pas les clients selon leur humeur : les règles de la plateforme l’interdisent, et les avis achetés se devinent.',
    ),
    paragraph(
      'Répondez à tous, surtout aux mauvais. La réponse s’adresse moins à l’auteur qu’aux personnes qui la liront avant de choisir.',
    ),
    list(
      'Remerciez et nommez ce dont la personne parle.',
      'Si vous avez eu tort, dites-le en une phrase, et dites ce qui a changé.',
      'Si les faits sont inexacts, rectifiez calmement, sans révéler de renseignement personnel.',
      'Proposez de poursuivre par téléphone, avec un nom à demander.',
    ),
    paragraph(
      'Notre article sur [les avis Google](/blog-intelligent/avis-google) donne les phrases à reprendre, les pratiques interdites et des exemples de réponses.',
    ),
    heading('Dire la même chose partout'),
    paragraph(
      'Votre site, votre fiche, les annuaires et vos réseaux doivent donner le même nom, la même adresse et le même numéro. Chaque différence fait douter. Après un déménagement ou un changement de numéro, faites la liste des endroits à corriger et cochez-les un à un ; le guide explique comment [rendre les coordonnées identiques](/guide/coordonnees-identiques). Sur votre site, une page par établissement, avec l’adresse en toutes lettres, le plan et les heures, donne à la fiche une page solide vers laquelle pointer.',
    ),
    heading('Les services, la description, les attributs'),
    paragraph(
      'La liste des services répond à la question « Est-ce que vous faites cela ? ». Écrivez-les un par un, avec les mots de vos clients : « poser un talon », « recoudre un sac ». La description dit le reste en quelques phrases simples : ce que vous faites, pour qui, depuis quand. Inutile d’y répéter votre ville à chaque ligne. Pour trouver les mots justes, partez de [ce que vos clients tapent et demandent](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      'Cochez enfin les attributs qui sont vrais : accès en fauteuil roulant, paiement sans contact, langues parlées, rendez-vous. Des gens s’en servent pour écarter un commerce avant même de l’appeler. Un attribut faux coûte des clients.',
    ),
    heading('Les limites à connaître avant de remplir'),
    paragraph(
      'Ces règles viennent de l’aide de Google, aux pages sur la [modification de la fiche](https://support.google.com/business/answer/3039617), les [heures exceptionnelles](https://support.google.com/business/answer/6303076), les [photos](https://support.google.com/business/answer/6103862) et la [présentation d’un établissement](https://support.google.com/business/answer/3038177). Elles changent parfois ; relisez-les avant une grosse mise à jour.',
    ),
    table(
      'Règles et limites de Google, champ par champ',
      ['Champ', 'Règle de Google', 'Notre conseil'],
      ['Nom', 'Celui de l’enseigne', 'Garder une photo de l’enseigne'],
      ['Catégories', 'Le moins possible', 'Choisir d’abord la principale'],
      ['Description', '750 caractères au plus', 'L’utile dans les deux premières phrases'],
      ['Photos', 'JPG ou PNG, de 10 ko à 5 Mo', 'Viser 720 × 720 pixels ou plus'],
      ['Heures exceptionnelles', '6 jours de suite au plus', 'Au-delà : fermé temporairement'],
      ['Zone desservie', 'Environ 2 heures de route', 'Nommer les villes où vous allez'],
    ),
    heading('Exemple : la fiche d’une cordonnerie, avant et après'),
    paragraph(
      'Prenons un exemple. La Cordonnerie Lavoie, inventée ici, avait une fiche depuis des années et peu d’appels. Voici ce que la propriétaire a changé en une matinée.',
    ),
    list(
      'La catégorie « Magasin de chaussures » devient « Cordonnerie ».',
      'La description ne vante plus un « service de qualité » : elle annonce les talons posés pendant que le client attend, les sacs, les clés.',
      'Huit services sont inscrits un à un, avec un prix de départ pour les plus courants.',
      'La façade de nuit cède la place à une photo prise à midi, où l’on voit la porte.',
      'Le lien mène à la page de l’atelier plutôt qu’à une page Facebook.',
    ),
    heading('Si une modification est refusée'),
    paragraph(
      'Google examine les changements avant de les publier. Un refus, ou une suspension, tient souvent à un nom trop chargé ou à une adresse où l’on ne reçoit personne. Corrigez le champ pour qu’il corresponde à l’enseigne. Rassemblez ensuite une preuve au même nom et à la même adresse, comme une facture d’électricité, et déposez [une seule demande d’appel](https://support.google.com/business/answer/13597551). La répéter avant la réponse n’accélère pas l’examen.',
    ),
    heading('Une routine pour tenir la fiche à jour'),
    paragraph(
      'Une fiche se remplit en une matinée et s’entretient en quelques minutes par semaine. Choisissez un jour fixe et une seule personne responsable.',
    ),
    list(
      'Chaque semaine : répondre aux nouveaux avis.',
      'Chaque mois : ajouter une photo et lire les recherches qui ont affiché la fiche.',
      'Chaque saison : relire heures, services, catégories et description.',
      'Après chaque changement : corriger la fiche le jour même.',
    ),
    paragraph(
      'Regardez enfin ce que les gens font depuis la fiche : appels, demandes d’itinéraire, clics vers le site. Ce sont ces gestes qui comptent, davantage que le rang affiché un matin sur votre propre téléphone : il change selon l’endroit d’où l’on cherche.',
    ),
    paragraph(
      'Pour savoir où vous en êtes, demandez [l’audit gratuit ILA](/ila), puis vérifiez que [la fiche et le site disent la même chose](/guide/fiche-google-et-site). La [carte de chaleur](/heatmap-ila) montre, sur des données simulées, comment un rang varie d’une rue à l’autre.',
    ),
  ],
  sources: [
    {
      name: 'Google : Améliorer votre classement local',
      address: 'https://support.google.com/business/answer/7091',
    },
    {
      name: 'Google : Consignes de présentation de votre établissement',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google : Modifier votre fiche d’établissement',
      address: 'https://support.google.com/business/answer/3039617',
    },
    {
      name: 'Google : Définir des heures d’ouverture exceptionnelles',
      address: 'https://support.google.com/business/answer/6303076',
    },
    {
      name: 'Google : Gérer les photos et les vidéos de la fiche',
      address: 'https://support.google.com/business/answer/6103862',
    },
  ],
};
