import type { Browser, Page } from '@playwright/test'
import type { Story } from './stories.mjs'

/** The stories' own moment, so that "today" is the same every day. */
const MOMENT = '2026-11-20T09:30:00.000Z'
/** axe is off: it has its own command and takes most of the time. */
const GLOBALS = { theme: 'light', motion: 'reduced', a11y: { manual: true } }
/** A page is replaced after so many stories, because its memory grows. */
const MAX_STORIES_PER_PAGE = 100
const STORY_TIMEOUT_MS = 100_000
/** Work that is pending longer than this is ignored: a silent network never answers. */
const MAX_SETTLE_MS = 2500

const windowSizes: Record<string, { width: number; height: number }> = {
  sheet: { width: 1024, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** Storybook's own objects in its preview page. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(story: {
        storyId: string
      }): Promise<{ storyGlobals: { viewport?: { value?: string } } }>
    }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void
    once(event: string, listener: (payload: { status: string }) => void): void
  }
  untilIdle(maxMs: number): Promise<void>
}

export type Stage = ReturnType<typeof createStage>

/** Creates a page that shows stories one after another. */
export function createStage(browser: Browser, url: string) {
  let page: Page | undefined
  let stories = 0

  async function openPage() {
    await page?.context().close()
    stories = 0
    page = await browser.newPage({
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Europe/Vilnius',
    })
    await page.clock.setFixedTime(MOMENT)
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(trackPendingWork)
    await page.goto(`${url}iframe.html?viewMode=story`)
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue', null, {
      timeout: STORY_TIMEOUT_MS,
    })
    // An address sets globals only together with a story.
    await page.evaluate((globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow
      channel.emit('updateGlobals', { globals })
    }, GLOBALS)
    return page
  }

  /** Shows a story until it is played and idle. Throws if its play function fails. */
  async function show({ id, title }: Story) {
    const shown = !page || stories >= MAX_STORIES_PER_PAGE ? await openPage() : page
    stories += 1
    const viewport = await shown.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow
      const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId })
      return storyGlobals.viewport?.value
    }, id)
    const size = windowSizes[viewport ?? (title.startsWith('Screens/') ? 'desktop' : 'sheet')]
    if (!size) throw new Error(`The story has an unknown viewport: ${viewport}.`)
    await shown.setViewportSize(size)
    const status = await shown.evaluate(playStory, {
      storyId: id,
      timeoutMs: STORY_TIMEOUT_MS,
      maxSettleMs: MAX_SETTLE_MS,
    })
    if (status !== 'success') throw new Error(`The story ended with ${status}.`)
    return shown
  }

  return { show, close: async () => page?.context().close() }
}

/** Selects a story, and waits until it is played and idle. Runs in the page. */
async function playStory(story: { storyId: string; timeoutMs: number; maxSettleMs: number }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, untilIdle } =
    globalThis as unknown as StorybookWindow
  const status = await new Promise<string>((resolve) => {
    channel.once('storyFinished', (finished) => resolve(finished.status))
    setTimeout(resolve, story.timeoutMs, 'no end')
    sessionStorage.clear()
    window.scrollTo(0, 0)
    channel.emit('setCurrentStory', { storyId: story.storyId, viewMode: 'story' })
  })
  await untilIdle(story.maxSettleMs)
  await document.fonts.ready
  return status
}

/**
 * Counts pending calls and short timers, such as a form's pause before it asks the backend. A
 * picture taken earlier would depend on the machine's speed. Runs in the page before its scripts.
 */
function trackPendingWork() {
  const MAX_TIMER_MS = 1000
  const { setTimeout: start, clearTimeout: stop, fetch } = globalThis
  const pending = new Set<unknown>()
  Object.assign(globalThis, {
    setTimeout(callback: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) {
      if (delay > MAX_TIMER_MS) return start(callback, delay, ...values)
      const timer = start(() => {
        pending.delete(timer)
        callback(...values)
      }, delay)
      pending.add(timer)
      return timer
    },
    clearTimeout(timer: ReturnType<typeof start>) {
      pending.delete(timer)
      stop(timer)
    },
    async fetch(...call: Parameters<typeof fetch>) {
      pending.add(call)
      try {
        return await fetch(...call)
      } finally {
        pending.delete(call)
      }
    },
    async untilIdle(maxMs: number) {
      const end = performance.now() + maxMs
      const isIdle = () => pending.size === 0 && !document.querySelector('[aria-busy="true"]')
      for (let idleFrames = 0; idleFrames < 2 && performance.now() < end;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        idleFrames = isIdle() ? idleFrames + 1 : 0
      }
    },
  })
}
