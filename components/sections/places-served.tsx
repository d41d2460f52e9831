type Props = {
  lists: readonly {
    title: string;
    places: readonly string[];
    /** How many are left out. */
    more: string;
  }[];
};

/** Short lists of places side by side, each with the number of those left out. */
export function PlacesServed({ lists }: Props) {
  return (
    <div className="places">
      {lists.map(({ title, places, more }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className="cap">{more}</p>
        </div>
      ))}
    </div>
  );
}
