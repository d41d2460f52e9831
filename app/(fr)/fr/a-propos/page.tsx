import { AboutPage } from '@/components/pages/about-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'about', AboutPage);

export const generateMetadata = route.metadata;
export default route.Page;
