import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string
  items: readonly TabItem<Id>[]
  /** The page stores it in the URL, so that a link opens the same tab. */
  selected: Id
  onSelect: (id: Id) => void
}

/** Sections of a screen, one shown at a time. For ordered steps, use Stepper. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item) onSelect(item.id)
      }}
    >
      <TabList aria-label={label} className={clsx(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={clsx(styles.tab)}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={clsx(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
