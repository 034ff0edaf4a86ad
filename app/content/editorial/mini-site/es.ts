import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Minisitio SEO',
  summary: 'Qué incluye un sitio pequeño, listo para Google y en línea en menos de 48 h.',
  title: 'Minisitio SEO: página web en menos de 48 h | Iluma',
  description:
    'Página web pequeña y rápida para un negocio local, en línea en menos de 48 h (días hábiles). Qué contiene, para quién es y cómo puede crecer.',
  head: {
    eyebrow: 'Minisitio SEO',
    title: { before: 'Su página web en ', emphasis: 'menos de 48 h', after: '' },
    lead: 'Unas páginas que dicen quién es usted, dónde está y cómo contactarlo.',
    button: 'Pedir un minisitio',
    second: 'Ver los demás servicios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Qué ', emphasis: 'incluye', after: '' },
      lead: 'Para un negocio que abre, que se muda o que necesita reemplazar un sitio viejo.',
      items: [
        {
          title: 'En línea en menos de 48 h',
          text: 'Usted responde unas preguntas, nosotros escribimos, usted revisa y se publica.',
        },
        {
          title: 'Visible en su barrio',
          text: 'Dirección, horario y servicios correctos desde el primer día, en un formato que Google sabe leer.',
        },
        {
          title: 'Rápido y accesible',
          text: 'Carga bien en un teléfono viejo, todos pueden leerlo y no usa cookies innecesarias.',
        },
        {
          title: 'Listo para crecer',
          text: 'Puede agregar páginas, idiomas o una tienda sin rehacer el sitio.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'El calendario, ', emphasis: 'paso a paso', after: '' },
      lead: 'Dos días hábiles a partir de sus respuestas.',
      items: [
        {
          when: 'Por la mañana',
          title: 'Usted cuenta',
          text: 'Qué hace, para quién, dónde. Fotos, si las tiene.',
        },
        {
          when: 'Al día siguiente',
          title: 'Usted revisa',
          text: 'El sitio está listo, con sus textos. Usted corrige lo que haga falta.',
        },
        {
          when: 'Esa misma tarde',
          title: 'Está en línea',
          text: 'En su dominio, y su perfil de Google lleva a él.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Qué contienen unas pocas páginas bien hechas',
      mark: 'check',
      paragraphs: [
        'Un cliente nuevo quiere saber si usted hace lo que busca, si está abierto y cómo comunicarse. Cuatro o cinco páginas casi siempre lo contestan.',
      ],
      points: [
        'Inicio: su oficio y su ciudad en una frase, con el botón para llamar',
        'Servicios: [una página para cada uno](/guia/paginas-de-servicios) de los que le dan de comer, con un rango de precios',
        'Quiénes son: un nombre, una cara',
        'Contacto: dirección, horario, estacionamiento y un [formulario breve](/blog-intelligent/formulaire-court)',
        'El aviso legal y la política de privacidad',
      ],
    },
    {
      kind: 'prose',
      title: 'Cuándo basta un minisitio',
      mark: 'check',
      paragraphs: [
        'Suele bastarle a una peluquería, una fonda, un taller o una contadora que trabaja sola. Estas son las señales.',
      ],
      points: [
        'Ofrece pocos servicios y cada uno se explica en unas líneas',
        'La gente llama o pasa por el local; nadie compra por internet',
        'No tiene artículos ni catálogo que mantener al día',
      ],
    },
    {
      kind: 'prose',
      title: 'Cuándo hace falta otra cosa',
      mark: 'x',
      paragraphs: ['En estos casos, un sitio pequeño le quedaría corto muy pronto.'],
      points: [
        'Vende y envía por internet: vea el [servicio para tiendas en línea](/services/ecommerce)',
        'Anuncia una sola oferta: una [página de destino](/services/landing-aimant) va directo al grano',
        'Sus clientes leen mucho antes de escribirle: necesitará artículos y un [trabajo de SEO](/services/seo-ia)',
        'Atiende varias ciudades: vea cuándo conviene [una página por ciudad](/blog-intelligent/pages-par-ville)',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que no debe faltar el día que abre',
      mark: 'check',
      paragraphs: [
        'Repase esta lista, haga el sitio quien lo haga; la [auditoría gratuita](/ila) revisa casi todo.',
      ],
      points: [
        'Un [teléfono que se marca](/guia/telefono-para-llamar) con un toque',
        'La [dirección](/guia/direccion-en-el-sitio) y el [horario](/guia/horario-de-atencion) escritos como texto, iguales a los del perfil de Google',
        'La [ciudad en el título](/guia/ciudad-en-el-titulo) de la página de inicio',
        'Una dirección [con HTTPS](/guia/pasar-a-https) y fotos livianas',
        'Un enlace a la [política de privacidad](/guia/aviso-de-privacidad) en cada página',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Qué preparar para cumplir en ', emphasis: '48 horas', after: '' },
      lead: 'Reúna esto antes de respondernos.',
      items: [
        {
          title: 'La dirección web',
          text: 'El nombre que quiere, o el acceso al que ya tiene. Cómprelo a nombre de su negocio.',
        },
        {
          title: 'Los datos',
          text: 'Servicios, zona que atiende, horario de días feriados, formas de pago.',
        },
        {
          title: 'Las fotos',
          text: 'La fachada vista desde la calle, el interior, alguien trabajando.',
        },
        {
          title: 'Una hora al día siguiente',
          text: 'Revise nombres, precios y promesas.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'el minisitio', after: '' },
      lead: 'Plazo, precio, textos y primeras semanas.',
      items: [
        {
          question: '¿Cuándo empiezan a contar las 48 h?',
          answer:
            'Cuando recibimos sus respuestas, en días hábiles. Por ejemplo: responde el martes por la mañana, revisa el miércoles y esa tarde el sitio queda en línea. Si revisa más tarde, la publicación se aplaza.',
        },
        {
          question: '¿Cuánto cuesta un minisitio?',
          answer:
            'No tiene un precio inicial publicado. Díganos cuántas páginas e idiomas quiere en [su solicitud](/contact). Pida que la cotización aclare el hosting y el dominio, que van aparte en los servicios de la [lista de precios](/hub-services).',
        },
        {
          question: '¿Quién escribe los textos?',
          answer:
            'Nosotros, a partir de sus respuestas. Si una IA prepara un borrador, una persona lo revisa; en [IA y ética](/ia-ethique) está el papel de cada quien. Usted aprueba antes de publicar.',
        },
        {
          question: '¿Qué hago cuando ya esté en línea?',
          answer:
            'Ponga la dirección en sus facturas y en la vitrina, [pida reseñas](/blog-intelligent/avis-google) y apunte de dónde vienen las primeras llamadas.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pida su ', emphasis: 'minisitio', after: '' },
    lead: 'Díganos el nombre de su negocio y la dirección web que quiere.',
    button: 'Pedir un minisitio',
    second: 'Ver todos los servicios',
  },
};
