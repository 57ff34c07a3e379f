import { Markdown } from '@storybook/addon-docs/blocks'
import patterns from '../../docs/patterns.md?raw'
import screens from '../../docs/screens.md?raw'
import { ScreenPicture } from '../gallery/gallery'
import { picturePairs } from './pictures'
import './guide.css'

/** Returns the lines of a title's section by their bold word: When, Not, Anatomy, Do, Don’t. */
function readSection(title: string): Readonly<Record<string, string>> | undefined {
  const [root = ''] = title.split('/')
  const guide = { Patterns: patterns, Screens: screens }[root]
  const name = title.split('/').at(-1) ?? ''
  const section = guide?.split(/^## /m).find((block) => block.startsWith(`${name}\n`))
  return section
    ? Object.fromEntries(
        [...section.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, word = '', text = '']) => [
          word,
          text,
        ]),
      )
    : undefined
}

/** Use of a pattern or a screen: when, when not, anatomy, and a good and a bad example. */
export function Guide({ title }: { title: string }) {
  const section = readSection(title)
  if (!section) return null
  const pair = picturePairs[section['Picture'] ?? '']
  const anatomy = (section['Anatomy'] ?? '').replace(/\.$/, '').split('; ')
  return (
    <>
      <Markdown>{`- **Use it** ${section['When']}\n- **Do not use it** ${section['Not']}`}</Markdown>
      <div className="sb-unstyled guide-anatomy" data-wide={title.startsWith('Screens/')}>
        {title.startsWith('Screens/') && <ScreenPicture title={title} />}
        <div>
          <h3>Anatomy</h3>
          <ol>
            {anatomy.map((part) => (
              <li key={part}>{part.charAt(0).toUpperCase() + part.slice(1)}</li>
            ))}
          </ol>
        </div>
      </div>
      {pair && (
        <div className="sb-unstyled guide-pair">
          <figure data-kind="good">
            <div inert>{pair.good}</div>
            <figcaption>
              <strong>Do</strong> {section['Do']}
            </figcaption>
          </figure>
          <figure data-kind="bad">
            <div inert>{pair.bad}</div>
            <figcaption>
              <strong>Don’t</strong> {section['Don’t']}
            </figcaption>
          </figure>
        </div>
      )}
    </>
  )
}
