import { NoticePage } from '@/components/pages/notice-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('en', 'contact-sent', NoticePage);

export const metadata = route.metadata;
export default route.Page;
