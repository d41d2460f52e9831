import path from 'node:path';
import { inLanguage } from '../lib/content/in-language.ts';
import { loadContent } from '../lib/content/load-content.ts';

/** The site's words, so that a test finds things by what an editor may change. */
export const content = inLanguage(loadContent(path.resolve('content')), 'en');
