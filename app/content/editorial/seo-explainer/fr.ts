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
    lead: 'Vous savez déjà vous faire remarquer sur un réseau social. Google suit la même logique, avec d’autres signaux.',
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
      note: 'Chiffres choisis pour la comparaison ; ce ne sont pas des mesures.',
    },
    {
      kind: 'steps',
      title: { before: 'Comment Google ', emphasis: 'vous trouve', after: '' },
      lead: 'Quatre étapes, toujours dans cet ordre.',
      items: [
        {
          title: 'Il vous découvre',
          text: 'Un robot suit les liens et lit vos pages. Une page où aucun lien ne mène risque de rester invisible.',
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
          title: 'Il tient compte de la suite',
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
        'L’adresse ne se change guère. Les deux autres peuvent presque toujours s’améliorer : c’est là qu’il faut mettre son temps.',
      ],
      points: [
        'Une page par service, plutôt qu’une seule page pour tous',
        'Les mêmes coordonnées partout, au chiffre près',
        'Des avis demandés régulièrement, et des réponses',
      ],
    },
    {
      kind: 'versus',
      of: 'client',
      title: { before: 'Avant et ', emphasis: 'après', after: '' },
      lead: 'Ce que ces quatre étapes ont changé en six mois pour un client, Katz Sport.',
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
            {
              value: figures.caseTraffic,
              label: 'de trafic organique en 6 mois, à partir de 220 clics par mois',
            },
            { value: figures.caseKeywords, label: 'mots-clés en page 1' },
            { value: figures.katzRating, label: 'de note moyenne sur 14 avis' },
          ],
        },
      ],
      note: 'Chiffres déclarés par l’agence : les clics Google de septembre 2025, comparés à la moyenne de janvier à mars. [L’étude de cas](/etudes-de-cas/katz-sport) dit comment.',
      call: 'Simuler mon score de visibilité',
    },
    {
      kind: 'prose',
      title: 'Exploration, indexation, classement : ce que fait Google',
      mark: 'check',
      paragraphs: [
        '[La documentation de Google](https://developers.google.com/search/docs/fundamentals/how-search-works) distingue trois étapes. La première est l’exploration : Googlebot, son robot, suit des liens et lit le [plan de site](/guide/plan-de-site-xml) que vous lui fournissez. Si aucun lien ne mène à une page, elle est [orpheline](/guide/pages-orphelines) et risque d’être manquée.',
        'Vient l’indexation. Google lit le texte, le titre et les images, repère les pages presque pareilles et en retient une comme version principale. Une consigne [noindex](/guide/retirer-noindex), oubliée après une refonte, suffit à laisser une page dehors.',
        'Le classement, lui, se refait à chaque recherche. Il dépend des mots tapés, du lieu, de la langue et de l’appareil. Vous et votre voisin pouvez donc voir deux listes différentes.',
        'Google affirme ne pas accepter d’argent pour explorer un site plus souvent ni pour le placer plus haut. Pour savoir où vous en êtes :',
      ],
      points: [
        'Tapez site: suivi de votre adresse ; la liste, incomplète, donne une première idée',
        'Dans la Search Console, [inspectez une adresse](https://support.google.com/webmasters/answer/9012289) pour savoir si elle est indexée',
        'Faites [mesurer votre site](/ila) : jusqu’à vingt pages sont lues',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Améliorer sa place ', emphasis: 'sur Google Maps', after: '' },
      lead: 'Google nomme trois critères pour les résultats locaux. Voici ce que vous pouvez faire pour chacun.',
      items: [
        {
          title: 'La pertinence',
          text: 'Votre fiche correspond-elle à la recherche ? [L’aide de Google](https://support.google.com/business/answer/7091) recommande des renseignements complets. Prenez la catégorie la plus précise, nommez vos services et [remplissez chaque ligne](/blog-intelligent/fiche-google).',
        },
        {
          title: 'La distance',
          text: 'Elle part du lieu nommé dans la recherche, sinon de l’endroit où Google situe la personne. Vous n’y changez rien. Pour une ville voisine, [une page à son nom](/blog-intelligent/pages-par-ville) peut paraître sous la carte.',
        },
        {
          title: 'La notoriété',
          text: 'Liens, articles, annuaires, nombre d’avis et note moyenne y contribuent. Donnez partout [les mêmes coordonnées](/guide/coordonnees-identiques) et [demandez un avis](/blog-intelligent/avis-google) à tous vos clients, contents ou non.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Ce que personne ', emphasis: 'ne peut promettre', after: '' },
      lead: 'À relire avant de signer une offre de référencement, y compris la nôtre.',
      items: [
        {
          question: 'Peut-on garantir la première place ?',
          answer:
            'Non. [Google le dit](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) aux propriétaires de sites et leur conseille de se méfier de qui le promet. Demandez plutôt quelles actions seront faites, et comment on les mesurera.',
        },
        {
          question: 'Combien de temps avant de voir un effet ?',
          answer:
            'De quelques heures à plusieurs mois selon le changement, d’après [le guide de démarrage de Google](https://developers.google.com/search/docs/fundamentals/seo-starter-guide). Un numéro corrigé paraît vite ; une page nouvelle doit d’abord être trouvée, puis comparée aux autres.',
        },
        {
          question: 'Acheter des annonces aide-t-il le classement ?',
          answer:
            'Non, elles n’ont pas d’effet sur les autres résultats. Elles peuvent amener des appels pendant que vos pages progressent ; [ADLUMA](/adluma) estime ce que donnerait un budget.',
        },
        {
          question: 'L’IA de Google va-t-elle citer mon commerce ?',
          answer:
            'Cela non plus ne se promet pas. Google [n’exige rien de plus](https://developers.google.com/search/docs/appearance/ai-features) qu’une page indexée qui peut paraître avec un extrait. Notre article donne [des façons d’y aider](/blog-intelligent/reponses-des-ia).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'À quelle étape ', emphasis: 'êtes-vous', after: ' ?' },
    lead: 'Le score ILA vous le dit en quatre étapes, une consultation en quinze minutes.',
    button: 'Calculer mon score',
    second: 'Demander une consultation',
  },
};
