import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import {
  isBlankLine,
  createLineClipboard,
  LineCount,
  LineWarnings,
  useOpenSpecification,
  useSpecificationDrafts,
  useColumnsWithWarnings,
  WoodLines,
} from '@/widgets/wood-lines'
import { supplyForm } from '../model/supply-form'
import { partFields, type PartField, type SupplyLine } from '../model/supply-line'
import { useSupplyLines } from '../model/use-supply-lines'
import { useSupplyWarnings, useSupplyWarningFormatter } from '../model/supply-warnings'
import { useSupplyLineColumns } from '../model/use-supply-line-columns'
import styles from './lines-section.module.css'

/** Ordered lines, and the mill's reported quantities. */
export function LinesSection() {
  const { t } = useTranslation('pages/supply')
  const { saved, me, fields, canEdit, registerLinkedDraft } = useRecord(supplyForm)
  const sheet = useSupplyLines()
  const { lines } = sheet
  const unfinishedDrafts = useSpecificationDrafts(
    { personId: me.id, kind: 'supply', id: saved?.id ?? null },
    lines,
  )
  useEffect(() => registerLinkedDraft(unfinishedDrafts), [registerLinkedDraft, unfinishedDrafts])
  const currency = useWatch({ control: fields.control, name: 'currency' })
  const description = useOpenSpecification(sheet.cursor)
  const warnings = useSupplyWarnings()
  const { formatWarning, formatShortWarning } = useSupplyWarningFormatter()
  const columns = useColumnsWithWarnings(
    useSupplyLineColumns(currency, description.open),
    warnings,
    formatShortWarning,
  )
  const clipboard = useMemo(
    () =>
      createLineClipboard<SupplyLine>({
        prices: { price: 'purchase' },
        currency,
        ownFields: partFields,
        newLine: lines.newLine,
      }),
    [currency, lines],
  )
  useEffect(() => lines.reread(), [lines, currency])

  return (
    <DocumentSection title={t('section.lines')} layout="whole" aside={<LineCount lines={lines} />}>
      <WoodLines
        label={t('line.label')}
        state={sheet}
        columns={columns}
        clipboard={clipboard}
        openSpecification={description}
        drafts={unfinishedDrafts}
        isFixed={!canEdit('lines')}
        isReadOnly={!['lines', 'price', ...partFields].some((field) => canEdit(field))}
      />
      <LineWarnings lines={lines} warnings={warnings} formatWarning={formatWarning} />
      {partFields.map((part) => canEdit(part) && <FillPartButton key={part} part={part} />)}
    </DocumentSection>
  )
}

/** Returns the default quantity: ordered for confirmed, confirmed for ready. */
const getExpectedQuantity = (line: SupplyLine, part: PartField) =>
  part === 'ready_quantity' ? line.confirmed_quantity : line.quantity

/** Fills all empty reported quantities with the default. One undo step. */
function FillPartButton({ part }: { part: PartField }) {
  const { t } = useTranslation('pages/supply')
  const { lines } = useSupplyLines()
  const isOpen = (line: SupplyLine) =>
    !isBlankLine(line) && line[part] === '' && getExpectedQuantity(line, part) !== ''
  const open = useSyncExternalStore(lines.subscribe, () => lines.lines().filter(isOpen).length)
  if (open === 0) return null
  const fill = () =>
    lines.replace(
      lines
        .lines()
        .map((line) =>
          isOpen(line) ? { ...line, [part]: getExpectedQuantity(line, part) } : line,
        ),
    )
  return (
    <p className={styles.fill}>
      <Button size="s" onClick={fill}>
        {t(`fill.${part}`, { count: open })}
      </Button>
    </p>
  )
}
