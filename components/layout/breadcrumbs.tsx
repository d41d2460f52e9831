type Props = {
  label: string;
  /** From the home page to the current one. */
  crumbs: readonly { path: string; label: string }[];
  /** Shows the current page to screen readers only, for long titles that follow as the heading anyway. */
  hidesCurrent: boolean;
};

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, crumbs, hidesCurrent }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.path}
            className={hidesCurrent && index === crumbs.length - 1 ? 'sr-only' : undefined}
          >
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
