import type { Metadata } from 'next';
import { RedirectPage } from '@/components/pages/redirect-page';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import { siteOrigin } from '@/lib/seo/site-origin';

const target = hrefOf('en', 'service', 'managed-it-services');

/** A permanent redirect that works on any host; the bundled server answers 308 before this file is read. */
export const metadata: Metadata = {
  title: contentIn('en').redirectPage.title,
  robots: { index: false },
  alternates: { canonical: `${siteOrigin()}${target}` },
};

export default function Page() {
  return <RedirectPage language="en" target={target} />;
}
