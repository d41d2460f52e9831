import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  consultation: { href: string; label: string };
};

/** A person to ask, for whom none of the questions was the right one. */
export function StillQuestions({ title, text, phone, consultation }: Props) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 text-ink-700">{text}</p>
      <p className="intro-ways">
        <PhoneLink {...phone} className="btn btn-quiet" />
        <a className="link" href={consultation.href}>
          {consultation.label}
        </a>
      </p>
    </>
  );
}
