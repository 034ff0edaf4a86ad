import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Agencia de SEO local en Longueuil | Iluma',
  description:
    'SEO local en Longueuil y la Rive-Sud: perfil de Google exacto, registros antiguos corregidos y reseñas, en Saint-Hubert, Greenfield Park y Vieux-Longueuil.',
  head: {
    eyebrow: 'Posicionamiento local en la Rive-Sud',
    title: { before: 'Agencia de SEO local ', emphasis: 'en Longueuil', after: ' y la Rive-Sud' },
    lead: 'Entre el metro, el bulevar Taschereau y los puentes, su clientela cambia con la hora. Vea cómo el perfil de Google de un negocio de Longueuil puede responderle a cada quien.',
  },
  sections: [
    {
      title: '«Rive-Sud» o «Longueuil»: qué palabras usar',
      paragraphs: [
        'Mucha gente escribe «plomero Rive-Sud» y ninguna ciudad. Pero así se llama también la orilla de Lévis, frente a la ciudad de Quebec. Use las dos referencias: primero la región, después la ciudad y el distrito.',
        'Longueuil tiene tres distritos: Vieux-Longueuil, Saint-Hubert y Greenfield Park. Brossard, Boucherville, Saint-Lambert y Saint-Bruno-de-Montarville son ciudades vecinas; inclúyalas en sus zonas solo si trabaja allí. Para dar con el vocabulario justo, [parta de lo que le piden](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'Clientes del metro y clientes del bulevar Taschereau',
      paragraphs: [
        'La terminal de la línea amarilla y el campus de al lado traen estudiantes y trabajadores que buscan a pie, entre un autobús y otro. En la calle Saint-Charles se elige terraza caminando. A ellos los convencen la hora de cierre y una foto reciente.',
        'Por Taschereau o el chemin de Chambly se anda en auto. Ahí pesan la ruta, el estacionamiento y la entrada correcta. Cerca de los hospitales Pierre-Boucher y Charles-Le Moyne, aclare qué se puede resolver en la pausa del almuerzo.',
      ],
      points: [],
    },
    {
      title: 'Corregir registros de antes de las fusiones',
      paragraphs: [
        'Saint-Hubert, Greenfield Park y LeMoyne pasaron a Longueuil en 2002, igual que Brossard y Saint-Lambert, que en 2006 volvieron a ser ciudades. Los directorios guardan huellas de cada etapa, y un negocio puede figurar en dos a la vez.',
        'Con el servicio de [visibilidad local](/services/visibilite-locale) hacemos la lista de esas diferencias. Hoy mismo puede buscar su nombre y anotar tres cosas.',
      ],
      points: [
        'La ciudad que acompaña a su código postal.',
        'Los duplicados, uno en Saint-Hubert y otro en Longueuil.',
        'Un teléfono viejo que sobrevivió a la última mudanza.',
      ],
    },
    {
      title: 'Puentes cerrados y noches de mucha gente',
      paragraphs: [
        'Las noches de fuegos artificiales, el puente Jacques-Cartier se cierra a los autos y el público baja a la ribera. Otros fines de semana son las obras del túnel las que retrasan sus citas.',
        'Una novedad en el perfil y un horario ajustado evitan viajes en vano. A una peluquería o una clínica le sirve [recordar las citas](/blog-intelligent/rappels-rendez-vous) y sugerir otro camino. Confirme además, con [la auditoría ILA](/ila), que su sitio se lea bien en el celular.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Mis clientes son latinos. ¿Puedo tener el sitio solo en español?',
      answer:
        'No. Tampoco solo en inglés en Greenfield Park, cuyo carácter bilingüe vale para los servicios del distrito. [La Carta](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) rige en todo Quebec: primero el francés, y al lado el español si así lo desea.',
    },
    {
      question: '¿Puedo dar un descuento a cambio de una reseña?',
      answer:
        'Google lo prohíbe, y la [ley canadiense de competencia](https://laws-lois.justice.gc.ca/eng/acts/C-34/) persigue la publicidad engañosa. Mejor pídala a todos, con [este método](/blog-intelligent/avis-google). Si quiere ayuda, consulte [el precio](/hub-services) y [agende una llamada](/contact/rendez-vous).',
    },
  ],
};
