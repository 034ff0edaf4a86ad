import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Agence SEO local à Longueuil | Iluma',
  description:
    'SEO local à Longueuil et sur la Rive-Sud : fiche Google exacte, anciens annuaires corrigés et avis pour le Vieux-Longueuil, Saint-Hubert et Greenfield Park.',
  head: {
    eyebrow: 'Référencement local sur la Rive-Sud',
    title: {
      before: 'Agence de SEO local ',
      emphasis: 'à Longueuil',
      after: ' et sur la Rive-Sud',
    },
    lead: 'Entre le métro, le boulevard Taschereau et les ponts, votre clientèle change selon l’heure. Voici comment la fiche Google d’un commerce longueuillois peut répondre à chacun.',
  },
  sections: [
    {
      title: '« Rive-Sud » ou « Longueuil » : quels mots écrire',
      paragraphs: [
        'Beaucoup de gens tapent « plombier Rive-Sud » sans nommer de ville. Or l’expression sert aussi en face de Québec, à Lévis. Écrivez donc les deux : la région, puis la ville et l’arrondissement.',
        'Longueuil a trois arrondissements : le Vieux-Longueuil, Saint-Hubert et Greenfield Park. Brossard, Boucherville, Saint-Lambert et Saint-Bruno-de-Montarville sont des villes voisines ; nommez-les parmi vos zones seulement si vous y allez. Pour trouver le vocabulaire juste, [partez des demandes reçues](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'Clients du métro, clients du boulevard Taschereau',
      paragraphs: [
        'Le terminus de la ligne jaune et le campus voisin amènent des étudiants et des travailleurs qui cherchent à pied, entre deux autobus. Rue Saint-Charles, on choisit une terrasse en marchant. Pour eux, l’heure de fermeture et une photo récente décident souvent.',
        'Le long de Taschereau ou du chemin de Chambly, on roule. L’itinéraire, le stationnement et la bonne entrée priment. Près des hôpitaux Pierre-Boucher et Charles-Le Moyne, précisez quels services tiennent dans une pause repas.',
      ],
      points: [],
    },
    {
      title: 'Corriger les fiches d’avant les fusions',
      paragraphs: [
        'Saint-Hubert, Greenfield Park et LeMoyne ont été réunis à Longueuil en 2002, comme Brossard et Saint-Lambert, redevenues des villes en 2006. Des annuaires gardent la trace de chaque étape, et un même commerce peut y figurer dans deux villes.',
        'Le service de [visibilité locale](/services/visibilite-locale) dresse la liste de ces écarts. Vous pouvez déjà chercher votre nom et noter trois choses.',
      ],
      points: [
        'La ville affichée à côté du code postal.',
        'Les doublons, l’un à Saint-Hubert, l’autre à Longueuil.',
        'Un ancien numéro, encore en ligne après un déménagement.',
      ],
    },
    {
      title: 'Fermetures de ponts et soirs d’affluence',
      paragraphs: [
        'Les soirs de feux d’artifice, le pont Jacques-Cartier ferme aux voitures et les promeneurs gagnent les berges. D’autres fins de semaine, ce sont des travaux au tunnel qui retardent vos rendez-vous.',
        'Une nouvelle publiée sur la fiche et des heures ajustées évitent un déplacement inutile. Un salon ou une clinique gagne aussi à [rappeler ses rendez-vous](/blog-intelligent/rappels-rendez-vous) en proposant un autre trajet. Vérifiez enfin, avec [l’audit ILA](/ila), que votre site se lit bien sur un téléphone.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Greenfield Park est bilingue : mon site peut-il être en anglais seulement ?',
      answer:
        'Non. Ce statut concerne les services de l’arrondissement. Votre commerce suit [la Charte](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) comme partout au Québec : le français d’abord, l’anglais en plus si vous le voulez.',
    },
    {
      question: 'Puis-je offrir un rabais en échange d’un avis ?',
      answer:
        'Google l’interdit, et [la Loi sur la concurrence](https://laws-lois.justice.gc.ca/fra/lois/C-34/) vise les indications trompeuses. Demandez-en plutôt un à tous vos clients, avec [cette méthode](/blog-intelligent/avis-google). Si vous préférez de l’aide, voyez [le prix du service](/hub-services) et [prenez rendez-vous](/contact/rendez-vous).',
    },
  ],
};
