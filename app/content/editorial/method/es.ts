import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'El método Iluma',
  summary: 'El plan de 90 días, paso a paso, de la auditoría a las primeras llamadas.',
  title: 'El método Iluma: plan de SEO local de 90 días',
  description:
    'De la auditoría a las primeras llamadas: qué hacemos durante 90 días, qué informe recibe cada semana y qué conserva usted después.',
  head: {
    eyebrow: 'El método',
    title: { before: 'Un plan de SEO local de ', emphasis: '90 días', after: '' },
    lead: 'Un método propio, por escrito, igual para todos: la IA prepara, una persona decide y usted recibe un informe cada lunes.',
    button: 'Agendar una demo',
    second: 'Ver casos de éxito',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'Las cinco ', emphasis: 'etapas', after: '' },
      lead: 'Más visibilidad y más ventas en 90 días: así trabajamos para lograrlo.',
      items: [
        {
          when: 'Días 1 a 7',
          title: 'Diagnóstico',
          text: 'Su [puntaje ILA](/ila), sus perfiles, sus páginas, sus reseñas y lo que escriben sus clientes. Recibe un informe, ordenado por impacto.',
        },
        {
          when: 'Días 8 a 21',
          title: 'Correcciones',
          text: 'Lo que frena todo lo demás: velocidad, errores, datos equivocados, páginas confusas.',
        },
        {
          when: 'Días 22 a 45',
          title: 'Contenido',
          text: 'Una página por cada pregunta de sus clientes, con sus palabras y en sus idiomas. Usted aprueba cada texto.',
        },
        {
          when: 'Días 46 a 70',
          title: 'Anuncios y reseñas',
          text: 'Anuncios probados [con poco presupuesto](/blog-intelligent/budget-google-ads), reseñas pedidas a sus clientes, negocios cercanos que lo mencionan.',
        },
        {
          when: 'Días 71 a 90',
          title: 'Fidelización',
          text: 'Mensajes para quienes ya vinieron y una rutina que su equipo puede mantener por su cuenta.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Nuestras ', emphasis: 'reglas', after: ' de trabajo' },
      lead: 'Son las mismas para todos los negocios.',
      items: [
        {
          title: 'Primero se mide',
          text: 'Anotamos el punto de partida antes de empezar. Así se sabe qué sirvió.',
        },
        {
          title: 'Una acción a la vez',
          text: 'Empezamos por la más útil y explicamos por qué las demás esperan.',
        },
        {
          title: 'Una persona aprueba',
          text: 'Nada de lo que prepara la IA se publica sin que una persona lo lea y lo apruebe.',
        },
        {
          title: 'Todo es suyo',
          text: 'Las páginas, los textos, las cuentas y las cifras se quedan con usted si se va.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas antes de ', emphasis: 'empezar', after: '' },
      lead: 'Lo que nos preguntan en la primera reunión.',
      items: [
        {
          question: '¿Qué debo preparar?',
          answer:
            'El acceso a su sitio y a su perfil de Google, y una hora de su tiempo la primera semana.',
        },
        {
          question: '¿Y después de los 90 días?',
          answer:
            'Usted sigue el plan por su cuenta o con la agencia. Lo acordamos desde el principio.',
        },
        {
          question: '¿Cuándo llega el primer resultado?',
          answer:
            'Las correcciones suelen notarse en las primeras semanas. Los resultados de SEO suelen verse entre 30 y 90 días.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'De la primera llamada al ', emphasis: 'informe mensual', after: '' },
      lead: 'Qué pasa, en qué orden, y con qué cuenta usted después de cada paso.',
      items: [
        {
          title: 'La llamada de quince minutos',
          text: 'Nos cuenta qué vende, dónde y qué le hace falta: llamadas, reservas o ventas. [Elija la hora](/contact/rendez-vous) que le convenga; si duda entre varios servicios, pase antes por [ILUMATCH](/ilumatch).',
        },
        {
          title: 'La cotización',
          text: 'Indica el servicio, el precio, el plazo y el aviso previo para terminar. Los [precios iniciales](/hub-services) están publicados.',
        },
        {
          title: 'Los accesos',
          text: 'Nos invita como administradores de su perfil y de su sitio. Las contraseñas se quedan con usted; no las necesitamos.',
        },
        {
          title: 'El punto de partida',
          text: 'Medimos el sitio y usted cuenta las solicitudes de una semana normal, [llamadas incluidas](/blog-intelligent/compter-les-appels).',
        },
        {
          title: 'El correo del lunes',
          text: 'Dice qué se hizo, qué espera su aprobación y qué sigue. Además, nuestro robot relee su sitio una vez por semana; si el puntaje baja cinco puntos, quien lleva su cuenta recibe un aviso.',
        },
        {
          title: 'El informe del mes',
          text: 'Solicitudes, visitas, reseñas y posición, frente al punto de partida, con lo que sirvió y la acción siguiente.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Quién hace cada cosa',
      mark: 'check',
      paragraphs: [
        'Una persona lleva su cuenta y contesta sus correos, de lunes a viernes. Según el plan, se apoya en la responsable de [SEO local](/services/visibilite-locale), en el encargado de anuncios y medición o en una redactora.',
        'La IA compara y prepara borradores, con [límites que publicamos](/ia-ethique). Ningún texto sale con el nombre de su negocio hasta que usted lo apruebe. De su parte, le pedimos:',
      ],
      points: [
        'Una invitación de administrador al perfil y al sitio, o el nombre de quien los maneja',
        'Sus servicios, sus precios y [su horario](/guia/horario-de-atencion), con los días feriados',
        'Algunas fotos tomadas con el celular, a la luz del día',
        'Una sola persona que apruebe los textos, en una fecha acordada',
        'Cuántas solicitudes recibió en la semana, aunque las anote en un cuaderno',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Terminar o ', emphasis: 'cambiar el plan', after: '' },
      lead: 'Qué pone fin al trabajo y con qué se queda usted.',
      items: [
        {
          question: '¿Puedo terminar antes del día 90?',
          answer:
            'Sí, puede cancelar con el aviso previo que fija la cotización. Escriba [al equipo](/contact): le entregamos los textos pendientes y después usted mismo retira nuestros accesos.',
        },
        {
          question: '¿Y si las cifras no se mueven?',
          answer:
            'El informe lo dice y buscamos la causa: una página que falta, un perfil suspendido, una temporada baja. Si el servicio elegido no era el adecuado, proponemos otro o recomendamos parar. Los [casos de éxito](/etudes-de-cas) muestran cuánto puede tardar cada etapa.',
        },
        {
          question: '¿Qué trabajos no aceptan?',
          answer:
            'Comprar reseñas, porque [las políticas de Google](https://support.google.com/contributionpolicy/answer/7400114) no lo permiten, y publicar algo que sabemos falso. Si una aprobación se demora, el plan solo queda en pausa.',
        },
        {
          question: '¿Qué guardan sobre mí al terminar?',
          answer:
            'La [política de privacidad](/politique-confidentialite) enumera los datos que conservamos, por cuánto tiempo y cómo pedir que se borren.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Empiece con una ', emphasis: 'llamada', after: '' },
    lead: 'Quince minutos para ver si el método le conviene. Si no, se lo decimos.',
    button: 'Agendar una demo',
    second: 'Leer un caso de éxito',
  },
};
