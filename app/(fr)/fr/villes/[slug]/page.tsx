import { CityPage } from '@/components/pages/city-page';
import { pageRoutes } from '@/components/pages/page-route';

const route = pageRoutes('fr', 'city', CityPage);

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
