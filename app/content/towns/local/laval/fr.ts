import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Agence SEO local à Laval | Iluma',
  description:
    'Référencement local à Laval : fiche Google, zones desservies et avis pour les commerces de Chomedey à Saint-François. Ce qu’il faut corriger d’abord.',
  head: {
    eyebrow: 'Visibilité locale sur l’île Jésus',
    title: {
      before: 'Agence de SEO local ',
      emphasis: 'à Laval',
      after: ' : fiche Google et avis',
    },
    lead: 'Vos clients arrivent de Vimont, de l’autre côté du pont ou de la couronne nord, presque toujours en voiture. Votre fiche doit dire où vous êtes, où se garer et jusqu’où vous allez.',
  },
  sections: [
    {
      title: 'Chomedey, Vimont, Fabreville : nommer son secteur',
      paragraphs: [
        'Laval est née en 1965 de la fusion des municipalités de l’île Jésus, et leurs noms ont survécu. Un parent cherche « pédiatre Vimont », un nouveau propriétaire « ouverture de piscine Fabreville », une famille « pâtisserie grecque Chomedey ». Si votre site dit seulement « Laval », il laisse passer ces demandes.',
        'L’autre repère, c’est la route : « près de la 440 », « à côté du Carrefour », « boulevard Saint-Martin ». Les trois stations de métro, Cartier, De La Concorde et Montmorency, sont dans le centre-sud. Ailleurs, on arrive en voiture : photographiez l’entrée du stationnement et l’enseigne vue du boulevard.',
        'Avec des rangs simulés, notre [carte de chaleur](/heatmap-ila) montre une position qui faiblit au-delà de la rivière des Prairies.',
      ],
      points: [],
    },
    {
      title: 'Une adresse qu’on ne confond pas avec l’Université Laval',
      paragraphs: [
        'Le mot « Laval » prête à confusion. L’Université Laval se trouve à Québec, l’avenue Laval à Montréal, et une autre ville de ce nom en France. De vieux annuaires inscrivent encore « Chomedey » ou « Sainte-Dorothée » à la place de la ville.',
        'Le service de [visibilité locale](/services/visibilite-locale) repère ces fiches et les fait concorder. Relisez trois éléments.',
      ],
      points: [
        'La mention « Laval (Québec) » et un code postal qui commence par H7.',
        'Un seul numéro de téléphone, le même sur l’enseigne, le site et la fiche.',
        'La localité dans les [données structurées](/blog-intelligent/donnees-structurees) de votre site.',
      ],
    },
    {
      title: 'Zones desservies : l’île, Montréal et la couronne nord',
      paragraphs: [
        'Un couvreur d’Auteuil travaille aussi à Rosemère, à Terrebonne ou à Ahuntsic. Google accepte [jusqu’à vingt zones](https://support.google.com/business/answer/9157481) sur une fiche : inscrivez celles où vous allez vraiment. Avant de bâtir une page pour chacune, lisez [nos conseils sur les pages par ville](/blog-intelligent/pages-par-ville).',
        'Au Québec, les pneus d’hiver sont obligatoires du 1er décembre au 15 mars : un garage du boulevard des Laurentides a intérêt à revoir ses heures dès octobre. Une entreprise de piscines le fera en avril, un paysagiste à la fonte des neiges.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Je travaille de chez moi, à Duvernay. Dois-je afficher mon adresse ?',
      answer:
        'Si vous n’y recevez personne, masquez-la et indiquez vos zones ; [la règle de Google](https://support.google.com/business/answer/3038177) le demande. Pour régler cela avec nous, [choisissez un moment](/contact/rendez-vous) ; le prix de départ est dans [notre grille](/hub-services).',
    },
    {
      question: 'Mon enseigne est aussi en grec : quel nom mettre sur Google ?',
      answer:
        'Celui de l’enseigne. Sachez que [la Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) permet une autre langue dans l’affichage si le français y est nettement prédominant. Les langues parlées sur place vont dans les attributs de la fiche.',
    },
  ],
};
