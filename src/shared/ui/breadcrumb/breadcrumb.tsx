import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** Links from the top level down, as router elements. */
  links: readonly { id: string; link: ReactNode }[]
  /** Name of the current page. */
  current: string
}

/** Path from the list to the current record. It shows the hierarchy, not the history. */
export function Breadcrumb({ links, current: currentTitle }: BreadcrumbProps) {
  const { t } = useTranslation('shared/ui')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {links.map(({ id, link }) => (
          <li key={id}>{link}</li>
        ))}
        <li aria-current="page">{currentTitle}</li>
      </ol>
    </nav>
  )
}
