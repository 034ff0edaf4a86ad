import type { BlogiaCopy } from '../shape.ts';

export const fr: BlogiaCopy['rules'] = {
  title: 'Ce que la relecture trouve',
  waiting: 'Les règles s’affichent dès qu’il y a un texte.',
  groups: { search: 'Référencement', readability: 'Lisibilité' },
  verdicts: { good: 'Bien', improve: 'À améliorer', problem: 'À corriger' },
  items: {
    keyphrase: {
      label: 'Mots utiles dans l’expression visée : {value}',
      advice: 'Visez un à quatre mots utiles.',
    },
    keyphraseTitle: {
      label: 'Expression visée dans le titre',
      advice: 'Placez-la dans le titre, de préférence au début.',
    },
    titleWidth: {
      label: 'Largeur du titre : {value} px',
      advice: 'Restez entre 285 et 580 px : au-delà, Google coupe.',
    },
    keyphraseDescription: {
      label: 'Expression visée dans la description',
      advice: 'Placez-la dans la méta-description.',
    },
    descriptionLength: {
      label: 'Longueur de la description, en caractères : {value}',
      advice: 'Visez 120 à 156 caractères.',
    },
    slug: {
      label: 'Expression visée dans l’adresse',
      advice: 'Écrivez-la en minuscules, sans accents, avec des tirets.',
    },
    introduction: {
      label: 'Expression visée dans l’introduction',
      advice: 'Placez-la dans le premier paragraphe.',
    },
    keyphraseHeadings: {
      label: 'Sous-titres avec l’expression visée : {value}',
      advice: 'Placez-la dans un sous-titre au moins.',
    },
    density: {
      label: 'Densité de l’expression visée : {value} %',
      advice: 'Visez de 0,5 à 3 % : au-delà, cela se remarque.',
    },
    textLength: {
      label: 'Longueur du texte, en mots : {value}',
      advice: 'Visez au moins 300 mots.',
    },
    mainHeading: {
      label: 'Titres de premier niveau en trop : {value}',
      advice: 'Le titre suffit : commencez le texte par ## pour les sous-titres.',
    },
    links: {
      label: 'Liens : {value}',
      advice: 'Ajoutez un lien vers une page utile, de votre site ou d’ailleurs.',
    },
    images: {
      label: 'Images sans texte de remplacement : {value}',
      advice: 'Décrivez chaque image entre les crochets.',
    },
    placeholders: {
      label: 'Places à compléter : {value}',
      advice: 'Remplacez chaque crochet par un fait vrai, ou retirez-le.',
    },
    readingEase: {
      label: 'Facilité de lecture (Flesch) : {value} sur 100',
      advice: 'Visez 60 ou plus : des mots courts, des phrases courtes.',
    },
    sentenceLength: {
      label: 'Phrases de plus de 20 mots : {value} %',
      advice: 'Coupez-les, pour rester sous 25 %.',
    },
    paragraphs: {
      label: 'Paragraphe le plus long, en mots : {value}',
      advice: 'Restez sous 150 mots.',
    },
    subheadings: {
      label: 'Plus long passage sans sous-titre, en mots : {value}',
      advice: 'Ajoutez un sous-titre tous les 300 mots au plus.',
    },
    sentenceStarts: {
      label: 'Phrases de suite qui commencent pareil : {value}',
      advice: 'Variez dès la troisième.',
    },
    passive: {
      label: 'Phrases à la voix passive (estimation) : {value} %',
      advice: 'Restez sous 10 % : dites qui fait quoi.',
    },
    transitions: {
      label: 'Phrases avec un mot de liaison : {value} %',
      advice: 'Visez 30 % : donc, mais, ensuite, par exemple…',
    },
  },
  show: 'Montrer dans le texte',
  shown: 'Masquer',
  next: 'Aller au passage {count} sur {total}',
  sources:
    'Seuils publiés par Yoast ; facilité de lecture selon Kandel et Moles (1958). Les poids du score sont les nôtres.',
};
