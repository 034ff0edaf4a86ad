import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module ILLUMATCH',
  summary: 'Le module qui rapproche les besoins d’une entreprise des services qui lui conviennent.',
  title: 'ILLUMATCH : quel service pour votre commerce | Iluma',
  description:
    'Le module ILLUMATCH rapproche ce que vous dites de votre commerce et les services qui lui conviennent, avec les raisons et le prix de départ.',
  head: {
    eyebrow: 'Module ILLUMATCH',
    title: { before: 'Le service ', emphasis: 'adapté', after: ' à votre commerce' },
    lead: 'Cinq étapes courtes, dont la dernière est une liste classée, avec ce qui pèse pour et contre chaque service.',
    button: 'Répondre aux questions',
    second: 'Voir tous les services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Ce qu’il ', emphasis: 'demande', after: '' },
      lead: 'Aucune réponse n’est obligatoire ; chacune peut changer le classement.',
      items: [
        {
          title: 'Votre entreprise',
          text: 'Son secteur, sa taille et son budget, comparé aux prix de départ affichés. Le nom ne sert qu’à titrer le résultat.',
        },
        {
          title: 'Vos objectifs et votre délai',
          text: 'Visites, demandes, ventes, notoriété, Google, temps gagné, clients qui reviennent, autres pays ; et pour quand.',
        },
        {
          title: 'Ce qui bloque, et votre expérience',
          text: 'Quelques mots sur vos difficultés, et ce que vous connaissez déjà du marketing numérique.',
        },
        {
          title: 'La synthèse, puis le classement',
          text: 'Vous relisez, vous corrigez, puis huit services sont classés, avec raisons, limites et prix.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Comment les services reçoivent leurs points',
      mark: 'check',
      paragraphs: [
        'Chaque réponse donne de 1 à 5 points à certains services. Vouloir « plus de ventes par visite » en donne 4 aux pages de destination et 2 à la boutique en ligne, par exemple. Le total décide du rang ; à égalité, le moins cher passe devant.',
        'Le texte libre compte aussi. ILLUMATCH y cherche des mots comme « avis », « appels », « vidéo » ou « panier », et chaque service reconnu gagne 2 points. Il ne comprend pas la phrase : « nous avons assez d’avis » compterait comme un besoin.',
        'Ces points sont notre avis d’agence, et le résultat les montre tous. L’outil ne mesure pas votre site ; pour cela, demandez [l’audit ILA](/ila).',
      ],
      points: [
        'Prix de départ largement couvert par votre budget : 2 points de plus',
        'Prix dans le haut de votre budget : 1 point de plus',
        'Prix au-dessus de votre budget : 3 points de moins',
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : une électricienne qui veut plus d’appels',
      mark: 'check',
      paragraphs: [
        'Prenons un exemple inventé. Une électricienne travaille seule, débute en marketing et dispose de 1 000 à 5 000 €. Elle coche « plus de demandes », se donne un mois et écrit : « beaucoup de visites, peu d’appels ».',
        'Les pages de destination arrivent en tête avec 12 points : l’objectif, le secteur, le délai, le mot « appels », l’expérience et le budget y contribuent. Le SEO local suit avec 10 points, mais la liste note contre lui qu’il n’est pas fait pour un délai d’un mois. Google Ads vient en troisième, avec 8.',
        'Trois conseils accompagnent le classement : commencer par ce qui agit vite, se faire accompagner au départ, noter son point de départ. Elle peut maintenant lire ce que comprend [une page de destination](/services/landing-aimant) et essayer [un budget publicitaire](/adluma) avant de nous écrire.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Ce que vous gardez à la fin',
      mark: 'check',
      paragraphs: [
        'Le résultat s’imprime et tient dans un lien qui contient vos réponses. Plus bas, une entreprise fictive montre un rapprochement déjà calculé ; il est le même pour tout le monde et ne parle pas de vous.',
      ],
      points: [
        'Les huit services, du mieux placé au dernier',
        'Pour chacun, les réponses qui l’ont aidé et celles qui le desservent',
        'Le prix de départ, comparé à votre budget',
        'Un à trois conseils tirés de votre délai, de votre budget et de votre expérience',
        'Un bouton pour en discuter avec l’équipe, réponses jointes',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce que le classement ne sait pas',
      mark: 'x',
      paragraphs: [
        'ILLUMATCH ne regarde ni votre site, ni votre fiche, ni vos concurrents. Deux commerces qui répondent de la même façon auront le même ordre, même si l’un a déjà 200 avis et l’autre aucun. Utilisez-le pour préparer une conversation, pas pour signer.',
      ],
      points: [
        'Il ne classe que les services d’Iluma',
        'Il ne dit pas combien de clients vous gagnerez',
        'Il compare votre budget au prix de départ, pas au prix de votre projet',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'le classement', after: '' },
      lead: 'Réponses manquantes, égalités et vie privée.',
      items: [
        {
          question: 'Que se passe-t-il si je saute des questions ?',
          answer:
            'Le classement s’appuie sur ce que vous avez dit. Si vous ne répondez à aucune, les services sont rangés du moins cher au plus cher, et l’outil vous invite à cocher un objectif ou un secteur.',
        },
        {
          question: 'Combien d’objectifs cocher ?',
          answer:
            'Un ou deux. À partir de quatre, les points s’étalent et l’outil vous conseille d’en choisir un à viser d’abord. Revenez changer vos réponses autant de fois que vous voulez.',
        },
        {
          question: 'Pourquoi mon premier service dépasse-t-il mon budget ?',
          answer:
            'Parce que le prix retire 3 points, et que vos autres réponses en apportent davantage. La liste l’écrit en rouge. Regardez le service suivant, ou ce que vous pouvez faire vous-même avec [le guide](/guide).',
        },
        {
          question: 'Recevez-vous mes réponses ?',
          answer:
            'Pas avant que vous nous écriviez. Elles restent dans votre navigateur, et un bouton les efface. Le lien du résultat, lui, contient vos réponses en clair : envoyez-le à qui vous voulez.',
        },
        {
          question: 'Et ensuite ?',
          answer:
            'Comparez les [services et leurs prix](/hub-services), ou [réservez un appel](/contact/rendez-vous) en gardant le résultat sous la main.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Votre classement en ', emphasis: 'deux minutes', after: '' },
    lead: 'Vos réponses restent dans votre navigateur tant que vous ne les envoyez pas.',
    button: 'Répondre aux questions',
    second: 'Voir les services et les prix',
  },
};
