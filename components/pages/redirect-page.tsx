import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { redirects } from '@/lib/pages/redirects';
import { siteOrigin } from '@/lib/seo/site-origin';

type Params = { params: Promise<{ redirect: string[] }> };

/**
 * A page at each former address of a language, so that it leads on from any host. The servers that this project sets up
 * answer with a redirect instead.
 */
export function redirectRoutes(language: Language) {
  const own = redirects().filter((each) => each.language === language);
  const targetOf = async ({ params }: Params) => {
    const from = `/${(await params).redirect.join('/')}`;
    return own.find((each) => each.from === from)?.to ?? notFound();
  };
  return {
    params: () => own.map(({ from }) => ({ redirect: from.slice(1).split('/') })),
    metadata: async (props: Params): Promise<Metadata> => ({
      title: contentIn(language).redirectPage.title,
      robots: { index: false },
      alternates: { canonical: `${siteOrigin()}${await targetOf(props)}` },
    }),
    Page: async (props: Params) => <RedirectPage language={language} target={await targetOf(props)} />,
  };
}

/** Sends the visitor on, with a link for browsers that would not. */
function RedirectPage({ language, target }: { language: Language; target: string }) {
  const { title, text, link } = contentIn(language).redirectPage;
  return (
    <main id="main" className="wrap py-24">
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <h1 className="text-h1">{title}</h1>
      <p className="lead mt-6">{text}</p>
      <p className="mt-6">
        <a className="link" href={target}>
          {link}
        </a>
      </p>
    </main>
  );
}
