/*
 * A page of the application never waits for its letters (src/shared/ui/fonts.css); here no one reads against time, and two pictures of a
 * story must be alike. The fallback is the system's own and needs no loading.
 */
const fontFaces = [...document.fonts].filter((face) => !face.family.includes('fallback'))
for (const face of fontFaces) face.display = 'block'

/** Done when the letters are there. */
export const fontsReady = Promise.all(fontFaces.map((face) => face.load()))
