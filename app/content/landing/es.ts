import { figuresIn } from '../claims.ts';
import type { LandingCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: LandingCopy = {
  title: 'Crear una página de destino en 4 pasos: prueba gratis',
  description:
    'Cree la vista previa de una página de destino en cuatro pasos, sin registro: título, prueba y botón. Personalícela y vea cómo se mide.',
  head: {
    eyebrow: 'Página de destino',
    title: { before: 'Cree su página de destino en ', emphasis: 'cuatro pasos', after: '' },
    lead: 'Alguien busca en su ciudad lo que usted ofrece. Esta página le responde en una frase, lo demuestra y le dice qué hacer.',
    button: 'Crear mi página',
    second: 'Ver la demostración',
  },
  features: {
    title: { before: 'Lo que la hace ', emphasis: 'eficaz', after: '' },
    lead: 'Cuatro reglas que seguimos en cada página.',
    items: [
      {
        title: 'El título repite la búsqueda',
        text: 'El visitante lee sus propias palabras y sabe que está en el lugar correcto.',
      },
      {
        title: 'Las pruebas van antes de la llamada a la acción',
        text: 'Primero una reseña firmada, una foto del trabajo o una garantía; después, el botón.',
      },
      {
        title: 'Un solo botón',
        text: 'Sin menú ni rodeos. Llamar, reservar o pedir precio: una opción, repetida donde conviene.',
      },
      {
        title: 'Una prueba A/B por semana',
        text: 'Dos títulos, dos reseñas, dos botones. Se queda la versión que trae más solicitudes.',
      },
    ],
  },
  builder: {
    title: { before: 'Arme ', emphasis: 'su página', after: '' },
    lead: 'Responda y avance: la página se arma al lado, con sus palabras.',
    steps: 'Pasos de la creación',
    done: 'hecho',
    names: { activity: 'Actividad', place: 'Lugar', action: 'Acción', done: 'Página lista' },
    texts: {
      activity: 'Partimos de lo que escribe el cliente. Diga su actividad como lo haría él.',
      place: 'Una página local habla de un lugar preciso. Indique la ciudad o el barrio.',
      action: 'Elija la acción que de verdad le trae clientes.',
      done: 'Su página ya está lista. Personalícela más abajo o déjenos el resto: textos, fotos, publicación y pruebas.',
    },
    next: 'Paso siguiente',
    finished: 'Proceso terminado',
    progress: 'Paso {count} de {total}',
  },
  fields: {
    activity: { label: 'Su actividad', help: 'Por ejemplo: plomero, peluquería' },
    place: { label: 'Ciudad o barrio', help: 'Por ejemplo: Laval, el Plateau' },
    headline: { label: 'Título', help: 'Si lo deja vacío, se usa el título propuesto.' },
    proof: { label: 'Prueba', help: 'Una reseña, una garantía, un hecho que pueda mostrar.' },
    label: { label: 'Texto del botón', help: 'Empiece por un verbo.' },
  },
  action: '¿Qué debe hacer el visitante?',
  actions: {
    call: 'Llamar ahora',
    book: 'Reservar cita',
    quote: 'Pedir precio',
    visit: 'Cómo llegar',
  },
  accent: 'Color',
  accents: { lumen: 'Ámbar', aurora: 'Aurora', violet: 'Violeta' },
  draft: {
    activity: 'Su oficio',
    place: 'su ciudad',
    headline: '{topic} en {label}, sin esperas',
    proof: '«Llegaron a la hora, respetaron el precio y lo explicaron todo». Reseña de ejemplo',
    lead: {
      call: 'Lo atiende una persona de verdad y le dice enseguida cuándo puede ir.',
      book: 'Elija la hora que le convenga. La confirmación llega al momento.',
      quote: 'Cuente lo que necesita en dos líneas. Recibe un precio claro, sin compromiso.',
      visit: 'A dos pasos de su casa. Pase cuando quiera en nuestro horario.',
    },
  },
  results: {
    title: 'Lo que obtienen nuestros clientes',
    stats: [
      { value: figures.landingConversion, label: 'de conversión' },
      { value: figures.landingLeads, label: 'de solicitudes' },
      { value: figures.landingReturn, label: 'de retorno de la inversión' },
    ],
    note: 'Cifras declaradas por la agencia; sus resultados pueden variar.',
  },
  demo: {
    title: { before: 'Pruebe la ', emphasis: 'demo', after: '' },
    lead: 'La vista previa sigue lo que usted escribe. La dirección de esta página guarda sus ajustes: cópiela para volver a ellos.',
    tabs: 'Demostración',
    preview: 'Vista previa',
    customize: 'Personalizar',
    analytics: 'Analítica',
    page: 'Vista previa de su página',
    apply: 'Actualizar la vista previa',
  },
  analytics: {
    title: 'Un mes de pruebas, de un vistazo',
    note: 'Datos de ejemplo: no prometen ningún resultado.',
    stats: [
      { value: '1,240', label: 'visitas (ejemplo)' },
      { value: '96', label: 'solicitudes (ejemplo)' },
      { value: '7.7%', label: 'de conversión (ejemplo)' },
    ],
    caption: 'Semana a semana, datos de ejemplo',
    week: 'Semana {count}',
    visits: 'Visitas',
    actions: 'Solicitudes',
    rate: 'Conversión',
  },
  closing: {
    title: { before: 'Encargue su ', emphasis: 'página de destino', after: '' },
    lead: 'Envíenos su idea. Le respondemos con el texto, el diseño y una fecha de publicación.',
    button: 'Encargar mi página',
    second: 'Ver el servicio y su precio',
  },
};
