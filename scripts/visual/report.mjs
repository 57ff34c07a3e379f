import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Pictures of a story in one theme. An added story has no picture before, a removed one none after.
 * @typedef {{
 *   name: string, story: string, before?: string, after?: string, difference?: string
 * }} Change
 * @typedef {{ name: string, path?: string, body?: string }} Attachment
 * @typedef {{ attachments: Attachment[], status: string }} Result
 * @typedef {{ title: string, tags: string[], tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Writes a page with before, after and overlay of every story that changed.
 * @param {{ results: string, folder: string, base: string }} options `results` is a file of
 * Playwright's JSON reporter; `folder` receives the page and its pictures
 * @returns {string} path of the page
 */
export function writeReport({ results, folder, base }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(results, 'utf8'))
  const changes = suites.flatMap(listSpecs).flatMap((spec) => collectChanges(spec, folder))
  const page = path.join(folder, 'index.html')
  writeFileSync(page, renderPage(changes, base))
  return page
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const listSpecs = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(listSpecs)]

/**
 * @param {Spec} spec
 * @param {string} folder
 * @returns {Change[]}
 */
function collectChanges({ title, tags, tests }, folder) {
  const result = tests[0]?.results.at(-1)
  /** @type {Map<string, Change>} */
  const changes = new Map()
  for (const attachment of result?.attachments ?? []) {
    const [, name, role] = /^(.+?)(?:-(expected|actual|diff))?\.png$/.exec(attachment.name) ?? []
    if (!name) continue
    const change = changes.get(name) ?? { name, story: title }
    const side =
      role === 'diff'
        ? 'difference'
        : role === 'expected' || tags.some((tag) => tag.endsWith('removed'))
          ? 'before'
          : 'after'
    change[side] = savePicture(attachment, folder)
    changes.set(name, change)
  }
  if (changes.size === 0 && result && !['passed', 'skipped'].includes(result.status))
    return [{ name: title, story: `${title} (no picture: the story failed)` }]
  return [...changes.values()]
}

/**
 * @param {Attachment} attachment
 * @param {string} folder
 */
function savePicture({ name, path: source, body }, folder) {
  if (source) copyFileSync(source, path.join(folder, name))
  else writeFileSync(path.join(folder, name), Buffer.from(body ?? '', 'base64'))
  return name
}

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/**
 * @param {Change[]} changes
 * @param {string} base
 */
function renderPage(changes, base) {
  const kinds = [
    { title: 'Changed', list: changes.filter(({ before, after }) => before && after) },
    { title: 'Added', list: changes.filter(({ before, after }) => !before && after) },
    { title: 'Removed', list: changes.filter(({ before, after }) => before && !after) },
    { title: 'Failed', list: changes.filter(({ before, after }) => !before && !after) },
  ]
  const shown = kinds.filter(({ list }) => list.length > 0)
  const summary = shown.map(({ title, list }) => `${list.length} ${title.toLowerCase()}`).join(', ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories compared with ${escapeHtml(base)}</title>
<style>${css}</style>
<h1>Stories compared with ${escapeHtml(base)}</h1>
<p>${summary || 'No story looks different.'}</p>
${shown.map(renderKind).join('\n')}
</html>
`
}

/** @param {{ title: string, list: Change[] }} kind */
const renderKind = ({ title, list }) => `<h2>${title}</h2>\n${list.map(renderChange).join('\n')}`

/** @param {Change} change */
function renderChange({ name, story, before, after, difference }) {
  const pictures = [
    before && renderPicture('Before', `<img src="${before}" alt="" loading="lazy">`),
    after && renderPicture('After', `<img src="${after}" alt="" loading="lazy">`),
    before && after && renderPicture('Overlay', renderOverlay(before, after, name)),
    difference && renderPicture('Difference', `<img src="${difference}" alt="" loading="lazy">`),
  ].filter(Boolean)
  return `<section id="${escapeHtml(name)}"><h3>${escapeHtml(story)} <small>${escapeHtml(name)}</small></h3>
<div class="pictures">${pictures.join('')}</div></section>`
}

/**
 * @param {string} title
 * @param {string} content
 */
const renderPicture = (title, content) =>
  `<figure>${content}<figcaption>${title}</figcaption></figure>`

/**
 * Both pictures in one place; the slider fades from before to after.
 * @param {string} before
 * @param {string} after
 * @param {string} name
 */
const renderOverlay = (before, after, name) =>
  `<div class="overlay"><img src="${before}" alt="" loading="lazy"><img src="${after}" alt="" loading="lazy"></div>
<input type="range" min="0" max="1" step="0.01" value="0.5" aria-label="Before to after: ${escapeHtml(name)}"
oninput="this.previousElementSibling.lastElementChild.style.opacity = this.value">`

const css = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
  background: light-dark(#f6f3ea, #101613); color: light-dark(#1b231e, #e8ebe2); }
body { margin: 24px; }
h3 small { font-weight: normal; opacity: 0.7; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; }
figure { margin: 0; }
img { display: block; width: 100%; border: 1px solid light-dark(#858573, #6b776e); box-sizing: border-box; }
.overlay { display: grid; }
.overlay img { grid-area: 1 / 1; }
.overlay img:last-child { opacity: 0.5; }
input { width: 100%; }
section { margin-block: 32px; }
`
