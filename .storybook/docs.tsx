import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import kit from '../docs/kit.md?raw'
import { readChoices } from './globals'
import { Guide } from './guides/guide'
import { findPartStatus, partStatuses } from './part-status'
import { getRequestedTheme, themes } from './theme'

/** A documentation page, in the theme of its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(getRequestedTheme)
  useEffect(() => {
    const applyGlobals = ({ globals }: { globals: Record<string, unknown> }) =>
      setChosen(readChoices(globals).theme)
    context.channel.on(GLOBALS_UPDATED, applyGlobals)
    return () => context.channel.off(GLOBALS_UPDATED, applyGlobals)
  }, [context.channel])
  useEffect(() => {
    // A page without stories sets the theme here.
    document.documentElement.dataset['theme'] = chosen
  }, [chosen])
  return (
    <DocsContainer context={context} theme={themes[chosen]}>
      {children}
    </DocsContainer>
  )
}

/** Documentation of a component: usage notes, a sample, its props and its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <PartStatusLine />
      <Description />
      <UsageNotes />
      <PageGuide />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}

/** Usage notes and keyboard shortcuts from docs/kit.md. Patterns and screens have a guide. */
function UsageNotes() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [root, , part] = preparedMeta.title.split('/')
  const section =
    root === 'Kit' && kit.split(/^## /m).find((block) => block.startsWith(`${part}\n`))
  return section ? <Markdown>{section.slice(section.indexOf('\n'))}</Markdown> : null
}

/** Status of the component or pattern, with its meaning. */
function PartStatusLine() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const status = findPartStatus(preparedMeta.tags)
  return status ? (
    <p className="part-status" data-status={status}>
      <strong>{status}</strong> {partStatuses[status]}
    </p>
  ) : null
}

function PageGuide() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return <Guide title={preparedMeta.title} />
}
