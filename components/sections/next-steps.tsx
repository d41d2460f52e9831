import { GoLink } from '@/components/ui/go-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { LinkCards } from './link-cards';

type Link = { href: string; label: string };
type Props = {
  title: string;
  /** In order. */
  steps: readonly { moment: string; text: string }[];
  urgent: { title: string; text: string; advice: string };
  phone: { number: string; dial: string };
  reading: { title: string; links: readonly { href: string; title: string; text: string }[] };
  home: Link;
};

/** After a message: next steps, urgent contact, further reading. */
export function NextSteps({ title, steps, urgent, phone, reading, home }: Props) {
  return (
    <>
      <div className="wrap grid-12 section">
        <section className="col-span-7" aria-labelledby="next-title">
          <h2 id="next-title" className="text-h3">
            {title}
          </h2>
          <ol className="mt-7 max-w-[44em]">
            {steps.map(({ moment, text }) => (
              <li key={moment} className="py-4.5">
                <b>{moment}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <aside
          className="aside col-span-4 col-start-9 self-start p-7 max-lg:mt-10"
          aria-labelledby="urgent-title"
        >
          <h2 id="urgent-title" className="text-h3">
            {urgent.title}
          </h2>
          <p className="mt-2 text-ink-700">{urgent.text}</p>
          <PhoneLink {...phone} className="btn btn-primary mt-5 w-full" />
          <p className="mt-5 text-ink-700">{urgent.advice}</p>
        </aside>
      </div>
      <section className="section bg-mist" aria-labelledby="reading-title">
        <div className="wrap">
          <h2 id="reading-title" className="text-h3">
            {reading.title}
          </h2>
          <div className="mt-6">
            <LinkCards cards={reading.links} />
          </div>
          <GoLink href={home.href} className="mt-10">
            {home.label}
          </GoLink>
        </div>
      </section>
    </>
  );
}
