import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Publicidad en Facebook e Instagram en Laval | Iluma',
  description:
    'Anuncios de Facebook e Instagram para negocios de Laval: zona trazada según los puentes, cómo dirigirse a los padres según la ley y costo por solicitud.',
  head: {
    eyebrow: 'Meta Ads en Laval',
    title: {
      before: 'Publicidad en Facebook e Instagram ',
      emphasis: 'en Laval',
      after: ' para negocios locales',
    },
    lead: 'Aquí la distancia se cuenta en minutos en auto. Trazamos la zona de sus anuncios según los puentes, las autopistas y los horarios de las familias.',
  },
  sections: [
    {
      title: 'Trazar la zona de anuncios en la isla Jésus',
      paragraphs: [
        'Un círculo con centro en Chomedey cruza pronto el río des Prairies y se llena de gente de Montreal. Más al norte, abarca Rosemère y Boisbriand. Quizá le convengan esas personas. Pero ¿cruzarían un puente, de peaje si toman la autopista 25, por un corte de pelo?',
        'Preferimos partir de los nombres que los vecinos siguen usando: Vimont, Sainte-Rose, Fabreville, Duvernay, Pont-Viau. Luego excluimos los lugares que nunca aparecen en sus facturas. Un taller junto a la autopista 440 no tendrá el mismo mapa que una pastelería vecina del metro Montmorency.',
      ],
      points: [],
    },
    {
      title: 'Hablarles a los padres y no a los niños',
      paragraphs: [
        'Escuelas de danza, campamentos de día, ortodoncistas: muchos servicios de las afueras se venden a familias. En Quebec, la [Ley de Protección del Consumidor](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1) prohíbe, salvo excepciones, la publicidad comercial dirigida a menores de 13 años. Por eso el anuncio de un campamento le habla a la mamá o al papá: horario, estacionamiento y quién cuida a los niños por la tarde.',
        'El mes pesa tanto como el mensaje. Vale la pena probar estos.',
      ],
      points: [
        'Enero y febrero: semana de receso escolar e inscripciones a campamentos de verano',
        'Abril y mayo: apertura de piscinas, vestidos de graduación, terrazas',
        'Agosto: lentes, revisiones dentales y cursos nocturnos antes de las clases',
        'Octubre: cumpleaños infantiles bajo techo, neumáticos y calefacción',
      ],
    },
    {
      title: 'Destacar junto al Carrefour Laval y al Centropolis',
      paragraphs: [
        'Los grandes centros comerciales ya tienen la atención del público. A una tienda del viejo Sainte-Rose o del bulevar des Laurentides le conviene mostrar otra cosa: una reparación hecha frente al cliente, la dueña que aconseja, un lugar para estacionar en la puerta.',
        'Grabe esa escena con el celular, en veinte segundos. El clic lleva a una [página de destino](/landing-page-intelligente) que repite la promesa del video, con [un formulario corto](/blog-intelligent/formulaire-court). Así trabajamos en [la gestión de Meta Ads](/services/meta-ads): pocos anuncios, comparados durante algunas semanas.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Conviene anunciar en español, en griego o en árabe?',
      answer:
        'Si alguien atiende en ese idioma, vale la pena una prueba junto al anuncio en francés. La página a la que llega la gente también debe existir en francés.',
    },
    {
      question: '¿Alcanza un presupuesto pequeño en Laval?',
      answer:
        'Depende de cuántas personas viven en su zona y de lo que le deja una venta. [Simule varios montos](/adluma) y súmeles los honorarios de [nuestros precios iniciales](/hub-services).',
    },
    {
      question: '¿Cómo sé que un cliente vino por un anuncio?',
      answer:
        'Pregúntele por teléfono y anótelo. El artículo para [contar las llamadas](/blog-intelligent/compter-les-appels) propone un método sencillo. En su sitio, la medición espera [el permiso del visitante, según la Ley 25](/blog-intelligent/loi-25-rgpd). Si quiere instalarla con nosotros, [elija una hora para hablar](/contact/rendez-vous).',
    },
  ],
};
