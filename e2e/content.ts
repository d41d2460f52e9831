import path from 'node:path';
import { inLanguage } from '../lib/content/in-language.ts';
import { loadContent } from '../lib/content/load-content.ts';

const both = loadContent(path.resolve('content'));

/** The site's words, so that a test finds things by what an editor may change. */
export const content = inLanguage(both, 'en');
export const frenchContent = inLanguage(both, 'fr');
