import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { specificationChoices, LengthsField } from '@/entities/product'
import { focusFirstError } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { Banner, Button, Drawer, NativeSelect, NumberField, TextField, toast } from '@/shared/ui'
import type { SpecificationDrafts } from '../model/use-specification-drafts'
import { type NumberName, useSpecificationEditor } from '../model/use-specification-editor'
import type { WoodLine } from '../model/wood-line'
import styles from './specification-drawer.module.css'

interface SpecificationDrawerProps {
  lines: LinesStore<WoodLine>
  drafts: SpecificationDrafts
  lineId: string
  isReadOnly: boolean
  /** Receives the column that gets the focus. */
  onClose: (columnId: 'product' | 'quantity') => void
}

type ChoiceField = keyof typeof specificationChoices
type WordField = 'quality' | 'treatment_color' | 'color' | 'group' | 'hs_code'
const UNITS: Record<NumberName, string> = {
  thickness_mm: 'mm',
  width_mm: 'mm',
  length_mm: 'mm',
  diameter_mm: 'mm',
  taper_mm_per_m: 'mm/m',
  humidity_percent: '%',
  pcs_per_pack: '',
  pack_width_mm: 'mm',
  pack_height_mm: 'mm',
  density_kg_m3: 'kg/m³',
}

/** True for fields without a default: no wood is assumed before the user names one. */
const canBeEmpty = (field: ChoiceField) => field === 'wood' || field === 'treatment'

/**
 * Editor for all specification fields of a line. A changed specification detaches the line from its
 * product, except if only the chosen lengths of a product with several changed.
 */
export function SpecificationDrawer({
  lines,
  drafts,
  lineId,
  isReadOnly,
  onClose,
}: SpecificationDrawerProps) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product', 'shared/forms'])
  const editor = useSpecificationEditor({ lines, drafts, lineId, isReadOnly })
  const { line, written, specification, change, unparsed } = editor
  const fields = useRef<HTMLDivElement>(null)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const isRefused = failedAttempts > 0
  useEffect(() => {
    if (failedAttempts > 0) focusFirstError(fields.current)
  }, [failedAttempts])

  function applySpecification() {
    if (editor.isUnfinished) {
      setFailedAttempts(failedAttempts + 1)
      return toast.formValidationError()
    }
    editor.apply()
    onClose('quantity')
  }
  function cancel() {
    editor.discardDraft()
    onClose('product')
  }
  // Ctrl+Enter works in every field, as specifications are edited between two cells of the grid.
  function onKeyDown(event: KeyboardEvent) {
    if (isReadOnly || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    applySpecification()
  }

  const renderChoice = (field: ChoiceField) => (
    <NativeSelect
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={specification[field] ?? ''}
      isReadOnly={isReadOnly}
      isRequired={!canBeEmpty(field)}
      placeholder={canBeEmpty(field) ? t('spec.not_specified') : undefined}
      options={specificationChoices[field].map((value) => ({
        value,
        label: formatChoice(field, value),
      }))}
      onChange={(value) =>
        (value !== '' || canBeEmpty(field)) && change({ [field]: value === '' ? null : value })
      }
    />
  )
  const formatChoice = (field: ChoiceField, value: string) =>
    t(`entities/product:${field}.${value}` as 'entities/product:wood.PCAB')
  const renderWord = (field: WordField) => (
    <TextField
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={specification[field] ?? ''}
      isReadOnly={isReadOnly}
      maxLength={field === 'group' ? 60 : 40}
      onChange={(value) => change({ [field]: value === '' && field !== 'quality' ? null : value })}
    />
  )
  const renderNumber = (field: NumberName) => (
    <NumberField
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={unparsed[field] ?? String(specification[field] ?? '')}
      unit={UNITS[field]}
      maxPlaces={0}
      error={
        isRefused && unparsed[field] !== undefined ? t('shared/forms:number.whole') : undefined
      }
      isReadOnly={isReadOnly}
      onChange={(value) => editor.changeNumber(field, value)}
    />
  )

  return (
    // Key events bubble here from the whole drawer.
    <div onKeyDown={onKeyDown}>
      <Drawer
        isOpen
        title={t('spec.title')}
        onClose={cancel}
        actions={
          !isReadOnly && (
            <>
              <Button
                variant="primary"
                aria-keyshortcuts="Control+Enter"
                onClick={applySpecification}
              >
                {t('spec.apply')}
              </Button>
              <Button onClick={cancel}>{t('spec.cancel')}</Button>
            </>
          )
        }
      >
        <div ref={fields} className={styles.fields}>
          {editor.hasDraft && <Banner>{t('spec.kept')}</Banner>}
          {written && (
            <Banner tone={written.unclear ? 'waiting' : 'info'}>
              {t(written.unclear ? 'spec.unclear' : 'spec.written', { words: editor.words })}
            </Banner>
          )}
          {line?.product_id && !isReadOnly && <Banner>{t('spec.changes_product')}</Banner>}
          <fieldset className={styles.group}>
            <legend>{t('spec.wood')}</legend>
            {renderChoice('wood')}
            {renderWord('quality')}
            {renderChoice('profile')}
            {renderChoice('treatment')}
            {renderWord('treatment_color')}
            {renderWord('color')}
            {renderNumber('humidity_percent')}
            {renderNumber('density_kg_m3')}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('spec.size')}</legend>
            {renderNumber('thickness_mm')}
            {renderNumber('width_mm')}
            {renderNumber('diameter_mm')}
            {renderNumber('taper_mm_per_m')}
            <p className={styles.hint}>{t('spec.pole')}</p>
            <LengthsField
              value={editor.lengths}
              onChange={editor.changeLengths}
              counted={line ? { quantity: line.quantity, unit: line.unit } : null}
              isChecked={isRefused}
              isReadOnly={isReadOnly}
            >
              {renderNumber('length_mm')}
            </LengthsField>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('spec.pack')}</legend>
            {renderNumber('pcs_per_pack')}
            <NumberField
              label={t('entities/product:field.m3_per_pack')}
              value={specification.m3_per_pack ?? ''}
              unit="m³"
              maxPlaces={3}
              minPlaces={3}
              isReadOnly={isReadOnly}
              onChange={(value) => change({ m3_per_pack: value === '' ? null : value })}
            />
            {renderNumber('pack_width_mm')}
            {renderNumber('pack_height_mm')}
            {renderChoice('packaging')}
            {renderChoice('category')}
            {renderChoice('certification')}
            {renderWord('group')}
            {renderWord('hs_code')}
          </fieldset>
        </div>
      </Drawer>
    </div>
  )
}
