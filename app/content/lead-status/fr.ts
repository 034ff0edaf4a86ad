import { answerPromise } from '../company/answer-promise.ts';
import type { LeadStatusCopy } from './shape.ts';

export const fr: LeadStatusCopy = {
  title: 'Suivi de votre demande | Iluma',
  description:
    'Où en est le message que vous nous avez envoyé : quand il est arrivé, qui vous répond et dans quel délai.',
  heading: { before: 'Le suivi de ', emphasis: 'votre demande', after: '' },
  without:
    'Cette page montre une demande à qui l’a envoyée. Ouvrez le lien affiché après l’envoi de votre message, ou celui du courriel de confirmation.',
  reference: 'Référence',
  received: 'Reçue le',
  about: 'À propos de',
  state: 'État',
  states: {
    received: 'Reçue, pas encore confiée à quelqu’un',
    assigned: 'Confiée à une personne de l’équipe',
    done: 'Traitée',
  },
  who: 'Qui vous répond',
  team: 'L’équipe d’Iluma',
  until: 'Réponse',
  by: 'Au plus tard le {date}, heure de Montréal',
  byMeaning: answerPromise.fr.meaning,
  answered: 'Envoyée le {date}. Regardez aussi dans vos indésirables.',
  late: 'Elle aurait dû partir avant le {date}. Appelez-nous : c’est à nous de nous rattraper.',
  more: 'Un détail à ajouter ? Citez la référence.',
  write: 'Nous écrire',
  book: 'Prendre rendez-vous',
  invalid: {
    heading: { before: 'Ce lien ', emphasis: 'ne mène plus', after: ' à une demande.' },
    text: 'Il a plus de 90 jours, ou il est incomplet : copiez-le en entier depuis votre courriel. Sinon, écrivez-nous en citant votre référence.',
  },
  unavailable: {
    heading: { before: 'Le suivi est ', emphasis: 'indisponible', after: ' pour le moment.' },
    text: 'Votre demande n’est pas perdue : c’est notre serveur qui ne répond pas. Rechargez la page dans quelques minutes, ou joignez-nous directement.',
  },
};
