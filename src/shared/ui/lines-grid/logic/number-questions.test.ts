import { describe, expect, it } from 'vitest'
import { findNumberQuestions } from './number-questions'
import { sampleColumns, type SampleLine } from './samples'

const createLines = (...counts: string[]): SampleLine[] =>
  counts.map((count, at) => ({ id: `line-${at + 1}`, name: 'Oak', count, unit: 'pcs' }))

describe('ambiguous numbers', () => {
  it('form one question per column, with a reading for each decimal mark', () => {
    const [question, ...furtherQuestions] = findNumberQuestions(
      sampleColumns,
      createLines('1.200', '12', '3.400'),
    )
    expect(furtherQuestions).toEqual([])
    expect(question).toMatchObject({
      lineIds: ['line-1', 'line-3'],
      examples: ['1.200'],
      readings: [
        { form: { decimal: ',' }, values: ['1200'] },
        { form: { decimal: '.' }, values: ['1.200'] },
      ],
    })
  })

  it('with different marks show one example of each', () => {
    const [question] = findNumberQuestions(sampleColumns, createLines('1.200', '3,400', '5,600'))
    expect(question).toMatchObject({
      examples: ['1.200', '3,400'],
      readings: [{ values: ['1200', '3.400'] }, { values: ['1.200', '3400'] }],
    })
  })

  it('form no question while they are typed, or if there are none', () => {
    expect(
      findNumberQuestions(sampleColumns, createLines('1.200'), {
        lineId: 'line-1',
        columnId: 'count',
      }),
    ).toEqual([])
    expect(findNumberQuestions(sampleColumns, createLines('1200', '12', '', 'many'))).toEqual([])
  })
})
