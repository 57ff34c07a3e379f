import type { ReactNode } from 'react'
import {
  RecordActions,
  RecordFields,
  RecordNotices,
  SaveState,
  useRecord,
  type RecordFormConfig,
} from '@/features/edit-record'
import { i18n, useFormat } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui'
import { useActivityTexts } from '../model/use-activity-texts'
import { DocumentFrame, type DocumentFrameProps } from './document-frame'
import { RecordPanel } from './lazy-record-panel'

type RecordScreenProps = Pick<
  DocumentFrameProps,
  'status' | 'actions' | 'notice' | 'figures' | 'isInternal'
> & {
  /** What the record is called; undefined while it is new. */
  readonly title: string | undefined
  /** What its history calls things; the form itself where its texts say it all. */
  readonly words: Parameters<typeof useActivityTexts>[0]
  /** The fields, in sections. */
  readonly children: ReactNode
  /** Below the fields: what is no part of the form. */
  readonly footer?: ReactNode
}

/** The screen of a record without steps: its fields in the frame of a document, saved by one button, with what is kept beside it. */
export function RecordScreen({
  title,
  words,
  actions = <RecordActions />,
  notice,
  children,
  footer,
  ...frame
}: RecordScreenProps) {
  const format = useFormat()
  const { form, saved } = useRecord()
  return (
    <DocumentFrame
      title={title ?? formatRecordText(form, 'new')}
      subtitle={saved && formatRecordText(form, 'updated', format.date(saved.updated_at))}
      saveState={<SaveState />}
      actions={actions}
      notice={<RecordNotices>{notice}</RecordNotices>}
      record={<RecordPanel kind={form.kind} record={saved} words={useActivityTexts(words)} />}
      {...frame}
    >
      <RecordFields>{children}</RecordFields>
      {footer}
    </DocumentFrame>
  )
}

/** Every kind has these sentences, each in its own words. */
const formatRecordText = ({ texts }: RecordFormConfig, key: 'new' | 'updated', date = '') =>
  i18n.t(`${texts}:${key}` as 'shared/ui:close', { date })

/** The frame of such a screen while the record is under way. */
export function RecordSkeleton({ title, figures }: Pick<DocumentFrameProps, 'title' | 'figures'>) {
  return (
    <DocumentFrame title={title} figures={figures}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
