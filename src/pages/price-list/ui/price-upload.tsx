import { useRef, useState } from 'react'
import { useMe } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, FileDrop, Progress, toast } from '@/shared/ui'
import {
  SheetNotices,
  isProductPart,
  SheetQuestions,
  usePartTitle,
  useConfirmedRows,
} from '@/features/read-sheet'
import { downloadPrices } from '../lib/price-workbook'
import { sheetColumns, type ReadableColumn } from '../model/price-sheet'
import { hasAlert } from '../model/sheet-preview'
import { usePriceSheet } from '../model/use-price-sheet'
import { PastSheets, UndoSheet, UndoneSheet } from './past-sheets'
import styles from './price-list.module.css'
import { SheetChanges, SheetPreview } from './sheet-preview'

/** Maximum size of a workbook, bytes; 20,000 prices need about one million. */
const MAX_BYTES = 20_000_000
const ACCEPT = ['.xlsx', '.csv']

/** Price sheets: download, import with a preview, revert. */
export function PriceUpload({
  list,
  onClose,
}: {
  readonly list: Schemas['PriceListName']
  onClose(): void
}) {
  const { t } = useTranslation(['pages/price-list', 'entities/product', 'features/read-sheet'])
  const format = useFormat()
  const me = useMe()
  const partTitle = usePartTitle()
  const { upload, step, fileName, problem, choose, confirm, retry, mapAgain, showUndone, discard } =
    usePriceSheet(list, me?.id ?? '')
  const getColumnTitle = (column: ReadableColumn) =>
    isProductPart(column)
      ? partTitle(column)
      : column === 'hidden'
        ? t('pages/price-list:hidden')
        : column === 'is_on'
          ? t('pages/price-list:form.is_on')
          : t(`pages/price-list:columns.${column}`)
  const changes = upload.at === 'preview' ? upload.preview.changes : 0
  const confirmed = useConfirmedRows(
    upload.at === 'preview' ? upload.preview.rows.filter(hasAlert).map(({ row }) => row) : [],
  )
  function submit() {
    if (confirmed.check()) void confirm(confirmed.rows)
  }
  function chooseFile(file: File) {
    confirmed.reset()
    void choose(file)
  }
  return (
    <Drawer
      title={t('pages/price-list:upload.title', { list: t(`pages/price-list:list.${list}`) })}
      isOpen
      size="l"
      onClose={onClose}
      actions={
        upload.at === 'preview' && (
          <>
            <Button variant="primary" isDisabled={changes === 0} onClick={submit}>
              {t('pages/price-list:upload.confirm', { count: changes })}
            </Button>
            <Button variant="quiet" onClick={discard}>
              {t('pages/price-list:upload.give_up')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {fileName !== '' && upload.at !== 'choose' && <p className={styles.muted}>{fileName}</p>}
        {problem !== null && (
          <>
            <Banner tone="blocked" isAnnounced>
              {problem}
            </Banner>
            <div className={styles.buttons}>
              <Button onClick={retry}>{t('pages/price-list:upload.retry')}</Button>
              <Button variant="quiet" onClick={discard}>
                {t('pages/price-list:upload.give_up')}
              </Button>
            </div>
          </>
        )}
        {upload.at === 'choose' && (
          <>
            {upload.failure && (
              <Banner tone="blocked" isAnnounced>
                {upload.failure === 'imperial'
                  ? t('features/read-sheet:imperial')
                  : t(`pages/price-list:upload.failure.${upload.failure}`)}
              </Banner>
            )}
            <p>{t('pages/price-list:upload.how')}</p>
            <div className={styles.buttons}>
              <DownloadPrices list={list} getTitle={getColumnTitle} />
            </div>
            <FileDrop
              isSingle
              label={t('pages/price-list:upload.file')}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              kinds="Excel (.xlsx), .csv"
              limit="20 MB"
              onFiles={([file]) => file && chooseFile(file)}
            />
            <PastSheets onUndone={showUndone} />
          </>
        )}
        {(upload.at === 'reading' || upload.at === 'writing') && problem === null && (
          <div role="status">
            <Progress
              label={t(`pages/price-list:upload.${upload.at}`)}
              value={upload.total === 0 ? 0 : upload.done / upload.total}
              text={t('pages/price-list:upload.progress', {
                done: format.number(upload.done),
                total: format.number(upload.total),
              })}
            />
          </div>
        )}
        {upload.at === 'asking' && step && (
          <>
            <SheetQuestions step={step} getTitle={getColumnTitle} />
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={discard}>
                {t('pages/price-list:upload.give_up')}
              </Button>
            </div>
          </>
        )}
        {upload.at === 'preview' && (
          <>
            {confirmed.missing > 0 && (
              <Banner tone="blocked" isAnnounced>
                {t('pages/price-list:upload.unconfirmed', { count: confirmed.missing })}
              </Banner>
            )}
            <SheetNotices
              hidden={upload.preview.hidden}
              unmapped={upload.preview.unmapped}
              onMap={mapAgain}
            />
            <SheetPreview
              preview={upload.preview}
              confirmed={confirmed}
              getTitle={getColumnTitle}
            />
          </>
        )}
        {upload.at === 'done' && (
          <>
            <Banner tone="done" isAnnounced>
              {t('pages/price-list:upload.taken', { count: upload.taken })}
              {upload.refused.length > 0 &&
                ` ${t('pages/price-list:upload.refused_since', { count: upload.refused.length })}`}
            </Banner>
            {upload.refused.length > 0 && (
              <SheetChanges
                rows={upload.refused}
                outcomes={['refused']}
                getTitle={getColumnTitle}
              />
            )}
            <div className={styles.buttons}>
              <UndoSheet id={upload.importId} name={fileName} onDone={showUndone} />
              <Button variant="quiet" onClick={discard}>
                {t('pages/price-list:upload.another')}
              </Button>
            </div>
          </>
        )}
        {upload.at === 'undone' && <UndoneSheet undone={upload} onStartOver={discard} />}
      </div>
    </Drawer>
  )
}

interface DownloadProps {
  readonly list: Schemas['PriceListName']
  getTitle(column: (typeof sheetColumns)[number]): string
}

function DownloadPrices({ list, getTitle }: DownloadProps) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  async function download() {
    setBusy(true)
    running.current = new AbortController()
    const titles = Object.fromEntries(
      sheetColumns.map((column) => [column, getTitle(column)]),
    ) as Parameters<typeof downloadPrices>[1]['titles']
    try {
      await downloadPrices(
        list,
        {
          titles,
          title: t('pages/price-list:title'),
          fileName: t('pages/price-list:file_name'),
          formatUnit: (unit) => t(`entities/product:unit.${unit}`),
        },
        running.current.signal,
      )
    } catch {
      toast.error(t('pages/price-list:upload.failure.download'))
    }
    setBusy(false)
  }
  return (
    <Button isPending={isBusy} onClick={() => void download()}>
      {t('pages/price-list:upload.download')}
    </Button>
  )
}
