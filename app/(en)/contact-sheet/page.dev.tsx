import { ContactSheetPage } from '@/components/pages/contact-sheet-page';

/** Only in `npm run dev`: builds ignore pages that end in `.dev.tsx` (see `next.config.ts`). */
export default ContactSheetPage;
