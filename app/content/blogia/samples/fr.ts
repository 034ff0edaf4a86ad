import type { BlogiaCopy } from '../shape.ts';

export const fr: BlogiaCopy['samples'] = {
  title: { before: 'Deux textes à ', emphasis: 'ouvrir', after: '' },
  lead: 'Écrits et relus par l’équipe. Ouvrez-les dans l’éditeur pour voir ce que les règles en disent.',
  open: 'Ouvrir dans l’éditeur',
  facts: '{words} mots, score {score}',
  items: [
    {
      title: 'Répondre aux avis Google : la méthode en trois phrases',
      description:
        'Répondre aux avis Google sans y passer vos soirées : une méthode en trois phrases, des exemples et les erreurs à éviter quand l’avis est dur.',
      keyphrase: 'répondre aux avis Google',
      slug: 'repondre-aux-avis-google',
      body: `Répondre aux avis Google prend du temps, mais pas autant qu’on le craint. Trois phrases suffisent presque toujours. La première remercie, la deuxième répond, la troisième invite.

Avant tout, lisez l’avis deux fois. On répond mieux quand on a compris ce que la personne voulait dire, surtout si le ton est sec.

## Remercier, sans formule toute faite

Un client a pris une minute pour vous. Dites donc merci avec un détail qui prouve que vous l’avez lu. « Merci d’avoir parlé de notre pain aux noix » vaut mieux que « Merci pour votre commentaire ».

Si l’avis n’a pas de texte, restez bref. Par exemple : « Merci pour votre note, à bientôt au comptoir ».

## Répondre aux avis Google difficiles

Un avis dur fait mal, mais on lit aussi votre réponse. Commencez par reconnaître le fait, puis dites ce que vous avez changé. Évitez d’expliquer pourquoi le client a tort, même quand c’est vrai.

- Nommez le problème avec ses mots.
- Dites ce que vous faites, et non ce que vous ressentez.
- Proposez un appel plutôt qu’un débat en public.

Ensuite, attendez une nuit avant de publier si vous êtes encore fâché. Personne ne regrette une réponse écrite au calme.

## Inviter à revenir

La dernière phrase parle de la prochaine fois. Elle donne une raison de revenir, par exemple un nouveau plat ou une heure plus tranquille. Cependant, gardez les promotions pour un autre endroit, car elles sonnent faux ici.

## En faire une habitude

Choisissez un moment fixe dans la semaine, puis tenez-vous-y. Une réponse tardive vaut mieux que pas de réponse du tout, mais un rythme régulier se voit. Pour la suite, lisez aussi [notre méthode](/methode-iluma).

Enfin, notez les mots qui reviennent. Quand trois clients parlent de l’attente, le sujet n’est plus l’avis : c’est l’attente.`,
    },
    {
      title: 'Page de quartier : ce qu’elle doit dire en premier',
      description:
        'Une page de quartier utile dit où, quand et comment venir, avant de parler de vous. Voici son plan, ses preuves et ce qu’il vaut mieux laisser de côté.',
      keyphrase: 'page de quartier',
      slug: 'page-de-quartier',
      body: `Une page de quartier répond à une personne pressée. Elle est à côté, elle cherche, et elle veut savoir si vous êtes ouvert. Tout le reste vient après.

Pourtant, beaucoup de pages commencent par l’histoire de la maison. C’est une belle histoire, mais elle attendra la fin.

## Le haut de la page de quartier

Donnez d’abord l’adresse, les heures et le numéro. Ajoutez ensuite un repère que tout le monde connaît, comme une station ou un parc. Si le stationnement est difficile, dites-le, car on vous en voudra moins.

- L’adresse exacte, et l’étage s’il y en a un.
- Les heures de cette semaine, jours fériés compris.
- La façon de venir : à pied, en métro, en voiture.

## Des preuves du quartier

Une photo de la façade rassure, parce qu’on la reconnaît en arrivant. Un avis qui nomme la rue aide aussi. En revanche, une liste de toutes les villes voisines n’aide personne.

Parlez de ce que vous faites ici et pas ailleurs. Pensez par exemple à un menu du midi pour les bureaux d’en face, ou à une livraison à vélo.

## Ce qu’il vaut mieux laisser

Évitez de copier la même page pour dix quartiers. Google le voit, et vos clients encore plus vite. Mieux vaut donc deux pages vraies que dix pages vides.

Laissez aussi les superlatifs. Quand tout le monde est le meilleur, plus personne ne l’est.

## Avant de publier

Faites lire la page à quelqu’un qui ne connaît pas le quartier. S’il trouve la porte sans vous appeler, la page est prête. Pour voir où vous en êtes, calculez ensuite [votre score ILA](/ila).`,
    },
  ],
};
