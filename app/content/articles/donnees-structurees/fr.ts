import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Données structurées pour un commerce local',
  excerpt:
    'LocalBusiness, heures, fil d’Ariane, FAQ : les lignes à ajouter à votre site, comment les vérifier, et ce que Google n’affiche pas, dont vos propres étoiles.',
  tags: ['données structurées', 'SEO local', 'schema.org', 'heures d’ouverture'],
  seoKeywords: [
    'données structurées commerce local',
    'balisage LocalBusiness',
    'schema.org heures d’ouverture',
    'JSON-LD',
  ],
  blocks: [
    paragraph(
      'Samedi soir, quelqu’un demande à son téléphone : « fleuriste ouvert demain ». Demain, c’est la fête des Mères, et votre boutique ouvre exceptionnellement le dimanche. L’affiche de la vitrine le dit en grand. Votre site aussi, mais dans une image. Les moteurs et les assistants en sont réduits à deviner.',
    ),
    paragraph(
      'Les données structurées leur donnent la réponse. Ce sont quelques lignes de code, invisibles pour le visiteur, qui nomment chaque renseignement : voici le nom, voici l’adresse, voici l’heure de fermeture. Cet article vous aide à les écrire, à les coller et à les vérifier. Il dit aussi ce qu’il ne faut pas en attendre.',
    ),
    heading('À quoi servent les données structurées'),
    paragraph(
      'Le vocabulaire commun s’appelle [schema.org](https://schema.org/LocalBusiness). La forme que Google recommande, le JSON-LD, se range dans un bloc séparé du texte : vous l’ajoutez et la mise en page ne bouge pas.',
    ),
    paragraph(
      'Ce n’est pas un raccourci vers la première place. Les [règles générales de Google](https://developers.google.com/search/docs/appearance/structured-data/sd-policies) sont claires : un balisage correct rend une page admissible à certains affichages et n’en garantit aucun. Son intérêt est d’ôter un doute, ce qui compte aussi quand on cherche à comprendre [d’où viennent les réponses des IA](/blog-intelligent/reponses-des-ia).',
    ),
    heading('Ce que Google affiche, balisage par balisage'),
    table(
      'Cinq balisages et leur affichage dans Google, d’après sa documentation (2026)',
      ['Balisage', 'Ce qu’il décrit', 'Dans les résultats'],
      [
        'LocalBusiness',
        'Nom, adresse, téléphone, heures',
        'Peut nourrir le panneau de l’établissement',
      ],
      ['BreadcrumbList', 'Le chemin jusqu’à la page', 'Sur ordinateur seulement'],
      ['FAQPage', 'Questions et réponses', 'Aucun affichage depuis le 7 mai 2026'],
      ['AggregateRating sur soi', 'La note de votre commerce', 'Pas d’étoiles depuis 2019'],
      ['Product, avec ses avis', 'Un article que vous vendez', 'Étoiles possibles pour l’article'],
    ),
    paragraph(
      'Ces règles changent. Relisez-les avant de payer quelqu’un qui promet de « faire sortir les étoiles ».',
    ),
    heading('Décrire le commerce avec LocalBusiness'),
    paragraph(
      'Choisissez d’abord le type le plus précis qui soit vrai : Florist, Bakery, Plumber, HairSalon. Si aucun ne convient, LocalBusiness reste juste. Google n’exige que [le nom et l’adresse](https://developers.google.com/search/docs/appearance/structured-data/local-business) ; il recommande le reste. Prenons un exemple, une boutique inventée à Trois-Rivières.',
    ),
    table(
      'Exemple : les champs de Fleurs Marceau, boutique inventée',
      ['Champ', 'Ce qu’on écrit', 'À vérifier'],
      ['Type', '"@type": "Florist"', 'Le plus précis de la liste'],
      ['Nom', '"name": "Fleurs Marceau"', 'Celui de l’enseigne'],
      ['Rue', '"streetAddress": "120, rue des Exemples"', 'La même que sur la fiche Google'],
      [
        'Ville',
        '"addressLocality": "Trois-Rivières", "addressRegion": "QC"',
        'Ajoutez "postalCode" et "addressCountry": "CA"',
      ],
      ['Téléphone', '"telephone": "+1-819-555-0142"', 'Indicatif du pays compris'],
      [
        'Position',
        '"latitude": 46.34321, "longitude": -72.54215',
        'Cinq décimales, point sur l’entrée',
      ],
      ['Site', '"url": "https://fleurs.example/"', 'La page de ce local'],
    ),
    paragraph(
      'La rue et la ville se placent dans "address", avec "@type": "PostalAddress" ; la position, dans "geo", avec "@type": "GeoCoordinates". Chaque valeur doit dire la même chose que le texte de la page. Le guide détaille [les champs à compléter](/guide/completer-localbusiness).',
    ),
    list(
      'Plusieurs adresses : un bloc par local, sur la page de ce local, avec un "@id" différent pour chacun.',
      'Pas d’adresse publique : nommez vos villes dans "areaServed". L’outil de Google pourra signaler l’adresse manquante ; n’en inventez pas une pour le faire taire. Les [pages par ville](/blog-intelligent/pages-par-ville) font le reste.',
    ),
    heading('Écrire les heures d’ouverture'),
    paragraph(
      'Quelle que soit la langue du site, les jours s’écrivent en anglais et l’heure sur vingt-quatre heures. Chaque plage est une entrée de "openingHoursSpecification".',
    ),
    list(
      'Du mardi au vendredi : "dayOfWeek": ["Tuesday", "Wednesday", "Thursday", "Friday"], "opens": "09:00", "closes": "18:00".',
      'Fermeture le midi : deux entrées pour les mêmes jours, de "09:00" à "12:00", puis de "13:00" à "18:00".',
      'Après minuit : une seule entrée, "opens": "18:00", "closes": "03:00".',
      'Jour et nuit : "opens": "00:00", "closes": "23:59".',
      'Fermé toute la journée : "opens": "00:00", "closes": "00:00".',
      'Fête des Mères : "opens": "08:00", "closes": "14:00", "validFrom": "2027-05-09", "validThrough": "2027-05-09".',
    ),
    tip(
      'Quand les heures changent, corrigez-les le même jour à trois endroits : la fiche Google, le texte du site et ce bloc. Notez les trois dans le même rappel d’agenda.',
    ),
    heading('Baliser le fil d’Ariane'),
    paragraph(
      'Le fil d’Ariane est le petit chemin en haut de la page : Accueil → Bouquets → Mariage. Dans le code, chaque étape porte un numéro, un nom et une adresse ; la dernière peut se passer d’adresse.',
    ),
    list(
      '{ "@type": "ListItem", "position": 1, "name": "Accueil", "item": "https://fleurs.example/" }',
      '{ "@type": "ListItem", "position": 2, "name": "Bouquets", "item": "https://fleurs.example/bouquets" }',
      '{ "@type": "ListItem", "position": 3, "name": "Mariage" }',
    ),
    paragraph(
      'Ces étapes entrent dans "itemListElement", sous "@type": "BreadcrumbList". Google n’affiche plus ce chemin [que sur ordinateur](https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). Le fil visible garde son utilité sur téléphone : qui arrive par une recherche peut remonter d’un niveau.',
    ),
    heading('Que faire d’une page de questions'),
    paragraph(
      'Pendant quelques années, le balisage FAQPage dépliait vos questions sous le résultat. En août 2023, Google l’a réservé à des sites reconnus de l’État et de la santé ; le 7 mai 2026, [il a cessé de l’afficher](https://developers.google.com/search/docs/appearance/structured-data/faqpage). Si votre site le porte encore, rien ne presse : un balisage inutilisé ne nuit pas à la page. N’en payez pas un nouveau pour Google.',
    ),
    paragraph(
      'Gardez les questions elles-mêmes. Une réponse de deux phrases, juste sous la question, épargne un appel à vos clients et [se cite facilement](/guide/repondre-aux-questions).',
    ),
    heading('Les étoiles que l’on se donne'),
    paragraph(
      'On vous proposera d’afficher votre note dans Google à partir de votre propre site. Depuis le [16 septembre 2019](https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful), Google ne montre plus d’étoiles quand un commerce balise des avis sur lui-même, qu’ils soient tapés à la main ou apportés par un module externe. Ce balisage ne suffit pas à lui seul à valoir une sanction, précise l’annonce. De faux avis, eux, peuvent en valoir une.',
    ),
    list(
      'Permis : vos témoignages en texte, avec prénom, date et source.',
      'Permis : les étoiles d’un article en vente, données par ceux qui l’ont acheté.',
      'Utile : [demander des avis](/blog-intelligent/avis-google) sur votre fiche, là où les étoiles s’affichent.',
      'À retirer : "aggregateRating" et "review" dans le bloc du commerce. Le guide montre [où les trouver](/guide/etoiles-aggregaterating).',
    ),
    heading('Coller le code, puis le vérifier'),
    paragraph(
      'Cherchez d’abord ce qui existe : votre thème ou une extension écrit peut-être déjà un bloc. Complétez celui-là plutôt que d’en ajouter un second. Les réglages de WordPress, Wix, Shopify et Squarespace sont dans [le guide](/guide/donnees-structurees-localbusiness).',
    ),
    list(
      'Passez la page au [test des résultats enrichis](https://search.google.com/test/rich-results), avant et après la mise en ligne. Il montre ce que Google peut utiliser.',
      'Passez-la aussi au [validateur de schema.org](https://validator.schema.org/), qui lit tous les champs.',
      'Dans la Search Console, inspectez l’adresse pour voir la version que Google connaît.',
      'Relisez enfin les valeurs à voix haute, la page ouverte à côté.',
    ),
    paragraph(
      'À la main, le bloc va dans le code de la page qu’il décrit, entre <script type="application/ld+json"> et </script>. Il s’ouvre par "@context": "https://schema.org" ; viennent ensuite le type et les champs, séparés par des virgules. Pour un commerce à une seule adresse, l’accueil ou la page de contact suffit : inutile de le répéter sur tout le site.',
    ),
    heading('Les erreurs les plus courantes'),
    list(
      'Des guillemets courbes copiés d’un traitement de texte : le bloc entier devient illisible.',
      'Une [virgule de trop](/guide/erreurs-json-ld) après le dernier élément.',
      'Des jours en français : "Mardi" n’est pas compris.',
      'Deux extensions qui décrivent le même commerce avec deux numéros.',
      'L’adresse de l’ancien local, restée dans le code après le déménagement.',
    ),
    tip(
      'Confiez le bloc à une seule personne et gardez-en une copie datée. À la prochaine refonte du site, c’est souvent ce qui disparaît en premier.',
    ),
    heading('Ce qu’il faut vérifier un mois plus tard'),
    paragraph(
      'Ne cherchez pas l’effet dans votre position. Dans la Search Console, voyez si des éléments non valides sont signalés. Demandez ensuite à un moteur et à un assistant à quelle heure vous fermez samedi, et comparez avec la porte. Si la réponse est fausse, remontez à la source : [la fiche Google](/blog-intelligent/fiche-google), un annuaire ou ce bloc.',
    ),
    paragraph(
      'Pour savoir ce que votre site dit déjà aux moteurs, lancez [l’audit gratuit](/ila) : il relève une description absente ou incomplète, et les notes données à soi-même.',
    ),
  ],
  sources: [
    {
      name: 'Google : Données structurées d’établissement local',
      address:
        'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
    {
      name: 'Google : Données structurées de fil d’Ariane',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    },
    {
      name: 'Google : Données structurées de questions fréquentes',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    },
    {
      name: 'Google : Making Review Rich Results more helpful (en anglais)',
      address:
        'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
    },
    {
      name: 'Google : Consignes générales sur les données structurées',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    },
  ],
};
