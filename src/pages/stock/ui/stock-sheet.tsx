import { useId, useRef, useState, type SubmitEvent } from 'react'
import { vImportStockBody } from '@/shared/api/generated/validators'
import { useMe } from '@/entities/session'
import { importStock } from '@/entities/stock'
import { useDraftForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import {
  SheetNotices,
  isProductPart,
  SheetQuestions,
  usePartTitle,
  useConfirmedRows,
} from '@/features/read-sheet'
import { Banner, Button, Drawer, FileDrop, Skeleton, TextArea, toast } from '@/shared/ui'
import { downloadPacks, type SheetTitles } from '../lib/stock-workbook'
import { sheetColumns } from '../model/stock-sheet'
import { useStockSheet, type StockSheetUpload } from '../model/use-stock-sheet'
import { UnchangedPacks, hasAlert, StockSheetRows } from './stock-sheet-rows'
import { PlaceField } from './place-field'
import { PastStockSheets } from './past-stock-sheets'
import styles from './stock.module.css'

/** Maximum size of a file, bytes. */
const MAX_BYTES = 5_000_000
const ACCEPT = ['.xlsx', '.csv']

/** Stock sheets: download, import with a preview, revert. */
export function StockSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const partTitle = usePartTitle()
  const {
    upload,
    step,
    fileName,
    problem,
    choose,
    onImported,
    retry: retryUpload,
    undo,
    mapAgain,
    discard,
  } = useStockSheet()
  const me = useMe()
  const id = useId()
  const isPreview = upload.at === 'preview'
  const count = isPreview ? upload.changes.length : 0
  const confirmed = useConfirmedRows(
    isPreview ? upload.shown.filter(hasAlert).map(({ row }) => row) : [],
  )
  const sheetId = upload.at === 'done' ? upload.sheetId : null
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', 'stock-sheet'),
    initialValues: { reason: '' },
    schema: vImportStockBody,
    toPayload: ({ reason }) => ({
      reason: reason.trim(),
      rows: isPreview
        ? upload.changes.map((row) => ({ ...row, confirmed: confirmed.rows.has(row.row) }))
        : [],
    }),
    send: ({ reason, rows }, key) =>
      importStock(
        { reason, rows: rows.map(({ confirmed = false, ...row }) => ({ ...row, confirmed })) },
        key,
      ),
    isSaved: ({ taken }) => taken,
    onSent: async (result) => {
      if (result.taken) form.clearSent()
      await onImported(result)
    },
  })
  const isPreviewShown = isPreview && !form.isPending
  const progress = form.isPending
    ? 'writing'
    : upload.at === 'reading' || upload.at === 'undoing'
      ? upload.at
      : null
  function submit(event: SubmitEvent) {
    if (confirmed.check()) form.props.onSubmit(event)
    else event.preventDefault()
  }
  function chooseFile(file: File) {
    confirmed.reset()
    void choose(file)
  }
  function startOver() {
    form.reset()
    discard()
  }
  return (
    <Drawer
      title={t('sheet.title')}
      isOpen
      size="l"
      onClose={onClose}
      actions={
        isPreviewShown && (
          <>
            {upload.isStale ? (
              <Button variant="primary" onClick={() => retryUpload?.()}>
                {t('sheet.again')}
              </Button>
            ) : (
              <Button type="submit" form={id} variant="primary" isDisabled={count === 0}>
                {t('sheet.confirm', { count })}
              </Button>
            )}
            <Button variant="quiet" onClick={startOver}>
              {t('sheet.give_up')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {fileName !== '' && upload.at !== 'choose' && <p className={styles.muted}>{fileName}</p>}
        {(problem ?? form.failure) && (
          <Banner tone="blocked" isAnnounced>
            {problem ?? form.failure}
          </Banner>
        )}
        {upload.at === 'choose' && (
          <>
            {retryUpload && (
              <div className={styles.buttons}>
                <Button variant="primary" onClick={retryUpload}>
                  {t('sheet.retry')}
                </Button>
              </div>
            )}
            <ChooseSheet upload={upload} onFile={chooseFile} />
            <PastStockSheets onUndo={(id, name) => void undo(id, name)} />
          </>
        )}
        {progress && (
          <div role="status">
            <p>{t(`sheet.${progress}`)}</p>
            <Skeleton height="12rem" />
          </div>
        )}
        {upload.at === 'asking' && step && (
          <>
            <SheetQuestions
              step={step}
              getTitle={(column) =>
                isProductPart(column) ? partTitle(column) : t(`sheet.columns.${column}`)
              }
              getReason={(column) =>
                column === 'location' || column === 'supply' ? t(`sheet.asked.${column}`) : null
              }
              renderValue={(column, field) =>
                column === 'location' ? <PlaceField {...field} /> : null
              }
            />
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={startOver}>
                {t('sheet.give_up')}
              </Button>
            </div>
          </>
        )}
        {isPreviewShown && (
          <>
            <SheetNotices hidden={upload.hidden} unmapped={upload.unmapped} onMap={mapAgain} />
            {upload.isStale ? (
              <Banner tone="blocked" isAnnounced>
                {t('sheet.stale')}
              </Banner>
            ) : (
              count > 0 && (
                <form {...form.props} id={id} onSubmit={submit}>
                  <TextArea
                    label={t('sheet.reason')}
                    maxLength={300}
                    hint={t('change.reason_hint')}
                    {...form.bind('reason')}
                    isRequired
                  />
                </form>
              )
            )}
            {confirmed.missing > 0 && (
              <Banner tone="blocked" isAnnounced>
                {t('sheet.unconfirmed', { count: confirmed.missing })}
              </Banner>
            )}
            <StockSheetRows rows={upload.shown} confirmed={confirmed} />
          </>
        )}
        {upload.at === 'done' && (
          <>
            <Banner tone="done" isAnnounced>
              {t('sheet.taken', { count: upload.taken })}
            </Banner>
            <div className={styles.buttons}>
              {sheetId !== null && (
                <Button onClick={() => void undo(sheetId, fileName)}>{t('sheet.undo')}</Button>
              )}
              <Button variant="quiet" onClick={startOver}>
                {t('sheet.another')}
              </Button>
            </div>
          </>
        )}
        {upload.at === 'undone' && (
          <>
            <Banner tone={upload.kept.length > 0 ? 'waiting' : 'done'} isAnnounced>
              {[
                t('sheet.undone', { count: upload.undone }),
                upload.kept.length > 0 && t('sheet.kept', { count: upload.kept.length }),
              ]
                .filter(Boolean)
                .join(' ')}
            </Banner>
            {upload.kept.length > 0 && <UnchangedPacks packs={upload.kept} />}
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={startOver}>
                {t('sheet.another')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Drawer>
  )
}

function ChooseSheet({
  upload,
  onFile,
}: {
  readonly upload: Extract<StockSheetUpload, { at: 'choose' }>
  onFile(file: File): void
}) {
  const { t } = useTranslation(['pages/stock', 'features/read-sheet'])
  const { failure } = upload
  return (
    <>
      {failure && (
        <Banner tone="blocked" isAnnounced>
          {failure === 'imperial'
            ? t('features/read-sheet:imperial')
            : t(`pages/stock:sheet.failure.${failure}`)}
        </Banner>
      )}
      <p>{t('pages/stock:sheet.how')}</p>
      <div className={styles.buttons}>
        <DownloadPacks />
      </div>
      <FileDrop
        isSingle
        label={t('pages/stock:sheet.file')}
        accept={ACCEPT}
        maxBytes={MAX_BYTES}
        kinds="Excel (.xlsx), .csv"
        limit="5 MB"
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  )
}

function DownloadPacks() {
  const { t } = useTranslation('pages/stock')
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  async function download() {
    setBusy(true)
    running.current = new AbortController()
    const titles = Object.fromEntries(
      sheetColumns.map((column) => [column, t(`sheet.columns.${column}`)]),
    ) as SheetTitles
    try {
      await downloadPacks(
        { titles, title: t('title'), fileName: t('sheet.file_name') },
        running.current.signal,
      )
    } catch {
      toast.error(t('sheet.failure.download'))
    }
    setBusy(false)
  }
  return (
    <Button isPending={isBusy} onClick={() => void download()}>
      {t('sheet.download')}
    </Button>
  )
}
