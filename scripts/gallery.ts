// `npm run gallery` takes the pictures of the stories' first page. `--check` lists the screens that
// changed since theirs. `--built FOLDER` uses a built Storybook; a text selects screens by title.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { chromiumArguments, findChromium } from './chromium.mjs'
import {
  listScreens,
  listStaleScreens,
  picturesFolder,
  readTaken,
  takenFile,
} from './screen-pictures.mjs'
import { createStage } from './visual/stage'

const SIZE = { width: 480, height: 300 }

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, built: { type: 'string' } },
  allowPositionals: true,
})

if (values.check) check()
else await takePictures(positionals[0] ?? '')

function check() {
  const stale = listStaleScreens()
  for (const title of stale) console.log(`Changed since its picture: ${title}`)
  if (stale.length > 0) process.exitCode = 1
}

async function takePictures(filter: string) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'timberdesk-gallery-'))
  const built = values.built ?? path.join(temporary, 'stories')
  if (!values.built)
    execFileSync(
      'npx',
      ['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', built],
      { stdio: 'inherit' },
    )
  const server = await preview({
    configFile: false,
    build: { outDir: built },
    preview: { port: Number(process.env['PORT'] ?? 6107) },
    logLevel: 'warn',
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
  })
  const stage = createStage(browser, server.resolvedUrls?.local[0] ?? '')
  const encoder = await browser.newPage()
  await encoder.addInitScript('globalThis.__name = (value) => value')
  await encoder.goto('about:blank')
  const screens = listScreens()
  const taken = readTaken()
  mkdirSync(picturesFolder, { recursive: true })
  for (const title of Object.keys(taken))
    if (!screens.some((screen) => screen.title === title)) removePictures(taken, title)
  for (const { title, story, hash } of screens) {
    if (!title.includes(filter)) continue
    const page = await stage.show({ id: story, title, name: '', type: 'story', tags: [] })
    await page.setViewportSize({ width: 1440, height: 900 })
    if (taken[title] && taken[title].story !== story) removePictures(taken, title)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      const picture = await encode(encoder, await page.screenshot({ type: 'png' }))
      writeFileSync(path.join(picturesFolder, `${story}-${theme}.webp`), picture)
    }
    taken[title] = { story, hash, date: new Date().toISOString().slice(0, 10) }
    console.log(title)
  }
  const sorted = Object.fromEntries(
    Object.entries(taken).toSorted(([a], [b]) => a.localeCompare(b)),
  )
  writeFileSync(takenFile, `${JSON.stringify(sorted, null, 2)}\n`)
  await browser.close()
  await server.close()
  rmSync(temporary, { recursive: true, force: true })
}

function removePictures(taken: ReturnType<typeof readTaken>, title: string) {
  for (const theme of ['light', 'dark'])
    rmSync(path.join(picturesFolder, `${taken[title]?.story}-${theme}.webp`), { force: true })
  delete taken[title]
}

/** Scales a picture down to WebP, in a page. */
async function encode(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, width, height }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The page cannot draw.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', 0.72)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...SIZE },
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}
