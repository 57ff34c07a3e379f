import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useHeadline, useTitle } from '@/shared/lib/headline'
import { Disclosure } from '@/shared/ui'
import styles from './document-frame.module.css'

// The same width as in document-frame.module.css.
const narrowQuery = '(max-width: 60rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(narrowQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the rail has no room beside the document. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrowQuery).matches)

export interface DocumentFrameProps {
  /** The document's number, or what a new one is called. */
  title: string
  /** Beside the number: where it stands. */
  status?: ReactNode
  /** Under the number, in a line: whose it is and of when. */
  subtitle?: ReactNode
  /** Whether all that was typed is saved. */
  saveState?: ReactNode
  /** The one primary button, what stands beside it, and the menu of the rest. */
  actions?: ReactNode
  /** Between the title and the rest: what has to be settled first. */
  notice?: ReactNode
  /** Live figures: the top of the rail, and on a phone what stays of it in sight. A record that comes to nothing has none. */
  figures?: ReactNode
  /** What is missing before the next step. */
  needs?: ReactNode
  /** What was said, attached and done. */
  record?: ReactNode
  /** The document itself, in sections. */
  children: ReactNode
  /** True if the screen shows costs or margins, so that it is printed only by `PrintInternalItem`. */
  isInternal?: boolean
}

/**
 * The screen of a document: a title row with its next step, sections at left, and at right a rail that stays. On a phone what is
 * missing stands above the button that waits for it, which stays in sight with the others; the figures follow, and the rest is folded.
 */
export function DocumentFrame(props: DocumentFrameProps) {
  const { t } = useTranslation('widgets/document')
  const isNarrow = useIsNarrow()
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
          {/* The status is heard with the headline, such as after a step. */}
          <h1
            ref={headline}
            aria-describedby={props.status ? statusId : undefined}
            className={styles.title}
          >
            {props.title}
          </h1>
          {props.status && <span id={statusId}>{props.status}</span>}
          {!isNarrow && saveState}
        </div>
        {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        {isNarrow && props.needs && <div className={styles.before}>{props.needs}</div>}
        <div className={styles.actions}>
          {props.actions}
          {isNarrow && saveState}
        </div>
      </header>
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
