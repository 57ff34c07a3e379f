import { Link, useLocation, useRouter, type LinkProps } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { useTitle } from '@/shared/lib/headline'
import { getButtonClass, PlusIcon } from '@/shared/ui'
import styles from './list-page.module.css'
// Imported with the list's styles: a separate file would add a request before the first row.
import './list-totals.module.css'
import { HeadActions } from './head-actions'
import { RecordList, type RecordListProps } from './record-list'

type ListPageProps<Row> = Omit<
  RecordListProps<Row>,
  'label' | 'firstStep' | 'getHref' | 'onOpen' | 'positionKey'
> & {
  readonly title: string
  /** Explains a title that does not name the records. */
  readonly subtitle?: string
  /** Path of a row's record; null if the user may not open it. Must be stable between renders. */
  getPath(row: Row): string | null
  /** Route and label for a new record; null if the user may not create one. */
  readonly newRecord: { readonly to: NonNullable<LinkProps['to']>; readonly text: string } | null
  /** Actions in the head, before the link to a new record. */
  readonly actions?: ReactNode
  /**
   * Rarer links and buttons, with the given class. On a phone they are in a menu beside the other
   * actions.
   */
  readonly secondaryActions?: ((itemClass: string | undefined) => ReactNode) | undefined
  /** Other lists of the same screen, below the title. */
  readonly tabs?: ReactNode
  /** Notice above the records of this list. */
  readonly notice?: ReactNode
}

/** Screen of a list: title, link to a new record, and records. */
export function ListPage<Row>({
  title,
  subtitle,
  getPath,
  newRecord,
  actions,
  secondaryActions,
  tabs,
  notice,
  ...list
}: ListPageProps<Row>) {
  useTitle(title)
  const positionKey = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const { history } = useRouter()
  const getHref = useCallback(
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
  const newLink = newRecord && (
    <Link to={newRecord.to} className={getButtonClass({ variant: 'primary' })}>
      <PlusIcon />
      {newRecord.text}
    </Link>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <HeadActions secondary={secondaryActions}>
          {actions || newLink ? (
            <>
              {actions}
              {newLink}
            </>
          ) : null}
        </HeadActions>
      </header>
      {tabs}
      {notice}
      <RecordList
        {...list}
        label={title}
        firstStep={newLink}
        getHref={getHref}
        onOpen={onOpen}
        positionKey={positionKey}
      />
    </div>
  )
}
