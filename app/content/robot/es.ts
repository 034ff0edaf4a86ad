import type { RobotCopy } from './shape.ts';

export const es: RobotCopy = {
  title: 'IlumaAudit: el robot de nuestras mediciones | Iluma',
  description:
    'Qué es IlumaAudit, el robot que lee un sitio cuando alguien pide su medición ILA, qué lee, cuáles son sus límites y cómo impedirle el paso.',
  heading: { before: 'IlumaAudit, el robot que ', emphasis: 'mide', after: ' sitios web' },
  lead: 'IlumaAudit lee un sitio solo cuando alguien pide su medición ILA, o cuando un cliente nos encarga medir el suyo. No recorre la web por su cuenta.',
  agent: 'En los registros de su servidor se presenta así:',
  sections: [
    {
      title: 'Qué lee',
      text: 'Veinte páginas como máximo, los archivos que carga la primera, robots.txt, el mapa del sitio y algunos enlaces, para comprobar que responden. No envía formularios ni entra en ninguna cuenta.',
    },
    {
      title: 'Cómo se comporta',
      text: 'Dos solicitudes a la vez, 20 MB y un minuto en total. Si su servidor le pide esperar, espera o se va. No vuelve a leer el mismo sitio en una hora.',
    },
    {
      title: 'Qué guarda',
      text: 'Un informe: un extracto de cada pasaje en cuestión y los valores medidos, durante 90 días. Quien tiene el enlace del informe puede borrarlo antes.',
    },
  ],
  refuse: {
    title: 'Cómo impedirle el paso',
    before: 'Obedece a robots.txt. Agregue estas dos líneas al suyo:',
    after:
      'Entonces solo pide la dirección y robots.txt, y se detiene ahí. También puede cerrarle solo una parte del sitio.',
  },
  contact: {
    title: '¿Una pregunta o un problema?',
    text: 'Escríbanos la dirección del sitio y la hora de la visita: le responde una persona.',
    link: 'Escribirnos',
  },
};
