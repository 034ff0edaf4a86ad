import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'local.nap': {
    title: 'NAP : nom, adresse et téléphone identiques partout | Iluma',
    description:
      'La cohérence NAP (nom, adresse, téléphone) sur un site : trouver les pages qui s’écartent, choisir une écriture de référence et la reporter partout.',
    heading: 'Donner partout le même nom, la même adresse, le même numéro',
    why: '« Clinique Roy », « Clinique dentaire Roy inc. » et « Dr Roy, dentiste » : trois entreprises pour une machine. L’écart le plus fréquent vient d’un déménagement ou d’un [numéro de suivi](/blog-intelligent/compter-les-appels) resté sur une [page de destination](/services/landing-aimant). [L’ILA](/ila) prend pour juste ce que dit la majorité des pages lues et signale les autres ; les abréviations de rue ne comptent pas comme une différence.',
    see: 'Cherchez sur Google votre ancien numéro entre guillemets, puis votre ancienne adresse, avec « site:votredomaine.ca » devant. Refaites-le sans « site: » : les annuaires qui vous restent à corriger apparaissent. Relisez enfin la signature de vos courriels et vos factures, d’où les anciennes coordonnées reviennent par copie. Gardez la liste trouvée.',
    mends: {
      wordpress:
        'Mettez les coordonnées dans une composition synchronisée (l’ancien « bloc réutilisable ») : une seule modification vaut partout.',
      wix: 'L’élément « Infos de contact » lit les Infos de l’entreprise ; remplacez par lui les textes tapés à la main.',
      shopify:
        'Créez un bloc de métaobjet « Coordonnées » (Contenu → Métaobjets) et affichez-le dans les sections.',
      squarespace:
        'Un pied de page commun règle presque tout ; relisez les pages de destination, qui n’en ont pas.',
      byHand:
        'Une seule constante dans les gabarits. Notez l’écriture choisie dans un document, avec la date, et servez-vous-en pour chaque annuaire.',
    },
  },
  'local.map-data': {
    title: 'OpenStreetMap : corriger la fiche de son commerce | Iluma',
    description:
      'Des GPS, Apple Plans et des assistants puisent dans OpenStreetMap. Comment y trouver votre commerce, corriger ses coordonnées ou l’ajouter, sans frais.',
    heading: 'Corriger son commerce sur OpenStreetMap',
    why: 'Des bénévoles tiennent cette carte : beaucoup d’applications la reprennent, et tout le monde peut la corriger. Le commerçant précédent y figure parfois encore, à [votre adresse](/guide/coordonnees-identiques). Une correction y paraît en quelques minutes et se propage ensuite, en quelques jours ou quelques semaines, aux applications qui s’en servent. Rien n’y est à vendre : ni position, ni mise en avant.',
    see: 'Cherchez « votre nom, votre ville » sur openstreetmap.org, cliquez sur l’icône en forme de point d’interrogation puis sur votre bâtiment : la liste des étiquettes montre name, phone, addr et [opening_hours](/guide/heures-ouverture).',
    mends: {
      wordpress:
        'Le site n’est pas en cause si ses coordonnées sont justes. Si vous y affichez une carte, l’extension Leaflet Map lit OpenStreetMap et vous fera voir vos corrections.',
      wix: 'Aucun réglage dans Wix : sa carte vient de Google. Corrigez OpenStreetMap directement, depuis un navigateur.',
      shopify:
        'Pour un magasin avec retrait, alignez l’adresse de Paramètres → Emplacements sur celle que vous inscrivez dans la carte.',
      squarespace:
        'Le bloc Carte vient aussi d’un autre fournisseur ; il ne montre pas ce qu’OpenStreetMap dit de vous.',
      byHand:
        'Créez un compte, cliquez sur Modifier, choisissez votre point et corrigez. Les heures s’y écrivent « Mo-Fr 09:00-18:00; Sa 10:00-16:00 ». Sans compte, « Ajouter une note » suffit.',
    },
  },
  'local.city': {
    title: 'Ville dans le titre : référencement local de l’accueil | Iluma',
    description:
      'Nommer la ville dans le titre ou le grand titre de l’accueil aide à sortir pour « métier + ville ». Quelle ville choisir, comment l’écrire, où la mettre.',
    heading: 'Mettre sa ville dans le titre de l’accueil',
    why: 'Le nom du commerce, vos clients le connaissent déjà ; ceux que vous ne connaissez pas encore tapent un métier et un lieu. Choisissez le lieu tel qu’il se dit : « Plateau » plutôt que « Montréal » si vous êtes un café de quartier, la grande ville voisine si personne ne cherche votre village. Une seule suffit ; [cinq villes à la file](/guide/zones-desservies) dans un titre se lisent comme une annonce, et Google les coupe.',
    see: 'Tapez votre métier et votre ville en navigation privée, et regardez [le titre](/guide/titre-de-page) des trois premiers. Dans la Search Console, Requêtes, filtrez avec le nom de la ville. Notez leurs tournures, sans les copier.',
    mends: {
      wordpress:
        'Yoast, page d’accueil → Titre SEO : « Fleuriste à Québec | Au brin d’herbe ». Avec un accueil qui liste les articles, le réglage est dans Yoast SEO → Réglages → Page d’accueil.',
      wix: 'Pages et menu → Accueil → Réglages SEO ; l’assistant de Wix demande la ville et la place pour vous.',
      shopify:
        'Boutique en ligne → Préférences → Titre de la page d’accueil. N’y laissez pas le nom de la boutique seul.',
      squarespace: 'Le titre de l’accueil se règle à part : Apparence SEO → Page d’accueil.',
      byHand:
        'Dans <title> et dans <h1>, avec deux tournures différentes : « Fleuriste à Québec » et « Des bouquets livrés dans Limoilou et Saint-Roch ».',
    },
  },
  'local.services': {
    title: 'Page de service : une par prestation importante | Iluma',
    description:
      'Pourquoi une page par service fait trouver un commerce, lesquelles créer d’abord, ce qu’elles doivent contenir, et comment les monter dans votre outil.',
    heading: 'Créer une page pour chaque service important',
    why: 'Une liste de douze prestations sur une seule page [répond un peu à douze recherches](/blog-intelligent/page-une-intention), donc bien à aucune. La page « Pose de pneus d’hiver » peut donner le prix par véhicule, la durée, les dates où il faut réserver : ce que la personne veut savoir avant d’appeler. Commencez par les trois services qui rapportent, pas par tous ; dix pages creuses nuisent plus qu’elles n’aident.',
    see: 'Notez les dix dernières demandes reçues et cherchez, pour chacune, la page du site qui y répond. Les trous sont votre liste de travail. Classez-les par revenu, et non par nombre d’appels.',
    mends: {
      wordpress:
        'Pages → Ajouter, sous une page mère « Services » (réglage Parent), pour une adresse comme /services/pneus-hiver. Dupliquez la structure, jamais le texte.',
      wix: 'Pages dynamiques (CMS) pour plus de cinq services ; sinon une page ordinaire chacun, rangée sous « Services » dans le menu.',
      shopify:
        'Une collection ou une page par service. Un service réservable peut être un produit sans expédition.',
      squarespace:
        'Ajoutez un dossier « Services » à la navigation, et une page par prestation à partir du même modèle.',
      byHand:
        'Titre avec service et ville, prix de départ, déroulement, durée, une photo de vous au travail, trois questions fréquentes, un bouton. Mettez-en le lien sur l’accueil.',
    },
  },
  'local.areas': {
    title: 'Zones desservies : les présenter sur son site | Iluma',
    description:
      'Comment nommer les villes et quartiers desservis sans créer de pages copiées : liste, page par secteur, données structurées et fiche Google qui concordent.',
    heading: 'Présenter les villes et quartiers desservis',
    why: 'Un plombier de Laval qui va à Terrebonne n’y a ni adresse ni vitrine : le texte est tout ce qu’il a. Mais la tentation de copier trente pages en changeant le [nom de la ville](/guide/ville-dans-le-titre) coûte cher, puisque Google range ces « pages satellites » parmi le spam. Une page par secteur n’a de sens que si elle montre quelque chose de là-bas : un chantier, un délai, un tarif de déplacement.',
    see: 'Cherchez « votre métier + une ville voisine ». Si vous n’y êtes pas, voyez si un seul mot de votre site nomme cette ville. Comparez aussi avec la zone de service de [votre fiche](/guide/fiche-google-et-site) Google, limitée à vingt lieux.',
    mends: {
      wordpress:
        'Une page « Secteurs desservis », liée au pied de page, avec une carte simple en image et une liste de liens vers les villes qui ont leur page.',
      wix: 'Ajoutez la liste à la page Services ; areaServed se met dans le balisage personnalisé, Wix ne l’écrit pas.',
      shopify:
        'Paramètres → Expédition et livraison → Livraison locale définit la zone ; recopiez-la en texte sur une page.',
      squarespace:
        'Une section de texte avec les villes en deux colonnes ; ajoutez-la au pied de page si elle tient en une ligne.',
      byHand:
        'Dans le JSON-LD : "areaServed": ["Laval", "Terrebonne"]. Puis une page qui en parle vraiment, car un secteur annoncé aux seuls moteurs ne convainc personne.',
    },
  },
} satisfies SomeGuideTexts;
