import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'page.title': {
    title: 'Etiqueta title: cómo escribir el título | Iluma',
    description:
      'Largo, orden de las palabras y ajustes del título de la página (etiqueta title) en WordPress, Wix, Shopify y Squarespace, para que Google lo muestre entero.',
    heading: 'Escriba un título de página que Google muestre entero',
    why: 'Google mide el título en píxeles, no en letras: «Mudanzas Gómez» ocupa más que «Filtros Lili». Si pasa de 580 píxeles, el final se convierte en puntos suspensivos; si no llega a 200, dice tan poco que Google suele reemplazarlo por una frase que elige él. Por eso las palabras que deciden el clic, el servicio y la ciudad, van primero, y el nombre del negocio al final.',
    see: 'Pase el cursor sobre la pestaña del navegador y leerá el título completo. Para revisar todas sus páginas de una vez, busque «site:sudominio.com» en Google y anote los títulos cortados, vacíos o repetidos.',
    mends: {
      wordpress:
        'Con Yoast SEO, abra la página, baje hasta el recuadro de Yoast y complete «Título SEO»; la barra se pone verde cuando el largo es correcto. Con Rank Math, use «Editar snippet». Si la página tiene dos títulos, desactive el segundo plugin de SEO.',
      wix: 'En el editor, vaya a Páginas y menú, haga clic en los tres puntos junto a la página y luego en SEO básico → «Etiqueta de título». El modelo común está en el panel de control, en SEO.',
      shopify:
        'Abra el producto, la colección o la página y vaya a «Publicación en motores de búsqueda» → editar → «Título de la página». Para la página de inicio: Tienda online → Preferencias.',
      squarespace:
        'Páginas → engranaje de la página → SEO → «Título SEO». El formato común está en Configuración → Marketing → Apariencia SEO.',
      byHand:
        'Deje un solo elemento <title> en el encabezado: <title>Reparación de bicicletas en Rosario | Taller Ruiz</title>. Si una plantilla agrega otro, lo encontrará buscando «<title» en el código fuente.',
    },
  },
} satisfies SomeGuideTexts;
