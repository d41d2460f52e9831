import { LandingPage } from '@/components/pages/landing-page';
import { pageRoutes } from '@/components/pages/page-route';

const route = pageRoutes('fr', 'landing', LandingPage);

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
