import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; target: string };

/** Sends the visitor on, with a link for browsers that would not. */
export function RedirectPage({ language, target }: Props) {
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
