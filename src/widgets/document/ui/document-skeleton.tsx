import type { ReactNode } from 'react'
import { spanClass, type Span } from '@/shared/forms'
import { classNames, Skeleton } from '@/shared/ui'
import { DocumentSection } from './document-section'
import styles from './document-frame.module.css'

interface SectionSkeletonProps {
  title: string
  /** The columns of each field, in their order, and what it has more than others: a hint, or room for some lines of text. */
  fields: readonly (Span | { readonly span: Span; readonly has: 'hint' | 'lines' })[]
}

/** A section of a document that is on its way: each field has the place and the height of the one that comes. */
export function SectionSkeleton({ title, fields }: SectionSkeletonProps) {
  const shapes = fields.map((field, at) => ({
    at,
    ...(typeof field === 'number' ? { span: field, has: null } : field),
  }))
  return (
    <DocumentSection title={title}>
      {shapes.map(({ at, span, has }) => (
        <div key={at} className={classNames(styles.waitingField, spanClass(span))}>
          <Skeleton width="6rem" />
          <Skeleton height={has === 'lines' ? 'calc(3lh + 0.5rem + 2px)' : 'var(--control)'} />
          {has === 'hint' && <Skeleton width="6rem" className={styles.waitingHint} />}
        </div>
      ))}
    </DocumentSection>
  )
}

/** The sections of a document that is on its way, as far from one another as those of its form. */
export function DocumentSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy className={styles.waiting}>
      {children}
    </div>
  )
}
