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
      text: 'Dos peticiones a la vez, 20 MB y un minuto para toda la lectura. Si su servidor le pide esperar, espera o se va.',
    },
    {
      title: 'Qué guarda',
      text: 'Un informe: un extracto de cada pasaje en cuestión y los valores medidos, durante 90 días. Quien tiene el enlace del informe puede borrarlo antes.',
    },
    {
      title: 'Quién lo envía',
      text: 'Cualquier persona puede dar la dirección de un sitio, suyo o de un competidor: un informe se compara con otros dos sitios como máximo. Desde una misma red se inician, a lo sumo, tres mediciones por hora.',
    },
    {
      title: 'Cada cuánto vuelve',
      text: 'El sitio de un cliente activo se lee una vez por semana. Los demás, solo cuando alguien lo pide; durante una hora, los visitantes que piden el mismo sitio reciben el informe que ya existe.',
    },
    {
      title: 'A qué direcciones se conecta',
      text: 'Solo a servidores públicos, por http en el puerto 80 o por https en el puerto 443. Rechaza las redes privadas, también después de una redirección. También consulta en el DNS los registros que protegen su correo, SPF y DMARC.',
    },
    {
      title: 'Cómo se ve una visita en sus registros',
      text: 'Primero aparece la página pedida; luego /robots.txt, el mapa del sitio y las demás páginas. Siguen peticiones HEAD a sus enlaces y a su dirección por http, con www o sin él. La ruta /iluma-audit-unknown-path-7f3a es inventada: muestra qué responde su sitio cuando falta una página. Una única petición lleva el nombre de OAI-SearchBot, para ver si su servidor da la misma página a los robots de IA.',
    },
    {
      title: 'Visitas con un navegador',
      text: 'Cuando nuestro servidor lo tiene, Chrome abre después hasta tres páginas con el tamaño de un teléfono, la primera tres veces. Su encabezado empieza como el de Chrome y termina con IlumaAudit. No acepta ningún aviso de cookies, y se detiene a los 20 segundos por página y a los 60 MB en total.',
    },
  ],
  refuse: {
    title: 'Cómo impedirle el paso',
    before: 'Obedece a robots.txt. Agregue estas dos líneas al suyo:',
    after:
      'Entonces solo pide la dirección y robots.txt, y se detiene ahí. También puede cerrarle solo una parte del sitio. Si robots.txt responde con un error 5xx, se detiene igual; si el archivo no existe, lee el sitio.',
  },
  contact: {
    title: '¿Una pregunta o un problema?',
    text: 'Escríbanos la dirección del sitio y la hora de la visita, con las líneas del registro si las tiene: le responde una persona. Cualquier programa puede usar el nombre de nuestro robot; díganos si esas líneas le parecen sospechosas.',
    link: 'Escribirnos',
  },
};
