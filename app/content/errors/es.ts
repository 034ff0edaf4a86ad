import type { ErrorCopy } from './shape.ts';

export const es: ErrorCopy = {
  title: 'Unexpected Application Error!',
  statuses: {
    400: {
      name: '400 Bad Request',
      message:
        'Solicitud ilegible: la dirección o el formulario contiene un valor que el sitio no entiende. Vuelva atrás, revise lo que escribió e inténtelo de nuevo.',
    },
    403: {
      name: '403 Forbidden',
      message:
        'Acceso denegado: usted no tiene permiso para esta página o esta acción. Inicie sesión si tiene una cuenta o vuelva al inicio.',
    },
    404: {
      name: '404 Not Found',
      message:
        'Página no encontrada: no hay nada en esta dirección. Revísela, busque en el sitio o vuelva al inicio.',
    },
    405: {
      name: '405 Method Not Allowed',
      message:
        'Acción no permitida: esta página no acepta ese tipo de envío. Vuelva a la página anterior e inténtelo desde allí.',
    },
    500: {
      name: '500 Internal Server Error',
      message: 'Error del servidor: algo falló de nuestro lado. Si se repite, escríbanos.',
    },
    503: {
      name: '503 Service Unavailable',
      message:
        'Servicio no disponible: el sitio no puede responder en este momento. Volverá lo antes posible.',
    },
  },
  nearest: 'Quizá buscaba',
  search: 'Buscar en el sitio',
  searchFor: 'Buscar «{term}» en el sitio',
  home: 'Volver al inicio',
  reload: 'Intentar de nuevo',
  kept: 'Usted no perdió nada. Inténtelo de nuevo en un momento.',
};
