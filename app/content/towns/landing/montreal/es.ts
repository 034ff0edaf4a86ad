import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Diseño de landing pages en Montreal | Iluma',
  description:
    'Páginas de destino para negocios de Montreal: qué barrio nombrar, versiones en francés, inglés y español, mudanzas del 1 de julio y precio inicial.',
  head: {
    eyebrow: 'Para negocios de Montreal',
    title: {
      before: 'Diseño de landing pages ',
      emphasis: 'en Montreal',
      after: ', barrio por barrio',
    },
    lead: 'Una panadería latina de la Petite-Patrie y una empresa de mudanzas de Villeray reciben clientes distintos. Escribimos su página con las palabras que usan al buscar, en francés, inglés o español.',
  },
  sections: [
    {
      title: 'Qué lugar conviene nombrar en el título',
      paragraphs: [
        'En Montreal la gente busca por barrio, por calle o por estación: «dentista Côte-des-Neiges», «cenar cerca del metro Laurier», «costurera Parc-Extension». Ponga en el título el nombre que dicen sus clientes, aunque el distrito se llame oficialmente de otra forma.',
        'A un local le basta casi siempre una página. Haga otra cuando cambie el servicio, por ejemplo si entrega en toda la isla o atiende urgencias de noche. El artículo sobre [páginas por ciudad](/blog-intelligent/pages-par-ville) ayuda a decidir, y el [mapa de posiciones](/heatmap-ila) muestra, con datos simulados, cómo varía la posición de una calle a otra. Después explique cómo llegar:',
      ],
      points: [
        'La estación del metro o del REM, y la salida más cercana.',
        'Dónde estacionar, sobre todo los días en que retiran la nieve.',
        'Si hay escalera exterior, ascensor o rampa.',
        'Qué cambia en verano, si su calle se vuelve peatonal como la avenida Mont-Royal.',
      ],
    },
    {
      title: 'Páginas en francés, inglés y español',
      paragraphs: [
        'Muchos vecinos usan dos o tres idiomas en un mismo día. Es mejor dar a cada idioma su dirección que juntarlos en una pantalla: quien toca un anuncio en español espera seguir leyendo en español, con ejemplos pensados para él.',
        'La [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) también rige la publicidad en internet. Una página en otro idioma debe tener su versión francesa, disponible en condiciones por lo menos igual de favorables: mismos precios, mismo formulario. Cuente con ese texto desde el principio.',
      ],
      points: [],
    },
    {
      title: 'Cuándo publicar: 1 de julio, festivales y nieve',
      paragraphs: [
        'Muchos contratos de alquiler terminan el 30 de junio, y las empresas de mudanzas, los pintores y los cerrajeros llenan su agenda. Les conviene tener la página en marzo o abril, con los días que les quedan libres. Una terraza del Barrio Latino mira más al Gran Premio y al Festival de Jazz; quien quita nieve vende en otoño.',
        'En nuestro [servicio de páginas de destino](/services/landing-aimant), la publicación está prevista para el día 10; luego se hace una prueba por semana. El precio inicial está en la [lista de servicios](/hub-services). Su sitio actual sigue igual.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Necesito una página para cada barrio que atiendo?',
      answer:
        'No. Si no tiene fotos ni plazos propios de LaSalle, esa página repetiría la de Saint-Michel. Empiece por el barrio de donde más le escriben y lea [una página, una intención](/blog-intelligent/page-une-intention) antes de sumar otras.',
    },
    {
      question: '¿Podemos hablar antes de contratar?',
      answer:
        'Sí: por teléfono, por video o en nuestra sede de Montreal. [Elija el momento](/contact/rendez-vous). Si antes pasa su sitio por la [auditoría gratuita](/ila), revisamos el resultado con usted.',
    },
  ],
};
