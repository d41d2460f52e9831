import { GoLink } from '@/components/ui/go-link';

type Props = { title: string; text: string; link: { href: string; label: string } };

/** What stands in place of nearby cities where a province has only one. */
export function RemoteMessage({ title, text, link }: Props) {
  return (
    <section className="section" aria-labelledby="remote">
      <div className="wrap">
        <h2 id="remote" className="max-w-[12.42em] text-h2">
          {title}
        </h2>
        <p className="lead mt-5 max-w-[33.6em]">{text}</p>
        <GoLink href={link.href} className="mt-6">
          {link.label}
        </GoLink>
      </div>
    </section>
  );
}
