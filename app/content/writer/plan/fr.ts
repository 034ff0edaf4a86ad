import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const fr: Phrases['plan'] = {
  title: 'Plan de contenu : {topic}',
  description:
    '{Phrase} : une suite de textes à publier, du premier guide au cas réel, avec l’intention, le format et la preuve à réunir.',
  lead: 'Ce plan part de « {phrase} » et s’adresse aux {readers}. Chaque texte répond à une seule intention, puis renvoie au suivant.',
  labels: { intent: 'Intention :', format: 'Format :', angle: 'Angle :', proof: 'Preuve :' },
  entries: [
    {
      title: '{Phrase} : ce qu’il faut savoir avant de commencer',
      intent: 's’informer.',
      angle: 'répondez à la question la plus fréquente dès les premières lignes.',
      proof: '[À compléter : la question la plus fréquente de vos clients]',
    },
    {
      title: '{Keyword} : comment choisir',
      intent: 'comparer.',
      angle: 'donnez vos critères, y compris celui qui ne vous avantage pas.',
      proof: '[À compléter : un critère que vos clients oublient]',
    },
    {
      title: '{Keyword} : ce qui fait varier le prix',
      intent: 'acheter.',
      angle: 'expliquez ce qui est compris avant de parler du montant.',
      proof: '[À compléter : votre prix de départ et ce qu’il comprend]',
    },
    {
      title: '{Keyword} : les erreurs qui reviennent',
      intent: 's’informer.',
      angle: 'montrez l’erreur, son effet, puis la façon de la corriger.',
      proof: '[À compléter : une erreur vue ce mois-ci]',
    },
    {
      title: '{Keyword} : étape par étape',
      intent: 'agir.',
      angle: 'une étape par titre, une photo par étape.',
      proof: '[À compléter : vos photos ou captures]',
    },
    {
      title: '{Keyword} près de chez vous',
      intent: 'trouver sur place.',
      angle: 'l’adresse, les heures et l’accès avant tout le reste.',
      proof: '[À compléter : votre adresse et vos quartiers]',
    },
    {
      title: 'Un cas réel : {keyword}',
      intent: 'se rassurer.',
      angle: 'la situation, ce qui a été fait, ce qui a changé, avec l’accord du client.',
      proof: '[À compléter : le client, ses mots et ses résultats]',
    },
    {
      title: '{Keyword} : et après ?',
      intent: 'garder le résultat.',
      angle: 'ce qu’il faut vérifier chaque mois pour ne rien perdre.',
      proof: '[À compléter : votre suivi après la vente]',
    },
  ],
  rhythm: {
    heading: 'Le rythme',
    text: 'Publiez à un rythme que vous tiendrez : [À compléter : votre rythme]. Reliez chaque texte au premier, puis complétez-le quand un client pose une nouvelle question.',
  },
};
