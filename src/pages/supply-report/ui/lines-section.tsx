import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { formatWoodName } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import {
  createInspectedLine,
  supplyReportFormConfig,
  type InspectedLineValues,
} from '../model/supply-report-form'
import { useInspectedSupply } from '../model/use-inspected-supply'
import { LineCard } from './line-card'
import styles from './line-card.module.css'

/** Inspected lines, and the supply's lines that are not inspected. */
export function LinesSection() {
  const { t } = useTranslation('pages/supply-report')
  const { form, canEdit } = useRecord(supplyReportFormConfig)
  const lines = useWatch({ control: form.control, name: 'lines' })
  const supply = useInspectedSupply()
  const isEditable = canEdit('lines')
  const otherLines = supply?.lines.filter(({ id }) => !lines.some((line) => line.id === id)) ?? []
  /** Excluded lines, which return with their readings. */
  const excludedLines = useRef(new Map<string, InspectedLineValues>())
  const setLines = (next: typeof lines) => form.setValue('lines', next, { shouldDirty: true })

  return (
    <DocumentSection title={t('section.lines')} layout="whole">
      {!supply && <p className={styles.none}>{t('line.none')}</p>}
      {lines.map((line, at) => {
        const wood = supply?.lines.find(({ id }) => id === line.id)
        return (
          wood && (
            <LineCard
              key={line.id}
              index={at}
              line={line}
              wood={wood}
              onRemove={() => {
                excludedLines.current.set(line.id, line)
                setLines(lines.filter(({ id }) => id !== line.id))
              }}
            />
          )
        )
      })}
      {isEditable && otherLines.length > 0 && (
        <div className={styles.others}>
          {otherLines.map((wood) => (
            <Button
              key={wood.id}
              size="l"
              onClick={() =>
                setLines([
                  ...lines,
                  excludedLines.current.get(wood.id) ?? createInspectedLine(wood),
                ])
              }
            >
              {t('line.add', {
                wood: formatWoodName(wood),
              })}
            </Button>
          ))}
        </div>
      )}
    </DocumentSection>
  )
}
