import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import kit from '../docs/kit.md?raw'

/** A part's page: what it is and when to use it first, then how it looks, what it takes, and its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <UsageNotes />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}

/** When to use a part of the kit, when not, and its keys, as docs/kit.md says it; nothing for a pattern or a screen. */
function UsageNotes() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [, part] = preparedMeta.title.split('Kit/')
  const section = part && kit.split(/^## /m).find((each) => each.startsWith(`${part}\n`))
  return section ? <Markdown>{section.slice(section.indexOf('\n'))}</Markdown> : null
}
