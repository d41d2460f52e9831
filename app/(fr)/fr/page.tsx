import { HomePage } from '@/components/pages/home-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'home', HomePage);

export const metadata = route.metadata;
export default route.Page;
