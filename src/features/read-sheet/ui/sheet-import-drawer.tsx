import type { ReactNode } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, Progress, Skeleton } from '@/shared/ui'
import type { RowProgress, SheetImport } from '../model/use-sheet-import'
import type { MappingTexts } from './mapping-step'
import styles from './sheet-import.module.css'
import { SheetQuestions } from './sheet-questions'

interface Props<Column extends string> extends MappingTexts<Column> {
  sheet: Pick<SheetImport<Column, unknown, unknown, unknown>, 'state' | 'fileName' | 'problem'>
  title: string
  /** Text while the sheet is read and previewed. */
  readingText?: string
  /** Text while the sheet is applied. */
  writingText: string
  /** Button that applies the preview. */
  previewAction: ReactNode
  /** The screen's part of the state: file, preview or result. */
  children: ReactNode
  onDiscard(): void
  onClose(): void
}

/** Drawer of a sheet's import, with its file name, error, progress and questions. */
export function SheetImportDrawer<Column extends string>({
  sheet: { state, fileName, problem },
  title,
  readingText,
  writingText,
  previewAction,
  children,
  onDiscard,
  onClose,
  ...texts
}: Props<Column>) {
  const { t } = useTranslation('features/read-sheet')
  const waitingTexts = {
    reading: readingText ?? t('import.reading'),
    writing: writingText,
    undoing: t('import.undoing'),
  }
  const discard = (
    <Button variant="quiet" onClick={onDiscard}>
      {t('import.discard')}
    </Button>
  )
  const isWaiting = state.at === 'reading' || state.at === 'writing' || state.at === 'undoing'
  return (
    <Drawer
      title={title}
      isOpen
      size="l"
      onClose={onClose}
      actions={
        state.at === 'preview' && (
          <>
            {previewAction}
            {discard}
          </>
        )
      }
    >
      <div className={styles.import}>
        {fileName !== '' && state.at !== 'choose' && <p className={styles.muted}>{fileName}</p>}
        {problem && (
          <Banner tone="blocked" isAnnounced>
            {problem.text}
          </Banner>
        )}
        {problem?.retry && (
          <div className={styles.buttons}>
            <Button variant="primary" onClick={problem.retry}>
              {t('import.retry')}
            </Button>
            {discard}
          </div>
        )}
        {isWaiting && !problem && (
          <ImportProgress
            text={waitingTexts[state.at]}
            progress={state.at === 'undoing' ? null : state.progress}
          />
        )}
        {state.at === 'asking' && (
          <>
            <SheetQuestions step={state.step} {...texts} />
            <div className={styles.buttons}>{discard}</div>
          </>
        )}
        {children}
      </div>
    </Drawer>
  )
}

interface ProgressProps {
  text: string
  /** Null if the rows are not counted. */
  progress: RowProgress | null
}

function ImportProgress({ text, progress }: ProgressProps) {
  const { t } = useTranslation('features/read-sheet')
  const format = useFormat()
  return (
    <div role="status">
      {progress ? (
        <Progress
          label={text}
          value={progress.total === 0 ? 0 : progress.done / progress.total}
          text={t('import.progress', {
            done: format.number(progress.done),
            total: format.number(progress.total),
          })}
        />
      ) : (
        <>
          <p>{text}</p>
          <Skeleton height="12rem" />
        </>
      )}
    </div>
  )
}
