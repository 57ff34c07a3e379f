import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EXCHANGE_RATES_KEY, importExchangeRates } from '@/entities/price'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, FileDrop, toast } from '@/shared/ui'
import { readRates, type RateProblem, type ReadRates } from '../model/read-rates'
import styles from './exchange-rates.module.css'

const MAX_BYTES = 5_000_000
/** Rates per call, as in the contract. */
const MAX_RATES = 5000
const MAX_SHOWN_PROBLEMS = 20

/** Rates of a file that are in the future, by the server's answer. */
const findFutureRates = (error: unknown, rates: ReadRates['rates']): RateProblem[] =>
  error instanceof ApiProblem
    ? (error.problem.errors ?? []).flatMap(({ pointer, code }) => {
        const rate = rates[Number(/^\/rates\/(\d+)\/day$/.exec(pointer)?.[1])]
        return code === 'future_day' && rate
          ? [{ row: rate.row, text: rate.day, code: 'future' as const }]
          : []
      })
    : []

/** Upload of a file of rates: choose, check, save. */
export function RatesUpload({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/exchange-rates')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<(ReadRates & { name: string }) | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const rates = file?.rates ?? []
  const save = useMutation({
    mutationFn: () => importExchangeRates(rates.map(({ row: _, ...rate }) => rate)),
    onSuccess: async ({ added, changed, unchanged }) => {
      toast.info(t('upload.done', { added, changed, unchanged }))
      await queryClient.invalidateQueries({ queryKey: EXCHANGE_RATES_KEY })
      onClose()
    },
  })
  const future = findFutureRates(save.error, rates)
  const problems = [...(file?.problems ?? []), ...future]

  async function choose(chosen: File) {
    save.reset()
    setIsUnreadable(false)
    try {
      setFile({ ...(await readRates(chosen)), name: chosen.name })
    } catch {
      setFile(null)
      setIsUnreadable(true)
    }
  }

  return (
    <Drawer
      title={t('upload.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        rates.length > 0 &&
        rates.length <= MAX_RATES && (
          <Button variant="primary" isPending={save.isPending} onClick={() => save.mutate()}>
            {t('upload.save', { count: rates.length })}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <p>{t('upload.how')}</p>
        <FileDrop
          isSingle
          label={t('upload.file')}
          accept={['.xlsx', '.csv']}
          maxBytes={MAX_BYTES}
          kinds="Excel (.xlsx), .csv"
          limit="5 MB"
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
        {isUnreadable && (
          <Banner tone="blocked" isAnnounced>
            {t('upload.unreadable')}
          </Banner>
        )}
        {file && (
          <p role="status">
            {t('upload.found', { name: file.name, count: rates.length })}
            {rates.length > MAX_RATES &&
              ` ${t('upload.too_many', { limit: format.number(MAX_RATES) })}`}
          </p>
        )}
        {save.error && future.length === 0 && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(save.error)}
          </Banner>
        )}
        {problems.length > 0 && (
          <Banner tone="waiting" isAnnounced>
            <p>{t('upload.problems', { count: problems.length })}</p>
            <ul className={styles.problems}>
              {problems.slice(0, MAX_SHOWN_PROBLEMS).map(({ row, text, code }) => (
                <li key={`${row} ${code} ${text}`}>
                  {t(`problem.${code}`, { row: format.number(row), text })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Drawer>
  )
}
