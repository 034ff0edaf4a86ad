import type { FullSystemCopy } from '../shape.ts';

export const es: FullSystemCopy['partnerships'] = {
  lead: 'Un buen aliado ya conoce a sus futuros clientes. Dos ejemplos, paso a paso.',
  note: 'Ejemplos ficticios: estos aliados no existen. Muestran la forma de un acuerdo, no un acuerdo firmado.',
  fields: {
    audience: 'Público',
    reach: 'Alcance',
    demographics: 'Perfil',
    benefits: 'Lo que usted gana',
    formats: 'Formatos',
    phases: 'Puesta en marcha',
  },
  day: 'Día {days}',
  button: 'Proponer una alianza',
  items: {
    'partner-radio': {
      name: 'Radio Ribera',
      type: 'Medio local',
      audience: 'La gente del barrio, en el auto y en las tiendas',
      reach: 'Una ciudad y sus alrededores',
      demographics: 'Familias y trabajadores, por la mañana y al final del día',
      status: 'Ejemplo, activa',
      description:
        'Una radio de barrio presenta cada semana un negocio; la entrevista se convierte en artículo, video corto y enlace a su página.',
      benefits: [
        'Una voz conocida lo recomienda.',
        'Un enlace desde un medio que sus clientes conocen.',
        'Una entrevista que sirve todo el año.',
      ],
      formats: ['Entrevista al aire', 'Artículo en el sitio de la radio', 'Fragmento de video'],
      phases: [
        {
          phase: 'Definición',
          action: 'Elegir el tema, el público y la página que se dará a conocer.',
        },
        {
          phase: 'Preparación',
          action: 'Escribir las preguntas, preparar la página y su medición.',
        },
        { phase: 'Difusión', action: 'Grabar, emitir, publicar el artículo y el fragmento.' },
        { phase: 'Balance', action: 'Contar llamadas y visitas, decidir cómo seguir.' },
      ],
    },
    'partner-merchants': {
      name: 'Alianza de comerciantes del Puerto Viejo',
      type: 'Asociación de comerciantes',
      audience: 'Residentes y visitantes que compran a pie',
      reach: 'Un barrio comercial',
      demographics: 'Parejas, familias y turistas, sobre todo el fin de semana',
      status: 'Ejemplo, en preparación',
      description:
        'Negocios vecinos se recomiendan entre sí, en línea y en el local, con páginas que se enlazan.',
      benefits: [
        'Sus vecinos le envían clientes.',
        'Enlaces entre sitios del mismo barrio.',
        'Eventos que se anuncian una vez y se ven en todas partes.',
      ],
      formats: ['Página común del barrio', 'Mapa de los negocios', 'Oferta cruzada en la caja'],
      phases: [
        { phase: 'Definición', action: 'Reunir a los negocios y fijar una regla sencilla.' },
        { phase: 'Preparación', action: 'Corregir los perfiles, escribir la página común.' },
        {
          phase: 'Difusión',
          action: 'Abrir la página, poner el cartel y el código en la vitrina.',
        },
        { phase: 'Balance', action: 'Leer las visitas cruzadas, quedarse con lo que sirve.' },
      ],
    },
  },
};
