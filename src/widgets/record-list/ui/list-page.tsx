import { Link, useLocation, useRouter, type LinkProps } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTitle } from '@/shared/lib/title'
import { buttonClass, PlusIcon } from '@/shared/ui'
import styles from './list-page.module.css'
import { RecordList, type RecordListProps } from './record-list'

type ListPageProps<Row> = Omit<RecordListProps<Row>, 'label' | 'firstStep' | 'onOpen' | 'placeKey'> & {
  readonly title: string
  /** The screen that makes a record, and the words that lead there; null where this person may not make one. */
  readonly newRecord: { readonly to: NonNullable<LinkProps['to']>; readonly text: string } | null
}

/** The screen of a list: its title, the way to a new record, and the records. */
export function ListPage<Row>({ title, newRecord, ...list }: ListPageProps<Row>) {
  useTitle(title)
  const placeKey = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const { history } = useRouter()
  const onOpen = useCallback((href: string) => history.push(href), [history])
  const toNew = newRecord && (
    <Link to={newRecord.to} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon />
      {newRecord.text}
    </Link>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {toNew}
      </header>
      <RecordList {...list} label={title} firstStep={toNew} onOpen={onOpen} placeKey={placeKey} />
    </div>
  )
}
