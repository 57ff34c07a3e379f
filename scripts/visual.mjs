// `npm run visual` holds pictures of all stories, of some in both themes, against the accepted ones in .storybook/pictures. `npm run visual --
// --update` accepts what is there now. Needs a built Storybook (`npm run storybook:build`), and builds none itself, so that what is
// compared is what was looked at. `--only <text>` takes the stories whose id has that text.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from './chromium.mjs'
import { comparePictures } from './visual/compare.mjs'
import { serve } from './visual/serve.mjs'
import { MOMENT, takePictures, themesOf } from './visual/take-picture.mjs'

const built = 'storybook-static'
const accepted = '.storybook/pictures'
const fresh = '.storybook/pictures.new'
const isUpdate = process.argv.includes('--update')
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook. Run `npm run storybook:build` first.')
  process.exit(1)
}

const { base, close } = await serve(built)
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArguments, '--font-render-hinting=none'] })
try {
  process.exitCode = await run()
} finally {
  await browser.close()
  close()
}

async function run() {
  const version = browser.version()
  const versionFile = join(accepted, 'browser.txt')
  const acceptedVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null
  if (!isUpdate && acceptedVersion === null) {
    console.error('No pictures were accepted yet. Run `npm run visual -- --update` and commit .storybook/pictures.')
    return 1
  }
  if (!isUpdate && acceptedVersion !== version) {
    console.log(
      `Not compared: the accepted pictures are from Chromium ${acceptedVersion}, this is ${version}. Letters differ between versions, so set ` +
        'CHROMIUM_PATH to that version, or accept anew from a commit whose look is known to be good.',
    )
    return 0
  }

  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(isUpdate ? accepted : fresh, { recursive: true })
  const { changed, names, failures } = await takeAll()
  const gone = existsSync(accepted) && !only ? readdirSync(accepted).filter((name) => name.endsWith('.png') && !names.has(name)) : []
  for (const failure of failures) console.error(failure)
  if (isUpdate) {
    for (const name of gone) rmSync(join(accepted, name))
    writeFileSync(versionFile, `${version}\n`)
    console.log(`${changed.length} pictures accepted, ${gone.length} removed, ${names.size - changed.length} as they were.`)
    return failures.length > 0 ? 1 : 0
  }
  for (const line of [...changed, ...gone.map((name) => `${name}: its story is gone`)]) console.log(line)
  const isSame = changed.length + gone.length + failures.length === 0
  console.log(isSame ? `All ${names.size} pictures are as accepted.` : `What is new lies in ${fresh}.`)
  return isSame ? 0 : 1
}

/** Takes every picture and keeps those that differ from the accepted ones. */
async function takeAll() {
  /** @type {string[]} */
  const changed = []
  /** @type {string[]} */
  const failures = []
  const stories = storiesOf(/** @type {Parameters<typeof storiesOf>[0]} */ (JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))))
  const names = new Set(stories.flatMap((story) => themesOf(story).map((theme) => nameIn(story, theme))))
  const waiting = stories.values()
  const tell = progressOf(stories.length)

  async function takeTurns() {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Vilnius' })
    const page = await context.newPage()
    await page.clock.setFixedTime(MOMENT)
    for (const story of waiting) {
      try {
        for (const [theme, picture] of Object.entries(await takePictures(page, base, story, themesOf(story)))) {
          const difference = await keepIfNew(page, nameIn(story, theme), picture)
          if (difference) changed.push(difference)
        }
      } catch (error) {
        failures.push(`${story.id}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
      }
      tell()
    }
    await context.close()
  }

  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  return { changed: changed.toSorted(), names, failures: failures.toSorted() }
}

/**
 * Keeps a picture that is not as accepted.
 * @param {import('playwright').Page} page
 * @param {string} name
 * @param {Buffer} picture
 * @returns {Promise<string | null>} how it differs, as a line to print
 */
async function keepIfNew(page, name, picture) {
  const file = join(accepted, name)
  const difference = existsSync(file) ? await comparePictures(page, readFileSync(file), picture) : null
  if (difference === 0) return null
  writeFileSync(join(isUpdate ? accepted : fresh, name), picture)
  return `${name}: ${difference === null ? 'new' : `${(difference * 100).toFixed(2)} % differs`}`
}

/**
 * Says after each tenth how far it is.
 * @param {number} total
 */
function progressOf(total) {
  const began = Date.now()
  let done = 0
  return () => {
    done += 1
    const isTenth = Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)
    if (isTenth) console.log(`${done} of ${total} stories, ${Math.round((Date.now() - began) / 1000)} s`)
  }
}

/** @param {{ id: string }} story @param {string} theme */
function nameIn(story, theme) {
  return `${story.id}.${theme}.png`
}

/** @typedef {{ id: string, title: string, type: string, tags: string[] }} Story as index.json has it */

/**
 * @param {{ entries: Record<string, Story> }} index Storybook's
 */
function storiesOf({ entries }) {
  return Object.values(entries).filter((entry) => entry.type === 'story' && entry.id.includes(only))
}
