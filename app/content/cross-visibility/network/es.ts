import type { CrossVisibilityCopy } from '../shape.ts';

export const es: CrossVisibilityCopy['network'] = {
  current: 'Red actual',
  candidates: 'Candidatos recomendados',
  note: 'Fichas de ejemplo: los nombres son inventados. Su lista real se crea con usted.',
  contact: 'Contactar',
  members: [
    {
      id: 'atelier-pedale',
      name: 'Taller Pedal',
      trade: 'Reparación de bicicletas',
      place: 'En Rosemont',
      text: 'Ofrece una revisión de bicicleta con un café de regalo.',
    },
    {
      id: 'fournil-lune',
      name: 'El Horno de la Luna',
      trade: 'Panadería',
      place: 'En el Plateau',
      text: 'Recomienda a tres negocios vecinos en cada bolsa.',
    },
    {
      id: 'clinique-souffle',
      name: 'Clínica Respira',
      trade: 'Fisioterapia',
      place: 'En Laval',
      text: 'Publica un consejo al mes con una tienda de deportes.',
    },
  ],
  recommended: [
    {
      id: 'verger-urbain',
      name: 'Huerto Urbano',
      trade: 'Florería',
      place: 'En Villeray',
      text: 'Busca un salón y un fotógrafo.',
    },
    {
      id: 'comptoir-clair',
      name: 'Mostrador Claro',
      trade: 'Contabilidad',
      place: 'En el centro',
      text: 'Asesora a negocios que empiezan.',
    },
    {
      id: 'studio-aube',
      name: 'Estudio Alba',
      trade: 'Clases de yoga',
      place: 'En Mile End',
      text: 'Busca una cafetería para una oferta conjunta.',
    },
  ],
};
