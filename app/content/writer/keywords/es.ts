import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases['keywords'] = {
  title: 'Palabras clave por revisar: {topic}',
  description:
    '{Phrase}: búsquedas por revisar, ordenadas por intención, sin volúmenes inventados, y cómo elegir las primeras.',
  lead: 'Estas búsquedas parten de «{phrase}», para {readers}. Aquí no hay volúmenes, porque serían inventados: búsquelos en Search Console o en el planificador de Google Ads.',
  groups: [
    {
      heading: 'Para informarse',
      patterns: ['qué es {seed}', '{seed} ejemplo', '{seed} consejos', '{seed} errores comunes'],
    },
    {
      heading: 'Para comparar',
      patterns: [
        'mejor {seed}',
        '{seed} opiniones',
        '{seed} comparativa',
        '{seed} o hacerlo uno mismo',
      ],
    },
    { heading: 'Para comprar', patterns: ['{seed} precio', '{seed} cotización', '{seed} cita'] },
    {
      heading: 'Cerca de casa',
      patterns: [
        '{seed} cerca de mí',
        '{seed} [su ciudad]',
        '{seed} [su barrio]',
        '{seed} abierto ahora',
      ],
    },
    {
      heading: 'Preguntas',
      patterns: ['cómo elegir {seed}', 'cuánto cuesta {seed}', 'por qué {seed}'],
    },
  ],
  audiences: {
    entrepreneurs: {
      heading: 'Para emprendedores',
      patterns: ['{seed} para empezar', '{seed} sin equipo', '{seed} gratis'],
    },
    pme: {
      heading: 'Para pymes',
      patterns: ['{seed} para pymes', '{seed} para empresas', '{seed} asesoría'],
    },
    marketers: {
      heading: 'Para responsables de marketing',
      patterns: ['{seed} herramienta', '{seed} plantilla', '{seed} caso de estudio'],
    },
    ecommerce: {
      heading: 'Para tiendas en línea',
      patterns: ['{seed} en línea', '{seed} envío', '{seed} devolución'],
    },
  },
  next: {
    heading: 'Elegir las primeras',
    steps: [
      'Quédese con las que sus clientes dicen de verdad.',
      'Escríbalas en Google y lea los primeros resultados: ¿puede usted ser más útil?',
      'Escriba una página por intención, empezando por el formato elegido: {format}.',
    ],
  },
};
