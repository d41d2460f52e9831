const isFrench = document.documentElement.lang.startsWith('fr');
export const pageLanguage = isFrench ? 'fr' : 'en';
const say = (english: string, french: string): string => (isFrench ? french : english);

const notSaved = say('Not saved, the file is as it was.', 'Non enregistré, le fichier est resté tel quel.');

/** The words of the editor, in the language of the page. */
export const words = {
  mistakes: say('Please fix the content', 'À corriger dans le contenu'),
  drafts: say('To write before you publish', 'À écrire avant de publier'),
  before: say(
    'Until then, the page shows what was right before.',
    'D’ici là, la page montre la version précédente.',
  ),
  mend: say('Change', 'Modifier'),
  changed: say(
    'The content has changed meanwhile. The page follows once you have saved or closed your text.',
    'Le contenu a changé entre-temps. La page suivra quand vous aurez enregistré ou fermé votre texte.',
  ),
  drawing: say('Drawing', 'Dessin en cours\u00a0:'),
  preparing: say('The page is being prepared…', 'La page se prépare…'),
  edit: say('Edit this page', 'Modifier cette page'),
  stop: say('Stop editing (Esc)', 'Terminer (Échap)'),
  help: say(
    'Click a text, or choose one with the arrow keys and press Enter.',
    'Cliquez sur un texte, ou choisissez-en un avec les flèches et appuyez sur Entrée.',
  ),
  panel: say('Edit text', 'Modifier un texte'),
  loading: say('Loading…', 'Chargement…'),
  gone: say('This text is no longer there.', 'Ce texte n’existe plus.'),
  close: say('Close', 'Fermer'),
  save: say('Save', 'Enregistrer'),
  saving: say('Saving and checking…', 'Enregistrement et vérification…'),
  discard: say(
    'Leave without saving what you have written?',
    'Quitter sans enregistrer ce que vous avez écrit?',
  ),
  undo: say('Undo last save', 'Annuler le dernier enregistrement'),
  /** Of a save or its undoing. */
  outcomes: {
    saved: say('Saved.', 'Enregistré.'),
    same: say('Nothing has changed.', 'Rien n’a changé.'),
    undone: say('Undone.', 'Annulé.'),
    waits: say(
      'Saved. The page shows it once the mistakes named at the lower left are mended.',
      'Enregistré. La page le montrera une fois corrigées les erreurs nommées en bas.',
    ),
    stale: say(
      'The files have changed since: nothing was undone.',
      'Les fichiers ont changé depuis\u00a0: rien n’a été annulé.',
    ),
    conflict: say(
      'Somebody has changed this text meanwhile. Theirs stands below yours: save again to replace it, or close to keep it.',
      'Quelqu’un a modifié ce texte entre-temps. Sa version est sous la vôtre\u00a0: enregistrez encore pour la remplacer, ou fermez pour la garder.',
    ),
    refused: `${notSaved} ${say('See the text in red.', 'Voyez le texte en rouge.')}`,
    failed: notSaved,
  },
  /** Where what is saved is to be seen. */
  shown: (isHere: boolean, [path]: readonly string[]) => {
    if (isHere || path === location.pathname) return say('The page shows it.', 'La page le montre.');
    return path ? say(`It is on ${path}.`, `C’est dans la page ${path}.`) : '';
  },
  unreachable: say(
    'The editor does not answer. Is `npm run edit` still running?',
    'L’éditeur ne répond pas. `npm run edit` est-il toujours en marche?',
  ),
  characters: (count: number, min: number, max: number) =>
    say(`${count} of ${min} to ${max} characters`, `${count} caractères, de ${min} à ${max} permis`),
  pasted: (lines: number, drafts: number) =>
    say(
      `Lines pasted: ${lines}, one into each of the drafts from here on (${drafts}).`,
      `Lignes collées\u00a0: ${lines}, une dans chacun des textes à écrire à partir d’ici (${drafts}).`,
    ),
  unknown: (found: readonly string[]) =>
    say(`In no dictionary: ${found.join(', ')}`, `Dans aucun dictionnaire\u00a0: ${found.join(', ')}`),
  size: (width: number, height: number) =>
    say(
      `${width} × ${height} pixels, which pages would blur or cut: they need 1920 × 1200, or more in this shape.`,
      `${width} × ${height} pixels\u00a0: image floue ou coupée dans les pages, qui en demandent 1920 × 1200, ou plus dans ces proportions.`,
    ),
  theirs: say('Saved by somebody else meanwhile', 'Enregistré entre-temps par quelqu’un d’autre'),
  englishNames: 'Les champs portent leurs noms anglais, comme dans les fichiers.',
  language: (code: string) => new Intl.DisplayNames(say('en', 'fr'), { type: 'language' }).of(code),
  facts: say(
    'Facts in this text, shown wherever they are named',
    'Données nommées dans ce texte, affichées partout où on les nomme',
  ),
  choices: say('Facts, links and pictures', 'Données, liens et images'),
  item: (index: number, count: number) =>
    say(`Item ${index + 1} of ${count}`, `Élément ${index + 1} de ${count}`),
  actions: {
    up: say('Move up', 'Monter'),
    down: say('Move down', 'Descendre'),
    copy: say('Copy', 'Copier'),
    remove: say('Remove', 'Retirer'),
  },
  remove: say('Remove this item in every language?', 'Retirer cet élément dans toutes les langues?'),
  own: say('Its own page', 'Sa propre page'),
  outdated: (texts: readonly { name: string; group: string }[]) =>
    [...Map.groupBy(texts, ({ name, group }) => (/replaced|unsure/.test(group) ? '' : name))]
      .map(
        ([name, { length }]) =>
          name &&
          say(
            `${length} texts still say “${name}”.`,
            `${length} textes disent encore «\u00a0${name}\u00a0».`,
          ),
      )
      .join(' '),
  former: {
    replaced: say('Just replaced: read them', 'Remplacés à l’instant\u00a0: à lire'),
    refused: say('Left out: the check refuses the new name', 'Laissés de côté\u00a0: la vérification refuse'),
    sentences: say('Texts with a former name', 'Textes avec un ancien nom'),
    keywords: say('Keywords with it', 'Mots-clés avec ce nom'),
    unsure: say(
      'Perhaps another name: tick what changes, too',
      'Un autre nom peut-être\u00a0: cochez au besoin',
    ),
  },
  replaceAll: say('Replace all that are ticked', 'Remplacer tout ce qui est coché'),
  leftOut: (count: number) =>
    say(`Left out: ${count}, see the list.`, `Laissés de côté\u00a0: ${count}, voir la liste.`),
  follow: say('Open the page that this link leads to', 'Ouvrir la page où mène ce lien'),
  others: say('Other texts of this entry', 'Autres textes de cette fiche'),
  several: say(
    'This text is made of several fields. Which one?',
    'Ce texte est composé de plusieurs champs. Lequel?',
  ),
  file: say('File', 'Fichier'),
  /** A text behind what names it. */
  named: (name: string | undefined, text: string) => say(`${name}: ${text}`, `${name}\u00a0: ${text}`),
  /** What the check says of fields, with items counted as in the panel. */
  field: (said: string) => said.replaceAll(/(?<=[a-z])\.(\d+)/gi, (_, index) => ` ${Number(index) + 1}`),
};
