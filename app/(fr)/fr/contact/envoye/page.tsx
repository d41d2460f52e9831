import { ContactSentPage } from '@/components/pages/contact-sent-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'contact-sent', ContactSentPage);

export const generateMetadata = route.metadata;
export default route.Page;
