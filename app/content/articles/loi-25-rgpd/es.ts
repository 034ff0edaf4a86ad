import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Ley 25 y RGPD: ponga en regla el sitio de su pyme',
  excerpt:
    'Responsable, cookies, política de privacidad, registro, incidentes y solicitudes: lo que la Ley 25 de Quebec y el RGPD europeo piden a una pyme.',
  tags: ['Ley 25', 'RGPD', 'privacidad', 'cookies'],
  seoKeywords: [
    'Ley 25 de Quebec',
    'RGPD para pymes',
    'política de privacidad del sitio',
    'consentimiento de cookies',
  ],
  blocks: [
    paragraph(
      'Una escuela de idiomas de Montreal recibe alumnos de México, de Colombia y de España. Su sitio tiene un formulario de inscripción, un calendario, un contador de visitas y un píxel publicitario. Un día, una exalumna pregunta por correo qué datos suyos conserva la escuela y desde cuándo. Nadie sabe por dónde empezar a buscar.',
    ),
    paragraph(
      'Con lo que sigue podrá responder a ese correo, y a otras cosas que suelen llegar sin avisar: un celular perdido, una queja por las cookies, una consulta de la autoridad. Resumimos reglas oficiales de Quebec y de Europa, con sus fechas. No es asesoría legal; consulte a un abogado si maneja datos de salud, de menores, cámaras o huellas dactilares, y revise también la ley de su país.',
    ),
    heading('A quién obligan la Ley 25 y el RGPD'),
    paragraph(
      'En Quebec rige la ley sobre la protección de la información personal en el sector privado, que la llamada Ley 25 renovó a fondo. Alcanza a toda empresa, también a quien trabaja por su cuenta, y vale igual para el papel que para la computadora. Sus cambios entraron en vigor en [tres etapas](https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25).',
    ),
    list(
      '22 de septiembre de 2022: la persona responsable, los avisos y el registro de incidentes.',
      '22 de septiembre de 2023: casi todo lo demás, como la política de privacidad, el consentimiento y las tecnologías de seguimiento.',
      '22 de septiembre de 2024: la portabilidad, es decir, recibir en un formato de uso común los datos que uno entregó.',
    ),
    paragraph(
      'El [RGPD](https://eur-lex.europa.eu/eli/reg/2016/679/oj) se aplica desde el 25 de mayo de 2018 a las empresas establecidas en la Unión Europea. También llega a las de fuera que ofrecen sus productos a personas que están allí o siguen su actividad en línea. La escuela, que publica precios en euros y hace campaña en Madrid, debería cumplirlo. Una panadería de Laval no queda obligada solo porque alguien abra su página desde Sevilla.',
    ),
    heading('Comparación de las dos leyes'),
    table(
      'Lo que cada ley pide al sitio de un negocio pequeño',
      ['Tema', 'Ley 25 (Quebec)', 'RGPD (y CNIL en Francia)'],
      [
        'A quién escribir',
        'Un responsable: cargo y datos de contacto en el sitio',
        'La empresa y sus datos; un delegado en ciertos casos',
      ],
      [
        'Cookies de seguimiento',
        'Apagadas hasta que la persona las active',
        'Permiso previo; rechazar tan fácil como aceptar',
      ],
      [
        'Política',
        'Publicada, en términos sencillos y claros',
        'Fines, plazos, destinatarios, derechos',
      ],
      ['Solicitud de una persona', 'Respuesta escrita en 30 días', 'Respuesta en un mes'],
      [
        'Incidente',
        'Aviso diligente si puede causar un perjuicio grave',
        'Aviso a la autoridad en 72 horas, salvo riesgo improbable',
      ],
      ['Registro', 'De incidentes', 'De tratamientos y de violaciones de seguridad'],
    ),
    heading('Designe a la persona responsable'),
    paragraph(
      'Si no designa a nadie, en Quebec responde quien tiene la máxima autoridad en la empresa. Puede delegar la función, por escrito, en alguien de dentro o de fuera. El sitio debe publicar el cargo y la forma de contacto. Conviene un correo que no dependa de una persona, como «privacidad@» y su dominio.',
    ),
    paragraph(
      'La ley pide además unas reglas internas acordes con su tamaño: quién ve qué, cuándo se destruye, quién atiende una queja. A un equipo de cinco personas le pueden bastar dos páginas; el sitio debe explicar lo principal en palabras sencillas.',
    ),
    heading('Las cookies: apagadas hasta que las acepten'),
    paragraph(
      'En Quebec hay que avisar de toda herramienta que identifica o localiza a una persona, o elabora su perfil, y dejarla apagada hasta que la persona la encienda. Suele ser el caso del píxel publicitario y de la analítica que reconoce a un visitante. El carrito, el idioma y la sesión no esperan permiso. La [CNIL](https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies), la autoridad francesa, exige que rechazar sea tan sencillo como aceptar y considera buena práctica recordar la elección durante seis meses.',
    ),
    list(
      'Abra el sitio en una ventana privada y no toque nada: no debe salir ninguna medición. Aquí se explica [cómo comprobarlo](/guia/rastreadores-sin-consentimiento).',
      'Rechace y pase a otra página. El aviso no debe volver.',
      'Busque cómo cambiar de opinión: el enlace debe estar al pie de todas las páginas.',
      'Repita la prueba en una página con video o mapa y en las de sus anuncios.',
    ),
    paragraph(
      'La [auditoría gratuita](/ila) revisa este punto, entre otros, y nombra los rastreadores que encuentra.',
    ),
    heading('Haga el inventario de los datos'),
    paragraph(
      'Siga a un cliente desde el primer clic hasta la factura y anote cada lugar donde queda su nombre, incluido el cuaderno junto al teléfono. En Europa ese documento se llama registro de actividades de tratamiento; la CNIL ofrece un [modelo gratuito](https://www.cnil.fr/fr/RGPD-le-registre-des-activites-de-traitement), en francés. La excepción para empresas de menos de 250 empleados no cubre un archivo de uso diario, como el de clientes.',
    ),
    table(
      'Ejemplo: el inventario de la escuela de idiomas (los plazos son los que ella eligió)',
      ['Dato', 'Para qué', 'Dónde', 'Hasta cuándo'],
      ['Nombre, correo, curso', 'Inscribir', 'Programa de gestión', '2 años tras el curso'],
      ['Contacto de emergencia', 'Avisar a la familia', 'Hoja del grupo', 'Fin del curso'],
      ['Mensaje del formulario', 'Responder', 'Buzón de correo', '1 año'],
      ['Factura', 'Contabilidad', 'Programa contable', 'Plazo fiscal'],
      ['Correo del boletín', 'Anunciar cursos', 'Programa de envíos', 'Baja voluntaria'],
    ),
    paragraph(
      'Saldrán a la luz datos que nadie usa. Deje de pedirlos: [un formulario corto](/blog-intelligent/formulaire-court) protege más que una advertencia larga. Anote también en qué país guarda los datos cada herramienta. Antes de que salgan de Quebec, la ley pide evaluar la protección que tendrán y reflejarla en el contrato.',
    ),
    heading('Redacte una política de privacidad que se entienda'),
    paragraph(
      'La política (o aviso de privacidad, como se le dice en algunos países) es el inventario convertido en frases. «Sus datos podrán utilizarse para mejorar la experiencia» no informa. «Guardamos su correo dos años después del curso, por si necesita un certificado» se entiende a la primera. No deben faltar estos puntos:',
    ),
    list(
      'Quién responde y a qué dirección se le escribe.',
      'Qué recoge, cómo y con qué fin.',
      'Qué proveedores tienen acceso y en qué países.',
      'Cuánto tiempo conserva cada dato.',
      'Los derechos: consultar, corregir, retirar el permiso, quejarse ante la CAI de Quebec o ante la autoridad europea que corresponda.',
      'La fecha del texto y la forma de anunciar un cambio.',
    ),
    tip(
      'Dé la política a un empleado y hágale tres preguntas: ¿qué guardamos, cuánto tiempo, a quién se escribe? Si tarda más de un minuto, recorte el texto.',
    ),
    paragraph(
      'El permiso para enviar promociones se pide aparte, con una casilla sin marcar; lo tratamos en [el boletín de un negocio local](/blog-intelligent/infolettre-locale). Si busca un modelo, [nuestra política](/politique-confidentialite) parte de un inventario como este.',
    ),
    heading('Qué hacer si se filtran datos'),
    paragraph(
      'Un correo enviado a la lista equivocada, un celular extraviado, una cuenta de correo vulnerada, un empleado que abre una ficha por curiosidad: todo eso es un incidente. Tenga los pasos escritos en una hoja.',
    ),
    list(
      'Contener: cambiar contraseñas, cerrar accesos, pedir que borren el mensaje recibido por error.',
      'Describir: cuándo, qué datos, cuántas personas, por qué causa.',
      'Evaluar: lo delicado del dato, las consecuencias, la probabilidad de un mal uso.',
      'Avisar a la CAI y a los afectados si el riesgo es grave; en Francia, [a la CNIL](https://www.cnil.fr/fr/notifier-une-violation-de-donnees-personnelles) en 72 horas en cuanto hay riesgo.',
      'Anotarlo en el registro, aunque fuera leve.',
    ),
    paragraph(
      'El reglamento de Quebec sobre incidentes, vigente desde el 29 de diciembre de 2022, obliga a conservar ese registro al menos cinco años. En noviembre de 2025, la Comisión Europea propuso ampliar el plazo de 72 horas: confirme el texto vigente.',
    ),
    heading('Cómo contestar a quien pide sus datos'),
    paragraph(
      'Volvamos a la exalumna, que escribe el 4 de marzo. La escuela contesta ese mismo día: «Recibimos su solicitud. Para confirmar que es usted, la llamaremos al número de su inscripción. Tendrá una copia a más tardar el 3 de abril». El inventario indica dónde buscar. De paso, corrigen un apellido y destruyen una hoja vieja. En Quebec, no contestar equivale a negarse.',
    ),
    chart(
      'Tres plazos, en meses: elección de cookies y contacto inactivo (recomendaciones de la CNIL), registro de incidentes (reglamento de Quebec)',
      { label: 'Elección de cookies', value: 6, shown: '6 meses' },
      { label: 'Contacto inactivo', value: 36, shown: '36 meses' },
      { label: 'Registro de incidentes', value: 60, shown: '60 meses' },
    ),
    paragraph(
      'Para lo demás, pocas normas fijan un plazo. El principio es destruir el dato, o volverlo anónimo, cuando ya cumplió su fin.',
    ),
    heading('Errores que conviene evitar'),
    list(
      'Copiar la política de un competidor: describe las herramientas y los plazos de él.',
      'Destacar «Aceptar» y esconder el rechazo tras un menú de opciones.',
      'Exigir una identificación escaneada para una simple solicitud de acceso, y quedarse con la copia.',
      'Guardar currículos viejos por si algún día hacen falta.',
      'Publicar el sitio en tres idiomas y la política en uno solo.',
    ),
    heading('Qué revisar dentro de un mes'),
    paragraph(
      'Reserve media hora. ¿Se agregó alguna herramienta al sitio? ¿Conserva su contraseña alguien que ya se fue? ¿Venció algún plazo? Envíese una solicitud ficticia y tome el tiempo. Si sus datos están dispersos, empiece por [un CRM sencillo](/blog-intelligent/crm-relances), y no olvide [el enlace al pie de cada página](/guia/aviso-de-privacidad).',
    ),
  ],
  sources: [
    {
      name: 'LégisQuébec: ley sobre la protección de la información personal en el sector privado (P-39.1, en inglés)',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
    },
    {
      name: 'LégisQuébec: reglamento sobre los incidentes de confidencialidad (A-2.1, r. 3.1, en inglés)',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/A-2.1,%20r.%203.1',
    },
    {
      name: 'Commission d’accès à l’information: principales cambios de la Ley 25 (en francés)',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'CNIL: reglas sobre las cookies (en francés)',
      address: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies',
    },
    {
      name: 'CNIL: cuánto tiempo conservar los datos (en francés)',
      address: 'https://www.cnil.fr/fr/passer-laction/les-durees-de-conservation-des-donnees',
    },
  ],
};
