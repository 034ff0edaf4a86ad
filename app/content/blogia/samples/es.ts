import type { BlogiaCopy } from '../shape.ts';

export const es: BlogiaCopy['samples'] = {
  title: { before: 'Dos artículos de ', emphasis: 'ejemplo', after: '' },
  lead: 'Escritos y revisados por el equipo. Ábralos en el editor para ver lo que dicen las reglas.',
  open: 'Abrir en el editor',
  facts: '{words} palabras, puntaje {score}',
  items: [
    {
      title: 'Cómo responder a las reseñas de Google en tres frases',
      description:
        'Responder a las reseñas de Google sin perder la tarde: un método en tres frases, ejemplos y los errores comunes cuando la reseña es dura.',
      keyphrase: 'responder a las reseñas de Google',
      slug: 'responder-a-las-resenas-de-google',
      body: `Responder a las reseñas de Google lleva tiempo, pero menos de lo que se teme. Tres frases bastan casi siempre. La primera agradece, la segunda responde y la tercera invita.

Antes que nada, lea la reseña dos veces. Se responde mejor cuando se entiende lo que la persona quería decir, sobre todo si el tono es seco.

## Dar las gracias, sin frases hechas

Un cliente le dedicó un minuto. Por eso, dé las gracias con un detalle que muestre que leyó el texto. «Gracias por hablar de nuestro pan de nueces» vale más que «Gracias por su comentario».

Si la reseña no tiene texto, sea breve. Por ejemplo: «Gracias por su calificación, lo esperamos en el mostrador».

## Responder a las reseñas de Google más duras

Una reseña dura duele, pero también se lee por su respuesta. Primero reconozca el hecho, y luego diga lo que cambió. Evite explicar por qué el cliente se equivoca, incluso cuando es verdad.

- Nombre el problema con sus palabras.
- Diga lo que hace, y no lo que siente.
- Ofrezca una llamada en lugar de un debate en público.

Después, espere una noche antes de publicar si sigue molesto. Nadie lamenta una respuesta escrita con calma.

## Invitar a volver

La última frase mira hacia adelante. Da una razón para volver, por ejemplo un plato nuevo o una hora más tranquila. Sin embargo, guarde las ofertas para otro lugar, porque aquí suenan mal.

## Hacerlo costumbre

Elija un momento fijo de la semana y luego cúmplalo. Más vale una respuesta tardía que ninguna, pero un ritmo constante se nota. Para seguir, lea también [nuestro método](/methode-iluma).

Por último, anote las palabras que se repiten. Cuando tres clientes hablan de la espera, el tema ya no es la reseña: es la espera.`,
    },
    {
      title: 'Página de barrio: lo que debe decir primero',
      description:
        'Una página de barrio útil dice dónde, cuándo y cómo llegar antes de hablar de usted. Este es su plan, sus pruebas y lo que conviene dejar fuera.',
      keyphrase: 'página de barrio',
      slug: 'pagina-de-barrio',
      body: `Una página de barrio responde a alguien con prisa. Está al lado, busca, y quiere saber si usted abre hoy. Lo demás viene después.

Sin embargo, muchas páginas empiezan por la historia de la empresa. Es una linda historia, pero puede esperar al final.

## Lo primero en la página de barrio

Primero, dé la dirección, el horario y el número. Luego agregue un punto que todos conocen, como una estación o un parque. Si es difícil estacionar, dígalo, porque así molesta menos.

- La dirección exacta, y el piso si lo hay.
- El horario de esta semana, con los días feriados.
- La forma de llegar: a pie, en metro, en auto.

## Pruebas del barrio

Una foto de la fachada ayuda, porque uno la reconoce al llegar. También ayuda una reseña que nombra la calle. En cambio, una lista de todas las ciudades vecinas no ayuda a nadie.

Hable de lo que hace aquí y en ningún otro lugar. Por ejemplo, un menú del día para las oficinas de enfrente, o el reparto en bicicleta por las calles estrechas.

## Lo que conviene dejar fuera

Evite copiar la misma página para diez barrios. Google lo ve, y sus clientes aún antes. Por eso, más valen dos páginas con contenido que diez vacías.

Quite también las palabras grandilocuentes. Cuando todos son el mejor, nadie lo es.

## Antes de publicar

Pida a alguien que no conoce el barrio que lea la página. Si encuentra la puerta sin llamar, la página está lista. Para saber qué tan visible es usted, calcule luego [su puntaje ILA](/ila).`,
    },
  ],
};
