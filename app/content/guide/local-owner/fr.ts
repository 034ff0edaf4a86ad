import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'local.profile': {
    title: 'Fiche Google et site web : les mettre d’accord | Iluma',
    description:
      'Nom, adresse, téléphone, horaires et lien du site : comparer sa fiche d’établissement Google avec son site, décider lequel a raison et corriger l’autre.',
    heading: 'Mettre sa fiche Google et son site d’accord',
    why: 'Google accepte des modifications proposées par n’importe qui, et en applique certaines sans vous prévenir : [un horaire](/guide/heures-ouverture) peut donc changer sur la fiche pendant que le site reste juste. L’inverse arrive après un déménagement. Le lien vers le site mérite un regard à part, car une fiche qui mène à une page Facebook ou à un ancien domaine donne à d’autres vos clics les plus précieux.',
    see: 'Connecté au compte qui gère la fiche, cherchez le nom de votre commerce : le panneau « Votre établissement sur Google » s’affiche. Ouvrez le site à côté et comparez les cinq champs. Vous pouvez aussi déposer l’export de la fiche dans votre rapport.',
    mends: {
      wordpress:
        'La fiche se modifie chez Google, le site dans le pied de page. Ajoutez au lien de la fiche ?utm_source=fiche-google pour compter ses visites.',
      wix: 'Tableau de bord → Marketing → Profil d’établissement Google permet de modifier la fiche sans quitter Wix.',
      shopify:
        'L’application Google & YouTube relie le catalogue, pas les coordonnées : corrigez celles-ci sur la fiche même.',
      squarespace:
        'Paramètres → Infos de l’entreprise peut se synchroniser avec la fiche ; vérifiez le sens de la copie avant d’accepter.',
      byHand:
        'Corrigez d’abord la réalité (la plaque, la porte), puis la fiche, puis le site, puis les annuaires. Nom exact de l’enseigne, sans mots-clés ajoutés : Google suspend des fiches pour cela.',
    },
  },
  'local.reviews': {
    title: 'Avis Google : en obtenir plus, honnêtement | Iluma',
    description:
      'Combien d’avis et quelle note rassurent un client, comment en demander sans pression ni cadeau, et le lien direct à donner au comptoir ou par courriel.',
    heading: 'Obtenir plus d’avis Google, honnêtement',
    why: 'Un commerce noté 5 avec quatre avis rassure moins qu’un 4,6 avec quatre-vingts, dont un de la semaine dernière. La fraîcheur se perd vite : trois mois sans avis, et l’on se demande si la maison est encore bonne. Les filtres (« écrivez-nous si vous êtes mécontent, sur Google sinon ») et les remises contre un avis sont interdits ; demander à tout le monde ne l’est pas, et suffit.',
    see: 'Ouvrez [votre fiche](/guide/fiche-google-et-site), triez les avis par « Plus récents » et notez la date du premier. Comptez ceux de chaque mois : une coupure indique quand vous avez cessé de demander.',
    mends: {
      wordpress:
        'Ajoutez à la page de remerciement du formulaire un bouton vers le lien d’avis ; WooCommerce peut l’envoyer dans le courriel « Commande terminée ».',
      wix: 'Automatisations → déclencheur « Réservation terminée » → envoyer un courriel deux heures après, avec le lien.',
      shopify:
        'Paramètres → Notifications → Expédition livrée : ajoutez une ligne et le lien. Les applications d’avis récoltent ceux des produits, pas de la fiche.',
      squarespace:
        'Planification Acuity → courriel de suivi après le rendez-vous ; collez-y le lien court.',
      byHand:
        'Fiche → Lire les avis → « Demander des avis » donne un lien et un code QR. Imprimez-le près de la caisse et sur la facture.',
    },
  },
  'local.review-answers': {
    title: 'Répondre aux avis Google : exemples et méthode | Iluma',
    description:
      'Comment répondre à un avis Google, positif ou négatif, en quelques phrases qui rassurent les prochains clients, et combien de temps y mettre par semaine.',
    heading: 'Répondre aux avis Google, bons et mauvais',
    why: 'Votre réponse s’adresse moins à l’auteur qu’aux cent personnes qui la liront avant de choisir. Une plainte suivie d’une réponse calme, avec un geste précis, vend parfois mieux qu’un éloge. Trois choses à taire : l’identité du client, le détail de son dossier (la loi protège ces renseignements) et votre agacement. [L’ILA](/ila) compte les avis avec réponse ; la moitié est le seuil.',
    see: 'Sur [la fiche](/guide/fiche-google-et-site) → Lire les avis → filtre « Sans réponse ». Commencez par les plus récents et par ceux d’une ou deux étoiles. Notez le total.',
    mends: {
      wordpress:
        'Rien à faire dans WordPress. Si une extension affiche vos avis, vérifiez qu’elle montre aussi les réponses.',
      wix: 'Répondez depuis Google Maps → Votre fiche → Avis, avec le compte qui gère la fiche.',
      shopify:
        'Les avis de produits ont leur propre boîte (Judge.me, Loox…) : répondez-y avec la même attention, ils sont lus juste avant l’achat.',
      squarespace:
        'Google Maps sur téléphone suffit : une alerte arrive à chaque avis si les notifications sont permises.',
      byHand:
        'Merci, un détail de l’avis, ce qui a été fait, une invitation à vous joindre : quatre phrases. Exemple : « Vous avez attendu vingt minutes samedi, c’est trop. Une deuxième personne est maintenant au comptoir le samedi. »',
    },
  },
  'local.search': {
    title: 'Arriver en première page de Google : méthode | Iluma',
    description:
      'Avec la Search Console, repérer les recherches où votre site est entre la 11e et la 20e place et les faire passer en première page, une page à la fois.',
    heading: 'Passer de la deuxième à la première page de Google',
    why: 'La distance est plus courte qu’on le croit : une requête en 12e place est déjà jugée pertinente, il lui manque [un titre plus juste](/guide/titre-de-page), deux [liens internes](/guide/liens-explorables) ou une réponse plus complète. Partir de zéro sur un mot nouveau prend des mois. [L’ILA](/ila) regarde vos affichages : si plus de la moitié se font au-delà de la dixième place, le travail se perd là.',
    see: 'Search Console → Performances → cochez Position moyenne → filtre Position « supérieure à 10 », puis triez par impressions. Les dix premières lignes sont votre plan. Exportez le tableau : le rapport sait le lire.',
    mends: {
      wordpress:
        'Site Kit by Google montre ces chiffres dans l’administration. Pour chaque requête, retouchez le titre SEO et le premier paragraphe de la page déjà affichée.',
      wix: 'SEO → Search Console, une fois le domaine relié : les requêtes s’affichent par page.',
      shopify:
        'Les collections portent souvent ces requêtes : ajoutez au-dessus des produits deux paragraphes qui répondent à la question.',
      squarespace:
        'Statistiques → Mots-clés de recherche Google ; reliez d’abord la Search Console.',
      byHand:
        'Une page par intention, les mots de la requête dans le titre et le h1, trois liens depuis des pages fortes. Attendez quatre semaines avant de juger, et ne touchez qu’une chose à la fois.',
    },
  },
} satisfies SomeGuideTexts;
