import { whileSample } from '../../company/sample.ts';
import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Paneles para clientes',
  summary: 'El panel que ven los clientes de Iluma y tres frases que lo ilustran.',
  title: 'Paneles para clientes: qué muestran cada lunes | Iluma',
  description:
    'Las cuatro secciones que el panel muestra cada lunes, tres frases que las ilustran y un panel de demostración con datos de ejemplo.',
  head: {
    eyebrow: 'Paneles para clientes',
    title: { before: 'El panel que ven ', emphasis: 'nuestros clientes', after: '' },
    lead: 'Cada lunes, un panel con el puntaje, las solicitudes, el mapa y la próxima acción.',
    button: 'Hablar con el equipo',
    second: 'Probar el panel de demostración',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Para qué ', emphasis: 'sirve', after: '' },
      lead: whileSample(
        'Tres situaciones inspiradas en los casos de éxito.',
        'Tres frases de nuestros casos de éxito.',
      ),
      items: [
        {
          quote: 'El lunes leo una página y sé qué hacer con mi semana.',
          author: 'Dirección, Katz Sport',
        },
        {
          quote:
            'Los pacientes llegan por la pregunta que se hacen, no por el nombre de la clínica.',
          author: 'Recepción, Clinique RFS',
        },
        {
          quote: 'Paramos un anuncio que me encantaba. Fue la decisión correcta.',
          author: 'La tienda, Literie Amitié',
        },
      ],
      note: whileSample('Frases escritas por la agencia como ejemplo; no son testimonios.'),
    },
    {
      kind: 'cards',
      title: { before: 'Lo que muestra ', emphasis: 'cada lunes', after: '' },
      lead: 'Solo la información que ayuda a decidir.',
      items: [
        {
          title: 'El puntaje y lo que lo movió',
          text: 'Factor por factor, con la fecha y la acción que lo explica.',
        },
        {
          title: 'Las solicitudes, por origen',
          text: 'Llamadas, mensajes, reservas: de dónde vienen y cuánto costaron.',
        },
        {
          title: 'El mapa de su posición',
          text: 'Barrio por barrio, comparado con el mes anterior.',
        },
        {
          title: 'La próxima acción',
          text: 'Una sola, con lo que debería aportar y quién la hace.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'De dónde salen las frases y las cifras',
      mark: 'check',
      paragraphs: [
        `${whileSample('Las tres frases del principio las escribimos nosotros; ningún cliente las dijo. ')}En los [casos de éxito](/etudes-de-cas), las cifras son las que declara la agencia${whileSample(', y las personas y sus negocios son ficticios')}.`,
        'El [panel de demostración](/tableau-analytics) usa datos inventados que terminan el 31 de enero de 2026, y el [mapa de posiciones](/heatmap-ila) es una simulación. Sirven para aprender a leer un informe, pero no prueban lo que lograríamos con su negocio.',
      ],
      points: [],
    },
    {
      kind: 'steps',
      title: { before: 'Cómo leer un ', emphasis: 'panel de resultados', after: '' },
      lead: 'Tenga la demostración abierta al lado.',
      items: [
        {
          title: 'El periodo',
          text: 'La demostración compara 7, 30 o 90 días con el periodo anterior. Si su negocio tiene temporadas, vea también el mismo mes del año pasado.',
        },
        {
          title: 'Las solicitudes',
          text: 'Léalas antes que las visitas y fíjese en qué se cuenta. Aquí una conversión es un formulario enviado: las llamadas no entran.',
        },
        {
          title: 'El origen',
          text: 'Filtre una fuente a la vez. Para el teléfono hay que [contar las llamadas](/blog-intelligent/compter-les-appels) por separado.',
        },
        {
          title: 'El costo de una solicitud',
          text: 'Divida lo gastado entre las solicitudes que trajo. Compárelo con lo que le deja un cliente en el [simulador completo](/simulateur-complet).',
        },
        {
          title: 'Lo que sigue',
          text: 'Anote una acción, quién la hará y qué día va a ver el efecto.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: más visitas, las mismas solicitudes',
      mark: 'check',
      paragraphs: [
        'Imaginemos un taller de celulares de Cali, inventado para esta página. En abril, su sitio recibe 400 visitas y 20 solicitudes. En mayo, 560 visitas y 21 solicitudes. El informe dice «40% más de tráfico», y es cierto.',
        'La tasa de solicitudes, en cambio, bajó del 5% al 3.75%. Al filtrar por fuente, el dueño descubre que los visitantes nuevos leen desde otros países un artículo sobre baterías. Lo conserva, le agrega un enlace para pedir cita y decide no encargar otro parecido.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Qué pruebas pedirle a una agencia',
      mark: 'check',
      paragraphs: [
        'Valen también para nosotros. En sus [consejos para contratar a un especialista en SEO](https://developers.google.com/search/docs/fundamentals/do-i-need-seo), Google recomienda pedir ejemplos de trabajos y verificar las referencias.',
      ],
      points: [
        'Un cliente a quien pueda llamar, y que haya aceptado',
        'El punto de partida y el periodo de cada cifra, como en el caso de [Katz Sport](/etudes-de-cas/katz-sport), y la herramienta de donde salió',
        'Acceso de lectura a Search Console y a las cuentas de anuncios',
        'Lo que salió mal: el caso de [Clinique RFS](/etudes-de-cas/clinique-rfs) le dedica una parte',
      ],
    },
    {
      kind: 'prose',
      title: 'Pruebas que no alcanzan',
      mark: 'x',
      paragraphs: ['Pueden ser ciertas, pero de ellas se concluye poco.'],
      points: [
        'Una captura de pantalla donde no se ven ni la fecha ni el sitio',
        'Un porcentaje sin su base: pasar de 2 a 6 visitas también es +200%',
        'Un primer lugar con el nombre del propio negocio',
        'Unas [reseñas](/blog-intelligent/avis-google) que llegaron todas la misma semana',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'las pruebas', after: '' },
      lead: 'Referencias, frecuencia y testimonios de sus clientes.',
      items: [
        {
          question: '¿Puedo hablar con uno de sus clientes?',
          answer:
            'Pídalo en [su mensaje](/contact). Le diremos quién acepta una llamada, o que nadie ha aceptado.',
        },
        {
          question: '¿Cada cuánto debo ver mi panel?',
          answer:
            'Cada semana para las solicitudes y cada mes para la posición. Si quiere partir de mediciones reales, primero [mida su sitio](/ila).',
        },
        {
          question: '¿Cómo publico testimonios de mis propios clientes?',
          answer:
            'Cite sus palabras, con permiso por escrito, y guarde ese mensaje en [su seguimiento](/blog-intelligent/crm-relances). Si usted redacta un ejemplo, aclárelo al lado.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pida un panel para ', emphasis: 'su negocio', after: '' },
    lead: 'Le mostramos cómo sería, con sus páginas y sus cifras.',
    button: 'Hablar con el equipo',
    second: 'Ver el panel de demostración',
  },
};
