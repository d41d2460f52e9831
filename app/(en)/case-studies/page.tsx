import { CaseStudiesPage } from '@/components/pages/case-studies-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('en', 'case-studies', CaseStudiesPage);

export const generateMetadata = route.metadata;
export default route.Page;
