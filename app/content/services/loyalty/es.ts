import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Fidelización diamante — que sus clientes vuelvan',
  description:
    'Un recorrido que hace volver a sus clientes sin agobiarlos: los mensajes adecuados, en su momento, con su permiso. Etapas, entregables y medición.',
  head: {
    eyebrow: 'Fidelización diamante',
    title: { before: 'Su cliente más rentable ', emphasis: 'ya ha venido', after: '.' },
    lead: 'Miramos cuándo vuelven sus clientes y por qué dejan de hacerlo, y les damos una buena razón para pasar otra vez.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'de retención' },
    { value: figures.loyaltyValue, label: 'de valor por cliente' },
    { value: figures.loyaltyReferrals, label: 'de recomendaciones' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'El retrato',
      text: 'Quién vuelve, quién se va y en qué momento. Unos pocos grupos bastan para empezar.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'El recorrido',
      text: 'Una bienvenida, un recordatorio útil, un detalle. Cada mensaje tiene un motivo y una salida.',
    },
    {
      when: 'Semana 4',
      title: 'La puesta en marcha',
      text: 'Los mensajes salen con el permiso de cada persona. Darse de baja cuesta un clic.',
    },
    {
      when: 'Cada mes',
      title: 'El ajuste',
      text: 'Cortamos lo que no sirve y repetimos lo que trae gente.',
    },
  ],
  deliverables: [
    'Un retrato de su clientela, grupo a grupo',
    'Los mensajes escritos, en sus idiomas',
    'Una página de fidelidad a la que sus clientes vuelven',
    'El cumplimiento de las leyes de protección de datos, por escrito',
    'Una cifra al mes: cuántos volvieron',
  ],
  price: null,
  priceNote: 'El precio depende del número de clientes y de los canales que ya usa.',
  tool: 'Ver la página de fidelización',
  questions: [
    {
      question: 'No tengo lista de clientes.',
      answer: 'Empezamos por ahí: una razón para dejar su correo, en el mostrador y en el sitio.',
    },
    {
      question: '¿Se sentirán perseguidos mis clientes?',
      answer: 'No. Pocos mensajes, todos útiles, y una salida en cada uno.',
    },
  ],
  closing: {
    title: { before: 'Deles ganas de ', emphasis: 'volver', after: '.' },
    lead: 'Díganos quién vuelve hoy. Le decimos qué haría volver a los demás.',
  },
};
