import { ContactPage } from '@/components/pages/contact-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('en', 'contact', ContactPage);

export const generateMetadata = route.metadata;
export default route.Page;
