import type { NoticesCopy } from './shape.ts';

export const es: NoticesCopy = {
  labels: { top: 'Avisos', bottom: 'Boletín' },
  notices: {
    promoBar: {
      text: '¿Sus vecinos encuentran su negocio?',
      link: 'Calcule su puntaje ILA',
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
};
