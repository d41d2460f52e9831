import { contentIn } from '@/lib/content/content-in';

/** The site's content, so that tests keep passing when an editor changes a text. */
export const content = contentIn('en');
export const frenchContent = contentIn('fr');
