import { pageRoute } from '@/components/pages/page-route';
import { UnavailablePage } from '@/components/pages/unavailable-page';

const route = pageRoute('fr', 'unavailable', UnavailablePage);

export const generateMetadata = route.metadata;
export default route.Page;
