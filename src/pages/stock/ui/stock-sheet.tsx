import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react'
import { vImportStockBody } from '@/shared/api/generated/validators'
import { useMe } from '@/entities/session'
import { findMistakes, useStoredDraft } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { HiddenRows, isProductPart, SheetQuestions, usePartTitle } from '@/features/read-sheet'
import { Banner, Button, Drawer, FileDrop, Skeleton, TextArea, toast } from '@/shared/ui'
import { useConfirmedRows } from '@/widgets/sheet-rows'
import { downloadPacks, type SheetTitles } from '../lib/stock-workbook'
import { sheetColumns } from '../model/stock-sheet'
import { useStockSheet, type StockSheetUpload } from '../model/use-stock-sheet'
import { UnchangedPacks } from './unchanged-packs'
import { PlaceField } from './place-field'
import { PastStockSheets } from './past-stock-sheets'
import { hasAlert, StockSheetRows } from './stock-sheet-rows'
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
    confirm,
    retry: retryUpload,
    undo,
    discard,
  } = useStockSheet()
  const me = useMe()
  const draft = useStoredDraft(draftKey(me?.id ?? '', 'stock-sheet'), { reason: '' })
  const [reason, setReason] = useState(draft.values.reason)
  const [reasonError, setReasonError] = useState<string | undefined>()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const clearReason = useEffectEvent(() => changeReason(''))
  useEffect(() => {
    if (upload.at === 'done') clearReason()
  }, [upload.at])
  const isPreview = upload.at === 'preview'
  const count = isPreview ? upload.changes.length : 0
  const confirmed = useConfirmedRows(
    isPreview ? upload.shown.filter(hasAlert).map(({ row }) => row) : [],
  )
  const sheetId = upload.at === 'done' ? upload.sheetId : null
  function changeReason(text: string) {
    setReason(text)
    draft.save(text === '' ? {} : { reason: text })
    setReasonError(undefined)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const trimmedReason = reason.trim()
    const fileError =
      isPreview &&
      findMistakes(vImportStockBody, { reason: trimmedReason, rows: upload.changes }).find(
        ({ name }) => name === 'reason',
      )
    setReasonError(fileError ? fileError.message : undefined)
    const isConfirmed = confirmed.check()
    if (fileError) {
      toast.formValidationError()
      field.current?.focus()
    } else if (isConfirmed) void confirm(trimmedReason, confirmed.rows)
  }
  function chooseFile(file: File) {
    confirmed.reset()
    void choose(file)
  }
  function startOver() {
    changeReason('')
    discard()
  }
  return (
    <Drawer
      title={t('sheet.title')}
      isOpen
      size="l"
      onClose={onClose}
      actions={
        isPreview && (
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
        {problem !== null && (
          <Banner tone="blocked" isAnnounced>
            {problem}
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
            <PastStockSheets onUndo={(id) => void undo(id)} />
          </>
        )}
        {(upload.at === 'reading' || upload.at === 'writing' || upload.at === 'undoing') && (
          <div role="status">
            <p>{t(`sheet.${upload.at}`)}</p>
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
              getReason={(column) => (column === 'location' ? t('sheet.new_packs') : null)}
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
        {isPreview && (
          <>
            <HiddenRows count={upload.hidden} />
            {upload.isStale ? (
              <Banner tone="blocked" isAnnounced>
                {t('sheet.stale')}
              </Banner>
            ) : (
              count > 0 && (
                <form id={id} noValidate onSubmit={submit}>
                  <TextArea
                    ref={field}
                    label={t('sheet.reason')}
                    value={reason}
                    onChange={changeReason}
                    maxLength={300}
                    isRequired
                    hint={t('change.reason_hint')}
                    error={reasonError}
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
                <Button onClick={() => void undo(sheetId)}>{t('sheet.undo')}</Button>
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
