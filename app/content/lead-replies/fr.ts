import type { LeadReplyTemplates } from './shape.ts';

export const fr: LeadReplyTemplates = [
  {
    id: 'call',
    name: 'Proposer un appel',
    subject: 'Votre demande {reference} : parlons-en',
    text: `Bonjour {name},

Merci de nous avoir écrit. J’ai lu votre demande, et un appel de 15 minutes nous permettrait d’aller droit au but.

Choisissez le moment qui vous convient : {booking}

Si vous préférez, répondez simplement à ce courriel ou appelez-nous au {phone}.

À bientôt,
{owner}`,
  },
  {
    id: 'questions',
    name: 'Demander des précisions',
    subject: 'Votre demande {reference} : quelques questions',
    text: `Bonjour {name},

Merci pour votre message. Pour vous répondre précisément, il me manque trois choses :

- l’adresse de votre site ou de votre fiche Google ;
- la ville ou le quartier que vous visez ;
- le délai que vous avez en tête.

Répondez à ce courriel, je m’en occupe.

Bien à vous,
{owner}`,
  },
  {
    id: 'received',
    name: 'Accuser réception',
    subject: 'Votre demande {reference} est entre mes mains',
    text: `Bonjour {name},

Votre demande m’est parvenue et c’est moi qui la suis. Vous recevrez une réponse complète dès que je l’aurai étudiée.

D’ici là, vous pouvez me joindre en répondant à ce courriel.

Bien à vous,
{owner}`,
  },
];
