const english = {
  mistakes: 'Please fix the content',
  before: 'Until then, the page shows what was right before.',
  drawing: 'Drawing',
};

const french: typeof english = {
  mistakes: 'À corriger dans le contenu',
  before: 'D’ici là, la page montre la version précédente.',
  drawing: 'Dessin en cours :',
};

/** The words of the editor, in the language of the page. */
export const words = document.documentElement.lang.startsWith('fr') ? french : english;
