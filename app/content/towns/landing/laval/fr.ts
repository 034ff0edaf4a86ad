import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Création de pages de destination à Laval | Iluma',
  description:
    'Pages de destination et petits sites à Laval : secteurs desservis, saison des piscines, numéro de licence RBQ, prix complet et formulaire court.',
  head: {
    eyebrow: 'Entreprises de Laval',
    title: {
      before: 'Pages de destination ',
      emphasis: 'à Laval',
      after: ', pour commerces et entrepreneurs',
    },
    lead: 'On vous lit dans le stationnement du Carrefour Laval, ou le soir dans un bungalow de Vimont. La page doit dire en quelques secondes si vous allez chez ce client, et quand.',
  },
  sections: [
    {
      title: 'Dire dans quels secteurs de l’île vous allez',
      paragraphs: [
        'Laval est une seule ville, mais ses habitants nomment encore l’ancienne municipalité : Sainte-Rose, Chomedey, Duvernay, Fabreville. Un paveur qui écrit « Laval et environs » laisse chacun deviner. Énumérez les secteurs, et précisez si le trajet jusqu’à Saint-François se paie en plus.',
        'Les ponts comptent. Si vous évitez Montréal à l’heure de pointe, ou si vous montez jusqu’à Terrebonne, écrivez-le au-dessus du formulaire. Vous passerez moins de temps à refuser des demandes.',
      ],
      points: [],
    },
    {
      title: 'Piscines, serres, abris d’auto : une page par saison',
      paragraphs: [
        'L’ouverture des piscines se réserve quand il reste de la neige, et les serres de l’île remplissent leurs tables de fleurs au printemps. À l’automne viennent les abris d’auto. Prenons un pisciniste d’Auteuil : sa page de mars prend les ouvertures, celle d’août les fermetures. Chacune garde [une seule action](/blog-intelligent/page-une-intention).',
        'Le calendrier de [notre service](/services/landing-aimant) mène à une publication au jour 10. Pour des rendez-vous à la mi-avril, écrivez-nous avant la fin de mars.',
      ],
      points: [],
    },
    {
      title: 'Licence RBQ et prix complet',
      paragraphs: [
        'Sauf exceptions, l’entrepreneur en construction indique son numéro de licence dans toute publicité, selon l’article 57.1 de la [Loi sur le bâtiment](https://www.legisquebec.gouv.qc.ca/fr/document/lc/B-1.1). Une page de destination en fait partie. Placez le numéro sous votre nom, là où un propriétaire le cherchera.',
        'Un prix annoncé à un consommateur contient tous les frais obligatoires ; des sommes comme la TPS et la TVQ peuvent s’ajouter, selon la [Loi sur la protection du consommateur](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1). Si le déplacement est toujours facturé, mettez-le dans le montant.',
      ],
      points: [],
    },
    {
      title: 'Le formulaire d’un propriétaire pressé',
      paragraphs: [
        'Il vous écrit pendant le cours de natation des enfants. Le service voulu, le secteur, un numéro et l’heure où l’appeler suffisent ; l’article sur [le formulaire court](/blog-intelligent/formulaire-court) passe les autres champs en revue.',
        'S’il faut chiffrer avant de se déplacer, ajoutez :',
      ],
      points: [
        'Le type de maison, du bungalow au condo.',
        'Une photo facultative du toit, de l’entrée ou de la piscine.',
        'L’accès : clôture, chien, place pour un camion.',
      ],
    },
  ],
  questions: [
    {
      question: 'Je n’ai pas de site. Une page suffit-elle ?',
      answer:
        'Pour une offre, oui. Pour montrer aussi vos heures, votre équipe et plusieurs services, un [mini-site](/mini-site-seo) convient mieux. Le prix de départ d’une page est dans [la liste](/hub-services).',
    },
    {
      question: 'Peut-on s’adresser aux clients de Chomedey qui parlent grec ou arabe ?',
      answer:
        'La page peut dire quelles langues on parle chez vous ; ses textes, nous les rédigeons en français, en anglais ou en espagnol. [Parlons-en quinze minutes](/contact/rendez-vous), ou [simulez un budget d’annonces](/adluma).',
    },
  ],
};
