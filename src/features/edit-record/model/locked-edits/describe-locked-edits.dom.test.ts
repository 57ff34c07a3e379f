import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { formatFor, loadTexts, startI18n } from '@/shared/i18n'
import type { Payload, RecordFormConfig } from '../record-form-config'
import { describeLockedEdits } from './describe-locked-edits'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadTexts('en', 'pages/deal')
})

const text = { type: 'string' }
const cost = { type: 'object', entries: { name: text, amount: text } }

/** Form of a record with costs, whose text either contains each cost or only their number. */
const createConfig = (
  formatCosts: (costs: readonly { name: string; amount: string }[]) => string,
) =>
  ({
    texts: 'pages/deal',
    schema: { type: 'object', entries: { other_costs: { type: 'array', item: cost } } },
    fields: { other_costs: ({ other_costs }: Payload) => formatCosts(other_costs as never) },
  }) as unknown as RecordFormConfig

const costs = [
  { name: 'Fumigation', amount: '1250.00' },
  { name: 'Survey', amount: '90.50' },
]

const enteredTexts = costs.flatMap(({ name, amount }) => [name, amount])

function describeCosts(
  config: RecordFormConfig,
  [base, mine]: readonly [Payload, Payload] = [{ other_costs: [] }, { other_costs: costs }],
) {
  return describeLockedEdits(
    { config, lines: undefined },
    {
      versions: { base, mine, theirs: base },
      saved: null,
      format: formatFor('en'),
      queryClient: new QueryClient(),
    },
  ).map((edit) => edit.text)
}

it('the description lists costs that a lock excluded once', () => {
  const texts = describeCosts(
    createConfig((costs) =>
      costs.map(({ name, amount }) => `${name} €${Number(amount).toLocaleString('en')}`).join('; '),
    ),
  )
  expect(texts).toEqual(['Fumigation €1,250; Survey €90.5'])
})

it('the description lists the fields of costs that their text leaves out', () => {
  const texts = describeCosts(createConfig((costs) => `${costs.length} costs`))
  expect(texts).toEqual(['2 costs', ...enteredTexts])
})

it('the description lists the entered values alone if the form formats no more of the edit', () => {
  const config = createConfig((costs) => `${costs.length} costs`)
  const texts = describeCosts({ ...config, editFormatters: { other_costs: () => null } })
  expect(texts).toEqual(enteredTexts)
})

it('the description counts the removed items instead of a total if the form formats no more of the edit', () => {
  const config = {
    ...createConfig((costs) => `${costs.length} costs`),
    editFormatters: { other_costs: () => null },
  }
  const removed = { other_costs: costs.slice(0, 1) }
  expect(describeCosts(config, [{ other_costs: costs }, removed])).toEqual(['1 entry removed'])
})

it('the description lists nothing of an edit of which nothing is lost', () => {
  const createStates = (state: string | null) => ({
    other_costs: [{ id: 'a', state, name: 'Survey', amount: '90.50' }],
  })
  const config = {
    ...createConfig((costs) => `${costs.length} costs`),
    editFormatters: { other_costs: () => null },
  }
  expect(describeCosts(config, [createStates('sent'), createStates(null)])).toEqual([])
})

it('the description lists the edit in place of the total, with the values that it leaves out', () => {
  const config = createConfig((costs) => `${costs.length + 5} costs`)
  expect(
    describeCosts({ ...config, editFormatters: { other_costs: () => '2 new costs' } }),
  ).toEqual(['2 new costs', ...enteredTexts])
  const whole = 'Fumigation €1,250; Survey €90.50'
  expect(describeCosts({ ...config, editFormatters: { other_costs: () => whole } })).toEqual([
    whole,
  ])
})
