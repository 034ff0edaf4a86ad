import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module ADLUMA',
  summary:
    'Le module qui estime ce qu’un budget publicitaire peut donner, puis l’analyse et conseille.',
  title: 'ADLUMA : simuler un budget publicitaire | Iluma',
  description:
    'Le module ADLUMA estime ce qu’un budget publicitaire peut rapporter, montre où le client suivant coûte trop cher et propose une répartition entre canaux.',
  head: {
    eyebrow: 'Module ADLUMA',
    title: { before: 'Simulez un ', emphasis: 'budget publicitaire', after: '' },
    lead: 'Combien de visites, de demandes et de clients, à quel prix, et à partir de quel montant cela ne vaut plus la peine.',
    button: 'Ouvrir le simulateur',
    second: 'Version complète',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Ce qu’il ', emphasis: 'calcule', after: '' },
      lead: 'Avec des hypothèses que vous pouvez changer, une par une.',
      items: [
        {
          title: 'Ce qu’un budget rapporte',
          text: 'Impressions, clics, demandes et clients, en trois cas : prudent, attendu, favorable.',
        },
        {
          title: 'Ce qu’un objectif coûte',
          text: 'Dites combien de clients vous voulez ; il en déduit le budget.',
        },
        {
          title: 'Où mettre l’argent',
          text: 'La répartition entre canaux qui rapporte le plus, et pourquoi.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Ce que vous ', emphasis: 'entrez', after: ' dans le simulateur' },
      lead: 'La version rapide tient en quelques réglages ; la version complète y ajoute votre vente.',
      items: [
        {
          title: 'Le budget du mois',
          text: 'Un curseur de 100 à 10 000 €, hors frais de gestion. Dans la [version complète](/simulateur-complet), vous pouvez partir du nombre de clients voulus.',
        },
        {
          title: 'Votre secteur',
          text: 'Du restaurant au garage, il fixe le prix du clic et les taux de départ. « Tous secteurs » sert à ceux qui ne sont pas dans la liste.',
        },
        {
          title: 'Les canaux',
          text: 'Recherche Google, Facebook et Instagram, vidéo YouTube, annonces locales Google : cochez-en un ou plusieurs.',
        },
        {
          title: 'L’objectif et la zone',
          text: 'Clients, demandes, visites ou visibilité, puis le nombre d’habitants à desservir. Une petite ville n’offre qu’un nombre limité de clics.',
        },
        {
          title: 'Votre vente',
          text: 'Version complète seulement : ce que rapporte un client, votre marge, les frais de gestion, la durée et la part des demandes qui deviennent des clients.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'D’où viennent les chiffres',
      mark: 'check',
      paragraphs: [
        'Le prix des clics et les taux de départ sont des médianes de campagnes américaines, tirées de rapports publiés. Aucun relevé comparable n’a été trouvé pour le Québec, la France ou l’Espagne. Chaque taux affiche donc son rapport et sa période, pour que vous jugiez de la distance avec votre marché.',
        'Faute de mesure publiée, le simulateur prend une hypothèse d’Iluma et l’appelle ainsi. C’est le cas des annonces locales, de la conversion sur YouTube et du nombre d’impressions par habitant.',
        'Les clics d’une ville ne sont pas inépuisables, et les derniers coûtent plus cher que les premiers. Le calcul suit une courbe de saturation, de la même famille que [celle que Google décrit pour son modèle Meridian](https://developers.google.com/meridian/docs/advanced-modeling/media-saturation-lagging). Le budget va d’abord au canal où l’euro suivant rapporte le plus.',
      ],
      points: [
        'Cas prudent, au départ : clics 20 % plus chers et conversion 30 % plus basse. Vous réglez ces deux écarts',
        'Les trois premiers mois donnent 30, 60 puis 90 % du plein résultat, car une campagne apprend d’abord',
        'Un chiffre que vous changez est marqué comme modifié ; videz le champ pour reprendre la valeur du secteur',
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : 1 200 € par mois pour une entreprise de rénovation',
      mark: 'check',
      paragraphs: [
        'Prenons un exemple, avec une entreprise inventée. Elle dessert une ville de 40 000 habitants et veut mettre 1 200 € par mois dans la recherche Google, Facebook et Instagram, plus 300 € de gestion. Un client lui rapporte 900 €, avec une marge de 45 %.',
        'Avec les repères de novembre 2026, le simulateur complet donne environ 20 demandes et 8 clients par mois, ou de 5 à 13 clients selon le cas. Frais compris, un client coûte environ 187 €, et la vente laisse 405 € de marge. Le verdict est « Nettement rentable » ; les coûts sont remboursés le troisième mois.',
        'La répartition proposée met 564 € dans la recherche et 636 € dans les réseaux sociaux. Vers 2 760 € par mois, le client suivant coûterait deux fois le prix du premier : c’est le coude de la courbe.',
      ],
      points: [
        'À remplacer en premier : les 62 % de demandes qui deviennent des clients après une recherche, un repère que le simulateur qualifie lui-même de fragile',
        'À vérifier ensuite : la marge, car elle décide du seuil de rentabilité',
        'À prévoir : qui répond à ces 20 demandes, et dans quel délai. Notre article sur [les relances](/blog-intelligent/crm-relances) vous aidera',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce qu’il ne fait pas',
      mark: 'x',
      paragraphs: [
        'Il ne prédit pas votre campagne. Il part de repères publiés, datés et cités, et vous signale quand vos valeurs en sortent.',
        'Il ne connaît ni vos annonces, ni vos concurrents, ni la page où mène le clic. Une [page de destination](/landing-page-intelligente) confuse ou un téléphone qui sonne dans le vide feront baisser vos résultats, et l’estimation ne le verra pas.',
      ],
      points: [
        'Il n’achète aucune publicité et ne se relie à aucun compte publicitaire',
        'Il ne tient pas compte des saisons',
        'Il calcule en euros : les coûts américains sont convertis au taux de la Banque centrale européenne du 30 juin 2025',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'ADLUMA', after: '' },
      lead: 'Confidentialité, verdicts et comparaison de budgets.',
      items: [
        {
          question: 'Mes chiffres sont-ils envoyés à l’agence ?',
          answer:
            'Non, le calcul se fait dans votre navigateur. Le lien que vous copiez contient vos réglages : seules les personnes à qui vous l’envoyez les verront. Si vous choisissez d’en parler avec l’équipe, la simulation accompagne votre [message](/contact).',
        },
        {
          question: 'Vaut-il mieux la version rapide ou la complète ?',
          answer:
            'La [version rapide](/adluma) répond à « combien de demandes pour ce budget ? ». La complète dit si ces demandes paient la publicité : bénéfice du mois, seuil de rentabilité, solde mois par mois. Elle reprend vos choix, donc commencez par la première.',
        },
        {
          question: 'Que faire si le verdict est « À perte » ?',
          answer:
            'Regardez d’abord ce que rapporte un client sur une année plutôt qu’à sa première visite, puis votre part de demandes devenues clients. Si le coût dépasse encore la marge, commencez par ce qui ne se paie pas au clic : [votre fiche Google](/blog-intelligent/fiche-google) ou le [référencement local](/services/visibilite-locale).',
        },
        {
          question: 'Que signifie « Volume insuffisant » ?',
          answer:
            'Que le budget amènerait moins de dix demandes par mois. Nous avons fixé ce seuil nous-mêmes : au-dessous, il est difficile de savoir quelle annonce fonctionne. Gardez un seul canal ou augmentez le budget pendant un temps limité.',
        },
        {
          question: 'Peut-on comparer plusieurs budgets ?',
          answer:
            'Oui, la version complète garde jusqu’à trois scénarios côte à côte. Elle se télécharge aussi en CSV et s’imprime. Pour la suite, voyez comment [fixer un budget Google Ads](/blog-intelligent/budget-google-ads).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Essayez avec ', emphasis: 'votre budget', after: '' },
    lead: 'Une minute, aucune inscription, un lien à garder ou à partager.',
    button: 'Ouvrir le simulateur',
    second: 'Version complète',
  },
};
