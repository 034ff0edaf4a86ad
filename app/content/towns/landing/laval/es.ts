import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Landing pages en Laval para negocios locales | Iluma',
  description:
    'Páginas de destino y minisitios para negocios de Laval: zonas que atiende, temporada de piscinas, licencia RBQ, precio completo y formulario breve.',
  head: {
    eyebrow: 'Para negocios de Laval',
    title: {
      before: 'Landing pages ',
      emphasis: 'en Laval',
      after: ' para comercios y contratistas',
    },
    lead: 'El cliente lee en el estacionamiento del Carrefour Laval o por la noche, en una casa de Vimont. La página debe aclarar en segundos si usted llega hasta ahí y qué día.',
  },
  sections: [
    {
      title: 'Aclare a qué zonas de Laval va',
      paragraphs: [
        'Es una sola ciudad, pero la gente todavía habla de los antiguos municipios: Sainte-Rose, Chomedey, Duvernay, Fabreville. «Laval y alrededores» obliga a adivinar. Anote cada zona y diga si cobra aparte el viaje a Saint-François.',
        'También cuentan los puentes. Si no cruza a Montreal en hora pico, o si sube hasta Terrebonne, escríbalo antes del formulario. Así pierde menos tiempo rechazando trabajos.',
      ],
      points: [],
    },
    {
      title: 'Piscinas, flores, garajes de lona: según la temporada',
      paragraphs: [
        'La apertura de una piscina se reserva cuando todavía hay nieve en el patio, y los invernaderos de la isla venden sobre todo en primavera. En otoño llegan los garajes de lona. Imagine una empresa de piscinas en Auteuil: su página de marzo agenda aperturas; la de agosto, cierres. Cada una pide [una sola acción](/blog-intelligent/page-une-intention).',
        'Según el [calendario del servicio](/services/landing-aimant), la página se publica el día 10. Si quiere citas para mediados de abril, escríbanos antes de que termine marzo.',
      ],
      points: [],
    },
    {
      title: 'Número de licencia RBQ y precio completo',
      paragraphs: [
        'Salvo excepciones, un contratista de la construcción debe indicar su número de licencia en toda publicidad, según el artículo 57.1 de la [ley de edificación de Quebec](https://www.legisquebec.gouv.qc.ca/en/document/cs/B-1.1). Su página de destino es publicidad. Ponga el número debajo del nombre, donde el dueño de casa lo busca.',
        'El precio que se anuncia incluye todos los cargos obligatorios; pueden agregarse montos como los impuestos GST y QST, explica la [oficina de protección al consumidor](https://www.opc.gouv.qc.ca/en/consumer/topic/illegal-practice/prohibited/all-inclusive-price/). Si siempre cobra la visita, súmela a la cifra que muestra.',
      ],
      points: [],
    },
    {
      title: 'Un formulario para quien tiene poco tiempo',
      paragraphs: [
        'Su cliente escribe mientras los niños están en clase de natación. Pídale el tipo de trabajo, la zona, un teléfono y la mejor hora para llamarlo. El artículo sobre [el formulario breve](/blog-intelligent/formulaire-court) revisa los demás campos.',
        'Si debe cotizar antes de ir, agregue:',
      ],
      points: [
        'El tipo de vivienda: casa, dúplex o condominio.',
        'Una foto opcional del techo, la entrada o la piscina.',
        'El acceso: cerca, perro, espacio para un camión.',
      ],
    },
  ],
  questions: [
    {
      question: 'Todavía no tengo sitio web. ¿Basta una página?',
      answer:
        'Para una oferta, sí. Si además hay que mostrar el horario, el equipo y varios servicios, le conviene un [minisitio](/mini-site-seo). Vea desde cuánto cuesta una página en la [lista de precios](/hub-services).',
    },
    {
      question: '¿Puedo tener la página en español?',
      answer:
        'Sí, junto a la versión francesa que exige la ley. Si en su negocio hablan también griego o árabe, como muchos vecinos de Chomedey, la página puede decirlo. [Reserve quince minutos](/contact/rendez-vous) para hablarlo o [simule un presupuesto de anuncios](/adluma).',
    },
  ],
};
