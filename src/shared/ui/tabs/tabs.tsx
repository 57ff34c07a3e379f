import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from '../class-names/class-names'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** What the tabs are parts of. */
  label: string
  items: readonly TabItem<Id>[]
  /** Kept in the URL by the page, so that a link opens the same tab. */
  selected: Id
  onSelect: (id: Id) => void
}

/** Parts of one screen of which one is looked at at a time. Steps that follow one another are a Stepper. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item) onSelect(item.id)
      }}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={classNames(styles.tab)}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
