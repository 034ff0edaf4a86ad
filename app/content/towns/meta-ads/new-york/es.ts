import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Publicidad en Facebook e Instagram en Nueva York | Iluma',
  description:
    'Publicidad en Facebook e Instagram en Nueva York: códigos postales y estaciones, reglas de Meta y del estado, y anuncios en el idioma de su cuadra.',
  head: {
    eyebrow: 'Meta Ads en Nueva York',
    title: {
      before: 'Publicidad en Facebook e Instagram ',
      emphasis: 'en Nueva York',
      after: ', por barrio',
    },
    lead: 'Poca gente cruza el East River por un pan o un manicure. Concentramos sus anuncios en las cuadras, las estaciones y los idiomas de su clientela.',
  },
  sections: [
    {
      title: 'Elegir códigos postales y paradas del metro',
      paragraphs: [
        'Si traza un círculo alrededor de Tribeca, cruza el Hudson y llega a Jersey City. Es mejor escoger los códigos postales que cuentan y pensar en la parada donde baja su gente: 82nd Street para una joyería de Jackson Heights, 103rd Street para una panadería de Corona, Fordham Road para una tienda del Bronx.',
        'En Staten Island o en el este de Queens se anda en auto. Ahí el estacionamiento es un argumento y merece salir en la foto.',
      ],
      points: [],
    },
    {
      title: 'Reglas de publicidad de Meta y del estado de Nueva York',
      paragraphs: [
        'Para no complicarse, fotografíe a su equipo de verdad, con su permiso, y ponga las condiciones de la oferta al lado del precio. Puede [escribir con ayuda de la IA](/blog-intelligent/ecrire-avec-ia), siempre que alguien revise cada afirmación.',
        'Tres reglas afectan a menudo a los negocios pequeños. Esto es un resumen y no reemplaza a un abogado.',
      ],
      points: [
        'Vivienda, empleo, servicios financieros: Meta [restringe el código postal, la edad y el género](https://www.facebook.com/business/help/2220749868045706), tanto para un agente inmobiliario de Astoria como para un restaurante que busca cocinero',
        'Personas creadas con IA: la [ley estatal](https://www.nysenate.gov/legislation/laws/GBS/396-B) pide un aviso bien visible cuando el anuncio muestra a un ser humano inventado',
        'Promesas: un anuncio puede [resultar engañoso](https://www.nysenate.gov/legislation/laws/GBS/350-A) por lo que calla, además de por lo que dice',
      ],
    },
    {
      title: 'Anunciar en español, en inglés o en ambos',
      paragraphs: [
        'En Jackson Heights y en Washington Heights, un anuncio en español promete que alguien atiende en español. Lo mismo pasa con el chino en Flushing y en Sunset Park, o con el ruso en Brighton Beach. Elija un idioma solo si puede responder en él.',
        'Cada comunidad tiene su calendario. Las compras del Año Nuevo Lunar empiezan en enero; las de las fiestas, hacia Acción de Gracias, y el maratón de noviembre cierra calles en los cinco condados. Adaptamos el anuncio y [la página a la que lleva](/blog-intelligent/page-une-intention), como explica [el servicio de Meta Ads](/services/meta-ads).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Tienen equipo en Nueva York?',
      answer:
        'La sede central está en Montreal y tenemos oficina en Nueva York. Las dos ciudades tienen la misma hora. El equipo responde de 9 a.m. a 6 p.m. entre semana: [reserve una llamada](/contact/rendez-vous).',
    },
    {
      question: '¿Los precios están en dólares?',
      answer:
        '[La lista de precios](/hub-services) está en euros, antes de impuestos; el impuesto sobre las ventas se agrega según su dirección. El presupuesto de anuncios se paga a Meta.',
    },
    {
      question: '¿Cómo calculo un primer presupuesto?',
      answer:
        '[ADLUMA](/adluma) parte de medianas de campañas de Estados Unidos. No describen a Nueva York en particular: cámbielas por sus cifras en cuanto las tenga.',
    },
  ],
};
