import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import {
  isBlankLine,
  lineClipboard,
  LineCount,
  LineWarnings,
  useDescription,
  useUnfinished,
  useWarnedColumns,
  WoodLines,
} from '@/widgets/wood-lines'
import { supplyForm } from '../model/supply-form'
import { parts, type Part, type SupplyLine } from '../model/supply-line'
import { useSupplyLines } from '../model/use-supply-lines'
import { useSupplyWarnings, useWarningWords } from '../model/supply-warnings'
import { useLineColumns } from '../model/use-line-columns'
import styles from './lines-section.module.css'

/** What is bought, line by line, and what the mill says of it. */
export function LinesSection() {
  const { t } = useTranslation('pages/supply')
  const { saved, me, fields, canEdit, keepAlong } = useRecord(supplyForm)
  const sheet = useSupplyLines()
  const { lines } = sheet
  const unfinished = useUnfinished(
    { personId: me.id, kind: 'supply', id: saved?.id ?? null },
    lines,
  )
  useEffect(() => keepAlong(unfinished), [keepAlong, unfinished])
  const currency = useWatch({ control: fields.control, name: 'currency' })
  const description = useDescription(sheet.cursor)
  const warnings = useSupplyWarnings()
  const { say, sayShort } = useWarningWords()
  const columns = useWarnedColumns(
    useLineColumns(currency, description.describe),
    warnings,
    sayShort,
  )
  const clipboard = useMemo(
    () =>
      lineClipboard<SupplyLine>({
        prices: { price: 'purchase' },
        currency,
        own: parts,
        newLine: lines.newLine,
      }),
    [currency, lines],
  )
  useEffect(() => lines.reread(), [lines, currency])

  return (
    <DocumentSection title={t('section.lines')} layout="whole" aside={<LineCount lines={lines} />}>
      <WoodLines
        label={t('line.label')}
        sheet={sheet}
        columns={columns}
        clipboard={clipboard}
        description={description}
        unfinished={unfinished}
        isFixed={!canEdit('lines')}
        isReadOnly={!['lines', 'price', ...parts].some((field) => canEdit(field))}
      />
      <LineWarnings lines={lines} warnings={warnings} say={say} />
      {parts.map((part) => canEdit(part) && <FillPart key={part} part={part} />)}
    </DocumentSection>
  )
}

/** What a part is when all goes well: confirmed as it was ordered, ready as it was confirmed. */
const expected = (line: SupplyLine, part: Part) =>
  part === 'ready_quantity' ? line.confirmed_quantity : line.quantity

/** Fills in what the mill has not said of any line yet, as it was expected; one step to undo. */
function FillPart({ part }: { part: Part }) {
  const { t } = useTranslation('pages/supply')
  const { lines } = useSupplyLines()
  const isOpen = (line: SupplyLine) =>
    !isBlankLine(line) && line[part] === '' && expected(line, part) !== ''
  const open = useSyncExternalStore(lines.subscribe, () => lines.lines().filter(isOpen).length)
  if (open === 0) return null
  const fill = () =>
    lines.replace(
      lines
        .lines()
        .map((line) => (isOpen(line) ? { ...line, [part]: expected(line, part) } : line)),
    )
  return (
    <p className={styles.fill}>
      <Button size="s" onClick={fill}>
        {t(`fill.${part}`, { count: open })}
      </Button>
    </p>
  )
}
