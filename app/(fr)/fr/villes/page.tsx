import { LocationsPage } from '@/components/pages/locations-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'locations', LocationsPage);

export const metadata = route.metadata;
export default route.Page;
