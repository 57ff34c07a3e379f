import { trackPendingWork } from './track-pending-work.mjs'

/** When it is in pictures: the stories' own moment, so that "today" is the same every day. */
const MOMENT = '2026-11-20T09:30:00.000Z'

/**
 * Choices of the toolbars. axe is off, because it has its own command and takes most of the time.
 */
const CHOICES = { theme: 'light', motion: 'reduced', a11y: { manual: true } }
/** So many stories follow one another in a page at most: what they leave in its memory grows. */
const STORIES_A_PAGE = 150
/** Milliseconds that a story may take on a machine that has much else to do. */
const STORY_TIMEOUT_MS = 120_000
/** Milliseconds after which a played story counts as idle, whatever is pending. */
const MAX_SETTLE_MS = 2500

/**
 * @typedef {object} Storybook what a page of it has on its window
 * @property {{ storyStoreValue: { loadStory(which: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value?: string } } }> } }} __STORYBOOK_PREVIEW__
 * @property {{ emit(event: string, what: object): void, once(event: string, heard: (what: { status: string }) => void): void }} __STORYBOOK_ADDONS_CHANNEL__
 * @property {(most: number) => Promise<void>} untilAtRest
 */

/**
 * Shows stories one after another on one page, as Storybook's list does. Loading Storybook, the
 * application and the mock's databases takes longer than anything else, and each story creates its
 * world and theme anew (.storybook/preview.tsx).
 * @param {import('playwright').Browser} browser
 * @param {string} base address of the built Storybook
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
   * Shows a story until it has been played and is idle.
   * @param {string} id
   * @param {(viewport: string | undefined) => { width: number, height: number }} sizeOf window size
   * for the story's viewport
   * @param {boolean} isAlone uses a new page
   * @returns the window's size
   * @throws if the story fails
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

/**
 * Runs in the page: turns off Storybook's highlight frames, which would search each story for
 * elements.
 */
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
 * Runs in the page: selects a story and waits until it has been played and nothing is pending.
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
