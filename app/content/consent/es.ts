import type { ConsentCopy } from './shape.ts';

export const es: ConsentCopy = {
  title: 'Elija qué cookies permite',
  text: [
    'Este sitio guarda solo lo necesario para funcionar.',
    'Medición de audiencia, publicidad, preferencias, conservación de sus resultados: todo está desactivado hasta que usted lo active.',
    'Puede cambiar de opinión en cualquier momento.',
  ],
  details: 'Ver cada cookie y su duración',
  privacyControl:
    'Su navegador pide que no se le rastree (Global Privacy Control): nada opcional se activará sin que usted lo decida.',
  again: {
    changed: 'Volvemos a preguntarle porque esto cambió desde su elección: {categories}.',
    unknownChange:
      'Volvemos a preguntarle porque nuestras categorías cambiaron desde su elección. Mientras tanto, nada opcional está activo.',
    expired:
      'Su elección del {date} tiene más de seis meses: ya no cuenta, y volvemos a preguntarle.',
  },
  acceptAll: 'Aceptar todo',
  necessaryOnly: 'Solo las necesarias',
  customize: 'Personalizar',
  save: 'Guardar',
  close: 'Cerrar sin cambiar nada',
  categories: {
    necessary: {
      name: 'Necesarias',
      description:
        'Su idioma, sus ajustes de accesibilidad, sus resultados durante la visita y esta elección. Sin estas cookies, el sitio no recuerda nada de esto.',
    },
    analytics: {
      name: 'Analíticas',
      description:
        'Enviar a nuestro servidor, sin nada que lo identifique, la rapidez de cada página: visualización, respuesta y estabilidad.',
      withTag: 'Y cargar una etiqueta que cuenta las visitas.',
    },
    marketing: {
      name: 'Publicidad',
      description:
        'Recordar durante la visita qué anuncio lo trajo y adjuntarlo al mensaje que nos escriba.',
      withTag: 'Y cargar una etiqueta que mide nuestros anuncios.',
    },
    preferences: {
      name: 'Preferencias',
      description:
        'Recordar el sector elegido en la página Herramientas gratuitas y volver a proponérselo en su próxima visita.',
    },
    functional: {
      name: 'Funcionales',
      description:
        'Recuperar sus resultados de una visita a otra en las herramientas (ILA, ADLUMA, ILUMATCH, BlogIA).',
    },
  },
  list: 'Categorías',
  alwaysOn: 'Siempre activas',
  done: 'Su elección está guardada. Puede cambiarla en la página Cookies.',
  notKept: 'Su navegador no permite guardar datos: su elección vale para esta página.',
};
