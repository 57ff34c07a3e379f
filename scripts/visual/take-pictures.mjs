/** Window sizes: parts need no more than a sheet, screens a whole window or a phone. */
const windows = {
  sheet: { width: 1024, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** @typedef {{ id: string, title: string, tags: readonly string[] }} Story as index.json has it */
/** @typedef {{ theme: string, screenshot: Buffer, scale: number }} Picture */

/**
 * The themes that a story is looked at in: the kit, the patterns and one story of each screen in the dark too.
 * @param {Story} story
 * @returns {('light' | 'dark')[]}
 */
export const themesOf = ({ title, tags }) => (!title.startsWith('Screens/') || tags.includes('dark') ? ['light', 'dark'] : ['light'])

/** @param {Story} story @param {string} theme @returns its picture's file */
export const nameOf = ({ id }, theme) => `${id}.${theme}.png`

/**
 * Pictures of a story once it has been played. A theme is a set of colours and nothing else (src/shared/ui/tokens.css), so the story need not be
 * played again for the second.
 * @param {ReturnType<typeof import('./stage.mjs').openStage>} stage
 * @param {Story} story
 * @param {boolean} isAlone in a page that no other story was in, and waited for until nothing changes any more
 * @returns {Promise<Picture[]>}
 * @throws when the story fails
 */
export async function takePictures({ show }, { id, title, tags }, isAlone) {
  const usual = title.startsWith('Screens/') ? windows.desktop : windows.sheet
  let size = usual
  /** @param {string | undefined} viewport */
  const sizeOf = (viewport) => (size = Object.entries(windows).find(([name]) => name === viewport)?.[1] ?? usual)
  const page = await show(id, sizeOf, isAlone)
  // The parts on a screen have pictures of their own at full size, so half the size will do.
  const scale = size === windows.sheet ? 1 : 0.5
  /** @type {Picture[]} */
  const pictures = []
  for (const theme of themesOf({ id, title, tags })) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    pictures.push({ theme, screenshot: isAlone && theme === 'light' ? await settled(page) : await take(page), scale })
  }
  return pictures
}

/** @param {import('playwright').Page} page */
const take = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

/**
 * Waits until two pictures in a row are the same: some things are drawn late, such as rows that a list measures first.
 * @param {import('playwright').Page} page
 */
async function settled(page) {
  let last = await take(page)
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.waitForTimeout(100)
    const next = await take(page)
    if (next.equals(last)) return next
    last = next
  }
  return last
}
