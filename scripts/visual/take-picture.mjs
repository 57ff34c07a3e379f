import { keepSmall } from './keep-small.mjs'

/** Window sizes: parts need no more than a sheet, screens a whole window or a phone. */
const windows = {
  sheet: { width: 1024, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** How the page knows its story and how far it has come. */
const render = 'window.__STORYBOOK_PREVIEW__?.currentRender'

/** When it is in pictures: the stories' own moment, so that "today" is the same every day. */
export const MOMENT = '2026-11-20T09:30:00.000Z'

/**
 * The themes that a story is looked at in: the kit, the patterns and one story of each screen in the dark too.
 * @param {{ title: string, tags: readonly string[] }} story
 * @returns {('light' | 'dark')[]}
 */
export const themesOf = ({ title, tags }) => (!title.startsWith('Screens/') || tags.includes('dark') ? ['light', 'dark'] : ['light'])

/**
 * Pictures of a story once it has been played, its letters are there and nothing moves any more. A theme is a set of colours and nothing
 * else (src/shared/ui/tokens.css), so the story need not be played again for the second.
 * @param {import('playwright').Page} page a page of its own, used for one story after the other
 * @param {string} base the address of the built Storybook
 * @param {{ id: string, title: string, tags: readonly string[] }} story as index.json has it
 * @param {readonly string[]} themes
 * @returns {Promise<Record<string, Buffer>>} by theme, small enough to be kept
 * @throws when the story fails
 */
export async function takePictures(page, base, { id, title, tags }, themes) {
  // axe has its own command; here it would only take time.
  const globals = 'theme:light;motion:reduced;a11y.manual:!true'
  /** @param {typeof windows.sheet} size */
  const open = async (size) => {
    await page.setViewportSize(size)
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    await page.waitForFunction(`/^(finished|errored|aborted)$/.test(${render}?.phase)`, null, { timeout: 120_000 })
  }
  /** @param {string | undefined} name */
  const sizeNamed = (name) => Object.entries(windows).find(([each]) => each === name)?.[1]

  // The tag spares a screen of another size a first opening.
  const usual = sizeNamed(tags.find(sizeNamed)) ?? (title.startsWith('Screens/') ? windows.desktop : windows.sheet)
  await open(usual)
  const wanted = sizeNamed(await page.evaluate(`${render}.story?.storyGlobals?.viewport?.value`)) ?? usual
  if (wanted !== usual) await open(wanted)

  const phase = await page.evaluate(`${render}.phase`)
  if (phase !== 'finished') throw new Error(`The story ${id} ended ${phase}.`)
  await page.evaluate(() => document.fonts.ready)
  // The parts on a screen have pictures of their own at full size, so half the size will do.
  const scale = wanted === windows.sheet ? 1 : 0.5
  /** @type {Record<string, Buffer>} */
  const pictures = {}
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    pictures[theme] = await keepSmall(page, theme === 'light' ? await settled(page) : await take(page), scale)
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
