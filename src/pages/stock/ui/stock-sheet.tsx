import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useMe } from '@/entities/session'
import { undoStockSheet } from '@/entities/stock'
import {
  ChooseSheet,
  DownloadSheet,
  SheetImportDrawer,
  SheetNotices,
  isProductPart,
  usePartTitle,
} from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextArea } from '@/shared/ui'
import { downloadPacks, type SheetTitles } from '../lib/stock-workbook'
import { hasAlert, type StockPreview } from '../model/stock-preview'
import { SHEET_COLUMNS } from '../model/stock-sheet'
import { useStockSheet, type StockImport } from '../model/use-stock-sheet'
import { PastStockSheets } from './past-stock-sheets'
import { RemovalField } from './removal-field'
import { StockPlaceField } from './stock-place-field'
import styles from './stock.module.css'
import { StockSheetRows, UnchangedPacks } from './stock-sheet-rows'

type StockSheetModel = ReturnType<typeof useStockSheet>

/** Stock sheets: download, import with a preview, undo. */
export function StockSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const partTitle = usePartTitle()
  const formId = useId()
  const model = useStockSheet(useMe()?.id ?? '')
  const { sheet, form, discard } = model
  const { state } = sheet
  const undo = (id: string, name: string) => void sheet.undo(name, () => undoStockSheet(id))
  return (
    <SheetImportDrawer
      sheet={
        form.failure && !sheet.problem && state.at === 'preview'
          ? { ...sheet, problem: { text: form.failure, retry: null } }
          : sheet
      }
      title={t('sheet.title')}
      writingText={t('sheet.writing')}
      getTitle={(column) =>
        isProductPart(column) ? partTitle(column) : t(`sheet.columns.${column}`)
      }
      getReason={(column) =>
        column === 'location' || column === 'supply' ? t(`sheet.asked.${column}`) : null
      }
      renderValue={(column, field) =>
        column === 'location' ? <StockPlaceField {...field} /> : null
      }
      onDiscard={discard}
      onClose={onClose}
      previewAction={
        state.at === 'preview' && (
          <ApplyButton preview={state.preview} formId={formId} onPreview={model.previewAgain} />
        )
      }
    >
      {state.at === 'choose' && (
        <>
          <ChooseSheet
            failure={state.failure}
            failureTexts={{
              unreadable: t('sheet.failure.unreadable'),
              empty: t('sheet.failure.empty'),
              too_many: t('sheet.failure.too_many'),
            }}
            text={t('sheet.how')}
            label={t('sheet.file')}
            onFile={model.choose}
          >
            <DownloadPacks />
          </ChooseSheet>
          <PastStockSheets onUndo={undo} />
        </>
      )}
      {state.at === 'preview' && (
        <PreviewedSheet model={model} preview={state.preview} formId={formId} />
      )}
      {state.at === 'done' && (
        <AppliedSheet
          result={state.result}
          onUndo={(id) => undo(id, sheet.fileName)}
          onStartOver={discard}
        />
      )}
      {state.at === 'undone' && <UndoneSheet result={state.undone} onStartOver={discard} />}
    </SheetImportDrawer>
  )
}

interface ApplyProps {
  preview: StockPreview
  formId: string
  onPreview(): void
}

/** Button that applies the sheet, or previews a stale one again. */
function ApplyButton({ preview: { changes, isStale }, formId, onPreview }: ApplyProps) {
  const { t } = useTranslation('pages/stock')
  return isStale ? (
    <Button variant="primary" onClick={onPreview}>
      {t('sheet.again')}
    </Button>
  ) : (
    <Button type="submit" form={formId} variant="primary" isDisabled={changes.length === 0}>
      {t('sheet.confirm', { count: changes.length })}
    </Button>
  )
}

function DownloadPacks() {
  const { t } = useTranslation('pages/stock')
  const titles = Object.fromEntries(
    SHEET_COLUMNS.map((column) => [column, t(`sheet.columns.${column}`)]),
  ) as SheetTitles
  return (
    <DownloadSheet
      failureText={t('sheet.failure.download')}
      download={(signal) =>
        downloadPacks({ titles, title: t('title'), fileName: t('sheet.file_name') }, signal)
      }
    />
  )
}

interface PreviewedProps {
  model: StockSheetModel
  preview: StockPreview
  formId: string
}

/** The sheet's changes before they are applied, with the form for the reason. */
function PreviewedSheet({
  model: { mapAgain, form, confirmed },
  preview: { shown, changes, hidden, unmapped, isStale },
  formId,
}: PreviewedProps) {
  const { t } = useTranslation('pages/stock')
  function submit(event: SubmitEvent) {
    if (confirmed.check()) form.props.onSubmit(event)
    else event.preventDefault()
  }
  return (
    <>
      <SheetNotices hidden={hidden} unmapped={unmapped} onMap={mapAgain} />
      {isStale && (
        <Banner tone="blocked" isAnnounced>
          {t('sheet.stale')}
        </Banner>
      )}
      {!isStale && changes.length > 0 && (
        <form {...form.props} id={formId} className={styles.form} onSubmit={submit}>
          <TextArea
            label={t('sheet.reason')}
            maxLength={300}
            hint={t('change.reason_hint')}
            {...form.bind('reason')}
            isRequired
          />
          {shown.some(hasAlert) && (
            <RemovalField label={t('sheet.removal')} {...form.bind('removal')} />
          )}
        </form>
      )}
      {confirmed.missing > 0 && (
        <Banner tone="blocked" isAnnounced>
          {t('sheet.unconfirmed', { count: confirmed.missing })}
        </Banner>
      )}
      <StockSheetRows rows={shown} confirmed={confirmed} />
    </>
  )
}

interface AppliedProps {
  result: StockImport
  onUndo(sheetId: string): void
  onStartOver(): void
}

function AppliedSheet({ result: { taken, sheetId }, onUndo, onStartOver }: AppliedProps) {
  const { t } = useTranslation('pages/stock')
  return (
    <>
      <Banner tone="done" isAnnounced>
        {t('sheet.taken', { count: taken })}
      </Banner>
      <StartOver onStartOver={onStartOver}>
        {sheetId !== null && <Button onClick={() => onUndo(sheetId)}>{t('sheet.undo')}</Button>}
      </StartOver>
    </>
  )
}

interface UndoneProps {
  result: Schemas['UndoneStockSheet']
  onStartOver(): void
}

function UndoneSheet({ result: { undone, kept }, onStartOver }: UndoneProps) {
  const { t } = useTranslation('pages/stock')
  return (
    <>
      <Banner tone={kept.length > 0 ? 'waiting' : 'done'} isAnnounced>
        {[
          t('sheet.undone', { count: undone }),
          kept.length > 0 && t('sheet.kept', { count: kept.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {kept.length > 0 && <UnchangedPacks packs={kept} />}
      <StartOver onStartOver={onStartOver} />
    </>
  )
}

interface StartOverProps {
  children?: ReactNode
  onStartOver(): void
}

/** Button for another sheet, after those of a result. */
function StartOver({ children, onStartOver }: StartOverProps) {
  const { t } = useTranslation('pages/stock')
  return (
    <div className={styles.buttons}>
      {children}
      <Button variant="quiet" onClick={onStartOver}>
        {t('sheet.another')}
      </Button>
    </div>
  )
}
