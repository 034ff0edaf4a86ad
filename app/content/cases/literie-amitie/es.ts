import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

export const es: CaseText = {
  title: `Literie Amitié: top 3 en ${figures.caseTopThree} palabras clave | Iluma`,
  description:
    'Cómo una tienda de colchones independiente llegó a los tres primeros lugares en las seis búsquedas que le traen ventas, frente a las cadenas.',
  heading: { before: 'Seis búsquedas que\ntraen ', emphasis: 'ventas', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Ropa de cama y colchones',
  location: 'Longueuil (Quebec)',
  languages: 'Francés e inglés',
  services: ['SEO con IA', 'Páginas de destino', 'SEO local'],
  background: [
    'Literie Amitié es una tienda familiar de Longueuil, en una avenida muy transitada. Amélie T. tomó el lugar de su padre en 2018; trabaja con tres vendedores y un repartidor. Atienden a parejas de la ribera sur de Montreal, a gente que lleva meses durmiendo mal y a inquilinos con una escalera que da dos vueltas antes de llegar al cuarto.',
    'Tres cadenas tienen local en la misma avenida y anuncian sus rebajas por televisión. En línea, las marcas de colchón en caja ocupan mucho espacio. Para hacerles frente, Amélie llevaba dos años pagando textos sobre «colchones» y «colchones en oferta». [Posicionarse con palabras tan disputadas](/comprendre-le-seo) exige recursos que ella no tenía: los textos aparecían en la quinta página de Google, y su efecto no se medía.',
    'En el verano de 2025 tenía que escoger entre renovar esos textos y alquilar una valla publicitaria. Nos preguntó cuál de los dos se pagaría solo. No podíamos contestarle, porque nadie anotaba de dónde venían las ventas. De ahí salió el proyecto: pocas búsquedas, [una página de destino](/services/landing-aimant) para cada una y un registro que se lleva en la caja.',
  ],
  diagnosis: [
    'La tienda competía por las mismas palabras que las cadenas, con mucho menos presupuesto.',
    'Nadie sabía qué búsquedas terminaban en una venta.',
    'Las páginas hablaban de modelos, nunca de dolor de espalda ni de entrega en edificios sin elevador.',
  ],
  baseline: [
    {
      measure: 'Búsquedas elegidas entre los tres primeros lugares',
      value: '0 de 6',
      period: '29 de agosto de 2025, desde Longueuil',
    },
    {
      measure: 'Posición mediana de las seis búsquedas',
      value: '17.ª',
      period: '29 de agosto de 2025',
    },
    {
      measure: 'Páginas sin ninguna visita desde Google',
      value: '31 de 46',
      period: 'Junio a agosto de 2025',
    },
    {
      measure: 'Ventas de colchones con origen anotado',
      value: '0 de 58',
      period: 'Agosto de 2025',
    },
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      when: 'Semanas 1 a 3 · septiembre de 2025',
      action: 'Elegir seis búsquedas',
      detail:
        'Con suficiente demanda y lo bastante precisas para que las gane una tienda independiente. ILLUMATCH había puesto las páginas de destino en primer lugar. Después se calificaron cuarenta búsquedas a mano: demanda, cadenas presentes, margen del producto. Se descartaron treinta y cuatro, cada una con su motivo.',
    },
    {
      module: 'ILA',
      when: 'Semanas 2 a 26 · septiembre de 2025 a febrero de 2026',
      action: 'Revisar las posiciones desde Longueuil',
      detail:
        'Las seis búsquedas se revisan una vez por semana, el mismo día, desde Longueuil, en los resultados que salen debajo del mapa. Una posición cuenta después de dos revisiones seguidas. Así nadie festeja un golpe de suerte ni se preocupa por un mal día.',
    },
    {
      module: 'Landing',
      when: 'Semanas 4 a 14 · septiembre a diciembre de 2025',
      action: 'Una respuesta completa por búsqueda',
      detail:
        'Seis páginas: consejos para probar, precios, entrega y retiro del colchón viejo. Cada una abre con la pregunta del cliente y sigue con un rango de precios. La de la entrega muestra la escalera más angosta por la que ha subido el equipo. Un solo botón, para llamar a la tienda.',
    },
    {
      module: 'HUB',
      when: 'Semanas 8 a 26 · octubre de 2025 a febrero de 2026',
      action: 'Relacionar búsquedas y ventas',
      detail:
        'Una pregunta en la caja, anotada cada noche y comparada con las visitas cada mes. El equipo escribe las palabras del cliente tal cual, incluso «ya no me acuerdo». En febrero, 55 de las 62 ventas de colchones tenían respuesta, y 21 clientes hablaron de una búsqueda en Google.',
    },
    {
      module: 'BlogIA',
      when: 'Semanas 12 a 16 · noviembre y diciembre de 2025',
      action: 'Reunir las páginas que no ayudaban',
      detail:
        'Las 31 páginas sin visitas desde Google describían sobre todo modelos descontinuados. Las que otros sitios enlazaban llevan ahora a la página más cercana; las demás se borraron. Lo útil, como el tiempo que conviene probar un colchón, pasó a las seis páginas.',
    },
  ],
  results: [
    {
      metric: 'Primeras posiciones',
      value: 'Top 3',
      improvement: `en ${figures.caseTopThree} palabras clave`,
      basis: 'de las 6 búsquedas elegidas están entre los tres primeros lugares en febrero de 2026',
    },
    {
      metric: 'Ventas relacionadas con su búsqueda',
      value: 'Cada mes',
      improvement: 'en una sola tabla',
      basis:
        'del seguimiento previsto ya funciona; en febrero de 2026, 55 de 62 ventas tenían respuesta',
    },
    stay,
  ],
  chart: {
    caption: `Búsquedas elegidas entre los tres primeros lugares, de un total de 6, al final de cada mes, desde Longueuil${whileSample(' (ejemplo)')}.`,
    bars: [
      { label: 'Agosto de 2025', value: 0, shown: '0 de 6' },
      { label: 'Septiembre', value: 0, shown: '0 de 6' },
      { label: 'Octubre', value: 1, shown: '1 de 6' },
      { label: 'Noviembre', value: 2, shown: '2 de 6' },
      { label: 'Diciembre', value: 4, shown: '4 de 6' },
      { label: 'Enero de 2026', value: 4, shown: '4 de 6' },
      { label: 'Febrero', value: 6, shown: '6 de 6' },
    ],
  },
  setbacks: [
    {
      title: 'Una búsqueda demasiado amplia en la primera lista',
      text: '«Colchón barato» estaba entre las seis primeras elegidas. Después de ocho semanas, la página seguía muy por detrás de las cadenas y los comparadores, y quienes llamaban preguntaban por modelos que la tienda no maneja. A fines de noviembre la cambiamos por «entrega de colchones tercer piso Longueuil», una frase oída en la caja y que ya estaba entre las cuarenta. En febrero entró a los tres primeros lugares: conviene escuchar [las palabras de los clientes](/blog-intelligent/mots-des-clients).',
    },
    {
      title: 'Un código de descuento que nadie mencionaba',
      text: 'Para relacionar visitas y ventas, cada página mostraba al principio un código de 20 dólares para usar en la caja. En un mes lo mencionaron tres clientes de 51, y dos lo habían sacado de un sitio de cupones. Lo reemplazó la pregunta en persona. El artículo sobre [cómo contar las llamadas](/blog-intelligent/compter-les-appels) trae la frase exacta.',
    },
  ],
  interview: [
    {
      question: '¿Cómo se renuncia a la palabra «colchón»?',
      answer:
        'Cuesta, al principio. Es la palabra de mi papá, la del letrero. Luego vimos quién ocupaba la primera página: tres cadenas, dos marcas en línea y un comparador. Escribimos por qué no íbamos a competir ahí, y guardo la hoja en mi cajón. La gente de la zona nos sigue encontrando por [el perfil de Google](/blog-intelligent/fiche-google) cuando busca algo cerca.',
    },
    {
      question: '¿Les molesta a los clientes la pregunta en la caja?',
      answer:
        'No, si llega después de elegir y antes de pagar. «¿Qué lo trajo con nosotros?» Los vendedores anotan la frase entera. Una señora contestó: «Mi marido ronca y busqué eso». No teníamos ni una línea sobre el tema; hoy es un párrafo sobre bases separadas.',
    },
    {
      question: '¿Qué mira en la tabla del mes?',
      answer:
        'Tres columnas: las visitas de cada página, las ventas que le tocan y el margen. La página del dolor de espalda recibe más gente y vende menos que la de entrega por escalera. Si solo hubiera visto las visitas, le habría apostado todo a la primera. En febrero, 14 ventas salieron de alguna de las seis páginas. No es enorme, pero sé cuáles son.',
    },
    {
      question: '¿Qué le diría a otra tienda independiente?',
      answer:
        'Que cuente antes de comprar. Pagamos textos durante dos años por no haber hecho una pregunta. Después, que escoja los temas en los que de verdad le gana a una cadena; para nosotros son la escalera y la paciencia. Que tenga [una página por intención](/blog-intelligent/page-une-intention) y le dé tiempo, porque la sexta búsqueda llegó en el sexto mes.',
    },
  ],
  achievements: [
    'El presupuesto de contenido va a las seis páginas que venden.',
    'La gerente revisa ella misma la tabla del mes.',
    'La lista de búsquedas descartadas está por escrito.',
  ],
  recommendations: [
    'Mantener las seis posiciones antes de buscar otras.',
    'Ofrecer pruebas con cita previa.',
    'Revisar la elección de palabras una vez al año.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Gerente',
  },
  provenPoints: [
    'Elegir pocas palabras clave permite competir con las cadenas.',
    'Contar las ventas de la tienda dice más que contar impresiones.',
  ],
};
