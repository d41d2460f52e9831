import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string; desk?: string };
};

/** The call to action of a landing page: why to trust us, and the number. The form follows it. */
export function LandingCall({ title, text, phone }: Props) {
  return (
    <section className="section border-line-200 border-t bg-mist" aria-labelledby="call-title">
      <div className="wrap">
        <h2 id="call-title" className="text-h2">
          {title}
        </h2>
        <p className="lead mt-4 max-w-[56ch]">{text}</p>
        <PhoneLink {...phone} className="btn btn-primary mt-8" />
      </div>
    </section>
  );
}
