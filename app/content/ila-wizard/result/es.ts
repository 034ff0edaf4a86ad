import type { IlaWizardCopy } from '../shape.ts';

export const es: IlaWizardCopy['result'] = {
  title: 'Puntaje ILA estimado de {name}',
  estimate: {
    text: 'Estimación según sus respuestas: no se lee ningún sitio.',
    link: 'Medir mi sitio',
  },
  outOf: 'sobre 100',
  stars: { one: '{count} estrella de 5', other: '{count} estrellas de 5' },
  labels: { excellent: 'Excelente', good: 'Bueno', improve: 'Por mejorar' },
  messages: {
    excellent: 'Lo encuentran y les gusta. Siga así.',
    good: 'Tiene una buena base. Unas mejoras concretas pueden acercarlo a los primeros lugares.',
    improve: 'Quizá sus clientes lo buscan y no lo encuentran. Hay mejoras fáciles por hacer.',
  },
  risk: 'Riesgo',
  risks: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
  between:
    'Una parte es estimada. Con sus respuestas, el puntaje está entre {low} y {high}; una auditoría lo precisaría.',
  version: 'Método ILA, versión {version}',
  nextTitle: 'La próxima acción',
  gain: { one: '+{count} punto', other: '+{count} puntos' },
  toScore: 'Su puntaje pasaría a {score}.',
  steps: {
    profile: {
      title: 'Reclame su perfil de Google',
      text: 'Categoría principal exacta, horarios, servicios y fotos: es lo primero que Google muestra de su negocio.',
    },
    site: {
      title: 'Ponga un sitio en línea',
      text: 'Para empezar bastan una página por servicio y su dirección completa.',
    },
    social: {
      title: 'Publique una vez al mes',
      text: 'Una foto de su trabajo, una noticia del barrio: así se ve que el negocio está activo.',
    },
    reviews: {
      title: 'Pida una reseña a todos sus clientes',
      text: 'El cálculo supone 20 reseñas de cinco estrellas agregadas a las que ya tiene.',
    },
  },
  nothingLeft: {
    title: 'Mida lo que aquí se estima',
    text: 'Sus respuestas ya son las mejores posibles. Lo demás lo dirá una auditoría: el mayor margen estimado está en «{name}».',
  },
  adviceTitle: 'Recomendaciones',
  advice: {
    googlePresence: 'Cree o reclame su perfil de Google y complételo hasta el último campo.',
    reputation: 'Pida una reseña después de cada venta y responda a todas, primero las malas.',
    websiteOptimization:
      'Cree una página por servicio, con su ciudad en el título, y un sitio rápido en el teléfono.',
    localContent:
      'Publique con regularidad: una foto, una noticia del barrio, la pregunta de un cliente.',
    excellent:
      'Nivel excelente: ningún factor necesita corrección. Siga así y vigile a sus competidores.',
  },
};
