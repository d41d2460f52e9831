import { pageRoute } from '@/components/pages/page-route';
import { SearchPage } from '@/components/pages/search-page';

const route = pageRoute('fr', 'search', SearchPage);

export const generateMetadata = route.metadata;
export default route.Page;
