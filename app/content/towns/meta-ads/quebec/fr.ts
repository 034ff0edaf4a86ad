import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Publicité Facebook et Instagram à Québec | Iluma',
  description:
    'Publicité Facebook et Instagram à Québec : campagnes distinctes pour résidents et visiteurs, saisons du Carnaval aux croisières, budget simulé.',
  head: {
    eyebrow: 'Publicité Meta à Québec',
    title: {
      before: 'Publicité Facebook et Instagram ',
      emphasis: 'à Québec',
      after: ' : résidents et visiteurs',
    },
    lead: 'Un hôtel de la Grande Allée et un garage de Charlesbourg partagent une ville, mais pas un public. Nous bâtissons une campagne par public, pour que chacun lise une annonce écrite pour lui.',
  },
  sections: [
    {
      title: 'Séparer les touristes des résidents',
      paragraphs: [
        'Meta réunit dans un même réglage [ceux qui habitent un lieu et ceux qui viennent d’y passer](https://www.facebook.com/business/help/202297959811696). Autour du Petit-Champlain, vous paierez donc pour des croisiéristes repartis le soir même. Un bijoutier s’en réjouira ; une garderie, moins.',
        'À défaut d’un bouton pour trier, on joue sur le lieu, la langue et l’offre.',
      ],
      points: [
        'Visiteurs : Vieux-Québec, textes en français et en anglais, offre valable le jour même',
        'Résidents : Limoilou, Montcalm, Beauport ou Lebourgneuf, rendez-vous et abonnements',
        'Étudiants : abords de l’Université Laval, qui se trouve à Sainte-Foy et non dans la ville de Laval',
      ],
    },
    {
      title: 'Cibler la ville de Québec, et non la province',
      paragraphs: [
        'Dans le gestionnaire de publicités, le même nom désigne une ville et une province. Une erreur de clic, et le budget d’un salon de coiffure de Saint-Roch part jusqu’à Gatineau. Vérifiez aussi Lévis : le traversier la met à quelques minutes, mais vos clients le prennent-ils pour venir chez vous ?',
        'Dans le texte, écrivez comme les gens parlent : « en basse-ville », « près des Galeries », « sur la 3e Avenue ». Un repère connu se lit plus vite qu’un nom d’arrondissement. Si votre offre change selon le secteur, créez [une page pour chacun](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Du Carnaval aux croisières : planifier ses annonces',
      paragraphs: [
        'L’hiver amène le Carnaval, juillet le Festival d’été, l’automne les bateaux de croisière : chaque vague remplit certains commerces et en vide d’autres. Un coiffeur de la rue Saint-Jean peut offrir ses heures du matin avant la foule. Un bistro de l’avenue Cartier peut inviter ceux qui la fuient.',
        'Si un journal parle de vous, son article ne circulera pas : [Meta bloque les nouvelles des médias au Canada](https://transparency.meta.com/policies/other-policies/news-regulations). Servez-vous plutôt de vos [avis Google](/blog-intelligent/avis-google) pour trouver l’argument qui revient, et redites-le dans vos mots.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Combien de temps d’avance faut-il ?',
      answer:
        'Comptez un mois avant la date qui vous importe. [Notre service Meta Ads](/services/meta-ads) prévoit le lancement au septième jour, puis un tri des annonces jusqu’à la quatrième semaine.',
    },
    {
      question: 'Et si ma saison ne dure que six semaines ?',
      answer:
        'Le [simulateur de budget](/adluma) ne tient pas compte des saisons : faites un calcul à part pour votre période forte. La gestion se paie au mois, selon [les prix de départ](/hub-services).',
    },
    {
      question: 'Qui répond aux messages des annonces ?',
      answer:
        'Vous, car vous connaissez vos disponibilités. Écrivez d’avance vos réponses aux questions fréquentes, en français et en anglais, et fixez un délai que vous pouvez tenir. Si cette tâche vous inquiète, [parlons-en avant le lancement](/contact/rendez-vous).',
    },
  ],
};
