import { keepSmall } from './keep-small.mjs'

/** What a story is looked at in: parts need no more room than a sheet, screens are a window or a phone. */
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
 * Pictures of a story once it has been played, its letters are there and nothing moves any more. A theme is a set of colours and nothing
 * else (src/shared/ui/tokens.css), so the story need not be played again for the second.
 * @param {import('playwright').Page} page a page of its own, used for one story after the other
 * @param {string} base the address of the built Storybook
 * @param {{ id: string, title: string }} story as index.json has it
 * @returns {Promise<{ light: Buffer, dark: Buffer }>} small enough to be kept
 * @throws when the story fails
 */
export async function takePictures(page, base, { id, title }) {
  // axe has its own command; here it would only take time.
  const globals = 'theme:light;motion:reduced;a11y.manual:!true'
  /** @param {typeof windows.sheet} size */
  const open = async (size) => {
    await page.setViewportSize(size)
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    await page.waitForFunction(`/^(finished|errored|aborted)$/.test(${render}?.phase)`, null, { timeout: 40_000 })
  }

  const isScreen = title.startsWith('Screens')
  const usual = isScreen ? windows.desktop : windows.sheet
  await open(usual)
  const chosen = await page.evaluate(`${render}.story?.storyGlobals?.viewport?.value`)
  const wanted = Object.entries(windows).find(([name]) => name === chosen)?.[1] ?? usual
  if (wanted !== usual) await open(wanted)

  const phase = await page.evaluate(`${render}.phase`)
  if (phase !== 'finished') throw new Error(`The story ${id} ended ${phase}.`)
  await page.evaluate(() => document.fonts.ready)
  // A whole window holds parts that are there at their own size, so half of it will do.
  const scale = wanted === windows.sheet ? 1 : 0.5
  const light = await keepSmall(page, await settled(page), scale)
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  return { light, dark: await keepSmall(page, await settled(page), scale) }
}

/**
 * What is drawn late, such as rows that a list measures first, is there when two pictures in a row are the same.
 * @param {import('playwright').Page} page
 */
async function settled(page) {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await take()
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.waitForTimeout(100)
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  return last
}
