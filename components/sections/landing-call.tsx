import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  consultation: { href: string; label: string };
};

/** The call to action of a landing page: why to trust us, the number, the form. */
export function LandingCall({ title, text, phone, consultation }: Props) {
  return (
    <section className="section border-line-200 border-t bg-mist" aria-labelledby="call-title">
      <div className="wrap">
        <h2 id="call-title" className="text-h2">
          {title}
        </h2>
        <p className="lead mt-4 max-w-[56ch]">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PhoneLink {...phone} className="btn btn-primary" />
          <ButtonLink href={consultation.href} look="quiet">
            {consultation.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
