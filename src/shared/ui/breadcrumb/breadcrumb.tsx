import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** Links from the outermost to the nearest; the router's, so the kit knows no address. */
  links: readonly { id: string; link: ReactNode }[]
  /** Where we are, in words. */
  current: string
}

/** The way back up from a record to its list. Not a history: it shows where things belong. */
export function Breadcrumb({ links, current: here }: BreadcrumbProps) {
  const { t } = useTranslation('shared/ui')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {links.map(({ id, link }) => (
          <li key={id}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
