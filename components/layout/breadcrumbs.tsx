type Props = {
  label: string;
  /** From the home page to this one. */
  crumbs: readonly { path: string; label: string }[];
  /** Leaves the last one to screen readers, where it is long and the title right below says it to the eye. */
  isTitled: boolean;
};

/** Where this page stands in the site. */
export function Breadcrumbs({ label, crumbs, isTitled }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className={isTitled && index === crumbs.length - 1 ? 'sr-only' : undefined}>
            {index < crumbs.length - 1 ? (
              <a href={crumb.path}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
