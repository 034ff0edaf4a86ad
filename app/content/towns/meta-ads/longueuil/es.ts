import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Publicidad en Facebook e Instagram en Longueuil | Iluma',
  description:
    'Facebook e Instagram para negocios de Longueuil y la Rive-Sud: qué nombre usar, solicitudes de cotización, viajeros del metro y precios anunciados.',
  head: {
    eyebrow: 'Meta Ads en Longueuil',
    title: {
      before: 'Anuncios de Facebook e Instagram ',
      emphasis: 'en Longueuil',
      after: ' y la Rive-Sud',
    },
    lead: 'Entre Vieux-Longueuil y Saint-Hubert, alguien busca quien le arregle el techo, un mecánico o una mesa para el sábado. Sus anuncios deben salir donde usted puede atenderlo.',
  },
  sections: [
    {
      title: '¿Longueuil, Rive-Sud o el nombre del sector?',
      paragraphs: [
        'El nombre que usa define a su público. «Rive-Sud» llega también a Brossard, Boucherville y Saint-Lambert. «Vieux-Longueuil» hace pensar en un paseo por la calle Saint-Charles, y «Saint-Hubert» tranquiliza a quien busca un plomero cerca del bulevar Cousineau.',
        'Pruebe dos anuncios que solo cambien en eso y quédese con el que traiga las solicitudes más baratas. Después use el mismo nombre en su sitio; este artículo ayuda a [decidir qué páginas por ciudad crear](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Solicitudes de cotización para servicios a domicilio',
      paragraphs: [
        'Techos, piscinas, bombas de calor, retiro de nieve: la demanda se adelanta unas semanas al clima. Un anuncio de retiro de nieve en septiembre encuentra a quienes aún comparan. En diciembre, casi todas las entradas de la cuadra ya tienen quien las limpie.',
        'El formulario debe caber en una pantalla de celular. Con lo siguiente basta para preparar [una cotización rápida](/blog-intelligent/devis-rapides).',
      ],
      points: [
        'El código postal, para descartar viajes largos',
        'El tipo de trabajo, entre tres opciones',
        'Una foto, si ayuda a calcular el precio',
        'El teléfono y la hora para llamar',
      ],
    },
    {
      title: 'Anunciar cerca del metro y de los puentes',
      paragraphs: [
        'En la terminal de la línea amarilla cambian de transporte vecinos de Varennes, Sainte-Julie o Boucherville. Meta puede contarlos entre [quienes estuvieron hace poco](https://www.facebook.com/business/help/202297959811696) en la zona, aunque vivan más lejos.',
        'Para un restaurante es una oportunidad: un anuncio de comida para llevar, al caer la tarde, les llega antes del autobús. Un cerrajero, en cambio, debe mirar primero el tiempo de viaje en la hora pico, tanto en el bulevar Taschereau como camino al puente Jacques-Cartier.',
      ],
      points: [],
    },
    {
      title: 'Publicar un precio completo en el anuncio',
      paragraphs: [
        'La [Ley de Protección del Consumidor](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1) de Quebec pide que el precio anunciado incluya todo lo que pagará el cliente, salvo los impuestos GST y QST. Un ejemplo: un cambio de aceite anunciado a $79 no puede terminar en $87 por un cargo del taller.',
        'Un precio inicial honesto también filtra solicitudes. El nuestro, por la gestión, está en [la lista de servicios](/hub-services), y [la página de Meta Ads](/services/meta-ads) detalla lo que abarca.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'En Greenfield Park, ¿basta un anuncio en inglés?',
      answer:
        'No. La condición bilingüe del distrito se refiere a los servicios municipales. A un negocio se le exige lo mismo que en el resto de Quebec: según la [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11), el otro idioma se suma al francés.',
    },
    {
      question: '¿Qué hago antes de gastar?',
      answer:
        'Calcule [lo que puede traer un presupuesto](/adluma) en su oficio y agregue su margen en [la versión completa](/simulateur-complet). Luego tráiganos el resultado en [una llamada de quince minutos](/contact/rendez-vous).',
    },
  ],
};
