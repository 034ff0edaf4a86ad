import type { NoticesCopy } from './shape.ts';

export const es: NoticesCopy = {
  labels: { top: 'Avisos', bottom: 'Boletín' },
  notices: {
    promoBar: {
      text: '¿Sus clientes encuentran su negocio?',
      link: 'Calcular mi puntaje ILA',
    },
    maintenanceAlert: {
      text: 'Mantenimiento en curso: alguna página puede tardar en responder. Lo que nos envíe no se pierde.',
      link: null,
    },
    subscriptionPopup: {
      text: '¿Un consejo de visibilidad al mes en su correo? Díganos adónde enviarlo.',
      link: 'Escribir al equipo',
    },
  },
};
