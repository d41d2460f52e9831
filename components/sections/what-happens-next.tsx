type Props = { title: string; steps: readonly string[]; more?: { href: string; label: string } };

/** What happens after a message or a call, step by step. */
export function WhatHappensNext({ title, steps, more }: Props) {
  return (
    <div>
      <h3 id="next" className="text-h3">
        {title}
      </h3>
      <ol className="ruled tight hung mt-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {more && (
        <p className="mt-4">
          <a className="link" href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </div>
  );
}
