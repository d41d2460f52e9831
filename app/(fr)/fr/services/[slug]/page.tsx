import { pageRoutes } from '@/components/pages/page-route';
import { ServicePage } from '@/components/pages/service-page';

const route = pageRoutes('fr', 'service', ServicePage);

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
