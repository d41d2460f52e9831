import { contentIn } from '@/lib/content/content-in';

/** The words and facts that the site was built from. */
export const site = contentIn('en');
