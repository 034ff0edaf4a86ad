import type { SampleWords } from '#app/domain/crm/sandbox/samples.ts';

export const es: SampleWords = {
  sectors: {
    boulangerie: 'restauración',
    clinique: 'salud',
    cycles: 'comercio',
    ecole: 'educación',
    garage: 'automoción',
    immobilier: 'inmobiliario',
    salon: 'belleza',
    yoga: 'deporte y bienestar',
  },
  services: {
    seo: 'SEO de proximidad',
    landing: 'Página de venta',
    ads: 'Publicidad',
    youtube: 'Vídeo',
    blog: 'Artículos',
    local: 'Ficha local',
    podcast: 'Pódcast',
    loyalty: 'Fidelización',
  },
  note: 'Prefiere que lo llamen por la mañana.',
  document: 'Auditoría de visibilidad (ejemplo)',
  projects: {
    orders: {
      name: 'Pedidos en línea',
      analysis: 'La página de pedidos está publicada; vigilar los carritos abandonados.',
    },
    booking: { name: 'Reserva de citas', analysis: 'Reducir el formulario a tres campos.' },
    videos: { name: 'Vídeos de taller', analysis: 'Cuatro tutoriales cortos para empezar.' },
    openDay: { name: 'Puertas abiertas', analysis: 'Textos pendientes de aprobación.' },
    homes: { name: 'Páginas de barrio', analysis: 'Elegir los cinco primeros barrios.' },
  },
  tasks: {
    photos: 'Elegir las fotos del escaparate',
    forms: 'Simplificar el formulario de citas',
    reviews: 'Responder a las últimas reseñas',
    newsletter: 'Preparar el boletín',
    call: 'Llamar de nuevo por la propuesta',
    listing: 'Comprobar la ficha del negocio',
    report: 'Enviar el informe del mes',
    hours: 'Actualizar el horario',
  },
  checklist: ['Ordenar las fotos recibidas', 'Recortar las cinco mejores', 'Pedir el visto bueno'],
  journal: {
    score: {
      title: 'La puntuación sube',
      content: 'Nuevas reseñas y un horario correcto apoyan la visibilidad local.',
    },
    online: { title: 'Pedidos en línea abiertos', content: 'La página está publicada y medida.' },
    partners: {
      title: 'Socios cercanos',
      content: 'Dos comercios del barrio tienen una clientela parecida.',
    },
    form: {
      title: 'Formulario por corregir',
      content: 'Una inscripción en el móvil no se completa; corrección en curso.',
    },
    meeting: { title: 'Primera cita', content: 'Presentación hecha, propuesta pendiente.' },
  },
};
