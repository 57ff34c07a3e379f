import { trackPendingWork } from './track-pending-work.mjs'

/** When it is in pictures: the stories' own moment, so that "today" is the same every day. */
const MOMENT = '2026-11-20T09:30:00.000Z'

/** What the toolbars would say. axe has its own command: here it would only take time, more than all else about a story. */
const CHOICES = { theme: 'light', motion: 'reduced', a11y: { manual: true } }
/** So many stories follow one another in a page at most: what they leave in its memory grows. */
const STORIES_A_PAGE = 150
/** Milliseconds that a story may take on a machine that has much else to do. */
const STORY_TIMEOUT_MS = 120_000
/** Milliseconds after which a story that was played counts as being at rest, whatever is under way. */
const MAX_SETTLE_MS = 2500

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
export function openStoryStage(browser, base) {
  /** @type {import('playwright').Page | undefined} */
  let page
  /** @type {import('playwright').CDPSession | undefined} */
  let camera
  let stories = 0

  /** A page that nothing was stored in, not even by the browser. */
  async function openPage() {
    await page?.context().close()
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Europe/Vilnius',
    })
    page = await context.newPage()
    stories = 0
    await page.clock.setFixedTime(MOMENT)
    await page.addInitScript(trackPendingWork)
    await page.addInitScript(disableHighlight)
    await page.goto(`${base}/iframe.html?viewMode=story`)
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue', null, {
      timeout: STORY_TIMEOUT_MS,
    })
    await page.evaluate(setGlobals, CHOICES)
    await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
    camera = await page.context().newCDPSession(page)
    return page
  }

  /**
   * Shows a story until it has been played and is at rest.
   * @param {string} id
   * @param {(viewport: string | undefined) => { width: number, height: number }} sizeOf of the window, by the viewport that the story names
   * @param {boolean} isAlone in a page that no other story was in
   * @returns the window's size
   * @throws when the story fails
   */
  async function show(id, sizeOf, isAlone) {
    const shown = !page || isAlone || stories >= STORIES_A_PAGE ? await openPage() : page
    stories += 1
    const viewport = await shown.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = /** @type {Storybook} */ (
        /** @type {unknown} */ (globalThis)
      )
      const story = await preview.storyStoreValue.loadStory({ storyId })
      return story.storyGlobals.viewport?.value
    }, id)
    const size = sizeOf(viewport)
    await shown.setViewportSize(size)
    const status = await shown.evaluate(playStory, {
      storyId: id,
      patience: STORY_TIMEOUT_MS,
      rest: MAX_SETTLE_MS,
    })
    if (status !== 'success') throw new Error(`The story ended with ${status}.`)
    return size
  }

  /**
   * A picture of what is shown, with no caret, as that comes and goes.
   * @param {string} theme
   * @returns a PNG
   */
  async function take(theme) {
    if (!page || !camera) throw new Error('No story was shown.')
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    // A few times as quick as Playwright's own, which makes each PNG as small as can be.
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    return Buffer.from(data, 'base64')
  }

  return { show, take, close: async () => page?.context().close() }
}

/** In the page: leaves out the frames that Storybook can draw around parts. Here nothing is framed, and each story would be searched for parts. */
function disableHighlight() {
  /** @param {object} features */
  const set = (features) =>
    Object.defineProperty(globalThis, 'FEATURES', { value: { ...features, highlight: false } })
  Object.defineProperty(globalThis, 'FEATURES', { configurable: true, set })
}

/**
 * In the page: chooses in the toolbars. An address does so only together with a story.
 * @param {Record<string, unknown>} globals
 */
function setGlobals(globals) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {Storybook} */ (
    /** @type {unknown} */ (globalThis)
  )
  channel.emit('updateGlobals', { globals })
}

/**
 * In the page: chooses a story, and waits until it has been played and nothing is under way any more.
 * @param {{ storyId: string, patience: number, rest: number }} story
 */
async function playStory({ storyId, patience, rest }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, untilAtRest } = /** @type {Storybook} */ (
    /** @type {unknown} */ (globalThis)
  )
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
