import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Création de pages de destination à Québec | Iluma',
  description:
    'Pages de destination à Québec : une pour les résidents, une pour les visiteurs. Quartiers à nommer, Carnaval, croisières, règles d’affichage et prix.',
  head: {
    eyebrow: 'Commerces de Québec',
    title: {
      before: 'Pages de destination ',
      emphasis: 'à Québec',
      after: ', pour résidents et visiteurs',
    },
    lead: 'Une bijouterie du Petit-Champlain et un garage de Charlesbourg ne parlent pas au même monde. Avant d’écrire, nous choisissons le lecteur : quelqu’un du quartier, ou quelqu’un qui arrive demain.',
  },
  sections: [
    {
      title: 'Deux clientèles, deux pages',
      paragraphs: [
        'Le résident compare. Il connaît le chemin, veut un prix, une date et l’assurance que vous viendrez jusqu’à Val-Bélair. Le visiteur découvre : il lit sur la terrasse Dufferin, ignore que la côte est raide et se demande s’il faut réserver.',
        'Mêler ces réponses allonge la page pour tout le monde. Une auberge de la rue Saint-Louis gagne à séparer ses séjours et la location de sa salle aux groupes d’ici. L’article [une page, une intention](/blog-intelligent/page-une-intention) décrit la méthode.',
      ],
      points: [],
    },
    {
      title: 'Nommer le quartier, car « Québec » est aussi la province',
      paragraphs: [
        'La recherche « isolation Québec » peut venir de Gatineau. Ajoutez un repère : Limoilou, Sainte-Foy, Lebourgneuf, Beauport, ou une rue marchande comme la 3e Avenue, l’avenue Cartier ou l’avenue Maguire. Si vous traversez à Lévis, dites à quel coût.',
        'La ville n’a pas de métro. On se repère au parcours Métrobus, à la sortie d’autoroute ou au centre commercial : « derrière Laurier Québec » parle mieux qu’un code postal.',
      ],
      points: [],
    },
    {
      title: 'Du Carnaval aux croisières d’automne',
      paragraphs: [
        'Le Carnaval remplit l’hiver, le Festival d’été occupe juillet, les Fêtes de la Nouvelle-France suivent en août, et les navires de croisière arrivent nombreux quand les feuilles rougissent.',
        'Une page de saison garde la même adresse d’une année à l’autre ; seuls les dates, les prix et les places changent. On y met par exemple :',
      ],
      points: [
        'Gîte : les nuits encore libres pendant le Carnaval.',
        'Restaurant près du port : un repas du midi servi vite, les jours d’escale.',
        'Couvreur ou déneigeur : le délai réel après une grosse bordée de neige.',
      ],
    },
    {
      title: 'Anglais, location à court terme et suite du projet',
      paragraphs: [
        'Une version anglaise sert les touristes. Selon la [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11), la française doit rester au moins aussi accessible ; reliez-les par un bouton bien visible.',
        'Une règle s’ajoute pour les séjours de 31 jours ou moins : le numéro d’enregistrement doit paraître [dans toute publicité](https://citq.qc.ca/fr/enregistrement_dispositionslegislatives.php), pages web comprises.',
        'Nous rédigeons les deux versions. Voyez [les étapes et les livrables](/services/landing-aimant), puis [le prix de départ](/hub-services).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Que demander dans un formulaire de réservation ?',
      answer:
        'La date, le nombre de personnes, un nom et un moyen de joindre la personne suffisent. Les allergies ou l’heure d’arrivée se demandent à la confirmation, comme l’explique [le formulaire court](/blog-intelligent/formulaire-court).',
    },
    {
      question: 'Votre siège est à Montréal : comment travaillons-nous ?',
      answer:
        'Au téléphone ou en vidéo, à l’heure que vous prenez [dans l’agenda](/contact/rendez-vous). Passez d’abord votre site à [l’audit](/ila) : la conversation partira de vos pages.',
    },
  ],
};
