import type { AccessibilityPanelCopy } from './shape.ts';

export const es: AccessibilityPanelCopy = {
  title: 'Ajustes de accesibilidad',
  intro:
    'El sitio está diseñado para leerse y usarse sin estos ajustes. Solo guardan sus preferencias, en este dispositivo.',
  statement: 'Declaración de accesibilidad',
  close: 'Cerrar los ajustes',
  fontSize: {
    label: 'Tamaño del texto',
    smaller: 'Reducir el texto',
    larger: 'Ampliar el texto',
  },
  contrast: {
    label: 'Contraste',
    options: { normal: 'Normal', high: 'Alto', inverted: 'Invertido' },
  },
  switches: {
    animations: {
      label: 'Animaciones',
      help: 'Sin ellas, todo lo que se mueve se detiene y la cuenta regresiva avanza una vez por minuto.',
    },
    voiceReader: {
      label: 'Lectura en voz alta',
      help: 'Lee los bloques de texto que usted elija. No hace falta si ya usa un lector de pantalla: las dos voces se mezclarían.',
    },
    keyboardNav: {
      label: 'Atajos de teclado',
      help: 'Una tecla lleva a una página o al encabezado siguiente. La tecla Tab funciona siempre.',
    },
    largeButtons: {
      label: 'Botones grandes',
      help: 'Los botones, los campos y los enlaces sueltos miden al menos 44 píxeles de alto y de ancho.',
    },
    focusHighlight: {
      label: 'Foco reforzado',
      help: 'Un contorno grueso sigue al elemento activo. Sin él, queda visible uno más fino.',
    },
  },
  showShortcuts: 'Ver los atajos',
  reset: 'Restablecer los ajustes predeterminados',
  isReset: 'Los ajustes predeterminados están restablecidos.',
  notKept:
    'Su navegador no permite guardar estos ajustes: durarán hasta que salga del sitio o lo recargue.',
  shortcuts: {
    title: 'Atajos de teclado',
    intro:
      'Una tecla a la vez, fuera de los campos de texto. Se desactivan en los ajustes de accesibilidad.',
    close: 'Cerrar la lista',
    thenKey: 'luego',
    acts: {
      help: 'Mostrar esta lista',
      search: 'Buscar en el sitio',
      accessibility: 'Abrir los ajustes de accesibilidad',
      content: 'Ir al contenido de la página',
      next: 'Ir al encabezado siguiente',
      previous: 'Ir al encabezado anterior',
      '/': 'Inicio',
      '/contact': 'Contacto',
      '/modules': 'Todos los módulos',
      '/hub-services': 'Servicios y precios',
      '/ila': 'Puntaje ILA',
      '/adluma': 'Simulador ADLUMA',
      '/etudes-de-cas': 'Casos de éxito',
      '/blog-intelligent': 'Blog',
      '/faq': 'Preguntas frecuentes',
    },
  },
  reader: {
    title: 'Lectura en voz alta',
    play: 'Leer',
    pause: 'Pausar',
    resume: 'Reanudar la lectura',
    stop: 'Detener la lectura',
    previous: 'Bloque anterior',
    next: 'Bloque siguiente',
    pick: 'Elegir un bloque de la página',
    picking: 'Toque un bloque de la página, o llegue a él con Tab. Escape para cancelar.',
    section: 'Sección que leer',
    wholePage: 'Toda la página',
    position: 'Bloque {at} de {count}',
    ready: 'Elija un bloque o una sección y presione Leer.',
    unavailable: 'Este navegador no puede leer en voz alta.',
    noVoice:
      'No hay ninguna voz instalada en este dispositivo. Agregue una en los ajustes de síntesis de voz y recargue la página.',
    otherVoice:
      'Este dispositivo no tiene ninguna voz en español. Agregue una en los ajustes de síntesis de voz y recargue la página.',
  },
};
