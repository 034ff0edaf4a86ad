import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { es as home } from '../../home/es.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

const duration = stay.value;

export const es: CaseText = {
  title: `Concept M Rustique: ${figures.caseClicks} clics desde Google | Iluma`,
  description:
    'Un fabricante de muebles rústicos con un sitio casi sin texto: cómo una página por tipo de madera le trajo clics desde Google.',
  heading: { before: 'Una página por\ntipo de ', emphasis: 'madera', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Muebles rústicos',
  location: 'Saint-Jérôme (Quebec)',
  languages: 'Francés',
  services: ['Tiendas en línea', 'SEO con IA', 'Artículos en sitios aliados'],
  background: [
    'Marc M. hace muebles en un antiguo garaje de Saint-Jérôme, con un aprendiz y con su hermana, que lleva las cuentas. Mesas, camas y aparadores se fabrican por encargo, en siete tipos de madera. Sus clientes amueblan una casa al norte de Montreal o una cabaña en las Laurentides. Van al taller a tocar la madera antes de decidirse y luego esperan unos meses.',
    'Tiene pocos vecinos en el oficio y muchos rivales en la pantalla: tiendas grandes con un «estilo rústico» de fábrica, tiendas en línea que entregan en diez días y otros artesanos con muchos seguidores. Su sitio, que le armó un amigo en 2019, mostraba fotos magníficas de 37 piezas y casi ninguna de las palabras [que un buscador puede leer](/comprendre-le-seo).',
    'A fines del invierno de 2025 quedaban pocos encargos. El teléfono sonaba con la sierra encendida, y los mensajes de la noche se quedaban sin contestar. Marc quería que quien busca una mesa de madera maciza encontrara las suyas y pudiera pedir precio por escrito. Así que montamos una [tienda en línea local](/services/ecommerce) que muestra las piezas, informa y recibe solicitudes, sin cobrar en línea.',
  ],
  diagnosis: [
    'Buenas fotos y casi ningún texto: Google no tenía nada que leer.',
    'Las piezas llevaban un número, y los clientes buscan «mesa de pino».',
    'Para pedir una cotización había que llamar en horario de taller.',
  ],
  baseline: [
    {
      measure: 'Clics desde la búsqueda de Google',
      value: '48 al mes',
      period: 'Promedio de febrero a abril de 2025',
    },
    {
      measure: 'Texto de la ficha de un mueble',
      value: '14 palabras (mediana de 37 fichas)',
      period: 'Revisión del 5 de mayo de 2025',
    },
    { measure: 'Tipos de madera con su página', value: '0 de 7', period: '5 de mayo de 2025' },
    { measure: 'Peso de la página de inicio', value: '18 MB', period: '5 de mayo de 2025' },
    {
      measure: 'Solicitudes de cotización',
      value: '5 al mes, por teléfono',
      period: 'Libreta del taller, febrero a abril de 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semanas 1 a 3 · mayo de 2025',
      action: 'Aligerar las fotos',
      detail:
        'La auditoría del sitio encontró una página de inicio de 18 MB, porque las fotos se publicaban tal como salían de la cámara. Las 212 imágenes se redujeron y recibieron una frase que las describe, sin perder la veta. Hoy la página pesa 1.9 MB y abre también en la cabaña, donde la señal es débil.',
    },
    {
      module: 'BlogIA',
      when: 'Semanas 3 a 12 · mayo a julio de 2025',
      action: 'Una página por tipo de madera',
      detail:
        'Su origen, su veta, su cuidado: lo que explica el ebanista, organizado para el buscador. Cada página nació de una conversación en el taller, grabada con su permiso y corregida por él. Pino, arce, abedul amarillo, roble, fresno, nogal y cedro tienen ya la suya.',
    },
    {
      module: 'Landing',
      when: 'Semanas 8 a 18 · junio a septiembre de 2025',
      action: 'Fichas de producto completas',
      detail:
        'Medidas, plazos, acabados y cotización por escrito, a cualquier hora. Las 37 piezas cambiaron su número por un nombre común, como «mesa de campo de pino, seis lugares». El formulario pide el mueble, las medidas, una foto del lugar y cómo contestarle al cliente.',
    },
    {
      module: 'HUB',
      when: 'Semanas 10 a 26 · julio a octubre de 2025',
      action: 'Anotar cada solicitud de cotización',
      detail:
        'En una tabla compartida van la fecha, el mueble, la madera y en qué terminó. El ebanista la llena los viernes, en diez minutos. Así supo que el pino trae las visitas y el abedul amarillo los encargos, y cambió el orden de las fotos de la página de inicio.',
    },
    {
      module: 'ADLUMA',
      when: 'Semanas 14 a 19 · agosto y septiembre de 2025',
      action: 'Pocos anuncios, bien elegidos',
      detail:
        'Una prueba limitada en las búsquedas que venden, detenida donde basta la búsqueda orgánica. Con ADLUMA se calculó cuántas solicitudes podían llegar antes de fijar un tope de 300 dólares canadienses. De los dos grupos de anuncios iniciales, solo uno duró las seis semanas.',
    },
  ],
  results: [
    {
      metric: 'Clics desde Google',
      value: figures.caseClicks,
      improvement: `en ${duration}`,
      basis: `de un objetivo${whileSample(' de ejemplo')} de ${exampleGoals.clicks} clics más, de mayo a octubre de 2025`,
    },
    {
      metric: 'Maderas con su página',
      value: 'Todas',
      improvement: 'del origen al cuidado',
      basis: 'del catálogo de maderas: 7 páginas de 7',
    },
    stay,
  ],
  chart: {
    caption: `Clics mensuales desde la búsqueda de Google, con todas las páginas${whileSample(' (ejemplo)')}. De mayo a octubre de 2025: 838 clics, 550 más que seis meses de 48.`,
    bars: [
      { label: 'Abril de 2025', value: 48, shown: '48' },
      { label: 'Mayo', value: 52, shown: '52' },
      { label: 'Junio', value: 78, shown: '78' },
      { label: 'Julio', value: 118, shown: '118' },
      { label: 'Agosto', value: 160, shown: '160' },
      { label: 'Septiembre', value: 204, shown: '204' },
      { label: 'Octubre', value: 226, shown: '226' },
    ],
  },
  setbacks: [
    {
      title: 'Anuncios para «mueble rústico»',
      text: 'El primer grupo de anuncios apuntaba a «mueble rústico». En tres semanas gastó 140 dólares en 58 clics y no trajo ninguna solicitud: esa gente quería un mueble entregado en la semana. Lo detuvimos y dejamos «mesa a la medida», que se busca menos y describe mejor lo que él hace. En el artículo sobre [el presupuesto de Google Ads](/blog-intelligent/budget-google-ads) se explica cómo fijar ese límite de antemano.',
    },
    {
      title: 'Una página para una madera que ya no se vende',
      text: 'Hubo una octava página, sobre madera de granero. Salía bien ubicada, pero el taller ya no la consigue con calidad pareja y tenía que decir que no a cada persona. Ahora el texto cuenta por qué y lleva a la página del pino, que es lo más parecido.',
    },
    {
      title: 'Un formulario de doce campos',
      text: 'La primera versión quería saberlo todo, desde el barniz hasta la fecha de la mudanza. De 30 personas que lo abrieron, cuatro lo enviaron. Reducido a lo esencial, como aconseja el artículo sobre [el formulario corto](/blog-intelligent/formulaire-court), lo enviaron 11 de las 30 siguientes.',
    },
  ],
  interview: [
    {
      question: 'Usted casi no escribía. ¿Cómo lo hizo?',
      answer:
        'Hablando. Me preguntaban por qué el fresno se dobla y por qué el pino se marca, y yo contestaba mientras lijaba. Después corregía el texto con lápiz. Lo difícil fue aceptar que un cliente no dice «bastidor», dice «patas de la mesa». Me daba miedo [escribir con inteligencia artificial](/blog-intelligent/ecrire-avec-ia). Sirvió para el esquema; las frases sí son mías.',
    },
    {
      question: '¿Las visitas terminan en encargos?',
      answer:
        'No todas, y tampoco hacen falta tantas: sacamos cuatro o cinco muebles al mes. Antes me pedían precio cinco veces al mes, por teléfono, entre corte y corte. En octubre llegaron diecisiete solicitudes por escrito y cuatro fueron encargos. Tengo lista [una primera respuesta](/blog-intelligent/devis-rapides) que mando esa misma noche; ajustarla me toma dos minutos.',
    },
    {
      question: '¿Qué le falta por resolver?',
      answer:
        'Los plazos. La página dice catorce semanas y hay quien se va ahí mismo; prefiero eso a prometer algo que no voy a cumplir. También me gustaría enseñar las manos trabajando, no solo el mueble terminado. Está previsto [un video](/services/youtube-seo), pero hay que parar el taller un día entero, y en diciembre es imposible.',
    },
  ],
  achievements: [
    'Cada mueble lleva el nombre con que lo buscan los compradores.',
    'Las solicitudes de cotización llegan por escrito, con una foto del lugar.',
    'El taller agrega una pieza nueva por su cuenta en pocos minutos.',
  ],
  recommendations: [
    'Grabar en video la fabricación de una mesa.',
    'Ofrecer muestras de madera por correo postal.',
    'Traducir al inglés las páginas sobre la madera.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ebanista' },
  provenPoints: [
    'Explicar bien un oficio trae visitas desde Google.',
    'Conviene nombrar los productos como los buscan los clientes.',
  ],
};
