import type { LegalCopy } from '../shape.ts';

export const fr: LegalCopy['texts']['privacy'] = {
  title: 'Politique de confidentialité (Loi 25, RGPD) | Iluma',
  description:
    'Les renseignements que le site d’Iluma recueille, pourquoi, pour combien de temps, qui en répond, et comment les consulter, les corriger ou les effacer.',
  heading: { before: 'Politique de ', emphasis: 'confidentialité', after: '' },
  lead: 'Vous pouvez lire ce site sans compte ni nom. Voici les renseignements que nous recueillons, pourquoi, pour combien de temps, et comment les corriger ou les effacer.',
  sections: [
    {
      id: 'officer',
      title: 'Qui en répond',
      paragraphs: [
        'La Loi sur la protection des renseignements personnels dans le secteur privé du Québec, modifiée par la Loi 25, veut qu’une personne nommée réponde de vos renseignements. Elle est aussi votre interlocutrice pour le RGPD.',
      ],
      list: [],
    },
    {
      id: 'uses',
      title: 'Ce que nous recueillons, et pour combien de temps',
      paragraphs: [
        'Nous ne recueillons que ce qui suit. À la fin de la durée indiquée, le renseignement est détruit.',
      ],
      list: [],
    },
    {
      id: 'storage',
      title: 'Cookies et technologies de suivi',
      paragraphs: [
        'Aucune technologie qui permet de vous identifier, de vous localiser ou d’établir votre profil n’est active quand vous arrivez. Si une mesure d’audience ou une publicité est un jour configurée, elle reste désactivée jusqu’à ce que vous l’activiez dans le bandeau ou sur la page Cookies, et se désactive de même.',
        'Votre choix est redemandé après six mois environ, ou plus tôt si nos catégories changent ; nous disons alors ce qui a changé.',
      ],
      list: [],
    },
    {
      id: 'sharing',
      title: 'À qui nous les confions',
      paragraphs: [
        'Nous ne vendons jamais vos renseignements. Ils vont à l’équipe d’Iluma, dont les bureaux sont à Montréal, à New York et au Delaware, et aux destinataires nommés plus haut, s’ils sont branchés.',
        'Avant qu’un renseignement quitte le Québec, nous évaluons la protection qu’il aura à destination, comme la Loi 25 le demande, et le contrat en tient compte.',
      ],
      list: [],
    },
    {
      id: 'decisions',
      title: 'Scores et intelligence artificielle',
      paragraphs: [
        'Le score ILA, les simulations et les suggestions des outils sont des calculs faits à partir de ce que vous entrez. Une règle peut mettre en quarantaine un message d’allure indésirable : il n’est alors ni confirmé par courriel ni annoncé à l’équipe, et peut être détruit sans avoir été lu. Sans confirmation ni réponse, appelez-nous : une personne cherchera votre message. Aucune autre décision qui vous concerne n’est prise par une machine seule.',
      ],
      list: [],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      paragraphs: [
        'Écrivez-nous : une personne vous répond dans les 30 jours, gratuitement. Nous vous demandons seulement de quoi vérifier que les renseignements sont les vôtres.',
      ],
      list: [
        'Consulter vos renseignements et en recevoir une copie, dans un format informatique courant.',
        'Corriger ce qui est inexact ou incomplet.',
        'Faire effacer ce dont nous n’avons plus besoin, ou en faire cesser la diffusion.',
        'Retirer un consentement à tout moment, sans que ce qui a été fait avant en soit changé.',
        'Vous opposer à un usage, ou le faire limiter (RGPD).',
        'Vous plaindre à la Commission d’accès à l’information du Québec, à la CNIL en France, ou à l’autorité de votre pays.',
      ],
    },
    {
      id: 'security',
      title: 'Sécurité et incidents',
      paragraphs: [
        'Dans l’équipe, seules les personnes autorisées ont accès à vos messages. Nous tenons un registre des incidents ; si l’un d’eux risque de vous causer un préjudice sérieux, nous vous prévenons, ainsi que la Commission d’accès à l’information.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Si ce texte change',
      paragraphs: [
        'La date en haut de page change avec lui. Si un nouvel usage de vos renseignements s’ajoute, nous vous demandons votre accord avant, et non après.',
      ],
      list: [],
    },
  ],
};
