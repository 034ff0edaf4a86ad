import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Programa de fidelización de clientes | Iluma',
  description:
    'Mensajes oportunos para que sus clientes vuelvan, con su permiso y sin agobiarlos. Etapas del programa, lo que recibe y cómo se mide.',
  head: {
    eyebrow: 'Programa de fidelización',
    title: { before: 'Un programa para que sus clientes ', emphasis: 'vuelvan', after: '' },
    lead: 'Analizamos cuándo vuelven sus clientes y por qué dejan de hacerlo; después les damos una buena razón para regresar.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'de retención' },
    { value: figures.loyaltyValue, label: 'de valor por cliente' },
    { value: figures.loyaltyReferrals, label: 'de recomendaciones' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'El diagnóstico',
      text: 'Quién vuelve, quién se va y en qué momento. Bastan unos pocos grupos para empezar.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'Los mensajes',
      text: 'Una bienvenida, un recordatorio útil, un detalle. Cada mensaje tiene un motivo y un enlace para darse de baja.',
    },
    {
      when: 'Semana 4',
      title: 'La puesta en marcha',
      text: 'Los mensajes se envían a quienes dieron su permiso. La baja se hace en un clic.',
    },
    {
      when: 'Cada mes',
      title: 'El ajuste',
      text: 'Quitamos los mensajes que no sirven y repetimos los que traen clientes.',
    },
  ],
  deliverables: [
    'Un diagnóstico de su clientela, grupo por grupo',
    'Los mensajes escritos, en sus idiomas',
    'Una página de fidelización para sus clientes',
    'Un documento sobre el cumplimiento de las leyes de protección de datos',
    'Un informe mensual: cuántos volvieron',
  ],
  price: null,
  priceNote: 'El precio depende del número de clientes y de los canales que ya usa.',
  tool: 'Ver la página de fidelización',
  questions: [
    {
      question: 'No tengo lista de clientes. ¿Puedo empezar?',
      answer:
        'Sí: primero damos a sus clientes una razón para dejar su correo, en el local y en el sitio.',
    },
    {
      question: '¿Mis clientes van a sentirse perseguidos?',
      answer: 'No. Son pocos mensajes, todos útiles, y cada uno permite darse de baja.',
    },
  ],
  closing: {
    title: { before: '¿Qué haría ', emphasis: 'volver', after: ' a sus clientes?' },
    lead: 'Díganos quién vuelve hoy y le proponemos cómo recuperar a los demás.',
  },
};
