import { Unbroken } from './unbroken';

type Props = { id?: string; title: string; lead?: string; className?: string };

/** A section's heading with, where there is one, its lead beside it. */
export function SectionHead({ id, title, lead, className = '' }: Props) {
  return (
    <div className={`head ${className}`}>
      <h2 id={id} className="text-h2 max-w-[12.42em]">
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
