import { NotFoundPage } from '@/components/pages/not-found-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'not-found', NotFoundPage);

export const generateMetadata = route.metadata;
export default route.Page;
