import { Link, useLocation, useRouter, type LinkProps } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { useTitle } from '@/shared/lib/headline'
import { buttonClass, PlusIcon } from '@/shared/ui'
import styles from './list-page.module.css'
// With the list's own: apart, it would be one more request before the first row.
import './list-totals.module.css'
import { RecordList, type RecordListProps } from './record-list'

type ListPageProps<Row> = Omit<
  RecordListProps<Row>,
  'label' | 'firstStep' | 'getHref' | 'onOpen' | 'positionKey'
> & {
  readonly title: string
  /** The path that a row leads to; null where this person may not go. Keep it between renders. */
  getPath(row: Row): string | null
  /** The screen that makes a record, and the words that lead there; null where this person may not make one. */
  readonly newRecord: { readonly to: NonNullable<LinkProps['to']>; readonly text: string } | null
  /** Over the records: what is to know of just these. */
  readonly notice?: ReactNode
}

/** The screen of a list: its title, the way to a new record, and the records. */
export function ListPage<Row>({ title, getPath, newRecord, notice, ...list }: ListPageProps<Row>) {
  useTitle(title)
  const placeKey = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const { history } = useRouter()
  const hrefOf = useCallback(
    (row: Row) => {
      const path = getPath(row)
      return path === null ? null : history.createHref(path)
    },
    [history, getPath],
  )
  const onOpen = (row: Row) => {
    const path = getPath(row)
    if (path !== null) history.push(path)
  }
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
      {notice}
      <RecordList
        {...list}
        label={title}
        firstStep={toNew}
        getHref={hrefOf}
        onOpen={onOpen}
        positionKey={placeKey}
      />
    </div>
  )
}
