import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueQuestions } from './value-questions'

const titles: Readonly<Record<string, string>> = {
  price: 'Price',
  start: 'From',
  product: 'Product',
}

const step: ComponentProps<typeof ValueQuestions<string>>['step'] = {
  at: 'ask',
  answer: fn(),
  questions: [
    {
      kind: 'number',
      column: 'price',
      written: '1.480',
      count: 12,
      thousands: '1480',
      decimals: '1.480',
    },
    {
      kind: 'date',
      column: 'start',
      written: '03/04/27',
      count: 3,
      readings: [
        { date: '2027-04-03', orders: ['day_first'] },
        { date: '2027-03-04', orders: ['month_first'] },
        { date: '2003-04-27', orders: ['year_first'] },
      ],
    },
    { kind: 'day_number', column: 'start', written: '46391', count: 1, date: '2027-01-04' },
    {
      kind: 'product',
      column: 'product',
      written: 'Spruce 22x100',
      count: 1,
      words: 'Spruce 22x100',
      names: ['Spruce KD SF 22x100x4000', 'Spruce KD SF 22x100x4800'],
    },
    {
      kind: 'choice',
      column: 'line',
      written: '47×150, K26-4101 … K26-4112',
      count: 12,
      words: '47×150',
      options: [
        { value: '1', label: '1. Spruce 47×150 3.0–5.4 m' },
        { value: '2', label: '2. Pine 47×150 3.0–5.4 m' },
      ],
    },
  ],
}

const meta = preview.meta({
  title: 'Patterns/Value questions',
  tags: ['new'],
  component: ValueQuestions<string>,
  args: { step, getTitle: (column: string) => titles[column] ?? column },
})

export const AllKinds = meta.story()
