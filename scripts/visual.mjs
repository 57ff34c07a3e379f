// `npm run visual` compares a picture of every story with .storybook/pictures. `-- --update`
// accepts the present pictures, `--only <text>` takes the stories whose id contains the text. It
// needs a built Storybook (`npm run storybook:build`) and builds none, so that the compared stories
// are the ones that were reviewed.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from './chromium.mjs'
import { openPhotographer } from './visual/photographer.mjs'
import { getPictureName, getThemes } from './visual/picture-options.mjs'
import { serve } from './visual/serve.mjs'

const built = 'storybook-static'
const accepted = '.storybook/pictures'
const changedFolder = '.storybook/pictures.new'
const isUpdate = process.argv.includes('--update')
const storyFilter = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '')
  : ''

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook. Run `npm run storybook:build` first.')
  process.exit(1)
}

const { base, close } = await serve(built)
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...chromiumArguments, '--font-render-hinting=none'],
})
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
    console.error(
      'No pictures were accepted yet. Run `npm run visual -- --update` and commit .storybook/pictures.',
    )
    return 1
  }
  if (!isUpdate && acceptedVersion !== version) {
    console.log(
      `Not compared: the accepted pictures are from Chromium ${acceptedVersion}, this is ${version}. Letters differ between versions, so set ` +
        'CHROMIUM_PATH to that version, or accept anew from a commit whose look is known to be good.',
    )
    return 0
  }

  rmSync(changedFolder, { recursive: true, force: true })
  mkdirSync(isUpdate ? accepted : changedFolder, { recursive: true })
  const { changed, names, failures } = await takePictures()
  const gone =
    existsSync(accepted) && !storyFilter
      ? readdirSync(accepted).filter((name) => name.endsWith('.png') && !names.has(name))
      : []
  for (const failure of failures) console.error(failure)
  if (isUpdate) {
    for (const name of gone) rmSync(join(accepted, name))
    writeFileSync(versionFile, `${version}\n`)
    console.log(
      `${changed.length} pictures accepted, ${gone.length} removed, ${names.size - changed.length} as they were.`,
    )
    return failures.length > 0 ? 1 : 0
  }
  for (const line of [...changed, ...gone.map((name) => `${name}: its story is gone`)])
    console.log(line)
  const isSame = changed.length + gone.length + failures.length === 0
  console.log(
    isSame
      ? `All ${names.size} pictures are as accepted.`
      : `What is new lies in ${changedFolder}.`,
  )
  return isSame ? 0 : 1
}

/** Takes every picture and keeps those that differ from the accepted ones. */
async function takePictures() {
  /** @type {string[]} */
  const changed = []
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const onlyAlone = []
  const stories = listStories(
    /** @type {Parameters<typeof listStories>[0]} */ (
      JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
    ),
  )
  const names = new Set(
    stories.flatMap((story) => getThemes(story).map((theme) => getPictureName(story, theme))),
  )
  console.log(`${stories.length} stories, ${names.size} pictures`)
  const waiting = stories.values()
  const tell = createProgress(stories.length)

  async function takeTurns() {
    const { lookAt, close: leave } = openPhotographer(browser, base, accepted)
    for (const story of waiting) {
      try {
        const { differences, isOnlyAlone } = await lookAt(story)
        if (isOnlyAlone) onlyAlone.push(story.id)
        for (const difference of differences) changed.push(savePicture(difference))
      } catch (error) {
        failures.push(
          `${story.id}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
      }
      tell()
    }
    await leave()
  }

  // One more than there are cores, as a story waits now and then for its own pauses.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, takeTurns))
  if (onlyAlone.length > 0)
    console.log(
      `As accepted only when looked at again, alone (late, or changed by a story before): ${onlyAlone.join(', ')}`,
    )
  return { changed: changed.toSorted(), names, failures: failures.toSorted() }
}

/**
 * Keeps a picture that is not as accepted.
 * @param {import('./visual/photographer.mjs').Difference} difference
 * @returns how it differs, as a line to print
 */
function savePicture({ name, difference, png }) {
  writeFileSync(join(isUpdate ? accepted : changedFolder, name), png())
  return `${name}: ${difference === null ? 'new' : `${(difference * 100).toFixed(2)} % differs`}`
}

/**
 * Says after each twentieth how far it is, and how long the rest may take.
 * @param {number} total
 */
function createProgress(total) {
  const began = Date.now()
  let done = 0
  return () => {
    done += 1
    if (Math.floor((done * 20) / total) === Math.floor(((done - 1) * 20) / total)) return
    const seconds = (Date.now() - began) / 1000
    console.log(
      `${done} of ${total} stories, ${Math.round(seconds)} s; about ${Math.round((seconds / done) * (total - done))} s to go`,
    )
  }
}

/** @typedef {import('./visual/picture-options.mjs').Story & { type: string }} Entry of index.json */

/**
 * @param {{ entries: Record<string, Entry> }} index Storybook's
 */
function listStories({ entries }) {
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && entry.id.includes(storyFilter),
  )
}
