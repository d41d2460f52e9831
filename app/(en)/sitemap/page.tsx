import { pageRoute } from '@/components/pages/page-route';
import { SitemapPage } from '@/components/pages/sitemap-page';

const route = pageRoute('en', 'sitemap', SitemapPage);

export const generateMetadata = route.metadata;
export default route.Page;
