import type { OwnerTexts } from '../shape.ts';

export const es: OwnerTexts = {
  'local.profile': {
    name: 'Coincidencia con el perfil de Google',
    what: 'Su perfil de Google dice lo mismo que su sitio: nombre, dirección, teléfono y horario.',
    why: 'Google compara el perfil con el sitio. Cuando se contradicen, no sabe a cuál creer, y sus clientes tampoco.',
    how: [
      'Abra su perfil de Google y elija «Editar perfil».',
      'Corrija lo que difiere donde esté mal: en el perfil o en el sitio.',
      'Actualice también los datos estructurados del sitio.',
    ],
    faults: {
      name: 'El perfil lleva el nombre {found}; el sitio, {wanted}.',
      address: 'El perfil da la dirección {found}; el sitio, {wanted}.',
      phone: 'El perfil da el número {found}; el sitio, {wanted}.',
      hours: 'El perfil da {found}; el sitio, {wanted}.',
      website: 'El perfil lleva a {found} y no al sitio medido, {wanted}.',
    },
  },
  'local.reviews': {
    name: 'Reseñas en Google',
    what: 'La calificación es de 4 o más, y un cliente opinó en los últimos tres meses.',
    why: 'Dos de cada tres clientes solo consideran negocios con 4 o más, y tres de cada cuatro miran sobre todo las reseñas recientes.',
    how: [
      'Pida una reseña a cada cliente el mismo día: por correo, por mensaje o con un código QR en el mostrador.',
      'Dé el enlace directo: en su perfil de Google, «Obtener más reseñas».',
      'Nunca pague por una reseña ni escriba una usted: Google las retira y la ley lo prohíbe.',
    ],
    faults: {
      few: 'Las reseñas de su perfil ({found}) son muy pocas para dar confianza.',
      low: 'La calificación promedio es de {found} sobre 5.',
      old: 'La última reseña es del {found}.',
    },
  },
  'local.review-answers': {
    name: 'Respuestas a las reseñas',
    what: 'La mitad de las reseñas o más tienen respuesta.',
    why: 'Google recomienda responder a las reseñas, y la mayoría de los clientes prefiere un negocio que responde.',
    how: [
      'Responda primero a las reseñas negativas: con brevedad, sin justificarse y con una solución.',
      'Agradezca las demás en una frase que retome lo que les gustó.',
      'Dedíquele quince minutos por semana.',
    ],
    faults: { few: 'El {found} de las reseñas tiene respuesta.' },
    absent: 'Su perfil todavía no tiene reseñas.',
  },
  'local.search': {
    name: 'Primera página de Google',
    what: 'Cuando Google muestra el sitio, la mayoría de las veces es en la primera página de resultados.',
    why: 'Poca gente mira la segunda página. Si usted sale allí, esa búsqueda casi no le trae a nadie.',
    how: [
      'Busque las consultas que lo muestran a menudo entre los puestos 11 y 20.',
      'Dé a cada una una página que la responda, con sus palabras en el título y en el encabezado principal.',
      'Enlace esa página desde el inicio y vuelva a mirar dentro de un mes.',
    ],
    faults: { far: 'En la primera página en el {found} de las impresiones.' },
  },
};
