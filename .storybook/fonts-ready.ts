/**
 * The application never waits for its fonts (src/shared/ui/fonts.css). Stories do: each picture of
 * a story must be identical. The fallback is a system font and is not loaded.
 */
const fontFaces = [...document.fonts].filter((face) => !face.family.includes('fallback'))
for (const face of fontFaces) face.display = 'block'

/** Resolves once all fonts are loaded. */
export const fontsReady = Promise.all(fontFaces.map((face) => face.load()))
