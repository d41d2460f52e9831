import { NoticePage } from '@/components/pages/notice-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute('fr', 'unavailable', NoticePage);

export const metadata = route.metadata;
export default route.Page;
