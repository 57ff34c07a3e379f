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
import { useActivityTexts } from '../model/activity-texts'
import { DocumentFrame, type DocumentFrameProps } from './document-frame'
import { RecordPanel } from './record-panel/lazy-record-panel'

type RecordScreenProps = Pick<
  DocumentFrameProps,
  'status' | 'actions' | 'notice' | 'figures' | 'isInternal'
> & {
  /** The record's name; undefined for a new one. */
  readonly title: string | undefined
  /** Activity texts of the kind; the form's own config if that has all texts. */
  readonly activityTexts: Parameters<typeof useActivityTexts>[0]
  readonly children: ReactNode
  /** Content below the form. */
  readonly footer?: ReactNode
}

/**
 * Screen of a record without transitions: form in a document frame, one save button and the record
 * panel.
 */
export function RecordScreen({
  title,
  activityTexts,
  actions = <RecordActions />,
  notice,
  children,
  footer,
  ...frame
}: RecordScreenProps) {
  const format = useFormat()
  const { config, saved } = useRecord()
  const texts = useActivityTexts(activityTexts)
  return (
    <DocumentFrame
      title={title ?? formatRecordText(config, 'new')}
      subtitle={saved && formatRecordText(config, 'updated', format.date(saved.updated_at))}
      saveState={<SaveState />}
      actions={actions}
      notice={<RecordNotices>{notice}</RecordNotices>}
      record={
        config.kind !== 'settings' && (
          <RecordPanel kind={config.kind} record={saved} texts={texts} />
        )
      }
      {...frame}
    >
      <RecordFields>{children}</RecordFields>
      {footer}
    </DocumentFrame>
  )
}

/** Formats a text that every kind defines. */
const formatRecordText = ({ texts }: RecordFormConfig, key: 'new' | 'updated', date = '') =>
  i18n.t(`${texts}:${key}` as 'shared/ui:close', { date })

export function RecordSkeleton({ title, figures }: Pick<DocumentFrameProps, 'title' | 'figures'>) {
  return (
    <DocumentFrame title={title} figures={figures}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
