import { ContactSheetPage } from '@/components/pages/contact-sheet-page';

/** For developers, in `npm run dev` only: the ending `.dev.tsx` makes no page in a build (see `next.config.ts`). */
export default ContactSheetPage;
