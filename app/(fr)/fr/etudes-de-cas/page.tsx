import { CaseStudiesPage } from '@/components/pages/case-studies-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'case-studies', CaseStudiesPage);

export const metadata = route.metadata;
export default route.Page;
