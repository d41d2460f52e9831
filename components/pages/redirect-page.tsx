import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentIn } from '@/lib/content/content-in';
import { localeOf } from '@/lib/i18n/locale-of';
import { type Redirect, redirects } from '@/lib/pages/redirects';
import { siteOrigin } from '@/lib/seo/site-origin';

type Params = { params: Promise<{ redirect: string[] }> };

/**
 * A redirect page at every former path, for hosts without redirect rules. The servers configured by this project
 * answer with an HTTP redirect instead.
 */
export function redirectRoutes() {
  const findRedirect = async ({ params }: Params) => {
    const from = `/${(await params).redirect.join('/')}`;
    return redirects().find((redirect) => redirect.from === from) ?? notFound();
  };
  return {
    params: () => redirects().map(({ from }) => ({ redirect: from.slice(1).split('/') })),
    metadata: async (props: Params): Promise<Metadata> => {
      const { language, to } = await findRedirect(props);
      return {
        title: contentIn(language).redirectPage.title,
        alternates: { canonical: `${siteOrigin()}${to}` },
      };
    },
    Page: async (props: Params) => <RedirectPage {...(await findRedirect(props))} />,
  };
}

/** Redirects by meta refresh, with a link as a fallback. */
function RedirectPage({ language, to }: Redirect) {
  const { title, text, link } = contentIn(language).redirectPage;
  return (
    <main id="main" className="wrap py-24" lang={localeOf(language)}>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1 className="text-h1">{title}</h1>
      <p className="lead mt-6">{text}</p>
      <p className="mt-6">
        <a className="link" href={to}>
          {link}
        </a>
      </p>
    </main>
  );
}
