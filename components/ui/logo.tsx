type Props = { strong: string; light: string };

/** The tree and the name. */
export function Logo({ strong, light }: Props) {
  return (
    <>
      <svg viewBox="0 0 30 34" width="30" height="34" aria-hidden="true">
        <path
          fill="currentColor"
          d="M13.5 1h3v32h-3zM10.5 4.6h9v3.6h-9zM7.5 11h15v3.6h-15zM4.2 17.4h21.6V21H4.2zM1 23.8h28v3.6H1z"
        />
        <path fill="#f8bd2c" d="M21.6 16.6h5.2v5.2h-5.2z" />
      </svg>
      <span>
        {strong} <em>{light}</em>
      </span>
    </>
  );
}
