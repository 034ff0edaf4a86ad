import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Création de pages de destination à Longueuil | Iluma',
  description:
    'Pages de destination et mini-sites à Longueuil : « Rive-Sud » ou nom du quartier, clients du métro et du pont, Loi 25 au formulaire, prix de départ.',
  head: {
    eyebrow: 'Longueuil et Rive-Sud',
    title: {
      before: 'Création de pages de destination ',
      emphasis: 'à Longueuil',
      after: ' et sur la Rive-Sud',
    },
    lead: 'Le Vieux-Longueuil, Saint-Hubert et Greenfield Park n’ont pas les mêmes rues ni les mêmes habitudes. Nous partons de l’endroit où vous travaillez et du nom que vos clients lui donnent.',
  },
  sections: [
    {
      title: '« Rive-Sud » ou « Longueuil » : le mot à mettre en titre',
      paragraphs: [
        '« Rive-Sud » dépasse la ville : Brossard, Saint-Lambert et Boucherville sont des municipalités voisines. Un magasin de meubles du boulevard Taschereau, qui attire de partout, a intérêt à garder ce mot. Une boulangerie de la rue Saint-Charles sera mieux servie par « Vieux-Longueuil ».',
        'Vous pouvez employer les deux : le quartier dans le titre, la région dans la phrase qui suit. Pour choisir, relevez [les mots de vos clients](/blog-intelligent/mots-des-clients) dans vos courriels et vos avis.',
      ],
      points: [],
    },
    {
      title: 'Des lecteurs en métro, en autobus ou en auto',
      paragraphs: [
        'La ligne jaune dépose étudiants et travailleurs à la station Longueuil–Université-de-Sherbrooke, d’où partent les autobus du RTL. Ils lisent debout, d’une main, entre deux correspondances.',
        'D’autres arrivent par le pont Jacques-Cartier ou par le tunnel. L’itinéraire passe alors avant l’histoire de l’entreprise.',
        'Pour les uns comme pour les autres, une page lourde peut coûter la vente ; voyez [comment accélérer un site](/blog-intelligent/site-rapide). Le premier écran tient en cinq renseignements :',
      ],
      points: [
        'Le service et le quartier, sur une ligne.',
        'Les heures, soirs et fins de semaine compris.',
        'Un numéro qui se compose d’un toucher.',
        'Le stationnement le plus proche, gratuit ou non.',
        'Les minutes de marche depuis le métro, si vous en êtes près.',
      ],
    },
    {
      title: 'Langue de la page et renseignements personnels',
      paragraphs: [
        'Greenfield Park est un arrondissement reconnu bilingue. Ce statut vise les services de l’arrondissement. Votre publicité, elle, suit la [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) : l’anglais est permis à côté d’un texte français complet, aussi facile à ouvrir.',
        'Un formulaire recueille des renseignements personnels, et la [Loi 25](/blog-intelligent/loi-25-rgpd) s’y applique. Dites à quoi ils servent, combien de temps vous les gardez et à qui écrire pour les corriger. Une soumission de clôture n’a pas besoin d’une date de naissance.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Page seule ou petit site ?',
      answer:
        'Une page seule va bien à une offre précise : camp d’été, examen de la vue, traiteur du temps des Fêtes. Un commerce qui ouvre rue Saint-Charles a besoin d’un peu plus ; le [mini-site](/mini-site-seo) réunit adresse, heures et services.',
    },
    {
      question: 'Qu’est-ce qui est compris, et à quel prix ?',
      answer:
        'Le [service de pages de destination](/services/landing-aimant) comprend le texte, la mise en ligne et les premiers tests. Vous recevez aussi, chaque semaine, le nombre de demandes. [Les prix de départ](/hub-services) sont publics.',
    },
    {
      question: 'Par où commencer si j’ai déjà un site ?',
      answer:
        'Faites-le lire par [l’audit gratuit](/ila), puis [réservez un appel](/contact/rendez-vous) avec le résultat sous les yeux. Nous verrons si le site suffit avec quelques corrections.',
    },
  ],
};
