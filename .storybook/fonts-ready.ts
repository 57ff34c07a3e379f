/**
 * The application never waits for its fonts (src/shared/ui/fonts.css). Stories do, so that two
 * pictures of a story are alike. The fallback is a system font and needs no loading.
 */
const fontFaces = [...document.fonts].filter((face) => !face.family.includes('fallback'))
for (const face of fontFaces) face.display = 'block'

/** Done when the letters are there. */
export const fontsReady = Promise.all(fontFaces.map((face) => face.load()))
