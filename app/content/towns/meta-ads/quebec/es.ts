import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Anuncios de Facebook en la ciudad de Quebec | Iluma',
  description:
    'Facebook e Instagram en la ciudad de Quebec: campañas separadas para residentes y turistas, del Carnaval a los cruceros, y un presupuesto simulado.',
  head: {
    eyebrow: 'Meta Ads en la ciudad de Quebec',
    title: {
      before: 'Anuncios de Facebook e Instagram ',
      emphasis: 'en la ciudad de Quebec',
      after: '',
    },
    lead: 'Un hotel de la Grande Allée y un taller de Charlesbourg comparten ciudad, pero no clientes. Armamos una campaña por público, para que cada persona lea un anuncio pensado para ella.',
  },
  sections: [
    {
      title: 'Separar a los turistas de los residentes',
      paragraphs: [
        'Meta reúne en una sola opción a [quienes viven en un lugar y a quienes acaban de pasar](https://www.facebook.com/business/help/202297959811696). Cerca del Petit-Champlain, parte de su dinero irá a pasajeros de crucero que zarpan esa noche. A una joyería le conviene; a una guardería, no.',
        'Como no hay un botón para distinguirlos, usamos el lugar, el idioma y la oferta.',
      ],
      points: [
        'Visitantes: casco antiguo, textos en francés, en inglés y en español, una oferta para hoy',
        'Residentes: Limoilou, Montcalm, Beauport o Lebourgneuf, con citas y membresías',
        'Estudiantes: alrededores de la Universidad Laval, que está en Sainte-Foy y no en la ciudad de Laval',
      ],
    },
    {
      title: 'Elegir la ciudad y no toda la provincia',
      paragraphs: [
        'En el administrador de anuncios, «Quebec» puede ser la ciudad o la provincia. Un clic equivocado, y una peluquería de Saint-Roch paga por llegar hasta Gatineau. Revise también Lévis: el transbordador tarda pocos minutos, pero ¿lo toman sus clientes para visitarlo?',
        'Escriba con las referencias que usa la gente: la parte baja, las Galeries, la 3e Avenue. Se entienden antes que el nombre oficial de un distrito. Si su oferta cambia según la zona, prepare [una página para cada una](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Planear los anuncios, del Carnaval a los cruceros',
      paragraphs: [
        'El Carnaval en febrero, el Festival de Verano en julio, los cruceros en otoño: cada oleada llena unos negocios y vacía otros. Una peluquera de la calle Saint-Jean puede ofrecer sus mañanas antes de que llegue la multitud. Un bistró de la avenida Cartier puede invitar a los vecinos que huyen de ella.',
        'Si un periódico habla de usted, la nota no circulará por Facebook: [Meta bloquea en Canadá el contenido de los medios](https://transparency.meta.com/policies/other-policies/news-regulations). Mejor lea sus [reseñas de Google](/blog-intelligent/avis-google), busque el elogio que se repite y dígalo a su manera.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Con cuánto tiempo hay que empezar?',
      answer:
        'Un mes antes de la fecha que le importa. [Nuestro servicio de Meta Ads](/services/meta-ads) prevé el lanzamiento el día 7 y una selección de anuncios hasta la cuarta semana.',
    },
    {
      question: '¿Y si mi temporada dura seis semanas?',
      answer:
        'El [simulador de presupuesto](/adluma) no considera las temporadas: haga un cálculo aparte para sus semanas fuertes. La gestión se paga por mes, según [los precios iniciales](/hub-services).',
    },
    {
      question: '¿Quién contesta los mensajes de los anuncios?',
      answer:
        'Usted, porque conoce su disponibilidad. Escriba de antemano las respuestas a las preguntas comunes, al menos en francés y en inglés, y fije un plazo que pueda cumplir. Si eso le preocupa, [hablemos antes del lanzamiento](/contact/rendez-vous).',
    },
  ],
};
