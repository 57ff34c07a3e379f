// `npm run visual` holds pictures of all stories, in both themes, against the accepted ones in .storybook/pictures;
// `npm run visual -- --update` accepts what is there now. Needs a built Storybook (`npm run storybook:build`), and builds none itself, so
// that what is compared is what was looked at. `--only <text>` takes the stories whose id has that text.
import { createServer } from 'node:http'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from './chromium.mjs'
import { comparePictures } from './visual/compare.mjs'

const built = 'storybook-static'
const accepted = '.storybook/pictures'
const fresh = '.storybook/pictures.new'
const isUpdate = process.argv.includes('--update')
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook. Run `npm run storybook:build` first.')
  process.exit(1)
}

const server = createServer(serveBuilt).listen(0)
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArguments, '--font-render-hinting=none'] })
try {
  process.exitCode = await run()
} finally {
  await browser.close()
  server.close()
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
  const page = await browser.newPage({ viewport: { width: 1024, height: 640 }, reducedMotion: 'reduce' })
  const base = `http://localhost:${server.address().port}/sub/path`
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.id.includes(only))
  const changed = []
  const names = new Set()

  // A font that is not in the cache may stay unused on the page that asked for it first.
  await page.goto(`${base}/iframe.html?id=${stories[0]?.id}&viewMode=story`)
  await page.evaluate(() => document.fonts.ready)

  for (const { id } of stories) {
    for (const theme of ['light', 'dark']) {
      const name = `${id}.${theme}.png`
      names.add(name)
      const picture = await takePicture(page, `${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`)
      const file = join(accepted, name)
      const difference = existsSync(file) ? await comparePictures(page, readFileSync(file), picture) : 1
      if (difference === 0) continue
      changed.push(`${name}: ${existsSync(file) ? `${(difference * 100).toFixed(2)} % differs` : 'new'}`)
      writeFileSync(join(isUpdate ? accepted : fresh, name), picture)
    }
  }

  const gone = existsSync(accepted) && !only ? readdirSync(accepted).filter((name) => name.endsWith('.png') && !names.has(name)) : []
  if (isUpdate) {
    for (const name of gone) rmSync(join(accepted, name))
    writeFileSync(versionFile, `${version}\n`)
    console.log(`${changed.length} pictures accepted, ${gone.length} removed, ${names.size - changed.length} as they were.`)
    return 0
  }
  for (const line of [...changed, ...gone.map((name) => `${name}: its story is gone`)]) console.log(line)
  console.log(changed.length + gone.length === 0 ? `All ${names.size} pictures are as accepted.` : `The new ones are in ${fresh}.`)
  return changed.length + gone.length === 0 ? 0 : 1
}

/** A picture of a story once it has been played and its letters are there. */
async function takePicture(page, url) {
  await page.goto(url)
  // Storybook says on the body when a story stands, and what came of it.
  await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay'))
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase?.match(/^(finished|errored|aborted)$/), null, {
    timeout: 15_000,
  })
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

function serveBuilt(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = normalize(join(built, decodeURIComponent(pathname.replace(/^\/sub\/path/, ''))))
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.woff2': 'font/woff2' }
  if (!file.startsWith(built) || !existsSync(file) || extname(file) === '') return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=600' })
  response.end(readFileSync(file))
}
