export type Position = { readonly latitude: number; readonly longitude: number };

const kilometresPerLatitude = 110.574;
const kilometresPerLongitude = 111.32;

/** How far a place lies north and east of another, in kilometres: exact over fifty of them, good for a direction over more. */
export function kilometresFrom(origin: Position, place: Position): { north: number; east: number } {
  return {
    north: (place.latitude - origin.latitude) * kilometresPerLatitude,
    east:
      (place.longitude - origin.longitude) *
      kilometresPerLongitude *
      Math.cos((origin.latitude * Math.PI) / 180),
  };
}

/** Where a place mainly lies from another: Edmonton is the next city east of Calgary, but to the north. */
export function directionFrom(origin: Position, place: Position): 'north' | 'south' | 'east' | 'west' {
  const { north, east } = kilometresFrom(origin, place);
  if (Math.abs(north) > Math.abs(east)) return north > 0 ? 'north' : 'south';
  return east > 0 ? 'east' : 'west';
}
