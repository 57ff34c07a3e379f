import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { createStage, type Stage } from './stage'
import { compareStories, type Story } from './stories.mjs'

const folder = process.env['VISUAL_FOLDER'] ?? ''
const { before, after, added, removed } = compareStories(folder, process.env['VISUAL_FILTER'])
const isBefore = process.env['VISUAL_SIDE'] === 'before'
const addedIds = new Set(added.map(({ id }) => id))

// Loading Storybook and the mock's databases takes longer than a story, so stories share a page.
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = createStage(browser, process.env['VISUAL_URL'] ?? '')
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
})

/** Components, patterns and one story per screen have a picture in the dark theme too. */
const getThemes = ({ title, tags }: Story) =>
  !title.startsWith('Screens/') || tags.includes('dark') ? ['light', 'dark'] : ['light']

for (const story of isBefore ? before : after) {
  const isAdded = !isBefore && addedIds.has(story.id)
  test(`${story.title}: ${story.name}`, { tag: isAdded ? '@added' : [] }, async ({ stage }) => {
    const page = await stage.show(story)
    for (const theme of getThemes(story)) {
      // Themes differ in colours only (src/shared/ui/tokens.css): the story is not played again.
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      const name = `${story.id}-${theme}.png`
      if (isAdded)
        await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' })
      else await expect.soft(page).toHaveScreenshot(name)
    }
  })
}

for (const story of isBefore ? [] : removed)
  test(`${story.title}: ${story.name}`, { tag: '@removed' }, async () => {
    for (const theme of getThemes(story)) {
      const name = `${story.id}-${theme}.png`
      await test.info().attach(name, { path: path.join(folder, 'snapshots', name) })
    }
  })
