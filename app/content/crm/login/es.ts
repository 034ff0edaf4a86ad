import type { CrmLoginCopy } from '../shape.ts';

export const es: CrmLoginCopy = {
  title: 'CRM Iluma: inicio de sesión',
  description:
    'Entre al CRM de demostración de Iluma: fichas de clientes, proyectos, tareas, diario de IA, analítica y prospección, con datos de ejemplo.',
  heading: 'El CRM de Iluma',
  lead: 'Clientes, proyectos, tareas, diario de IA y prospección en un solo lugar. Todo es de ejemplo: pruebe sin miedo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  refused: 'Correo o contraseña incorrectos',
  failed: 'No se pudo cargar el CRM. Compruebe su conexión e inténtelo de nuevo.',
  hint: 'Acceso de demostración',
  hintUse: 'Llenar el formulario',
  sandbox:
    'Estas credenciales se comprueban en su navegador y nunca se envían. Lo que usted cambia queda en esta pestaña y desaparece al recargar la página.',
  noScript: 'La demo del CRM funciona en su navegador: active JavaScript para entrar.',
};
