import { canReadBarcodes } from '@/shared/lib/read-barcodes'
import { useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { is } from 'valibot'
import {
  addToBasket,
  createBasketItemWrite,
  isFullyReserved,
  needsManager,
  ResultList,
  type BasketChange,
  type BasketResult,
  type BasketItemWrite,
} from '@/entities/order'
import { ManagerContact } from '@/entities/session'
import { vBasketItemWrite } from '@contract/validators'
import { formatNumber, useTranslation } from '@/shared/i18n'
import { toNumber, type NumberForm } from '@domain/numbers'
import {
  Banner,
  Button,
  Dialog,
  NumberField,
  ScanBarcodeIcon,
  TextArea,
  TextField,
  toast,
} from '@/shared/ui'
import { ScanBarcodes } from './scan-barcodes'
import { pickFailedLines, isNotAdded, parseBatch, appendBarcode } from '../model/parse-batch'
import { useBasketMutation } from '../model/use-basket-mutation'
import styles from './basket.module.css'

const MAX_LINES = 200
/** Maximum number of refused lines in the message. */
const MAX_REFUSED_SHOWN = 5

interface BatchAddProps {
  company: string | undefined
  /** The parent stores the text, so it survives closing the dialog. */
  text: string
  setText: Dispatch<SetStateAction<string>>
  onClose: () => void
  onAdded: (change: BasketChange) => void
}

/**
 * Adds many lines at once: codes with amounts, scanned barcodes, or packs by their pieces and
 * barcode prefix. Failed lines stay in the field with their reasons.
 */
export function BatchAdd({ company, text, setText, onClose, onAdded }: BatchAddProps) {
  const { t } = useTranslation('pages/basket')
  const [results, setResults] = useState<readonly BasketResult[]>([])
  const [pcs, setPcs] = useState('')
  const [starts, setStarts] = useState('')
  const filter = {
    pcs_per_pack: pcs === '' ? null : toNumber(pcs),
    barcode_starts: starts.trim() === '' ? null : starts.trim(),
  }
  const [form, setForm] = useState<NumberForm | null>(null)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { lines: parsedLines, question } = parseBatch(text, form)
  const hasProblem = parsedLines.some(({ problem }) => problem !== null)
  const items = parsedLines.flatMap(({ item }) => (item ? { ...item, ...filter } : []))
  const lines =
    parsedLines.length === 0 && filter.barcode_starts !== null
      ? [createBasketItemWrite(filter)]
      : items
  const count = Math.max(parsedLines.length, lines.length)
  const add = useBasketMutation(
    (lines: BasketItemWrite[]) => addToBasket(company, lines),
    (change) => {
      onAdded(change)
      setResults(change.results)
      setText(pickFailedLines(text, change.results))
      setForm(null)
      if (!change.results.some(isNotAdded)) onClose()
    },
  )
  const hasTooManyLines = count > MAX_LINES
  const isPcsWrong = pcs !== '' && !is(vBasketItemWrite.entries.pcs_per_pack, toNumber(pcs))
  const refusal = parsedLines
    .flatMap(({ problem }, i) =>
      problem ? t(`batch.problem.${problem.code}`, { number: i + 1, part: problem.part }) : [],
    )
    .slice(0, MAX_REFUSED_SHOWN)
  const error = hasTooManyLines
    ? t('batch.too_many', { count: MAX_LINES })
    : wasSubmitted && hasProblem
      ? refusal.join(' ')
      : undefined
  function submit() {
    setWasSubmitted(true)
    if (!hasProblem && question === null) return add.mutate(lines)
    toast.formValidationError()
    area.current?.focus()
  }
  return (
    <Dialog
      isOpen
      title={t('batch.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={add.isPending}
            isDisabled={count === 0 || hasTooManyLines || isPcsWrong}
            onClick={submit}
          >
            {count === 0 ? t('suggestions.put') : t('batch.add', { count })}
          </Button>
          <Button onClick={onClose}>{t('batch.close')}</Button>
        </>
      }
    >
      <div className={styles.batch}>
        <FailedLines results={results} />
        <BarcodeInput onRead={(code) => setText((previous) => appendBarcode(previous, code))} />
        <TextArea
          label={t('batch.lines')}
          hint={t('batch.hint')}
          value={text}
          onChange={setText}
          rows={6}
          error={error}
          ref={area}
        />
        {question && <NumberQuestion question={question} onAnswer={setForm} />}
        <div className={styles.narrow}>
          <NumberField
            label={t('batch.pcs_per_pack')}
            value={pcs}
            onChange={setPcs}
            maxPlaces={0}
            min="1"
            max="100000"
          />
          <TextField label={t('batch.barcode_starts')} value={starts} onChange={setStarts} />
        </div>
      </div>
    </Dialog>
  )
}

/** Results of lines that were not added, or not in full; nothing if all were. */
function FailedLines({ results }: { results: readonly BasketResult[] }) {
  const { t } = useTranslation('pages/basket')
  const failed = results.filter(isNotAdded)
  const added = results.length - failed.length
  if (failed.length === 0) return null
  return (
    <Banner tone="waiting" isAnnounced title={t('batch.failed', { count: failed.length })}>
      {added > 0 && <p>{t('batch.added', { count: added })}</p>}
      <ResultList results={results.filter((result) => !isFullyReserved(result))} />
      {failed.some(needsManager) && <ManagerContact />}
    </Banner>
  )
}

/** Opens the camera to read barcodes, if the browser can. */
function BarcodeInput({ onRead }: { onRead: (code: string) => void }) {
  const { t } = useTranslation('pages/basket')
  const [isScanning, setScanning] = useState(false)
  if (isScanning) return <ScanBarcodes onRead={onRead} onDone={() => setScanning(false)} />
  return canReadBarcodes() ? (
    <Button icon={<ScanBarcodeIcon />} onClick={() => setScanning(true)}>
      {t('batch.scan')}
    </Button>
  ) : (
    <p className={styles.note}>{t('scan.none')}</p>
  )
}

interface NumberQuestionProps {
  question: NonNullable<ReturnType<typeof parseBatch>['question']>
  onAnswer: (form: NumberForm) => void
}

/** Asks which mark separates the decimals of a number such as `1.250`. */
function NumberQuestion({ question, onAnswer }: NumberQuestionProps) {
  const { t, i18n } = useTranslation('pages/basket')
  const text = t('batch.question', { count: question.count, written: question.example })
  return (
    <div role="group" aria-label={text}>
      <Banner
        tone="waiting"
        isAnnounced
        action={question.readings.map(({ form, value }) => (
          <Button key={value} size="s" onClick={() => onAnswer(form)}>
            {formatNumber(value, i18n.language)}
          </Button>
        ))}
      >
        {text}
      </Banner>
    </div>
  )
}
