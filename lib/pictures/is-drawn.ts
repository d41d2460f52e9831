/** Whether a picture is one of the site's drawings, which carry marks for a legend to explain; a photograph has none. */
export const isDrawn = (image: string): boolean => image.startsWith('/art/');
