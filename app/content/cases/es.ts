import { figuresIn } from '../claims.ts';
import { es as home } from '../home/es.ts';
import { exampleGoals } from './progress.ts';
import type { CasesCopy } from './shape.ts';

const figures = figuresIn('es');
const { items } = home.cases;
const duration = `${figures.caseMonths} meses`;
const stay = {
  metric: 'Acompañamiento',
  value: duration,
  improvement: 'del diagnóstico al balance',
  basis: 'del periodo previsto, llevado hasta el final',
};

export const es: CasesCopy = {
  page: {
    title: 'Casos de éxito: cuatro negocios, resultados | Iluma',
    description:
      'Deporte, salud, muebles y colchones: el diagnóstico, las acciones y los resultados de cuatro proyectos de seis meses, con la palabra de cada cliente.',
    eyebrow: 'Casos de éxito',
    heading: { before: 'Cuatro clientes, cuatro ', emphasis: 'trayectorias', after: '.' },
    lead: 'El punto de partida, lo que hicimos y lo que cambió. Y lo que queda por hacer, porque un caso honesto también lo dice.',
    filter: 'Por sector',
    trades: { all: 'Todos', sport: 'Deporte', health: 'Salud', home: 'Hogar' },
    read: 'Leer el caso',
    note: 'Cifras declaradas por la agencia. Los nombres de las personas y los lugares son ficticios; un objetivo «de ejemplo» solo le da escala a la barra.',
    closing: {
      title: { before: '¿Y si el próximo fuera el ', emphasis: 'suyo', after: '?' },
      lead: 'Cuéntenos de su negocio. Le diremos a cuál de estos casos se parece y por dónde empezar.',
      button: 'Hablar de mi negocio',
      second: 'Calcular mi puntuación ILA',
    },
  },
  frame: {
    eyebrow: 'Caso de éxito',
    contact: 'Quiero un plan parecido',
    all: 'Todos los casos de éxito',
    facts: {
      client: 'Cliente',
      sector: 'Sector',
      duration: 'Duración',
      location: 'Lugar',
      languages: 'Idiomas',
      services: 'Servicios',
    },
    duration,
    results: {
      title: { before: 'Lo que ', emphasis: 'cambió', after: '' },
      lead: 'Lo que la agencia contó al terminar el acompañamiento.',
    },
    diagnosis: 'El diagnóstico de partida',
    actions: 'Lo que hicimos',
    achievements: 'Lo que ya está ganado',
    recommendations: 'Lo que aconsejamos ahora',
    provenPoints: 'Lo que demuestra este caso',
    next: 'Siguiente caso',
    closing: {
      title: { before: 'Su punto de partida, ', emphasis: 'primero', after: '.' },
      lead: 'Empezamos como aquí: un diagnóstico antes de cualquier propuesta. No lo compromete a nada.',
      button: 'Pedir mi diagnóstico',
    },
  },
  studies: {
    'katz-sport': {
      title: `Katz Sport: ${figures.caseTraffic} de tráfico en ${duration} | Iluma`,
      description:
        'Cómo una tienda de deportes conocida en su calle se hizo visible en toda la ciudad: una página por deporte y por barrio, y artículos útiles.',
      heading: {
        before: 'Conocida en su calle,\nencontrada por ',
        emphasis: 'la ciudad',
        after: '.',
      },
      lead: items['katz-sport'].summary,
      client: 'Katz Sport',
      sector: 'Tienda de deportes',
      location: 'Montreal (Plateau)',
      languages: 'Francés e inglés',
      services: ['SEO con IA', 'Visibilidad local', 'Blogs entre sitios'],
      diagnosis: [
        'El sitio era una sola página: Google no sabía para qué deportes vendía la tienda.',
        'La ficha del negocio tenía una categoría demasiado amplia y el horario de un invierno pasado.',
        'Los clientes buscaban «afilado de patines»; esas palabras no estaban en ninguna parte.',
      ],
      actions: [
        {
          module: 'ILA',
          action: 'Medir, barrio por barrio',
          detail:
            'Un registro de las búsquedas por deporte y por zona de la ciudad, para ver dónde faltaba la tienda.',
        },
        {
          module: 'Landing',
          action: 'Una página por deporte y por barrio',
          detail:
            'Cada página responde a una búsqueda precisa: marcas disponibles, ajuste en la tienda, cómo llegar.',
        },
        {
          module: 'BlogIA',
          action: 'Guías antes de cada temporada',
          detail:
            'Elegir patines, cuidar los esquís: artículos revisados por el equipo de la tienda y publicados antes de la demanda.',
        },
      ],
      results: [
        {
          metric: 'Tráfico orgánico',
          value: figures.caseTraffic,
          improvement: `en ${duration}`,
          basis: 'de las visitas de hoy no existían al principio',
        },
        {
          metric: 'Palabras clave en la página 1',
          value: figures.caseKeywords,
          improvement: 'en la primera página de Google',
          basis: `de un objetivo de ejemplo de ${exampleGoals.keywords} palabras clave`,
        },
        stay,
      ],
      achievements: [
        'Cada deporte que vende la tienda tiene su página, en francés y en inglés.',
        'La ficha muestra el horario correcto, los servicios correctos y fotos del mes.',
        'El equipo publica sus guías de temporada sin ayuda.',
      ],
      recommendations: [
        'Abrir la reserva en línea para el afilado.',
        'Pedir una reseña en cada ajuste de patines.',
        'Preparar las páginas de verano en cuanto acabe el invierno.',
      ],
      testimonial: {
        quote: items['katz-sport'].quote,
        author: 'David K.',
        position: 'Propietario',
      },
      provenPoints: [
        'Una página por intención vale más que una página que lo dice todo.',
        'Un sitio pequeño y preciso puede adelantar a una gran cadena en una búsqueda de barrio.',
      ],
    },
    'clinique-rfs': {
      title: `Clinique RFS: ${figures.caseRating} con ${figures.caseReviews} reseñas | Iluma`,
      description:
        'Buena atención, pocas reseñas: cómo una clínica de barrio dio la palabra a sus pacientes, respetando su privacidad, y cambió su ficha.',
      heading: { before: 'Buena atención,\npor fin ', emphasis: 'contada', after: '.' },
      lead: items['clinique-rfs'].summary,
      client: 'Clinique RFS',
      sector: 'Salud',
      location: 'Laval (Chomedey)',
      languages: 'Francés, inglés y español',
      services: ['Visibilidad local', 'Fidelización', 'SEO con IA'],
      diagnosis: [
        'Los pacientes estaban contentos y no se lo decían a nadie en línea.',
        'Las pocas reseñas quedaban sin respuesta, las malas y las mejores.',
        'El teléfono cambiaba de un directorio a otro.',
      ],
      actions: [
        {
          module: 'HUB',
          action: 'Una petición amable después de cada consulta',
          detail:
            'Un mensaje corto, al día siguiente, a quien lo autorizó. Sin filtro: todos reciben el mismo.',
        },
        {
          module: 'ILA',
          action: 'Los mismos datos en todas partes',
          detail:
            'Nombre, dirección y teléfono corregidos en los directorios y verificados cada mes.',
        },
        {
          module: 'BlogIA',
          action: 'Responder a cada reseña',
          detail:
            'Modelos de respuesta que no revelan nada de un expediente, adaptados y firmados por la clínica.',
        },
      ],
      results: [
        {
          metric: 'Calificación promedio',
          value: figures.caseRating,
          improvement: `con ${figures.caseReviews} reseñas publicadas`,
          basis: 'de la calificación máxima',
        },
        {
          metric: 'Reseñas publicadas',
          value: figures.caseReviews,
          improvement: 'todas con respuesta',
          basis: `de un objetivo de ejemplo de ${exampleGoals.reviews} reseñas`,
        },
        stay,
      ],
      achievements: [
        'Pedir una reseña forma parte del final de cada consulta.',
        'Los datos coinciden en todos los directorios que seguimos.',
        'La recepción sabe responder a una reseña difícil, en tres idiomas.',
      ],
      recommendations: [
        'Añadir una página por tratamiento, con la preparación y la duración.',
        'Mostrar los idiomas que habla cada profesional.',
        'Releer las respuestas a las reseñas una vez por trimestre.',
      ],
      testimonial: {
        quote: items['clinique-rfs'].quote,
        author: 'Dra. Rania F.',
        position: 'Directora',
      },
      provenPoints: [
        'Las reseñas se consiguen pidiéndolas, no eligiéndolas.',
        'Responder importa tanto como recibir: el próximo paciente lee las dos cosas.',
      ],
    },
    'concept-m': {
      title: `Concept M Rustique: ${figures.caseClicks} clics desde el buscador | Iluma`,
      description:
        'Muebles hechos a mano y un sitio mudo: cómo cada tipo de madera recibió su página, su historia y sus clics desde el buscador.',
      heading: { before: 'Cada madera\ntiene su ', emphasis: 'historia', after: '.' },
      lead: items['concept-m'].summary,
      client: 'Concept M Rustique',
      sector: 'Muebles rústicos',
      location: 'Saint-Jérôme (Quebec)',
      languages: 'Francés',
      services: ['Tienda en línea', 'SEO con IA', 'Blogs entre sitios'],
      diagnosis: [
        'Fotos hermosas y casi ningún texto: un buscador no tenía nada que leer.',
        'Las piezas llevaban un número, y los clientes buscan «mesa de pino».',
        'Pedir un presupuesto exigía llamar en horario de taller.',
      ],
      actions: [
        {
          module: 'BlogIA',
          action: 'Una página por tipo de madera',
          detail:
            'Su origen, su veta, su cuidado: las palabras del ebanista, ordenadas para el buscador.',
        },
        {
          module: 'Landing',
          action: 'Fichas que responden',
          detail: 'Medidas, plazos, acabados y presupuesto por escrito, sin esperar la apertura.',
        },
        {
          module: 'ADLUMA',
          action: 'Anuncios pequeños y bien ubicados',
          detail:
            'Una prueba limitada en las búsquedas que venden, detenida donde basta la búsqueda natural.',
        },
      ],
      results: [
        {
          metric: 'Clics desde el buscador',
          value: figures.caseClicks,
          improvement: `en ${duration}`,
          basis: `de un objetivo de ejemplo de ${exampleGoals.clicks} clics`,
        },
        {
          metric: 'Maderas con su página',
          value: 'Todas',
          improvement: 'del tronco al cuidado',
          basis: 'del catálogo de maderas',
        },
        stay,
      ],
      achievements: [
        'Cada mueble tiene un nombre que sus compradores usan.',
        'Los pedidos de presupuesto llegan por escrito, con una foto de la sala.',
        'El taller añade una nueva pieza por sí mismo en pocos minutos.',
      ],
      recommendations: [
        'Filmar una fabricación, de la tabla a la mesa.',
        'Ofrecer muestras de madera por correo.',
        'Traducir al inglés las páginas sobre la madera.',
      ],
      testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ebanista' },
      provenPoints: [
        'Un oficio bien explicado se convierte en tráfico.',
        'Las palabras de los clientes valen más que los números de serie.',
      ],
    },
    'literie-amitie': {
      title: `Literie Amitié: top 3 en ${figures.caseTopThree} palabras clave | Iluma`,
      description:
        'Frente a las cadenas, elegir las batallas: cómo una tienda de colchones ganó las seis búsquedas que le traen ventas.',
      heading: { before: 'Seis búsquedas,\ny ni una ', emphasis: 'de más', after: '.' },
      lead: items['literie-amitie'].summary,
      client: 'Literie Amitié',
      sector: 'Ropa de cama y colchones',
      location: 'Longueuil (Quebec)',
      languages: 'Francés e inglés',
      services: ['SEO con IA', 'Landing pages imán', 'Visibilidad local'],
      diagnosis: [
        'La tienda buscaba las mismas palabras que las cadenas, con muchos menos medios.',
        'Nadie sabía qué búsqueda llevaba a una venta en la tienda.',
        'Las páginas hablaban de modelos, nunca de dolor de espalda ni de entrega con escaleras.',
      ],
      actions: [
        {
          module: 'ILLUMATCH',
          action: 'Elegir seis búsquedas',
          detail:
            'Lo bastante buscadas para contar y lo bastante precisas para que las gane una tienda independiente.',
        },
        {
          module: 'Landing',
          action: 'Una respuesta completa por búsqueda',
          detail:
            'Seis páginas: consejos para probar, precios, entrega y retiro del colchón viejo, nada más.',
        },
        {
          module: 'HUB',
          action: 'Unir la búsqueda con la venta',
          detail:
            'Una pregunta en la caja, anotada cada noche y comparada con las visitas cada mes.',
        },
      ],
      results: [
        {
          metric: 'Primeras posiciones',
          value: 'Top 3',
          improvement: `en ${figures.caseTopThree} palabras clave`,
          basis: 'de las búsquedas elegidas están entre los tres primeros lugares',
        },
        {
          metric: 'Ventas unidas a su búsqueda',
          value: 'Cada mes',
          improvement: 'en una sola tabla',
          basis: 'del seguimiento previsto está en marcha',
        },
        stay,
      ],
      achievements: [
        'El presupuesto de contenido va a las seis páginas que venden.',
        'La gerente lee ella misma su tabla del mes.',
        'Las búsquedas que se dejaron se dejaron por decisión, y por escrito.',
      ],
      recommendations: [
        'Defender las seis posiciones antes de buscar la séptima.',
        'Añadir pruebas con cita previa.',
        'Revisar la elección de palabras una vez al año.',
      ],
      testimonial: {
        quote: items['literie-amitie'].quote,
        author: 'Amélie T.',
        position: 'Gerente',
      },
      provenPoints: [
        'Renunciar a palabras clave es una estrategia.',
        'Una venta contada en la tienda vale más que mil impresiones.',
      ],
    },
  },
};
