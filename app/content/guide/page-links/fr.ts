import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'page.link-text': {
    title: 'Texte des liens : remplacer « cliquez ici » | Iluma',
    description:
      'Pourquoi « cliquez ici » et « en savoir plus » n’aident ni Google ni les lecteurs d’écran, par quoi les remplacer, et comment nommer les liens en image.',
    heading: 'Écrire des liens qui disent où ils mènent',
    why: 'Un [lecteur d’écran](/guide/accessibilite-du-site) peut énumérer tous les liens d’une page, hors de leur phrase : « en savoir plus, en savoir plus, ici ». Google fait un peu la même chose, puisqu’il se sert du texte d’un lien pour comprendre la page d’arrivée. Chaque « Lire la suite » remplacé par « Nos forfaits d’entretien » fait donc avancer la page des forfaits.',
    see: 'Cherchez « ici », « plus » et « suite » dans la page (Ctrl + F). Les liens sans aucun texte, souvent une icône de réseau social ou un logo, se repèrent avec WAVE : « Lien vide ». Relisez enfin les boutons des courriels et des bannières : ils mènent aux mêmes pages avec les mêmes mots vagues.',
    mends: {
      wordpress:
        'Le bloc « Extrait » a un champ pour le texte du lien. Pour les icônes, le bloc Icônes de réseaux sociaux permet d’ajouter un libellé.',
      wix: 'Dans une galerie ou un blogue, le libellé du bouton se change dans les réglages du composant, sous Texte.',
      shopify:
        'Les boutons de section se modifient dans Personnaliser ; « Acheter maintenant » gagne à nommer la collection.',
      squarespace:
        'Le bloc Sommaire → Affichage → « Lire la suite » peut être coupé : le titre de l’article suffit comme lien.',
      byHand:
        'Placez le sens dans le lien lui-même : <a href="/tarifs">Voir nos tarifs</a>. Pour une icône seule, ajoutez aria-label="Facebook".',
    },
  },
  'page.crawlable-links': {
    title: 'Liens explorables : de vrais liens pour Google | Iluma',
    description:
      'Un bouton de script ou un div cliquable n’est pas un lien : Google ne le suit pas. Comment reconnaître les faux liens et les remplacer par de vrais.',
    heading: 'Remplacer les faux liens par de vrais',
    why: 'Pour un moteur, un lien est un élément <a> avec une adresse dans href, et rien d’autre. Un bloc qui change de page par script fonctionne à la souris, mais ne s’ouvre ni [au clavier](/guide/accessibilite-du-site), ni dans un nouvel onglet, ni par un robot. Le mal touche surtout les cartes de produits et les menus faits sur mesure, c’est-à-dire [les chemins vers ce qui se vend](/guide/profondeur-de-clics).',
    see: 'Clic droit sur l’élément : si le navigateur ne propose pas « Ouvrir le lien dans un nouvel onglet », ce n’en est pas un. Autre essai : parcourez la page avec la touche Tab et notez ce qu’elle saute.',
    mends: {
      wordpress:
        'Les constructeurs comme Elementor rendent une section cliquable par script : mettez plutôt le lien sur le titre ou le bouton de la section.',
      wix: 'Utilisez l’icône de lien de l’élément et choisissez « Page » ; les actions Velo (wixLocation.to) n’en créent pas.',
      shopify:
        'Cherchez onclick dans le code du thème ; les cartes doivent entourer la photo et le nom d’un <a href="{{ product.url }}">.',
      squarespace:
        'Un bloc image ou bouton a son champ Lien ; un script collé dans un bloc de code ne donne rien à suivre.',
      byHand:
        'Remplacez <div onclick="location=\'/devis\'"> par <a href="/devis">. Un menu déroulant garde un <button>, mais ses entrées sont des liens.',
    },
  },
  'page.lang': {
    title: 'Attribut lang : déclarer la langue d’une page | Iluma',
    description:
      'L’attribut lang dit aux navigateurs et aux lecteurs d’écran quelle langue parler. Comment le vérifier et le régler, même sur un site en deux langues.',
    heading: 'Déclarer la bonne langue de la page',
    why: 'Devant lang="en", un [lecteur d’écran](/guide/accessibilite-du-site) lit « Nous sommes ouverts » avec l’accent anglais, au point de ne plus être compris. Chrome, de son côté, propose de traduire du français en français. La cause est banale : un thème américain, jamais réglé. [L’ILA](/ila) compare l’attribut avec la langue réelle du texte, ce qui révèle aussi les pages oubliées lors d’une traduction.',
    see: 'Affichez le code source : la deuxième ligne commence par <html lang="…">. Sur un site bilingue, regardez une page de chaque langue, car la seconde hérite souvent de la première. Un dictionnaire du navigateur qui souligne chaque mot de vos formulaires est un autre indice, puisqu’il choisit sa langue d’après cet attribut.',
    mends: {
      wordpress:
        'Réglages → Général → « Langue du site ». Avec WPML ou Polylang, chaque traduction reçoit la sienne ; un thème qui écrit lang="en" en dur doit appeler language_attributes().',
      wix: 'Paramètres → Langue et région → langue du site ; les autres se gèrent dans Multilingue.',
      shopify:
        'Paramètres → Langues : publiez la langue et faites-en celle par défaut. Le thème affiche {{ request.locale.iso_code }}.',
      squarespace:
        'Paramètres → Langue et région → « Langue du site ». Squarespace n’en a qu’une ; Weglot en ajoute.',
      byHand:
        '<html lang="fr-CA"> pour le Québec, lang="fr" ailleurs. Une citation en anglais porte son propre attribut : <p lang="en">.',
    },
  },
  'page.hreflang': {
    title: 'Balises hreflang : relier les langues d’un site | Iluma',
    description:
      'Sur un site en plusieurs langues, hreflang montre à chacun la bonne version. La règle de réciprocité, les codes valides et le réglage de chaque outil.',
    heading: 'Relier les versions d’une page avec hreflang',
    why: 'La règle est celle d’une poignée de main : si la page française cite l’anglaise sans être citée en retour, Google ignore les deux. Il faut aussi que chaque page se cite elle-même et que [les codes](/guide/langue-de-la-page) existent : « en-UK » n’en est pas un, « en-GB » oui. Une erreur ici ne fait pas baisser le classement, elle envoie un anglophone sur une page qu’il ne lit pas.',
    see: 'Cherchez « hreflang » dans le code source des deux versions et comparez les listes : elles doivent être identiques. L’ancien rapport de ciblage de la Search Console n’existe plus ; Screaming Frog signale les liens sans retour.',
    mends: {
      wordpress:
        'WPML et Polylang écrivent les balises si chaque page est bien liée à sa traduction (colonne des drapeaux dans la liste des pages).',
      wix: 'Multilingue les ajoute dès que la seconde langue est publiée ; une page non traduite doit être masquée dans cette langue.',
      shopify:
        'Paramètres → Marchés et Langues : les balises suivent les marchés actifs. Désactivez les marchés inutiles.',
      squarespace:
        'Avec deux arborescences faites à la main, les balises s’ajoutent page par page, dans l’injection de code de l’en-tête.',
      byHand:
        '<link rel="alternate" hreflang="fr-CA" href="…"> pour chaque langue, et hreflang="x-default" pour les autres visiteurs. Le même bloc sur toutes les versions.',
    },
  },
} satisfies SomeGuideTexts;
