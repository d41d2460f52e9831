import { LegalPage } from '@/components/pages/legal-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'terms-of-service', LegalPage);

export const generateMetadata = route.metadata;
export default route.Page;
