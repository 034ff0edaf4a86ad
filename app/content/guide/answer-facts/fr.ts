import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'answer.json-ld': {
    title: 'Erreurs JSON-LD : trouver et corriger | Iluma',
    description:
      'Virgule de trop, guillemets courbes, type inconnu : les erreurs de données structurées JSON-LD les plus courantes, comment les localiser et les corriger.',
    heading: 'Corriger les erreurs de données structurées JSON-LD',
    why: 'Le JSON ne pardonne pas : un guillemet courbe collé depuis Word, une virgule après le dernier élément, et l’analyseur abandonne tout le bloc. Les erreurs de vocabulaire sont plus discrètes ; « LocalBuisness » ou « adress » passent l’analyse sans erreur et ne veulent rien dire. [L’ILA](/ila) vérifie les deux, avec la liste officielle des types et des propriétés de schema.org, et cite la ligne.',
    see: 'validator.schema.org accepte une adresse ou du code et souligne la ligne fautive. La Search Console regroupe les cas sous Améliorations → Données structurées non analysables. Un contrôle par modèle de page suffit, puisque toutes ses pages partagent le même bloc.',
    mends: {
      wordpress:
        'Le plus souvent, un bloc ajouté à la main dans un thème enfant ou un champ « scripts d’en-tête » : retirez-le et laissez Yoast ou Rank Math écrire le balisage.',
      wix: 'Réglages SEO de la page → Avancé → Balisage de données structurées ; l’éditeur refuse le JSON mal formé, mais pas un type inventé.',
      shopify:
        'Dans Liquid, passez chaque valeur par le filtre json : "name": {{ shop.name | json }}. Sinon, un nom qui contient des guillemets casse le bloc.',
      squarespace:
        'Injection de code de la page : travaillez dans un éditeur de texte brut, et non dans Word.',
      byHand:
        'Générez le bloc avec JSON.stringify ou json_encode au lieu de l’écrire à la main, et validez-le dans vos tests.',
    },
  },
  'answer.identity': {
    title: 'Données Organization : nom, logo et profils | Iluma',
    description:
      'Dire aux moteurs et aux assistants à quelle entreprise appartient le site : nom, adresse web, logo et profils dans les données structurées Organization.',
    heading: 'Déclarer l’identité de l’entreprise',
    why: 'Quand on demande à [un assistant](/guide/robots-des-ia) « qui est l’Atelier Roy ? », il assemble des morceaux : un site, une fiche, un profil. Les données Organization sont la pièce qui les attache, et Google s’en sert pour choisir le logo du panneau de droite. Un [LocalBusiness](/guide/donnees-structurees-localbusiness) en est une sorte : un seul objet complet vaut mieux que deux moitiés qui se contredisent.',
    see: 'Recherchez le nom exact de l’entreprise et regardez le logo et les liens du panneau. Dans le test des résultats enrichis, « Logo » et « Organisation » doivent être sans avertissement. Posez aussi la question à deux assistants, en notant l’adresse et le site qu’ils donnent : une confusion avec un homonyme se voit tout de suite.',
    mends: {
      wordpress:
        'Yoast SEO → Réglages → Représentation du site : Organisation, nom, logo carré d’au moins 112 pixels, autres profils.',
      wix: 'Paramètres → Infos de l’entreprise : le nom et le logo alimentent le balisage ; complétez les réseaux sociaux au même endroit.',
      shopify:
        'Personnaliser → Paramètres du thème → Logo et Réseaux sociaux ; la plupart des thèmes écrivent ensuite l’objet Organization dans l’en-tête.',
      squarespace:
        'Le logo vient de l’en-tête du site et le nom, des Infos de l’entreprise : remplissez les deux.',
      byHand:
        '{"@type": "Organization", "@id": "https://votredomaine.ca/#organisation", "name": …, "url": …, "logo": …, "sameAs": […]}. Réutilisez cet @id dans les articles, champ publisher.',
    },
  },
  'answer.questions': {
    title: 'Répondre aux questions : être cité par Google et les IA | Iluma',
    description:
      'Écrire une réponse d’une à trois phrases juste sous chaque question, pour être repris par les extraits de Google et par les assistants, avec des exemples.',
    heading: 'Répondre court, juste sous la question',
    why: 'Un extrait se découpe : la question d’un côté, les deux premières phrases de l’autre. Si elles commencent par « C’est une excellente question, qui dépend de nombreux facteurs », il n’y a rien à prendre. Donnez le chiffre ou le oui d’abord, les nuances ensuite. [L’ILA](/ila) accepte aussi une réponse plus longue dont les trois premières phrases tiennent en quatre cents caractères.',
    see: 'Relisez vos titres qui finissent par un point d’interrogation et cachez tout sauf le premier paragraphe : tient-il seul ? Cherchez ensuite la question telle quelle et comparez avec l’extrait affiché. Les vraies questions se trouvent dans vos courriels et dans l’encadré « Autres questions posées » de Google, souvent mieux formulées que les vôtres.',
    mends: {
      wordpress:
        'Un titre de niveau 3 suivi d’un paragraphe suffit ; le bloc FAQ de Yoast ajoute un balisage que Google n’affiche plus depuis mai 2026.',
      wix: 'L’application Wix FAQ charge ses réponses par script dans certaines mises en page : vérifiez-les dans le code source.',
      shopify:
        'Une section « Contenu repliable » convient : le texte replié est lu comme le reste.',
      squarespace: 'Le bloc Accordéon, avec la question en titre et la réponse en deux phrases.',
      byHand:
        '<h3>Combien coûte une vidange ?</h3> <p>De 79 à 119 $, selon l’huile. Comptez 40 minutes.</p> Ensuite seulement, les détails.',
    },
  },
  'answer.author': {
    title: 'Auteur et date des articles : les afficher | Iluma',
    description:
      'Pourquoi signer et dater ses articles aide à être cité, quelles données structurées ajouter (author, datePublished) et où activer ces champs.',
    heading: 'Signer et dater ses articles',
    why: '« Publié le 3 mars par Nadia Roy, orthésiste depuis 2009 » dit trois choses qu’un texte anonyme ne dit pas : qui parle, de quel droit, et si c’est encore vrai. Les consignes de Google sur l’expertise le demandent ; [les assistants](/guide/robots-des-ia), eux, préfèrent les sources datées dès que la question touche aux prix, aux lois ou à la santé. Mettez la date de mise à jour, pas seulement celle de création.',
    see: 'Ouvrez votre article le plus lu comme un inconnu : trouvez-vous un nom et une date sans descendre ? Le test des résultats enrichis affiche author et datePublished sous « Articles ». Une signature « L’équipe » ne suffit pas : on doit pouvoir cliquer sur un nom et lire en deux lignes qui est cette personne.',
    mends: {
      wordpress:
        'Comptes → Profil → nom à afficher publiquement : remplacez « admin ». La date et l’auteur s’ajoutent au modèle dans Apparence → Éditeur → Article seul.',
      wix: 'Blog → Paramètres → Affichage : cochez Auteur et Date ; chaque rédacteur a une page de profil.',
      shopify:
        'Modifiez l’article → Auteur, à droite ; puis Personnaliser → Article de blog → Afficher la date et l’auteur.',
      squarespace:
        'Engrenage de l’article → Options → Auteur ; l’affichage se règle dans Styles du blog.',
      byHand:
        '<time datetime="2026-03-03">3 mars 2026</time>, une signature avec rel="author", et un objet Article qui porte les mêmes valeurs.',
    },
  },
  'answer.tree': {
    title: 'Nom des boutons et des champs : aria-label | Iluma',
    description:
      'Un bouton fait d’une icône n’a pas de nom pour un lecteur d’écran ni pour un assistant qui réserve à votre place. Comment les trouver et les nommer.',
    heading: 'Donner un nom à chaque bouton et à chaque champ',
    why: 'Une loupe, un panier, trois traits : l’œil devine, la machine lit « bouton, bouton, bouton ». Les agents qui remplissent un formulaire ou prennent rendez-vous pour quelqu’un passent par le même arbre d’accessibilité que les [lecteurs d’écran](/guide/accessibilite-du-site) ; ce qui n’y a pas de nom leur reste fermé. Un texte d’aide grisé dans un champ ne compte pas, car il disparaît dès la première lettre.',
    see: 'F12 → Éléments → Accessibilité, dans Chrome : sélectionnez le bouton et lisez « Nom ». VoiceOver (Mac, iPhone) ou NVDA (Windows, gratuit) énoncent la même chose ; essayez sans regarder l’écran. Commencez par le menu replié.',
    mends: {
      wordpress:
        'Contact Form 7 : entourez chaque champ d’un <label>. Dans Elementor, le widget Icône a un champ « Libellé accessible » sous Avancé.',
      wix: 'Cliquez sur l’élément → Paramètres → Accessibilité → Nom ; les champs de formulaire ont un « Titre du champ », à afficher.',
      shopify:
        'Les icônes d’un thème portent un texte masqué (visually-hidden) : les sections personnalisées l’oublient souvent.',
      squarespace:
        'Un bouton de texte est nommé d’office ; les icônes sociales le sont aussi. Les blocs de code restent à votre charge.',
      byHand:
        '<button aria-label="Fermer">, <label for="courriel">Courriel</label> <input id="courriel">. Préférez un texte visible quand il y a la place.',
    },
  },
} satisfies SomeGuideTexts;
