import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Agencia de SEO local en Laval | Iluma',
  description:
    'SEO local en Laval: perfil de Google, zonas de servicio y reseñas para negocios de Chomedey a Saint-François. Qué corregir primero y cuánto cuesta.',
  head: {
    eyebrow: 'Visibilidad local en la isla Jésus',
    title: { before: 'Agencia de SEO local ', emphasis: 'en Laval', after: ': Google y Maps' },
    lead: 'Sus clientes llegan desde Vimont, por un puente desde Montreal o desde la ribera norte, casi siempre en auto. Su perfil debe decirles dónde está, dónde estacionar y hasta dónde se desplaza usted.',
  },
  sections: [
    {
      title: 'Chomedey, Vimont, Fabreville: nombre su sector',
      paragraphs: [
        'Laval nació en 1965 al unirse los municipios de la isla Jésus, y los nombres antiguos siguen vivos. Unos padres buscan «pediatra en Vimont»; quien acaba de comprar casa, «mantenimiento de piscinas Fabreville»; una familia, «pastelería griega Chomedey». Un sitio que solo dice «Laval» se pierde esas búsquedas.',
        'La otra referencia es la carretera: «cerca de la 440», «al lado del Carrefour», «bulevar Saint-Martin». Las tres estaciones de metro, Cartier, De La Concorde y Montmorency, están en el centro-sur. En el resto de la isla se llega manejando: fotografíe la entrada del estacionamiento y el letrero visto desde la vía.',
        'El [mapa de calor](/heatmap-ila) muestra, con posiciones simuladas, cómo se pierde presencia al cruzar el río des Prairies.',
      ],
      points: [],
    },
    {
      title: 'Que no lo confundan con la Universidad Laval',
      paragraphs: [
        'El nombre se presta a confusiones. La Universidad Laval está en la ciudad de Quebec; la avenida Laval, en Montreal, y en Francia hay otra ciudad llamada así. Varios directorios viejos aún ponen «Chomedey» o «Sainte-Dorothée» como ciudad.',
        'En el servicio de [SEO local](/services/visibilite-locale) ubicamos esos registros y los unificamos. Revise sobre todo tres datos.',
      ],
      points: [
        '«Laval (Quebec)» completo y un código postal que empiece por H7.',
        'Un solo teléfono, idéntico en el letrero, el sitio y el perfil.',
        'La localidad en los [datos estructurados](/blog-intelligent/donnees-structurees) de su sitio.',
      ],
    },
    {
      title: 'Zonas de servicio: la isla, Montreal y la ribera norte',
      paragraphs: [
        'Un techador de Auteuil también trabaja en Rosemère, Terrebonne o Ahuntsic. Google admite [hasta veinte zonas](https://support.google.com/business/answer/9157481) por perfil; ponga aquellas adonde va de verdad. Antes de crear una página para cada una, lea sobre [páginas por ciudad](/blog-intelligent/pages-par-ville).',
        'Mire también el calendario. En Quebec los neumáticos de invierno son obligatorios del 1 de diciembre al 15 de marzo, así que a un taller del bulevar des Laurentides le conviene revisar su horario desde octubre. Una empresa de piscinas lo hará en abril, y un jardinero cuando se derrita la nieve.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Trabajo desde mi casa en Duvernay. ¿Muestro la dirección?',
      answer:
        'Si no recibe clientes ahí, ocúltela e indique sus zonas, como piden [las normas de Google](https://support.google.com/business/answer/3038177). Podemos configurarlo juntos: [elija un horario](/contact/rendez-vous). El precio inicial figura [con los demás servicios](/hub-services).',
    },
    {
      question: 'Mi letrero también está en español. ¿Qué nombre pongo en Google?',
      answer:
        'El del letrero, tal cual. Tenga presente que la [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) permite otro idioma en los rótulos si el francés predomina claramente. Los idiomas que habla su equipo se marcan en los atributos del perfil.',
    },
  ],
};
