import type { AccessibilityCopy } from './shape.ts';

export const es: AccessibilityCopy = {
  title: 'Declaración de accesibilidad | Iluma',
  description:
    'La norma que busca cumplir Iluma (WCAG 2.2, AA), lo que halló la última revisión página por página, sus límites conocidos y cómo avisar de una barrera.',
  eyebrow: 'Accesibilidad',
  heading: { before: 'Declaración de ', emphasis: 'accesibilidad', after: '' },
  lead: 'Esto es lo que buscamos, cómo lo comprobamos, lo que aún falta y a quién decírselo.',
  facts: {
    target: 'Norma',
    status: 'Estado',
    checkedOn: 'Última revisión',
    version: 'Versión del sitio',
  },
  outcomes: {
    clean: 'Autoevaluación: sin fallas conocidas',
    faulty: 'Parcialmente conforme',
  },
  conformance: {
    title: 'Estado de conformidad',
    clean:
      'El sitio está diseñado para cumplir los criterios de nivel A y AA de las WCAG 2.2. Nuestra última revisión automática no halló fallas. Es una autoevaluación: todavía no se ha hecho ninguna auditoría externa.',
    faulty:
      'El sitio busca cumplir los criterios de nivel A y AA de las WCAG 2.2. Nuestra última revisión automática halló las fallas que se enumeran abajo, y las estamos corrigiendo. Es una autoevaluación: todavía no se ha hecho ninguna auditoría externa.',
    panel:
      'Este estado vale con el panel de ajustes cerrado. El panel no repara nada: guarda sus preferencias (tamaño del texto, contraste, animaciones, voz, atajos, botones grandes, foco) en su dispositivo. Las preferencias de su sistema se respetan sin él.',
  },
  method: {
    title: 'Cómo lo comprobamos',
    automatic:
      'Un programa abre en un navegador real ({browser}) cada página construida y la examina con {engine}: {screens} páginas, {languages} idiomas, {contrasts} contrastes, anchos de {widths} píxeles, {views} vistas en total. Se les aplican {rules} reglas.',
    journeysTitle: 'Unos recorridos que se repiten en cada versión comprueban además:',
    journeys: [
      'la navegación solo con teclado, el orden del foco y su regreso al cerrar un panel;',
      'que nada se desplace hacia los lados con 320 píxeles de ancho o con texto de 24 píxeles;',
      'las zonas táctiles: 24 píxeles en todas partes, 44 con los botones grandes;',
      'que todo deje de moverse cuando lo pide el sistema o el ajuste del sitio;',
      'que el sitio se lea sin JavaScript y con los colores que impone el sistema.',
    ],
    limits:
      'Una revisión automática solo halla una parte de las barreras. El sitio aún no ha sido probado con lectores de pantalla por personas que los usan a diario, así que no afirmamos nada al respecto.',
  },
  results: {
    title: 'Resultados de la última revisión',
    caption: 'Fallas halladas, página por página',
    screen: 'Página',
    views: 'Vistas',
    violations: 'Fallas',
    toReview: 'Reglas por juzgar a simple vista',
    none: 'ninguna',
    reviewNote:
      'Una regla «por juzgar a simple vista» no es una falla: el programa no pudo decidir, por ejemplo ante un texto sobre un degradado.',
    unchecked: 'Páginas construidas después de esta revisión, que verá la próxima',
  },
  known: {
    title: 'Límites conocidos',
    items: [
      'La lectura en voz alta depende de las voces instaladas en su dispositivo. Sin una voz en el idioma de la página, el sitio lo dice y no lee nada.',
      'Las páginas de otras empresas a las que enlazamos no dependen de nosotros.',
      'Una voz sintética puede pronunciar mal los nombres de los módulos (ADLUMA, BlogIA, ILUMATCH).',
    ],
  },
  contact: {
    title: 'Avisar de una barrera',
    text: 'Díganos la página, lo que quería hacer y lo que se lo impidió. Le damos la información o el servicio en una forma que le sirva, y lo corregimos.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  complaint: {
    title: 'Si nuestra respuesta no basta',
    text: 'Puede dirigirse a uno de estos organismos:',
    places: {
      quebecRights: 'Quebec, quejas por discriminación',
      quebecOffice: 'Quebec, ayuda y acompañamiento',
      unitedStates: 'Estados Unidos',
      france: 'Francia',
    },
  },
};
