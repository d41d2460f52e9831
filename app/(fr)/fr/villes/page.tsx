import { LocationsPage } from '@/components/pages/locations-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'locations', LocationsPage);

export const generateMetadata = route.metadata;
export default route.Page;
