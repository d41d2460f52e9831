import { pageRoute } from '@/components/pages/page-route';
import { ServicesPage } from '@/components/pages/services-page';

const route = pageRoute('fr', 'services', ServicesPage);

export const generateMetadata = route.metadata;
export default route.Page;
