import path from 'node:path';
import { inLanguage } from '../lib/content/in-language.ts';
import { loadContent } from '../lib/content/load-content.ts';

const allLanguages = loadContent(path.resolve('content'));

/** The site's content, so that tests keep passing when an editor changes a text. */
export const content = inLanguage(allLanguages, 'en');
export const frenchContent = inLanguage(allLanguages, 'fr');
