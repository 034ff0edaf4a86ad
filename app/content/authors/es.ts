import type { AuthorId } from '#app/domain/blog/article-slugs.ts';
import type { AuthorText } from './shape.ts';

export const es: Record<AuthorId, AuthorText> = {
  ines: {
    title: 'Inès Caron, responsable de SEO local | Iluma',
    description:
      'Inès Caron se ocupa de los perfiles de Google, las reseñas y las páginas locales en Iluma. Qué hace, sobre qué escribe y cómo lo comprueba.',
    heading: { before: '', emphasis: 'Inès Caron', after: ', SEO para negocios locales' },
    lead: 'Inès ayuda a los negocios a que los encuentren en Google: su perfil, sus reseñas, sus páginas. Lleva once años en el SEO.',
    paragraphs: [
      'Empieza el día con los perfiles de Google: una categoría mal elegida, un feriado sin horario, una reseña que nadie contestó. Después pasa a los sitios. Lee cada página dos veces: en el celular, como un cliente con prisa, y en el código, como un robot. De cada auditoría saca una lista corta de arreglos, con el más útil al principio.',
      'En el blog escribe sobre aquello en lo que trabaja cada semana: completar el perfil de Google, contestar reseñas, acelerar un sitio, aparecer en las respuestas de la IA. Prefiere unos pasos que se terminan en una tarde a una teoría completa.',
      'Antes de publicar abre todas las fuentes y anota el día en que las leyó, porque los buscadores cambian sus indicaciones. Las reglas salen de la documentación oficial; lo demás se presenta como opinión. Si una cifra está solo para explicar un cálculo, el texto avisa que es un ejemplo. Luego un colega lee el artículo y busca lo que falta. Cuando un lector señala un error, ella lo corrige y cambia la fecha de actualización.',
      'Trabaja en francés y en inglés. El español de sus artículos lo revisa Mateo Rivas, que lo tiene como primera lengua. Puede reservar una llamada con ella para hablar de SEO local o de una página de destino.',
    ],
  },
  mateo: {
    title: 'Mateo Rivas, publicidad y medición | Iluma',
    description:
      'Mateo Rivas lleva las campañas de Google Ads y Meta Ads en Iluma y comprueba qué dejan. Su trabajo diario, sus artículos y sus idiomas.',
    heading: { before: '', emphasis: 'Mateo Rivas', after: ', publicidad y medición' },
    lead: 'Mateo decide con cada cliente adónde va el dinero de los anuncios y cuándo dejar de gastarlo. Lleva nueve años en la publicidad.',
    paragraphs: [
      'Por la mañana abre las cuentas de anuncios y lee las búsquedas que costaron un clic. Descarta las que no tienen que ver con el negocio, pasa el presupuesto a las que traen solicitudes y se asegura de que las llamadas y los formularios se estén contando. Si nadie sabe cuánto deja una campaña, él la pone en pausa.',
      'Escribe sobre presupuesto y seguimiento: cuánto invertir en Google Ads, cómo contar las llamadas y no perder ninguna solicitud, qué piden la Ley 25 y el RGPD. Sus artículos traen cuentas que usted puede rehacer con sus propios números.',
      'Cada ejemplo con cifras se calcula dos veces en una hoja de cálculo, una él y otra una colega, y el artículo aclara que es un ejemplo. Las reglas de las plataformas salen de sus páginas de ayuda, con la dirección a la vista. Si no puede mostrar de dónde sale un promedio del sector, no lo publica. Cuando se trata de una ley, indica la fecha de cada norma y recuerda que un artículo no sustituye a un abogado.',
      'Su lengua materna es el español y trabaja también en inglés y en francés. Revisa los textos en español del blog, incluso los ajenos, para que se lean con naturalidad en Ciudad de México y en Bogotá. Para hablar de una campaña, una tienda en línea o la medición, reserve una llamada con él.',
    ],
  },
  claire: {
    title: 'Claire Oduya, contenido y video | Iluma',
    description:
      'Claire Oduya escribe páginas, videos y pódcast en Iluma. Cómo trabaja, qué publica en el blog y qué comprueba antes de darlo por terminado.',
    heading: { before: '', emphasis: 'Claire Oduya', after: ', contenido y video' },
    lead: 'Claire convierte las preguntas de los clientes en páginas, videos y pódcast. Lleva doce años escribiendo.',
    paragraphs: [
      'Casi siempre empieza por escuchar: una llamada con quien contesta el teléfono, una visita al taller, un montón de correos. Apunta las palabras exactas y con ellas arma un esquema. De un mismo tema pueden salir una página de servicio, un video de dos minutos y un episodio de pódcast, cada uno pensado para el lugar donde se va a publicar.',
      'En el blog trata de la escritura y de lo que viene después de la venta: escribir con IA sin perder la voz, hacer que un cliente vuelva, mantener un boletín, preparar un asistente para el sitio.',
      'En cada borrador subraya lo que se puede comprobar y escribe al lado la fuente que ella misma abrió. Lo que se queda sin fuente se quita o pasa a ser un ejemplo que se anuncia como tal. Si una herramienta de IA preparó una parte del texto, rehace esa parte línea por línea. Después lee el artículo en voz alta, se lo da a un colega que conoce el tema y, cada vez que lo actualiza, vuelve a comprobar los datos con fecha.',
      'Escribe en francés y en inglés, sin traducir una versión de la otra. El español lo revisa Mateo Rivas. Puede reservar una llamada con ella para hablar de un artículo, de un canal de YouTube o de un pódcast.',
    ],
  },
};
