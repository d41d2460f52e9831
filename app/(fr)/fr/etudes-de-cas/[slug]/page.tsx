import { CaseStudyPage } from '@/components/pages/case-study-page';
import { pageRoutes } from '@/components/pages/page-route';

const route = pageRoutes('fr', 'case-study', CaseStudyPage);

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
