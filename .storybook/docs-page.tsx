import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks'

/** A part's page: when to use it first, then how it looks, what it takes, and its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}
