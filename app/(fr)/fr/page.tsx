import { HomePage } from '@/components/pages/home-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'home', HomePage);

export const generateMetadata = route.metadata;
export default route.Page;
