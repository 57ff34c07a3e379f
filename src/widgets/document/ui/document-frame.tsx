import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useHeadline, useTitle } from '@/shared/lib/headline'
import { useMediaQuery } from '@/shared/lib/use-media-query'
import { Disclosure } from '@/shared/ui'
import styles from './document-frame.module.css'

// Must equal the breakpoint in document-frame.module.css.
const NARROW_QUERY = '(max-width: 60rem)'

export interface DocumentFrameProps {
  /** The document's number, or the title of a new one. */
  title: string
  /** Beside the number. */
  status?: ReactNode
  /** In a line under the number, such as partner and date. */
  subtitle?: ReactNode
  /** Save state of the form. */
  saveState?: ReactNode
  /** Primary button, secondary buttons and menu. */
  actions?: ReactNode
  /** Stages of a document with a workflow, and what comes next. */
  progress?: ReactNode
  /** Shown between the title and the document. */
  notice?: ReactNode
  /**
   * Live figures at the top of the rail, sticky on a phone. Left out for records without figures.
   */
  figures?: ReactNode
  /** Missing preconditions of the next transition. */
  needs?: ReactNode
  /** Comments, attachments and activity. */
  record?: ReactNode
  /** End of the rail that collapses by itself, such as a history. */
  aside?: ReactNode
  children: ReactNode
  isInternal?: boolean
}

/**
 * The screen of a document: title row, sections and a sticky rail. On a phone, the missing
 * preconditions are above the sticky buttons; the figures follow, and the rest is collapsed.
 */
export function DocumentFrame(props: DocumentFrameProps) {
  const { t } = useTranslation('widgets/document')
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const statusId = useId()
  const headline = useHeadline()
  useTitle(props.title)
  const saveState = (
    <p role="status" className={styles.saveState}>
      {props.saveState}
    </p>
  )

  const document = (
    <article className={`${styles.document} ${props.isInternal ? styles.internal : ''}`}>
      <header className={styles.head}>
        <div className={styles.name}>
          {/* Screen readers announce the status with the headline, such as after a step. */}
          <h1
            ref={headline}
            aria-describedby={props.status ? statusId : undefined}
            className={styles.title}
          >
            {props.title}
          </h1>
          {props.status && (
            <span id={statusId} className={styles.status}>
              {props.status}
            </span>
          )}
          {!isNarrow && saveState}
        </div>
        {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        {isNarrow && props.needs && <div className={styles.before}>{props.needs}</div>}
        <div className={styles.actions}>
          {props.actions}
          {isNarrow && saveState}
        </div>
      </header>
      {props.progress && <div className={styles.progress}>{props.progress}</div>}
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
      <div className={styles.sections}>{props.children}</div>
      <aside className={styles.rail} aria-label={t('rail')}>
        {props.figures}
        {!isNarrow && props.needs}
        {isNarrow && props.record ? (
          <Disclosure label={t('more')}>{props.record}</Disclosure>
        ) : (
          props.record
        )}
        {props.aside}
      </aside>
    </article>
  )
  if (!props.isInternal) return document
  return (
    <>
      <p className={styles.notPrinted}>{t('paper.not_printed.internal')}</p>
      {document}
    </>
  )
}
