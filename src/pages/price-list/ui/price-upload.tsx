import { undoPriceImport } from '@/entities/price'
import { useMe } from '@/entities/session'
import {
  ChooseSheet,
  DownloadSheet,
  SheetImportDrawer,
  SheetNotices,
  isProductPart,
  useConfirmedRows,
  usePartTitle,
  type ConfirmedRows,
} from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { downloadPrices } from '../lib/price-workbook'
import { SHEET_COLUMNS, type ReadableColumn } from '../model/price-sheet'
import { hasAlert } from '../model/sheet-preview'
import { usePriceSheet, type PriceImport, type PricePreview } from '../model/use-price-sheet'
import { PastSheets, UndoButton, UndoneSheet } from './past-sheets'
import styles from './price-list.module.css'
import { SheetChanges, SheetPreview } from './sheet-preview'

/** Maximum size of a workbook, bytes; 20,000 prices need about one million. */
const MAX_BYTES = 20_000_000

interface Props {
  list: Schemas['PriceListName']
  onClose(): void
}

/** Price sheets: download, import with a preview, undo. */
export function PriceUpload({ list, onClose }: Props) {
  const { t } = useTranslation('pages/price-list')
  const getColumnTitle = useColumnTitle()
  const sheet = usePriceSheet(list, useMe()?.id ?? '')
  const { state } = sheet
  const preview = state.at === 'preview' ? state.preview : null
  const confirmed = useConfirmedRows(preview?.rows.filter(hasAlert).map(({ row }) => row) ?? [])
  function chooseFile(file: File) {
    confirmed.reset()
    void sheet.choose(file)
  }
  /** Ticks belong to the previewed rows. */
  function mapAgain() {
    confirmed.reset()
    sheet.mapAgain()
  }
  const undo = (id: string, name: string) => void sheet.undo(name, () => undoPriceImport(id))
  return (
    <SheetImportDrawer
      sheet={sheet}
      title={t('upload.title', { list: t(`list.${list}`) })}
      writingText={t('upload.writing')}
      getTitle={getColumnTitle}
      onDiscard={sheet.discard}
      onClose={onClose}
      previewAction={
        preview && (
          <Button
            variant="primary"
            isDisabled={preview.changes === 0}
            onClick={() => {
              if (confirmed.check()) void sheet.confirm(preview, confirmed.rows)
            }}
          >
            {t('upload.confirm', { count: preview.changes })}
          </Button>
        )
      }
    >
      {state.at === 'choose' && (
        <>
          <ChooseSheet
            failure={state.failure}
            failureTexts={{
              unreadable: t('upload.failure.unreadable'),
              empty: t('upload.failure.empty'),
            }}
            text={t('upload.how')}
            label={t('upload.file')}
            maxBytes={MAX_BYTES}
            onFile={chooseFile}
          >
            <DownloadPrices list={list} />
          </ChooseSheet>
          <PastSheets onUndo={undo} />
        </>
      )}
      {preview && <PreviewedSheet preview={preview} confirmed={confirmed} onMap={mapAgain} />}
      {state.at === 'done' && (
        <AppliedSheet
          result={state.result}
          name={sheet.fileName}
          onUndo={undo}
          onStartOver={sheet.discard}
        />
      )}
      {state.at === 'undone' && <UndoneSheet undone={state.undone} onStartOver={sheet.discard} />}
    </SheetImportDrawer>
  )
}

/** Returns the formatter of the columns' titles. */
function useColumnTitle(): (column: ReadableColumn) => string {
  const { t } = useTranslation('pages/price-list')
  const partTitle = usePartTitle()
  return (column) => {
    if (isProductPart(column)) return partTitle(column)
    if (column === 'hidden') return t('hidden')
    return column === 'is_on' ? t('form.is_on') : t(`columns.${column}`)
  }
}

function DownloadPrices({ list }: Pick<Props, 'list'>) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const getTitle = useColumnTitle()
  const titles = Object.fromEntries(
    SHEET_COLUMNS.map((column) => [column, getTitle(column)]),
  ) as Parameters<typeof downloadPrices>[1]['titles']
  return (
    <DownloadSheet
      failureText={t('upload.failure.download')}
      download={(signal) =>
        downloadPrices(
          list,
          {
            titles,
            title: t('title'),
            fileName: t('file_name'),
            formatUnit: (unit) => t(`entities/product:unit.${unit}`),
          },
          signal,
        )
      }
    />
  )
}

interface PreviewedProps {
  preview: PricePreview
  confirmed: ConfirmedRows
  onMap(): void
}

/** The sheet's changes before they are applied. */
function PreviewedSheet({ preview, confirmed, onMap }: PreviewedProps) {
  const { t } = useTranslation('pages/price-list')
  const getColumnTitle = useColumnTitle()
  return (
    <>
      {confirmed.missing > 0 && (
        <Banner tone="blocked" isAnnounced>
          {t('upload.unconfirmed', { count: confirmed.missing })}
        </Banner>
      )}
      <SheetNotices hidden={preview.hidden} unmapped={preview.unmapped} onMap={onMap} />
      <SheetPreview preview={preview} confirmed={confirmed} getTitle={getColumnTitle} />
    </>
  )
}

interface AppliedProps {
  result: PriceImport
  name: string
  onUndo(id: string, name: string): void
  onStartOver(): void
}

/** Result of an import, with the rows that were refused since the preview. */
function AppliedSheet({
  result: { importId, taken, refused },
  name,
  onUndo,
  onStartOver,
}: AppliedProps) {
  const { t } = useTranslation('pages/price-list')
  const getColumnTitle = useColumnTitle()
  return (
    <>
      <Banner tone="done" isAnnounced>
        {t('upload.taken', { count: taken })}
        {refused.length > 0 && ` ${t('upload.refused_since', { count: refused.length })}`}
      </Banner>
      {refused.length > 0 && (
        <SheetChanges rows={refused} outcomes={['refused']} getTitle={getColumnTitle} />
      )}
      <div className={styles.buttons}>
        <UndoButton name={name} onUndo={() => onUndo(importId, name)} />
        <Button variant="quiet" onClick={onStartOver}>
          {t('upload.another')}
        </Button>
      </div>
    </>
  )
}
