import { redirectRoutes } from '@/components/pages/redirect-page';

const route = redirectRoutes();

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
