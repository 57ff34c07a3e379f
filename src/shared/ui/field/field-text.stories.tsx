import preview from '#.storybook/preview'
import { NumberField } from '../number-field/number-field'
import { FieldText, FieldTextList } from './field-text'

const meta = preview.meta({ title: 'Kit/Inputs/Field text', tags: ['new'], component: FieldText })

const values = [
  {
    label: 'Client',
    value: 'Nordbau Handels GmbH',
    hint: 'Certification required: PEFC Certified',
  },
  { label: 'Date', value: '13 Nov 2026' },
  { label: 'Customer reference', value: '' },
  { label: 'Deposit', value: '€4,000.00', warning: 'More than half of the amount' },
]

export const InList = meta.story({
  args: { label: 'Client', value: '' },
  render: () => (
    <FieldTextList>
      {values.map((field) => (
        <FieldText key={field.label} {...field} />
      ))}
    </FieldTextList>
  ),
})

export const BesideInput = meta.story({
  args: { label: 'Incoterms 2020', value: 'FCA Klaipėda' },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <FieldText {...args} />
      <NumberField label="Weight" unit="kg" value="24500" onChange={() => {}} />
    </div>
  ),
})
