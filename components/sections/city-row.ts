/** A city in a list. */
export type CityRow = {
  href: string;
  name: string;
  province: string;
  timeZone: string;
  zone: string;
  text: string;
  thumb: string;
};
