import type { Language } from '#app/i18n/languages.ts';
import type { NoticesCopy } from './shape.ts';

export const noticesCopy: Record<Language, NoticesCopy> = {
  fr: {
    labels: { top: 'Annonces', bottom: 'Infolettre' },
    notices: {
      promoBar: {
        text: 'Votre commerce est-il trouvé par ses voisins ?',
        link: 'Calculez votre score ILA',
      },
      maintenanceAlert: {
        text: 'Entretien en cours : une page peut tarder à répondre. Ce que vous nous envoyez n’est pas perdu.',
        link: null,
      },
      subscriptionPopup: {
        text: 'Un conseil de visibilité par mois, dans votre courriel ? Dites-nous où l’envoyer.',
        link: 'Écrire à l’équipe',
      },
    },
  },
  en: {
    labels: { top: 'Announcements', bottom: 'Newsletter' },
    notices: {
      promoBar: {
        text: 'Do your neighbours find your business?',
        link: 'Calculate your ILA score',
      },
      maintenanceAlert: {
        text: 'Maintenance under way: a page may be slow to answer. Nothing you send us is lost.',
        link: null,
      },
      subscriptionPopup: {
        text: 'One visibility tip a month by email? Tell us where to send it.',
        link: 'Write to the team',
      },
    },
  },
  es: {
    labels: { top: 'Avisos', bottom: 'Boletín' },
    notices: {
      promoBar: {
        text: '¿Sus vecinos encuentran su negocio?',
        link: 'Calcule su puntuación ILA',
      },
      maintenanceAlert: {
        text: 'Mantenimiento en curso: alguna página puede tardar en responder. Nada de lo que nos envíe se pierde.',
        link: null,
      },
      subscriptionPopup: {
        text: '¿Un consejo de visibilidad al mes en su correo? Díganos adónde enviarlo.',
        link: 'Escribir al equipo',
      },
    },
  },
};
