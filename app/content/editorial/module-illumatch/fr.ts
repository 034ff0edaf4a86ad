import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module ILLUMATCH',
  summary: 'Le module qui rapproche les besoins d’une entreprise des services qui lui conviennent.',
  title: 'ILLUMATCH — le service qui va à votre commerce',
  description:
    'Le module ILLUMATCH rapproche ce que vous dites de votre commerce et les services qui lui conviennent, avec les raisons et le prix de départ.',
  head: {
    eyebrow: 'Module ILLUMATCH',
    title: { before: 'Vos besoins, ', emphasis: 'nos services', after: '.' },
    lead: 'Cinq questions simples, puis une liste classée, avec ce qui a pesé pour et contre chaque service.',
    button: 'Répondre aux questions',
    second: 'Voir tous les services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Ce qui ', emphasis: 'compte', after: '' },
      lead: 'Les réponses ne sont pas un sondage : chacune déplace le classement.',
      items: [
        {
          title: 'Votre métier',
          text: 'Un restaurant et un avocat ne se cherchent pas de la même façon.',
        },
        {
          title: 'Votre objectif',
          text: 'Être vu, recevoir des demandes, faire revenir, gagner du temps.',
        },
        { title: 'Votre budget', text: 'Comparé aux prix de départ affichés, sans détour.' },
        { title: 'Votre point de départ', text: 'Ce qui existe déjà n’est pas à refaire.' },
      ],
    },
  ],
  closing: {
    title: { before: 'Deux minutes, ', emphasis: 'une réponse', after: '.' },
    lead: 'Vos réponses restent dans votre navigateur tant que vous ne les envoyez pas.',
    button: 'Répondre aux questions',
    second: 'Voir les services et les prix',
  },
};
