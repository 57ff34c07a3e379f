import { readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** @typedef {{ file: string, title: string, tags: string[], ids: string[] }} StoryFile */

/**
 * Reads the title, the tags and the story ids of each stories file, without running it.
 * @returns {StoryFile[]} sorted by title
 */
export function readStoryFiles() {
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${folder}/${file}`),
  )
  return files.map(readStoryFile).toSorted((a, b) => a.title.localeCompare(b.title))
}

/** @param {string} file */
function readStoryFile(file) {
  const text = readFileSync(file, 'utf8')
  const meta = /preview\.meta\((\{.*\}\)\n|[\s\S]*?\n\}\)\n)/.exec(text)?.[1] ?? ''
  const title = /title: '([^']+)'/.exec(meta)?.[1] ?? ''
  const tags = /tags: \[([^\]]*)\]/.exec(meta)?.[1]?.match(/[\w!-]+/g) ?? []
  const ids = [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
  return { file, title, tags: [...tags], ids }
}
