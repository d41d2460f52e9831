type Props = {
  label: string;
  /** From the home page to this one. */
  crumbs: readonly { path: string; label: string }[];
};

/** What is longer would take a line of its own, right above the title that says the same. */
const longestShown = 30;

/** Where this page stands in the site. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className={crumb.label.length > longestShown ? 'sr-only' : undefined}>
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
