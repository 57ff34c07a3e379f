import { readdirSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { partStatuses } from '../.storybook/part-status'
import { listScreens, picturesFolder, readTaken } from './screen-pictures.mjs'
import { readStoryFiles } from './story-files.mjs'

const areas = ['Sell', 'Buy', 'Ship', 'Inspect', 'Portal', 'Admin']
const kinds = ['Foundations', 'Inputs', 'Data', 'Feedback', 'Overlays', 'Navigation']
const statuses = Object.keys(partStatuses)

const storyFiles = readStoryFiles()
const pages = readdirSync('.storybook/pages')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(`.storybook/pages/${file}`, 'utf8'))

it('screens are grouped by area of work, and components by kind', () => {
  const misplaced = storyFiles.filter(({ title }) => {
    const [root, group = '', name] = title.split('/')
    if (root === 'Screens') return !areas.includes(group) || name === undefined
    if (root === 'Kit') return !kinds.includes(group) || name === undefined
    return root !== 'Patterns'
  })
  expect(misplaced.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})

it('each component and pattern has one status', () => {
  const unclear = storyFiles.filter(
    ({ title, tags }) =>
      !title.startsWith('Screens/') && tags.filter((tag) => statuses.includes(tag)).length !== 1,
  )
  expect(unclear.map(({ title }) => title)).toEqual([])
})

it('the pages link to stories that exist', () => {
  const ids = new Set(storyFiles.flatMap((each) => each.ids))
  const titles = pages.map((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')
  for (const title of [...titles, ...storyFiles.map((each) => each.title)])
    ids.add(toId(title, 'docs'))
  const links = pages.flatMap((text) =>
    [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => id),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

it('the gallery has pictures of each screen; `npm run gallery` takes missing ones', () => {
  const taken = readTaken()
  const screens = listScreens()
  expect(Object.keys(taken).toSorted()).toEqual(screens.map(({ title }) => title).toSorted())
  expect(
    readdirSync(picturesFolder)
      .filter((file) => file.endsWith('.webp'))
      .toSorted(),
  ).toEqual(
    screens.flatMap(({ story }) => [`${story}-dark.webp`, `${story}-light.webp`]).toSorted(),
  )
})

it.each(['Patterns', 'Screens'])(
  'each of %s is documented, with a pair of pictures that exists',
  (root) => {
    const guide = readFileSync(`docs/${root.toLowerCase()}.md`, 'utf8')
    const sections = guide.split(/^## /m).slice(1)
    const names = storyFiles
      .filter(({ title }) => title.startsWith(`${root}/`))
      .map(({ title }) => title.split('/').at(-1) ?? '')
    const documented = sections.map((section) => section.split('\n')[0] ?? '')
    expect(documented.toSorted()).toEqual(names.toSorted())
    const pictures = readFileSync('.storybook/guides/pictures.tsx', 'utf8')
    for (const section of sections) {
      const words = [...section.matchAll(/^- \*\*(.+?)\*\*: .+$/gm)].map(([, word]) => word)
      expect(words, section).toEqual(['When', 'Not', 'Anatomy', 'Do', 'Don’t', 'Picture'])
      const [, pair] = /\*\*Picture\*\*: (\S+)/.exec(section) ?? []
      expect(pictures).toMatch(new RegExp(`^  '?${pair}'?: \\{`, 'm'))
    }
  },
)
