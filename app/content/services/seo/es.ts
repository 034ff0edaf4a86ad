import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Servicio de SEO con IA: auditoría, plan y seguimiento',
  description:
    'Auditoría, plan de 90 días y páginas con seguimiento semanal: la IA prepara y una persona decide. Qué hacemos, qué recibe y cómo se mide.',
  head: {
    eyebrow: 'SEO con IA',
    title: { before: 'SEO con IA para que ', emphasis: 'lo encuentren', after: '' },
    lead: 'Nuestro robot lee cada semana las páginas de su sitio; una persona sigue sus posiciones y reseñas, y aprueba cada paso antes de publicarlo.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'de tráfico orgánico' },
    { value: figures.seoTime, label: 'de tiempo en tareas repetitivas' },
    { value: figures.seoReturn, label: 'de retorno de la inversión' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'La auditoría',
      text: 'Nuestro robot lee las páginas de su sitio y una persona comprueba lo que señala. Usted nos da acceso a Search Console, la herramienta gratuita de Google, y una hora de su tiempo para contarnos qué se vende de verdad. La auditoría ordena las correcciones por impacto: velocidad, estructura, textos, perfil de Google, reseñas. Se lee en una tarde y de ella sale el plan de 90 días.',
    },
    {
      when: 'Semanas 2 a 4',
      title: 'Las correcciones',
      text: 'Empezamos por lo que impide abrir o leer sus páginas: enlaces rotos, títulos repetidos, [lentitud en el celular](/blog-intelligent/site-rapide). Si otra persona maneja su sitio, recibe una lista precisa. Luego reescribimos las páginas que importan con [las palabras de sus clientes](/blog-intelligent/mots-des-clients). Usted aprueba cada texto y, al terminar el mes, puede tachar uno por uno los errores de la auditoría.',
    },
    {
      when: 'Semanas 5 a 8',
      title: 'Las páginas de barrio',
      text: 'La IA arma un esquema, una persona redacta y usted agrega lo que solo usted sabe: un trabajo reciente, un plazo, la pregunta que más le hacen. Una zona tiene su página cuando hay bastante que contar de ella; si no, comparte otra. El artículo sobre [páginas por ciudad](/blog-intelligent/pages-par-ville) explica cómo elegir. Usted revisa y nos manda una foto para cada una.',
    },
    {
      when: 'Semanas 9 a 12',
      title: 'El seguimiento',
      text: 'Miramos qué páginas se muestran, cuáles se abren y cuáles traen llamadas. Si una se muestra y casi nadie la abre, cambiamos el título. Si la leen y nadie llama, cambiamos la oferta o el botón. El puntaje ILA se recalcula cada semana. Con el último informe usted compara con el punto de partida y decide si seguimos, bajamos el ritmo o continúa por su cuenta.',
    },
  ],
  deliverables: [
    'Una auditoría escrita, con las correcciones ordenadas por impacto',
    'Un plan de 90 días, tarea por tarea',
    'Páginas reescritas o creadas, que usted aprueba',
    'Su puntaje ILA, recalculado cada semana',
    'Un informe de una página, cada lunes',
  ],
  audience: {
    text: 'El SEO le conviene a una empresa que ya tiene sitio y espera más solicitudes de él. Se trabaja en las páginas: qué tan rápido abren, cómo están ordenadas y qué dicen. Hacen falta tres meses de constancia y unas horas de su parte. Mida antes su sitio con la [auditoría gratuita ILA](/ila): si sale bien en todo, el problema está en otro lado.',
    fits: [
      'Ofrece varios servicios y una sola página los explica todos.',
      'Google lo muestra en la segunda página para búsquedas que le darían trabajo.',
      'Depende de los anuncios y quiere otra fuente de solicitudes.',
    ],
    others: [
      'Todavía no tiene sitio: un [minisitio](/mini-site-seo) lo pone en línea primero.',
      'A usted lo buscan sobre todo en el mapa: empiece por [el perfil y los directorios](/services/visibilite-locale).',
      'Va a lanzar una oferta de pocas semanas: le basta una [página de destino](/services/landing-aimant) con anuncios.',
      'Prefiere aprender a hacerlo: tome las [seis lecciones gratuitas](/comprendre-le-seo).',
    ],
  },
  cost: [
    'Este servicio no tiene precio inicial, porque cada sitio es distinto. Las diez páginas de un plomero de pueblo y las doscientas de un bufete del centro no dan el mismo trabajo. El monto se lo damos con la auditoría.',
    'Sube si hay muchas páginas que reescribir, varios idiomas, un sitio que nadie sabe modificar o competidores con años de ventaja. Baja si usted escribe los primeros borradores, si su programador se encarga de la lista técnica o si empezamos por una sola parte del [SEO por módulos](/seo-modulaire).',
    'El rediseño, el hosting, el dominio, las fotos y los anuncios se pagan aparte. Los montos no incluyen impuestos, igual que en [todos nuestros servicios](/hub-services).',
    'El plan dura 90 días. La cotización indica qué paga, en qué fechas y qué ocurre el día 91. Decida lo que decida, las páginas publicadas son suyas.',
  ],
  risks: [
    {
      title: 'Google cambia su clasificación a mitad del plan',
      text: 'Google anuncia sus [grandes actualizaciones](https://developers.google.com/search/docs/appearance/core-updates), que pueden mover posiciones ya ganadas. Esperamos a que terminen, comparamos página por página y corregimos las que de veras bajaron. Reescribir todo con prisa echaría a perder lo que se sostenía.',
    },
    {
      title: 'Los textos esperan su visto bueno',
      text: 'Su negocio está en temporada alta y nadie tiene tiempo de leer. Los borradores se acumulan y los 90 días corren. Se los presentamos por orden de valor, por teléfono si le resulta más cómodo, y el informe del lunes nombra los que siguen pendientes.',
    },
    {
      title: 'Más visitas y las mismas llamadas',
      text: 'Una página puede atraer a gente de otro estado o a estudiantes que buscan una definición. Junto a las visitas [contamos las llamadas](/blog-intelligent/compter-les-appels) y los formularios. Si la diferencia persiste, cambiamos la búsqueda a la que apuntamos, no el color del botón.',
    },
  ],
  example: {
    title: 'Una clínica veterinaria de Guadalajara, del día 1 al 90',
    paragraphs: [
      'Ejemplo: la Veterinaria Los Fresnos existe solo en esta página. Su sitio tiene cinco páginas y una de ellas, «Servicios», mezcla consultas, vacunas, cirugía y estética. Recibe unas 20 solicitudes al mes y no sabe de dónde viene la mitad.',
      'La auditoría encuentra fotos demasiado pesadas y una lista de precios subida como imagen, de la que un buscador saca poco. En eso se van las tres primeras semanas. Después, la página única se convierte en cuatro. La de esterilización sube de la posición 16 a la 6 en cinco semanas. La de estética se queda en la tercera página: ya la ocupan cadenas y directorios.',
      'El día 90 cuenta 27 solicitudes en el mes, 11 de ellas para esterilizar. Dos páginas de colonias casi no se abrieron y se juntan en una. La dueña elige preparar una página de urgencias para el siguiente trimestre y deja la estética para quienes ya son clientes.',
    ],
  },
  price: null,
  priceNote:
    'El precio depende del número de páginas y de la competencia en su sector. Lo conocerá con la auditoría, antes de firmar.',
  tool: 'Calcular mi puntaje ILA',
  questions: [
    {
      question: '¿Cuándo notaré la diferencia?',
      answer:
        'Los resultados de SEO suelen llegar entre 30 y 90 días. Primero se notan las correcciones técnicas, después las páginas nuevas. En un sector muy competido puede tardar más, y la auditoría se lo advierte desde el principio.',
    },
    {
      question: '¿Mis páginas las escribe una IA?',
      answer:
        'La IA prepara un borrador y revisa las reglas. Una persona del equipo escribe el texto final y usted lo aprueba. En [IA y ética](/ia-ethique) se detalla quién hace cada cosa.',
    },
    {
      question: '¿Me garantizan el primer lugar?',
      answer:
        'No, y desconfíe de quien lo haga: [Google mismo advierte](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) que nadie puede garantizar el primer puesto. Nos comprometemos con las tareas del plan y sus fechas; lo demás lo medimos.',
    },
    {
      question: '¿Cuántas páginas de barrio necesito?',
      answer:
        'Tantas como zonas de las que haya algo concreto que contar. Las copias en las que solo cambia la ciudad chocan con las [políticas de spam de Google](https://developers.google.com/search/docs/essentials/spam-policies). Tres páginas verdaderas le sirven más que quince clones.',
    },
    {
      question: '¿El SEO ayuda a que ChatGPT me cite?',
      answer:
        'En parte. Esas herramientas leen páginas públicas, claras y al día, como los buscadores. Revisamos que sus robots puedan entrar y que sus datos coincidan en todos lados. Lea lo que se sabe de las [respuestas de la IA](/blog-intelligent/reponses-des-ia) y lo que nadie puede prometer.',
    },
    {
      question: '¿Qué pasa si dejo de trabajar con ustedes?',
      answer:
        'Las páginas, los textos y los accesos son suyos. Se los entregamos todos, sin costo.',
    },
  ],
  closing: {
    title: { before: 'Sepa qué frena a ', emphasis: 'su sitio', after: '' },
    lead: 'Quince minutos bastan para identificarlo y decidir qué vale la pena hacer.',
  },
};
