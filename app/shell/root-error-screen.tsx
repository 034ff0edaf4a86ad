import { isRouteErrorResponse } from 'react-router';
import { agencyName } from '#app/domain/agency-name.ts';
import { Main } from '#app/ui/page/main.tsx';

/** Fallback when no content could be loaded, not even the language's messages: all three languages. */
export function RootErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : '500';
  return (
    <Main>
      <div className="measure band space-y-4">
        <title>Unexpected Application Error!</title>
        <h1 className="title">Unexpected Application Error!</h1>
        <p className="heading">{status}</p>
        <p lang="fr">La page n’a pas pu être préparée. Réessayez dans un instant.</p>
        <p lang="en">The page could not be prepared. Please try again in a moment.</p>
        <p lang="es">No se pudo preparar la página. Inténtelo de nuevo en un momento.</p>
        <p>
          <a className="button button-primary" href="/">
            {agencyName}
          </a>
        </p>
      </div>
    </Main>
  );
}
