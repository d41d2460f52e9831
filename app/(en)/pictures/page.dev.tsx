import { PictureListPage } from '@/components/pages/picture-list-page';

/** Only in `npm run dev`: builds ignore pages that end in `.dev.tsx` (see `next.config.ts`). */
export default PictureListPage;
