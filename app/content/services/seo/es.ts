import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Servicio de SEO con IA: auditoría, plan y seguimiento',
  description:
    'Auditoría, plan de 90 días y páginas con seguimiento semanal: la IA prepara y una persona decide. Qué hacemos, qué recibe y cómo se mide.',
  head: {
    eyebrow: 'SEO con IA',
    title: { before: 'SEO con IA para que ', emphasis: 'lo encuentren', after: '' },
    lead: 'Nuestro robot lee cada semana las páginas de su sitio; una persona sigue sus posiciones y reseñas, y aprueba cada paso antes de publicarlo.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'de tráfico orgánico' },
    { value: figures.seoTime, label: 'de tiempo en tareas repetitivas' },
    { value: figures.seoReturn, label: 'de retorno de la inversión' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'La auditoría',
      text: 'Velocidad, estructura, contenidos, ficha de Google, reseñas: lo que lo frena, ordenado por impacto.',
    },
    {
      when: 'Semanas 2 a 4',
      title: 'Las correcciones',
      text: 'Se corrigen los errores técnicos y se reescriben las páginas importantes con las palabras de sus clientes.',
    },
    {
      when: 'Semanas 5 a 8',
      title: 'Las páginas de barrio',
      text: 'Una página por servicio y por zona que atiende, con direcciones, ejemplos y preguntas reales.',
    },
    {
      when: 'Semanas 9 a 12',
      title: 'El seguimiento',
      text: 'Un informe de una página cada lunes: qué cambió, por qué y qué haremos esta semana.',
    },
  ],
  deliverables: [
    'Una auditoría escrita, con las correcciones ordenadas por impacto',
    'Un plan de 90 días, tarea a tarea',
    'Páginas reescritas o creadas, que usted aprueba',
    'Su puntaje ILA, recalculado cada semana',
    'Un informe de una página, cada lunes',
  ],
  price: null,
  priceNote:
    'El precio depende del número de páginas y de la competencia en su sector. Lo conocerá con la auditoría, antes de firmar.',
  tool: 'Calcular mi puntaje ILA',
  questions: [
    {
      question: '¿Cuándo notaré la diferencia?',
      answer:
        'Los resultados de SEO suelen llegar entre 30 y 90 días. Primero se notan las correcciones técnicas, después las páginas nuevas.',
    },
    {
      question: '¿Mis páginas las escribe una IA?',
      answer:
        'La IA prepara un borrador y revisa las reglas. Una persona del equipo escribe el texto final y usted lo aprueba.',
    },
    {
      question: '¿Qué pasa si dejo de trabajar con ustedes?',
      answer:
        'Las páginas, los textos y los accesos son suyos. Se los entregamos todos, sin costo.',
    },
  ],
  closing: {
    title: { before: 'Sepa qué frena a ', emphasis: 'su sitio', after: '' },
    lead: 'Quince minutos bastan para ver qué lo frena y qué vale la pena hacer.',
  },
};
