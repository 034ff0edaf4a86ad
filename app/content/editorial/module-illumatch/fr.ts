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
    lead: 'Cinq étapes courtes, puis une liste classée, avec ce qui pèse pour et contre chaque service.',
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
  ],
  closing: {
    title: { before: 'Votre classement en ', emphasis: 'deux minutes', after: '' },
    lead: 'Vos réponses restent dans votre navigateur tant que vous ne les envoyez pas.',
    button: 'Répondre aux questions',
    second: 'Voir les services et les prix',
  },
};
