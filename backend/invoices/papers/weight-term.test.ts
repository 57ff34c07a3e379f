import { expect, it } from 'vitest'
import { createPaperTexts } from '../../papers/texts'
import { createWeightTerm } from './weight-term'

it('an invoice has its net weight alone once any line was not weighed with its packaging', () => {
  const texts = createPaperTexts('en')
  const weighed = { net_kg: 9400, gross_kg: 9600 }
  const unweighed = { net_kg: 1000, gross_kg: 1000 }
  expect(createWeightTerm(texts, [weighed, unweighed])).toEqual(['Net weight', '10,400\u00a0kg'])
  const [, value] = createWeightTerm(texts, [weighed, weighed])
  expect(value).toMatch(/19,200.*18,800/)
})
