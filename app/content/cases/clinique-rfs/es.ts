import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { es as home } from '../../home/es.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

export const es: CaseText = {
  title: `Clinique RFS: ${figures.caseRating} con ${figures.caseReviews} reseñas | Iluma`,
  description:
    'Buena atención, pocas reseñas: cómo una clínica de barrio pidió la opinión de sus pacientes, respetando su privacidad, y transformó su perfil de Google.',
  heading: { before: 'Más reseñas para una\n', emphasis: 'clínica de barrio', after: '' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Salud',
  location: 'Laval (Chomedey)',
  languages: 'Francés, inglés y español',
  services: ['SEO local', 'Programa de fidelización', 'SEO con IA'],
  background: [
    'La Clinique RFS ocupa la planta baja de un edificio pequeño de Chomedey, en Laval. Sus seis profesionales atienden sobre todo a gente del barrio: familias, adultos mayores y personas recién llegadas al país. Una de cada tres consultas se hace en inglés o en español. La fundó la Dra. Rania F., que todavía la dirige entre un paciente y otro.',
    'En la zona hay varios grupos médicos con nombre conocido y decenas de reseñas. Según Google, [la cantidad de reseñas y la calificación cuentan para la posición local](https://support.google.com/business/answer/7091), junto con otros factores. Con ocho reseñas, dos de ellas quejas de 2022 que nadie había atendido, la clínica parecía descuidada, aunque la agenda se llenaba gracias a las recomendaciones.',
    'En diciembre de 2024, una paciente nueva confesó que estuvo a punto de cancelar después de leer el perfil. La directora aceptó actuar con dos condiciones: no escoger a nadie y no tocar lo que pertenece a la atención médica. Dentro de esos límites propusimos seis meses de [SEO local](/services/visibilite-locale).',
  ],
  diagnosis: [
    'Los pacientes estaban contentos y no se lo decían a nadie en línea.',
    'Las pocas reseñas, buenas y malas, quedaban sin respuesta.',
    'El teléfono cambiaba de un directorio a otro.',
  ],
  baseline: [
    {
      measure: 'Reseñas en el perfil de Google',
      value: '8',
      period: 'Total al 31 de diciembre de 2024',
    },
    { measure: 'Calificación promedio', value: '3.9/5', period: '31 de diciembre de 2024' },
    { measure: 'Reseñas con respuesta', value: '0 de 8', period: '31 de diciembre de 2024' },
    {
      measure: 'Directorios con el teléfono correcto',
      value: '13 de 22 revisados',
      period: 'Revisión del 13 de enero de 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semanas 1 a 12 · enero a marzo de 2025',
      action: 'Los mismos datos en todos los directorios',
      detail:
        'Nombre, dirección y teléfono corregidos en los directorios y verificados cada mes. De 22 directorios, nueve mostraban un número viejo o el de un profesional que ya no trabaja ahí. Ocho quedaron listos en tres semanas; el último pedía un comprobante por correo postal y se corrigió en marzo.',
    },
    {
      module: 'HUB',
      when: 'Semanas 3 a 26 · enero a junio de 2025',
      action: 'Una petición amable después de cada consulta',
      detail:
        'Un mensaje corto, al día siguiente, a quien lo autorizó. Sin filtro: todos reciben el mismo. La recepción pregunta al terminar la consulta, anota la respuesta y no insiste. De enero a junio salieron 410 mensajes y llegaron 27 reseñas.',
    },
    {
      module: 'BlogIA',
      when: 'Semanas 4 a 8 · enero y febrero de 2025',
      action: 'Responder a cada reseña',
      detail:
        'Modelos de respuesta que no revelan datos de ningún expediente, adaptados y firmados por la clínica. Ninguno confirma que la persona haya venido. Si hay una queja, el modelo da un teléfono directo y un nombre. Las ocho reseñas antiguas fueron las primeras en recibir respuesta.',
    },
    {
      module: 'Landing',
      when: 'Semanas 6 y 7 · febrero de 2025',
      action: 'Una dirección corta para dejar una reseña',
      detail:
        'Una página de seis renglones, en tres idiomas, lleva al perfil de Google. Su dirección está impresa en una tarjeta de la recepción, junto a un código para escanear. Aclara que no hace falta contar nada de la salud y que el equipo lo lee todo, también las críticas.',
    },
  ],
  results: [
    {
      metric: 'Calificación promedio',
      value: figures.caseRating,
      improvement: `con ${figures.caseReviews} reseñas publicadas`,
      basis: 'de la calificación máxima; al inicio era 3.9/5',
    },
    {
      metric: 'Reseñas publicadas',
      value: figures.caseReviews,
      improvement: 'todas con respuesta',
      basis: `de un objetivo${whileSample(' de ejemplo')} de ${exampleGoals.reviews} reseñas, partiendo de 8`,
    },
    stay,
  ],
  chart: {
    caption: `Reseñas en el perfil de Google, total al final de cada mes${whileSample(' (ejemplo)')}. De enero a junio: 27 reseñas nuevas con 410 peticiones, cerca de 7 por cada 100.`,
    bars: [
      { label: 'Diciembre de 2024', value: 8, shown: '8' },
      { label: 'Enero de 2025', value: 10, shown: '10' },
      { label: 'Febrero', value: 14, shown: '14' },
      { label: 'Marzo', value: 17, shown: '17' },
      { label: 'Abril', value: 23, shown: '23' },
      { label: 'Mayo', value: 29, shown: '29' },
      { label: 'Junio', value: 35, shown: '35' },
    ],
  },
  setbacks: [
    {
      title: 'Un primer mensaje demasiado largo',
      text: 'En enero, el mensaje salía la misma noche, solo en francés y con doce renglones. Sesenta y dos envíos trajeron dos reseñas. La directora lo dejó en tres frases, enviadas al día siguiente en el idioma del paciente, con ideas de nuestro artículo sobre [las reseñas de Google](/blog-intelligent/avis-google). En febrero llegaron cuatro, y en primavera el ritmo ya era parejo.',
    },
    {
      title: 'Fragmentos de reseñas que se quitaron del sitio',
      text: 'Queríamos mostrar tres reseñas en la página de inicio. La Dra. F. volvió a leer el código de ética de su colegio profesional, que regula la publicidad, y prefirió no hacerlo. Los fragmentos se quitaron antes de publicar, y el sitio solo lleva al perfil, donde se lee todo. De paso, ella revisó qué exige [la Ley 25 de Quebec](/blog-intelligent/loi-25-rgpd) antes de escribirle a un paciente.',
    },
  ],
  interview: [
    {
      question: '¿Por qué pedir una reseña también a los pacientes descontentos?',
      answer:
        'Porque escoger a quién se le pide es fabricar una calificación. [Las normas de Google lo prohíben](https://support.google.com/contributionpolicy/answer/7400114), y yo no habría sabido defenderlo ante mi equipo. Nos pusieron dos estrellas por la espera de los jueves. La crítica era justa: abrimos citas por la mañana y lo contamos en la respuesta. Me la mencionan más que los elogios.',
    },
    {
      question: '¿Cómo lo tomó su equipo?',
      answer:
        'Con cautela. En la recepción nadie quería verse mendigando estrellas. Buscamos una frase que todas pudieran decir en los tres idiomas y la ensayamos un mediodía, entre nosotras. Al mes ya salía sola, después de agendar la siguiente cita y antes de despedirse. Una compañera prefiere entregar la tarjeta, y también funciona.',
    },
    {
      question: '¿Qué hace con una reseña injusta?',
      answer:
        'Dejo pasar una noche. Después agradezco, no confirmo nada y doy el teléfono directo. Hubo un comentario que a todas luces era para otra dirección. [Lo reportamos a Google](https://support.google.com/business/answer/4596773) y ahí sigue. Dos líneas corteses aclaran que no ofrecemos ese servicio, y quien lee saca sus conclusiones.',
    },
    {
      question: '¿Reciben más solicitudes?',
      answer:
        'La agenda está más llena que en diciembre, aunque en abril también contratamos a una fisioterapeuta. Los pacientes nuevos hablan de las reseñas; no puedo decir cuántos habrían venido de todos modos. Lo que sigue son [los recordatorios de citas](/blog-intelligent/rappels-rendez-vous), porque hoy nos cuestan más las ausencias que la falta de solicitudes.',
    },
  ],
  achievements: [
    'Al final de cada consulta se pide una reseña.',
    'Los datos coinciden en todos los directorios que seguimos.',
    'La recepción sabe responder a una reseña difícil, en tres idiomas.',
  ],
  recommendations: [
    'Agregar una página por tratamiento, con la preparación y la duración.',
    'Mostrar los idiomas que habla cada profesional.',
    'Revisar las respuestas a las reseñas cada trimestre.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dra. Rania F.',
    position: 'Directora',
  },
  provenPoints: [
    'Pedir una reseña a todos los pacientes, sin filtro, da resultado.',
    'Responder importa tanto como recibir reseñas: el próximo paciente lee las dos cosas.',
  ],
};
