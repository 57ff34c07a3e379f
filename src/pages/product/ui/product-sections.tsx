import { useWatch } from 'react-hook-form'
import {
  isMillVolumeOff,
  LengthsField,
  specificationChoices,
  getDefaultDensity,
} from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { vProductStatus } from '@contract/validators'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import {
  productFormConfig,
  formatChoice,
  parseLengthsValue,
  type ProductValues,
} from '../model/product-form'
import { usePackFigures } from '../model/use-pack-figures'

const Field = createFields<ProductValues>()

type Choice = keyof typeof specificationChoices
/** Returns the options of a field, in contract order. */
const getOptions = <Name extends Choice>(name: Name) =>
  specificationChoices[name].map((value) => ({
    value: value as ProductValues[Name] & string,
    label: formatChoice(name, value),
  }))

export function NameSection() {
  const { t } = useTranslation('pages/product')
  const { saved } = useRecord(productFormConfig)
  const statuses = vProductStatus.options.map((value) => ({
    value,
    label: formatChoice('status', value),
  }))
  return (
    <DocumentSection title={t('section.product')}>
      <Field.Text name="name" span={saved ? 6 : 12} />
      {saved && <Field.Choice name="status" span={6} options={statuses} />}
    </DocumentSection>
  )
}

/** The density follows the species until the user enters one. */
export function WoodSection() {
  const { t } = useTranslation('pages/product')
  const { form } = useRecord(productFormConfig)
  const [wood, treatment, density] = useWatch({
    control: form.control,
    name: ['wood', 'treatment', 'density_kg_m3'],
  })
  function updateDensity(part: Partial<Pick<ProductValues, 'wood' | 'treatment'>>) {
    const previous = { wood: wood || null, treatment: treatment || null }
    if (density !== '' && Number(density) !== getDefaultDensity(previous)) return
    const after = { ...previous, ...part }
    form.setValue(
      'density_kg_m3',
      String(getDefaultDensity({ wood: after.wood || null, treatment: after.treatment || null })),
      { shouldDirty: true },
    )
  }
  return (
    <DocumentSection title={t('section.wood')}>
      <Field.Choice
        name="wood"
        span={3}
        options={getOptions('wood')}
        onChoose={(value) => updateDensity({ wood: value })}
      />
      <Field.Text name="quality" span={3} isRequired={false} />
      <Field.Choice name="profile" span={3} options={getOptions('profile')} />
      <Field.Choice
        name="treatment"
        span={3}
        options={getOptions('treatment')}
        onChoose={(value) => updateDensity({ treatment: value })}
      />
      <Field.Text name="treatment_color" span={3} />
      <Field.Text name="color" span={3} />
      <Field.Number name="humidity_percent" span={3} unit="%" />
      <Field.Number name="density_kg_m3" span={3} unit="kg/m³" />
    </DocumentSection>
  )
}

/** Dimensions of sawn wood, or the top diameter of round wood. */
export function SizeSection() {
  const { t } = useTranslation('pages/product')
  const { form } = useRecord(productFormConfig)
  const [thickness, width, diameter] = useWatch({
    control: form.control,
    name: ['thickness_mm', 'width_mm', 'diameter_mm'],
  })
  const isRound = diameter !== ''
  // All size fields fit in one row.
  const span = isRound ? 4 : 3
  const isSection = !isRound || thickness !== '' || width !== ''
  return (
    <DocumentSection title={t('section.size')}>
      {isSection && (
        <Field.Number name="thickness_mm" span={span} unit="mm" isRequired={!isRound} />
      )}
      {isSection && <Field.Number name="width_mm" span={span} unit="mm" isRequired={!isRound} />}
      <Field.Number name="diameter_mm" span={span} unit="mm" />
      {isRound && <Field.Number name="taper_mm_per_m" span={span} unit="mm/m" />}
      <ProductLengths span={span} />
    </DocumentSection>
  )
}

/** One length, or the mixed lengths that a line of the product chooses from. */
function ProductLengths({ span }: { span: 3 | 4 }) {
  const { form } = useRecord(productFormConfig)
  const { value, onChange, error, isReadOnly } = useField('lengths')
  return (
    <LengthsField
      value={parseLengthsValue(value)}
      onChange={(lengths) => {
        if (lengths) form.setValue('length_mm', '', { shouldDirty: true })
        onChange(lengths ? JSON.stringify(lengths) : '')
      }}
      counted={null}
      isChecked={error !== undefined}
      error={error}
      isReadOnly={isReadOnly}
    >
      <Field.Number name="length_mm" span={span} unit="mm" />
    </LengthsField>
  )
}

/** Contents of a pack. Warns if the mill's volume differs from that of the pieces. */
export function PackSection() {
  const { t } = useTranslation('pages/product')
  const format = useFormat()
  const figures = usePackFigures()
  const { mill_percent, counted_m3 } = figures
  const warning =
    counted_m3 !== null && mill_percent !== null && isMillVolumeOff(figures)
      ? t(mill_percent > 0 ? 'warning.mill_more' : 'warning.mill_less', {
          percent: format.percent(String(Math.abs(Math.round(mill_percent)))),
          volume: format.volume(counted_m3),
        })
      : null
  return (
    <DocumentSection title={t('section.pack')}>
      <Field.Number name="pcs_per_pack" span={4} />
      <Field.Number name="m3_per_pack" span={4} unit="m³" places={3} fixed={3} warning={warning} />
      <Field.Choice name="packaging" span={4} options={getOptions('packaging')} />
      <Field.Number name="pack_width_mm" span={4} unit="mm" />
      <Field.Number name="pack_height_mm" span={4} unit="mm" />
    </DocumentSection>
  )
}

export function TradeSection() {
  const { t } = useTranslation('pages/product')
  return (
    <DocumentSection title={t('section.trade')}>
      <Field.Choice name="category" span={3} options={getOptions('category')} />
      <Field.Text name="group" span={3} />
      <Field.Choice name="certification" span={3} options={getOptions('certification')} />
      <Field.Text name="hs_code" span={3} />
    </DocumentSection>
  )
}
