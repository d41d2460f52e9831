import { Unbroken } from './unbroken';

type Props = {
  id?: string;
  title: string;
  lead?: string;
  /** Of the heading: smaller on the sheets of cities and landing pages, which have many sections. */
  size?: 'h2' | 'section';
  className?: string;
};

const sizes = { h2: 'text-h2', section: 'text-section' } as const;

/** A section's heading with, where there is one, its lead beside it. */
export function SectionHead({ id, title, lead, size = 'h2', className = '' }: Props) {
  return (
    <div className={`head ${className}`}>
      <h2 id={id} className={`${sizes[size]} max-w-[12.42em]`}>
        {title}
      </h2>
      {lead && (
        <p className="lead">
          <Unbroken text={lead} />
        </p>
      )}
    </div>
  );
}
