import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Agence SEO local à Québec | Iluma',
  description:
    'SEO local dans la ville de Québec : fiche Google, avis et adresses de Limoilou à Sainte-Foy, pour les résidents comme pour les visiteurs du Vieux-Québec.',
  head: {
    eyebrow: 'SEO local dans la Capitale-Nationale',
    title: { before: 'Agence de SEO local ', emphasis: 'à Québec', after: ' pour les commerces' },
    lead: 'Un restaurant de la Grande Allée attend des voyageurs, un garage de Beauport attend ses voisins. Les deux dépendent d’une fiche exacte, que nous mettons à jour avec vous.',
  },
  sections: [
    {
      title: 'De Saint-Roch à Lebourgneuf : d’où cherchent vos clients',
      paragraphs: [
        'Québec se parcourt en Métrobus, en voiture et par ses escaliers. De Saint-Roch à l’avenue Cartier, le trajet est court sur une carte, mais il y a la côte à monter. Les gens pensent donc en quartiers : « coiffeuse Limoilou », « sushi Montcalm », « optométriste Lebourgneuf », « lunch rue Saint-Joseph ».',
        'Écrivez sur votre site le quartier, la rue et un repère connu : Place Ste-Foy, les Galeries de la Capitale, l’Université Laval. La [carte de chaleur](/heatmap-ila) montre, avec des données simulées, jusqu’où porte une adresse.',
      ],
      points: [],
    },
    {
      title: 'Ville ou province, 3e Rue ou 3e Avenue',
      paragraphs: [
        'Celui qui tape « comptable Québec » pense peut-être à la province entière. Levez le doute dans vos titres : « comptable à Charlesbourg », « comptable dans la ville de Québec ».',
        'À Limoilou, la 3e Rue et la 3e Avenue existent toutes les deux, et la 1re Avenue file jusqu’à Charlesbourg. Le mot « Rue » ou « Avenue » doit donc toujours y être. L’Ancienne-Lorette, Saint-Augustin-de-Desmaures et Lévis sont d’autres villes, et Wendake une communauté huronne-wendate : un annuaire peut les confondre.',
        'Nous cherchons ces erreurs et demandons les corrections ; la page [Visibilité locale](/services/visibilite-locale) en donne les étapes. Côté site, des [données structurées](/blog-intelligent/donnees-structurees) confirment votre adresse aux moteurs.',
      ],
      points: [],
    },
    {
      title: 'Carnaval, Festival d’été, croisières : parler à deux publics',
      paragraphs: [
        'Le visiteur du Petit-Champlain cherche en anglais ou en espagnol, téléphone en main, à deux pas de votre porte. Le résident, lui, compare des avis le soir depuis Cap-Rouge. Une même fiche sert les deux si elle est complète.',
        'Préparez-la avant chaque période achalandée : le Carnaval en février, le Festival d’été en juillet, les paquebots à l’automne, le marché de Noël ensuite.',
      ],
      points: [
        'Les heures exceptionnelles, rue fermée ou non.',
        'Une photo de l’entrée qui montre les marches et les pavés.',
        'La carte du restaurant en français, avec une traduction à côté.',
        'Des réponses aux avis dans la langue de leur auteur.',
      ],
    },
  ],
  questions: [
    {
      question: 'Ma boutique ferme de janvier à mars : que faire de la fiche ?',
      answer:
        'Les [heures exceptionnelles](https://support.google.com/business/answer/6303076) couvrent six jours de suite ; au-delà, indiquez une fermeture temporaire. À la réouverture, retirez la mention et [écrivez à vos anciens clients](/blog-intelligent/faire-revenir).',
    },
    {
      question: 'Avez-vous un bureau à Québec ?',
      answer:
        'Non, notre siège social est à Montréal. Vous nous ajoutez comme gestionnaires de la fiche et nous travaillons à distance. [Un premier appel](/contact/rendez-vous) suffit pour voir si cela vous convient ; [les prix de départ](/hub-services) sont publics.',
    },
    {
      question: 'Quand la fiche sera-t-elle corrigée ?',
      answer:
        'Comptez une semaine pour le relevé et deux pour les corrections. Les avis viennent ensuite.',
    },
  ],
};
