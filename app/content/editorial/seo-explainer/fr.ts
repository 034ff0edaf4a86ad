import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: EditorialPage = {
  name: 'Comprendre Google',
  summary: 'Comment Google choisit ce qu’il montre, expliqué par une comparaison avec Instagram.',
  title: 'Comment fonctionne Google : le SEO expliqué | Iluma',
  description:
    'Comment Google choisit les commerces qu’il affiche, expliqué en quatre étapes par une comparaison avec Instagram. Et un score pour vous situer.',
  head: {
    eyebrow: 'Comprendre Google',
    title: { before: 'Comment ', emphasis: 'Google', after: ' classe votre commerce' },
    lead: 'Vous savez déjà vous faire remarquer sur un réseau social. Google suit la même logique, avec d’autres signes.',
    button: 'Calculer mon score',
    second: 'Demander une consultation',
  },
  blocks: [
    {
      kind: 'versus',
      title: { before: 'Instagram et Google : ', emphasis: 'la différence', after: '' },
      lead: 'Sur Instagram, on vous croise. Sur Google, on vous cherche.',
      sides: [
        {
          name: 'Instagram',
          points: [
            { value: '1 200 abonnés', label: 'ce qui fait qu’on vous voit' },
            { value: '85 j’aime', label: 'ce qui dit que c’est bon' },
            { value: '1 jour', label: 'ce que dure une publication' },
          ],
        },
        {
          name: 'Google',
          points: [
            { value: '12 réponses', label: 'ce qui fait qu’on vous voit' },
            { value: '40 avis, 15 liens', label: 'ce qui dit que c’est bon' },
            { value: '3 ans', label: 'ce que dure une bonne page' },
          ],
        },
      ],
      note: 'Chiffres d’exemple : une comparaison pour comprendre, pas une mesure.',
    },
    {
      kind: 'steps',
      title: { before: 'Comment Google ', emphasis: 'vous trouve', after: '' },
      lead: 'Quatre étapes, toujours dans cet ordre.',
      items: [
        {
          title: 'Il vous découvre',
          text: 'Un robot suit les liens et lit vos pages. Une page sans aucun lien reste invisible.',
        },
        {
          title: 'Il vous comprend',
          text: 'Titre, mots, adresse, horaires : il cherche de quoi vous parlez, et où.',
        },
        {
          title: 'Il vous compare',
          text: 'À tous ceux qui répondent à la même question, pour la personne qui la pose, là où elle est.',
        },
        {
          title: 'Il vous juge sur les suites',
          text: 'Les gens restent, appellent, laissent un avis ? Cela joue en votre faveur la prochaine fois.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Pourquoi deux commerces voisins n’ont pas le même rang',
      mark: 'check',
      paragraphs: [
        'Trois choses comptent surtout pour une recherche locale : répondre à la question, être près de la personne, et être connu. La première dépend de vos pages, la deuxième de votre adresse, la troisième de vos avis et de ceux qui parlent de vous.',
        'On ne déplace pas un commerce. On peut presque toujours améliorer les deux autres, et c’est là qu’il faut mettre son temps.',
      ],
      points: [
        'Une page par service que vous rendez, pas une page pour tous',
        'Les mêmes coordonnées partout, au chiffre près',
        'Des avis demandés régulièrement, et des réponses',
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Avant et ', emphasis: 'après', after: '' },
      lead: 'Ce qui change quand ces quatre étapes fonctionnent.',
      sides: [
        {
          name: 'Avant',
          points: [
            { value: '0', label: 'mot-clé en page 1' },
            { value: 'Aucune', label: 'fiche Google' },
            { value: 'Non optimisé', label: 'site' },
          ],
        },
        {
          name: 'Après',
          points: [
            { value: figures.caseTraffic, label: 'de visibilité' },
            { value: figures.caseKeywords, label: 'mots-clés en page 1' },
            { value: figures.caseRating, label: 'de note moyenne' },
          ],
        },
      ],
      note: 'Résultats de deux clients, Katz Sport et Clinique RFS, sur 6 mois.',
    },
  ],
  closing: {
    title: { before: 'À quelle étape ', emphasis: 'êtes-vous', after: ' ?' },
    lead: 'Le score ILA le dit en quatre étapes. Une consultation le dit en quinze minutes.',
    button: 'Calculer mon score',
    second: 'Demander une consultation',
  },
};
