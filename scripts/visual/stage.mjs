import { watchUnrest } from './watch-unrest.mjs'

/** When it is in pictures: the stories' own moment, so that "today" is the same every day. */
const MOMENT = '2026-11-20T09:30:00.000Z'

/** So many stories follow one another in a page at most: what they leave in its memory grows. */
const STORIES_A_PAGE = 50
/** Milliseconds that a story may take on a machine that has much else to do. */
const PATIENCE = 120_000
/** Milliseconds after which a story that was played counts as being at rest, whatever is under way. */
const LONGEST_REST = 2500

/**
 * @typedef {object} Storybook what a page of it has on its window
 * @property {{ storyStoreValue: { loadStory(which: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value?: string } } }> } }} __STORYBOOK_PREVIEW__
 * @property {{ emit(event: string, what: object): void, once(event: string, heard: (what: { status: string }) => void): void }} __STORYBOOK_ADDONS_CHANNEL__
 * @property {(most: number) => Promise<void>} untilAtRest
 */

/**
 * Shows one story after the other in a page, as Storybook's own list would. To load Storybook, the application and the mock's databases takes longer
 * than all else about a story, and each story makes its world and its theme anew (.storybook/preview.tsx).
 * @param {import('playwright').Browser} browser
 * @param {string} base the address of the built Storybook
 */
export function openStage(browser, base) {
  /** @type {import('playwright').Page | undefined} */
  let page
  let stories = 0

  /** A page that nothing was stored in, not even by the browser. */
  async function openPage() {
    await page?.context().close()
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Vilnius' })
    page = await context.newPage()
    stories = 0
    await page.clock.setFixedTime(MOMENT)
    await page.addInitScript(watchUnrest)
    // axe has its own command; here it would only take time.
    await page.goto(`${base}/iframe.html?viewMode=story&globals=theme:light;motion:reduced;a11y.manual:!true`)
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue', null, { timeout: PATIENCE })
    return page
  }

  /**
   * Shows a story until it has been played and is at rest.
   * @param {string} id
   * @param {(viewport: string | undefined) => { width: number, height: number }} sizeOf of the window, by the viewport that the story names
   * @param {boolean} isAlone in a page that no other story was in
   * @returns the page
   * @throws when the story fails
   */
  async function show(id, sizeOf, isAlone) {
    const shown = !page || isAlone || stories >= STORIES_A_PAGE ? await openPage() : page
    stories += 1
    const viewport = await shown.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = /** @type {Storybook} */ (/** @type {unknown} */ (globalThis))
      const story = await preview.storyStoreValue.loadStory({ storyId })
      return story.storyGlobals.viewport?.value
    }, id)
    await shown.setViewportSize(sizeOf(viewport))
    const status = await shown.evaluate(play, { storyId: id, patience: PATIENCE, rest: LONGEST_REST })
    if (status !== 'success') throw new Error(`The story ended with ${status}.`)
    return shown
  }

  return { show, close: async () => page?.context().close() }
}

/**
 * In the page: chooses a story, and waits until it has been played and nothing is under way any more.
 * @param {{ storyId: string, patience: number, rest: number }} story
 */
async function play({ storyId, patience, rest }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, untilAtRest } = /** @type {Storybook} */ (/** @type {unknown} */ (globalThis))
  /** @type {string} */
  const status = await new Promise((resolve) => {
    channel.once('storyFinished', (finished) => resolve(finished.status))
    setTimeout(resolve, patience, 'no end')
    sessionStorage.clear()
    window.scrollTo(0, 0)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  await untilAtRest(rest)
  await document.fonts.ready
  return status
}
