/** Window sizes: parts need no more than a sheet, screens a whole window or a phone. */
const windowSizes = {
  sheet: { width: 1024, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** @typedef {{ id: string, title: string, tags: readonly string[] }} Story as index.json has it */

/**
 * Returns the themes of a story's pictures: components, patterns and one story per screen also in
 * the dark theme.
 * @param {Story} story
 * @returns {('light' | 'dark')[]}
 */
export const getThemes = ({ title, tags }) =>
  !title.startsWith('Screens/') || tags.includes('dark') ? ['light', 'dark'] : ['light']

/** @param {Story} story @param {string} theme @returns its picture's file */
export const getPictureName = ({ id }, theme) => `${id}.${theme}.png`

/** @param {Story} story */
const getDefaultSize = ({ title }) =>
  title.startsWith('Screens/') ? windowSizes.desktop : windowSizes.sheet

/**
 * @param {Story} story
 * @param {string | undefined} viewport that the story names
 */
export const getWindowSize = (story, viewport) =>
  Object.entries(windowSizes).find(([name]) => name === viewport)?.[1] ?? getDefaultSize(story)

/**
 * Components have pictures of their own at full size, so screens are halved. @param {{ width:
 * number }} size
 */
export const getScale = ({ width }) => (width === windowSizes.sheet.width ? 1 : 0.5)
