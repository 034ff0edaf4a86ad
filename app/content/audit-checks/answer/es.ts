import type { CheckTexts } from '../shape.ts';

export const es: CheckTexts<'answer'> = {
  'answer.bots': {
    name: 'Acceso de los asistentes',
    what: 'Los robots que responden preguntas (búsqueda de ChatGPT, Claude, Perplexity…) pueden leer el sitio.',
    why: 'Un asistente que no puede leer su sitio no puede recomendarlo. Negarse al entrenamiento de modelos sigue siendo decisión suya y no resta puntos.',
    how: [
      'Abra robots.txt y busque las reglas de los robots citados.',
      'Quite el bloqueo a los que sirven para buscar y responder.',
      'Consérvelo, si quiere, para los que sirven para entrenar (GPTBot, ClaudeBot, CCBot…).',
    ],
    faults: {
      'kept-out': 'El archivo robots.txt cierra el sitio a {found}.',
    },
  },
  'answer.same-content': {
    name: 'La misma página para los robots',
    what: 'Un asistente recibe la misma página que sus visitantes.',
    why: 'Una página bloqueada o vaciada para los robots desaparece de sus respuestas.',
    how: [
      'Pida a su proveedor o a su firewall (Cloudflare, plugin de seguridad) que deje pasar a los robots de búsqueda.',
      'Compruebe que ningún plugin sirva a los robots una página reducida.',
    ],
    faults: {
      status: 'Al robot de un asistente, la página le responde con el código {found}.',
      less: 'Palabras que recibe el robot de un asistente: {found}; un visitante: {wanted}.',
    },
  },
  'answer.raw-text': {
    name: 'Texto legible sin código',
    what: 'Al menos el 60% de las palabras mostradas están en la página tal como se envía.',
    why: 'Muchos asistentes no ejecutan código: lo que aparece después es invisible para ellos.',
    how: [
      'Pida a su desarrollador que las páginas se generen en el servidor o por adelantado.',
      'En un creador de sitios, evite poner el texto principal en un módulo externo.',
    ],
    faults: {
      drawn:
        'Solo el {found} de las palabras mostradas están en la página enviada; apunte al {wanted} o más.',
    },
  },
  'answer.json-ld': {
    name: 'Datos estructurados sin errores',
    what: 'Los datos estructurados se pueden leer y siguen el vocabulario de schema.org.',
    why: 'Una coma de más y se ignora todo el bloque.',
    how: [
      'Pegue la dirección de la página en el validador de schema.org.',
      'Corrija el bloque en la línea citada, o vuelva a crearlo con su plugin de SEO.',
    ],
    faults: {
      broken: 'Este bloque no se puede leer cerca de «{found}».',
      context: 'Este bloque no dice que sus términos vienen de schema.org («@context»).',
      type: '«{found}» no es un tipo de schema.org.',
      property: 'La propiedad «{found}» no existe en schema.org.',
    },
    absent: 'Las páginas leídas no contienen datos estructurados.',
  },
  'answer.identity': {
    name: 'Identidad de la empresa',
    what: 'Los buscadores reciben el nombre, la dirección web, el logo y los perfiles de la empresa.',
    why: 'Así sabe un asistente que el sitio, el perfil de Google y los demás perfiles son de una misma empresa.',
    how: [
      'Agregue lo que falta a los datos estructurados de la empresa.',
      'Ponga las direcciones de sus perfiles en el campo «sameAs».',
    ],
    faults: {
      missing: 'Los datos estructurados no describen ninguna empresa.',
      unknown:
        'El tipo {found} no existe en schema.org: los buscadores no pueden saber que describe una empresa.',
      name: 'Falta el nombre.',
      address: 'Falta la dirección web.',
      logo: 'Falta el logo.',
      profiles: 'Faltan los perfiles.',
    },
  },
  'answer.questions': {
    name: 'Respuestas a las preguntas',
    what: 'Un encabezado que pregunta va seguido de una respuesta corta.',
    why: 'Los asistentes y Google suelen citar una respuesta de una a tres frases, con un enlace a su sitio.',
    how: [
      'Responda justo debajo de la pregunta, en una a tres frases.',
      'Dé los detalles después.',
    ],
    faults: {
      unanswered: 'Esta pregunta no tiene respuesta justo debajo.',
      long: 'La respuesta empieza con {found} frases; apunte a {wanted}.',
    },
    absent: 'Ningún encabezado de las páginas leídas hace una pregunta.',
  },
  'answer.author': {
    name: 'Autor y fecha de los artículos',
    what: 'Los artículos nombran a su autor y su fecha.',
    why: 'Un consejo firmado y con fecha se cita; un texto anónimo, mucho menos.',
    how: [
      'Muestre quién lo escribió y cuándo se actualizó.',
      'Active esos campos en la plantilla de artículos de su herramienta.',
    ],
    faults: {
      author: 'El artículo no nombra a su autor.',
      date: 'El artículo no tiene fecha.',
    },
    absent: 'Las páginas leídas no son artículos.',
  },
  'answer.llms-txt': {
    name: 'Archivo llms.txt',
    what: 'Un archivo llms.txt presenta el sitio a los asistentes.',
    why: 'Casi ningún robot lo pide hoy: lo mencionamos sin contarlo.',
    how: [
      'Haga primero todo lo demás.',
      'Si quiere, enumere sus páginas principales en un archivo llms.txt en la raíz del sitio.',
    ],
    faults: {
      missing: 'El sitio no tiene archivo llms.txt.',
    },
  },
  'answer.tree': {
    name: 'Botones y campos con nombre',
    what: 'Cada botón, enlace y campo tiene un nombre que las máquinas leen.',
    why: 'Los lectores de pantalla, y los asistentes que actúan por un cliente, se guían por esos nombres: un botón sin nombre no se usa.',
    how: [
      'Dé un texto o una etiqueta oculta («aria-label») a cada botón hecho de un ícono.',
      'Vincule cada campo de formulario con su etiqueta.',
    ],
    faults: {
      nameless: 'Este elemento no tiene nombre.',
    },
  },
};
