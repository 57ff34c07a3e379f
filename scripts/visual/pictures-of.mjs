/** Window sizes: parts need no more than a sheet, screens a whole window or a phone. */
const windows = {
  sheet: { width: 1024, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** @typedef {{ id: string, title: string, tags: readonly string[] }} Story as index.json has it */

/**
 * The themes that a story is looked at in: the kit, the patterns and one story of each screen in the dark too.
 * @param {Story} story
 * @returns {('light' | 'dark')[]}
 */
export const themesOf = ({ title, tags }) =>
  !title.startsWith('Screens/') || tags.includes('dark') ? ['light', 'dark'] : ['light']

/** @param {Story} story @param {string} theme @returns its picture's file */
export const nameOf = ({ id }, theme) => `${id}.${theme}.png`

/** @param {Story} story */
const usualSizeOf = ({ title }) => (title.startsWith('Screens/') ? windows.desktop : windows.sheet)

/**
 * @param {Story} story
 * @param {string | undefined} viewport that the story names
 */
export const sizeOf = (story, viewport) =>
  Object.entries(windows).find(([name]) => name === viewport)?.[1] ?? usualSizeOf(story)

/** The parts on a screen have pictures of their own at full size, so half the size will do. @param {{ width: number }} size */
export const scaleOf = ({ width }) => (width === windows.sheet.width ? 1 : 0.5)
