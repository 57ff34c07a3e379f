import { clsx } from 'clsx'
import { getSpanClass, type Span } from '@/shared/forms'
import { useHeadline } from '@/shared/lib/headline'
import { Skeleton } from '@/shared/ui'
import { DocumentFrame, type DocumentFrameProps } from './document-frame'
import styles from './document-frame.module.css'
import { DocumentSection } from './document-section'
import { Letterhead, UNKNOWN_ISSUER } from './paper/paper-sheet'
import paper from './paper/paper-sheet.module.css'

interface SectionSkeletonProps {
  title: string
  /** Column span of each field, in order; `extra` adds the height of a hint or of several lines. */
  fields: readonly (Span | { readonly span: Span; readonly extra: 'hint' | 'lines' })[]
}

/** Skeleton of a section: each field has its final place and height. */
export function SectionSkeleton({ title, fields }: SectionSkeletonProps) {
  const shapes = fields.map((field, at) => ({
    at,
    ...(typeof field === 'number' ? { span: field, extra: null } : field),
  }))
  return (
    <DocumentSection title={title}>
      {shapes.map(({ at, span, extra }) => (
        <div key={at} className={clsx(styles.waitingField, getSpanClass(span))}>
          <Skeleton width="6rem" />
          <Skeleton height={extra === 'lines' ? 'calc(3lh + 0.5rem + 2px)' : 'var(--control)'} />
          {extra === 'hint' && <Skeleton width="6rem" className={styles.waitingHint} />}
        </div>
      ))}
    </DocumentSection>
  )
}

type DocumentSkeletonProps = Pick<
  DocumentFrameProps,
  'title' | 'figures' | 'subtitle' | 'actions' | 'progress' | 'children'
>

/** Skeleton of a document's screen, with the gaps of the real form between its sections. */
export function DocumentSkeleton({
  title,
  figures,
  subtitle = <Skeleton width="14rem" />,
  actions = <Skeleton width="6rem" height="var(--control)" />,
  progress,
  children,
}: DocumentSkeletonProps) {
  return (
    <DocumentFrame
      title={title}
      subtitle={subtitle}
      actions={actions}
      progress={progress}
      figures={figures}
    >
      <div aria-busy className={styles.waiting}>
        {children}
      </div>
    </DocumentFrame>
  )
}

export function PaperSkeleton({ title }: { title: string }) {
  const headline = useHeadline()
  return (
    <article data-theme="light" aria-busy className={paper.sheet}>
      <header className={paper.head}>
        <Letterhead issuer={UNKNOWN_ISSUER} />
        <div>
          <h1 ref={headline} className={paper.title}>
            {title}
          </h1>
          <Skeleton width="14rem" />
        </div>
      </header>
      <section className={paper.parties}>
        <Skeleton height="7lh" width="14rem" />
        <Skeleton height="4lh" width="14rem" />
      </section>
      <Skeleton height="10lh" />
      <Skeleton height="14lh" />
    </article>
  )
}

/** Skeleton of the desk around a paper, with room for its buttons. */
export function PaperDeskSkeleton({ title }: { title: string }) {
  return (
    <div className={paper.desk}>
      <div className={paper.tools}>
        <Skeleton width="8rem" height="var(--control)" />
        <Skeleton width="8rem" height="var(--control)" />
      </div>
      <PaperSkeleton title={title} />
    </div>
  )
}
