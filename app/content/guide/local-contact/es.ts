import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'local.hours': {
    title: 'Cómo mostrar el horario de atención en su sitio | Iluma',
    description:
      'Dónde escribir el horario de un negocio, cómo mantenerlo igual en el sitio, el perfil de Google y los mapas, y qué hacer con los feriados y los cierres.',
    heading: 'Muestre su horario de atención, igual en todas partes',
    why: 'Un horario equivocado cuesta más que uno ausente: quien encuentra la puerta cerrada el sábado no vuelve, y lo cuenta en una reseña. El ILA compara tres lugares, el texto de las páginas, los datos estructurados y OpenStreetMap, y nombra los días en que no coinciden. Google, por su parte, toma «Abierto» o «Cerrado» de su perfil y lo usa en las búsquedas de «abierto ahora».',
    see: 'Lea lado a lado el pie de página, la página de contacto y su ficha de Google Maps, día por día. Si no puede seleccionar el horario con el cursor, es parte de una imagen, y un buscador no lo lee.',
    mends: {
      wordpress:
        'Escriba el horario una sola vez, en el pie de página: Apariencia → Editor → Partes de plantilla → Pie de página, o Apariencia → Widgets si el tema es clásico. El plugin Yoast Local SEO completa a la vez los datos estructurados.',
      wix: 'Los datos de contacto están en Panel de control → Ajustes → Información del negocio. Después agregue el horario como texto en la sección de pie de página, que se repite en todo el sitio.',
      shopify:
        'Tienda online → Temas → Personalizar → Pie de página: agregue un bloque de texto. Si ofrece retiro en tienda, revise también Configuración → Envío y entrega.',
      squarespace:
        'Configuración → Información del negocio → Horario de atención; luego agregue al pie de página el bloque que lo muestra.',
      byHand:
        'Basta una lista: «Lunes a viernes, de 9 a 18 h». En el JSON-LD, escriba "openingHours": "Mo-Fr 09:00-18:00". Los feriados van en el perfil de Google, en Horario especial.',
    },
  },
} satisfies SomeGuideTexts;
