import { figuresIn } from '../claims.ts';
import type { LandingCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: LandingCopy = {
  title: 'Landing page inteligente: cree la suya en 4 pasos',
  description:
    'Una página, una búsqueda, una sola acción. Cree una primera vista previa en cuatro pasos, personalícela y vea cómo se mide.',
  head: {
    eyebrow: 'Landing page inteligente',
    title: { before: 'Una página. Una intención. ', emphasis: 'Una acción', after: '.' },
    lead: 'Alguien busca lo que usted hace, en su ciudad, ahora. Esta página le responde en una frase, lo demuestra y le dice qué hacer.',
    button: 'Crear mi página',
    second: 'Ver la demostración',
  },
  features: {
    title: { before: 'Lo que la hace ', emphasis: 'inteligente', after: '' },
    lead: 'Nada de magia: cuatro reglas, cumplidas hasta el final.',
    items: [
      {
        title: 'El título repite la búsqueda',
        text: 'El visitante lee sus propias palabras. Sabe que está en el lugar correcto antes de bajar.',
      },
      {
        title: 'La prueba va antes que la petición',
        text: 'Una reseña firmada, una foto del trabajo, una garantía: primero se muestra, luego se pide.',
      },
      {
        title: 'Un solo botón',
        text: 'Sin menú ni rodeos. Llamar, reservar o pedir precio: una opción, repetida donde conviene.',
      },
      {
        title: 'Una prueba por semana',
        text: 'Dos títulos, dos pruebas, dos botones. Se queda la versión que trae más solicitudes.',
      },
    ],
  },
  builder: {
    title: { before: 'Créela en ', emphasis: 'cuatro pasos', after: '' },
    lead: 'Responda y avance: la página se compone al lado, con sus palabras.',
    steps: 'Pasos de la creación',
    done: 'hecho',
    names: { activity: 'Actividad', place: 'Lugar', action: 'Acción', done: 'Página lista' },
    texts: {
      activity: 'Partimos de lo que escribe el cliente. Diga su oficio como lo diría él.',
      place: 'Una página local habla de un lugar preciso. Nombre la ciudad o el barrio.',
      action: 'Una página, una acción. Elija la que de verdad le trae clientes.',
      done: 'Su página ya está lista. Personalícela más abajo o déjenos el resto: textos, fotos, publicación y pruebas.',
    },
    next: 'Paso siguiente',
    finished: 'Proceso terminado',
    progress: 'Paso {count} de {total}',
  },
  fields: {
    activity: { label: 'Su actividad', help: 'Por ejemplo: plomero, peluquería' },
    place: { label: 'Ciudad o barrio', help: 'Por ejemplo: Laval, el Plateau' },
    headline: { label: 'Título', help: 'Vacío: el título que propone el creador.' },
    proof: { label: 'Prueba', help: 'Una reseña, una garantía, un hecho que pueda mostrar.' },
    label: { label: 'Texto del botón', help: 'Empiece por un verbo.' },
  },
  action: '¿Qué debe hacer el visitante?',
  actions: {
    call: 'Llamar ahora',
    book: 'Reservar una hora',
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
      call: 'Le atiende una persona de verdad y le dice enseguida cuándo puede ir.',
      book: 'Elija la hora que le convenga. La confirmación llega al momento.',
      quote: 'Cuente lo que necesita en dos líneas. Recibe un precio claro, sin compromiso.',
      visit: 'A dos pasos de su casa. Pase cuando quiera en horario de apertura.',
    },
  },
  results: {
    title: 'Lo que obtienen nuestros clientes',
    stats: [
      { value: figures.landingConversion, label: 'de conversión' },
      { value: figures.landingLeads, label: 'de clientes potenciales' },
      { value: figures.landingReturn, label: 'de retorno de la inversión' },
    ],
    note: 'Cifras declaradas por la agencia.',
  },
  demo: {
    title: { before: 'Tóquela, ', emphasis: 'cámbiela', after: '' },
    lead: 'La vista previa sigue lo que usted escribe. La dirección de esta página guarda sus ajustes: cópiela para recuperarlos.',
    tabs: 'Demostración',
    preview: 'Vista previa',
    customize: 'Personalizar',
    analytics: 'Analítica',
    page: 'Vista previa de su página',
    apply: 'Actualizar la vista previa',
  },
  analytics: {
    title: 'Un mes de pruebas, leído en un minuto',
    note: 'Datos de ejemplo: enseñan a leer, no prometen un resultado.',
    stats: [
      { value: '1240', label: 'visitas (ejemplo)' },
      { value: '96', label: 'solicitudes (ejemplo)' },
      { value: '7,7 %', label: 'de conversión (ejemplo)' },
    ],
    caption: 'Semana a semana, datos de ejemplo',
    week: 'Semana {count}',
    visits: 'Visitas',
    actions: 'Solicitudes',
    rate: 'Conversión',
  },
  closing: {
    title: { before: 'Su próxima página ya tiene ', emphasis: 'título', after: '' },
    lead: 'Envíenos su idea. Le respondemos con el texto, el diseño y una fecha de publicación.',
    button: 'Encargar mi página',
    second: 'Ver el servicio y su precio',
  },
};
