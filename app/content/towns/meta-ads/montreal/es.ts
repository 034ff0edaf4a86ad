import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Publicidad en Facebook e Instagram en Montreal | Iluma',
  description:
    'Anuncios de Facebook e Instagram para negocios de Montreal: qué barrios elegir, cómo anunciar en francés y en español, fechas clave y presupuesto simulado.',
  head: {
    eyebrow: 'Meta Ads en Montreal',
    title: {
      before: 'Publicidad en Facebook e Instagram en ',
      emphasis: 'Montreal',
      after: ', por barrio',
    },
    lead: 'Una panadería de la Petite-Patrie y una clínica de Côte-des-Neiges no comparten ni calle ni clientela. Ajustamos sus anuncios a la distancia que la gente acepta recorrer y al idioma en que saluda.',
  },
  sections: [
    {
      title: 'Cómo elegir barrios de Montreal para sus anuncios',
      paragraphs: [
        'Una frutería de la calle Wellington, en Verdun, vive de quienes pasan a pie. Una tienda de vestidos de la Plaza St-Hubert, en cambio, puede recibir a clientas de toda la isla. La primera necesita un radio pequeño alrededor de la puerta; a la segunda le conviene probar varias zonas a lo largo de la línea naranja.',
        'Meta busca a [quienes viven en una zona o estuvieron allí hace poco](https://www.facebook.com/business/help/202297959811696). En el centro, eso incluye a oficinistas que viven en Laval o en Brossard. Si vende almuerzos, le sirve. Si es dentista, ofrézcales una limpieza a la hora de comer, cerca de la estación McGill.',
      ],
      points: [],
    },
    {
      title: 'Anunciar en francés, en inglés o en español',
      paragraphs: [
        'La [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) también rige las publicaciones comerciales en internet. Puede anunciar en otro idioma si el público encuentra la versión francesa en condiciones al menos igual de favorables. Por eso escribimos un anuncio por idioma, con su propia página.',
        'Traducir palabra por palabra se nota. Un taller de bicicletas, por ejemplo, puede anunciar en francés la puesta a punto de primavera y decir en español «deje lista su bici». Anote en el mostrador [las palabras de sus clientes](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'Cuándo anunciar: mudanzas, festivales y regreso a clases',
      paragraphs: [
        'La demanda cambia varias veces al año. Para cada momento fuerte preparamos [una página con un solo propósito](/blog-intelligent/page-une-intention). Las etapas están en [el servicio de Meta Ads](/services/meta-ads) y las tarifas, en [la lista de precios](/hub-services).',
        'Estas son las primeras fechas que conviene marcar.',
      ],
      points: [
        '1 de julio: día de mudanzas, con vecinos nuevos para una lavandería, una tienda o un consultorio',
        'Verano: calles peatonales, como la avenida Mont-Royal, y noches de festival en el Quartier des Spectacles',
        'Fines de agosto: vuelven los estudiantes a McGill, Concordia, la UQAM y la Universidad de Montreal',
        'Noviembre: neumáticos de invierno, [obligatorios en Quebec desde el 1 de diciembre](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-24.2)',
      ],
    },
  ],
  questions: [
    {
      question: '¿Se puede apuntar a un solo distrito?',
      answer:
        'Casi: con un punto y un radio, o con códigos postales. El borde nunca es exacto, y Meta avisa que algunas impresiones pueden caer fuera de la zona elegida.',
    },
    {
      question: '¿Cuánto debería invertir un negocio de barrio?',
      answer:
        'Indique su sector y cuántos habitantes atiende en [el simulador ADLUMA](/adluma): calcula las solicitudes y señala el monto a partir del cual gastar más rinde poco. Los anuncios se pagan a Meta, aparte de nuestros honorarios.',
    },
    {
      question: 'Ya tengo anuncios activos, ¿qué reviso primero?',
      answer:
        'Lo que pasa después del clic. Pida [la auditoría gratuita de su sitio](/ila) y luego [reserve una llamada](/contact/rendez-vous) para revisar juntos la cuenta, que sigue a su nombre.',
    },
  ],
};
