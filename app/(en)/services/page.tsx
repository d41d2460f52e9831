import { pageRoute } from '@/components/pages/page-route';
import { ServicesPage } from '@/components/pages/services-page';

const route = pageRoute('en', 'services', ServicesPage);

export const generateMetadata = route.metadata;
export default route.Page;
