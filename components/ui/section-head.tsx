import { Unbroken } from './unbroken';

type Props = {
  id: string;
  title: string;
  lead: string;
  /** `section` on pages whose other headings have that size. */
  size?: 'h2' | 'section';
};

/** A section's heading and the lead next to it. */
export function SectionHead({ id, title, lead, size = 'h2' }: Props) {
  return (
    <div className="head">
      <h2 id={id} className={`max-w-[12.42em] ${size === 'h2' ? 'text-h2' : 'text-section'}`}>
        <Unbroken text={title} />
      </h2>
      <p className="lead">
        <Unbroken text={lead} />
      </p>
    </div>
  );
}
