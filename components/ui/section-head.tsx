import { Unbroken } from './unbroken';

type Props = { id: string; title: string; lead?: string };

/** A section's heading and an optional lead next to it. */
export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className="head">
      <h2 id={id} className="text-h2 max-w-[12.42em]">
        <Unbroken text={title} />
      </h2>
      {lead && (
        <p className="lead">
          <Unbroken text={lead} />
        </p>
      )}
    </div>
  );
}
