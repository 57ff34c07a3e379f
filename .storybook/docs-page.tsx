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

/** Documentation of a component: usage notes, a sample, its props and its states. */
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

/** Usage notes and keyboard shortcuts from docs/kit.md. Patterns and screens have none. */
function UsageNotes() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [, part] = preparedMeta.title.split('Kit/')
  const section = part && kit.split(/^## /m).find((block) => block.startsWith(`${part}\n`))
  return section ? <Markdown>{section.slice(section.indexOf('\n'))}</Markdown> : null
}
