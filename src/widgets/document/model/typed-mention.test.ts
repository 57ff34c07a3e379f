import { describe, expect, it } from 'vitest'
import { completeMention, findMentionAtCaret } from './use-mentions'

describe('a mention that is being typed', () => {
  it.each([
    ['@', { mark: '@', start: 0, query: '' }],
    ['Thanks, @On', { mark: '@', start: 8, query: 'On' }],
    ['Thanks, @Ona Petr', { mark: '@', start: 8, query: 'Ona Petr' }],
    ['(@žydr', { mark: '@', start: 1, query: 'žydr' }],
    ['Wet: #', { mark: '#', start: 5, query: '' }],
    ['Wet: #A-12/3', { mark: '#', start: 5, query: 'A-12/3' }],
    ['Wet: #A_12+3', { mark: '#', start: 5, query: 'A_12+3' }],
    [`#${'1'.repeat(100)}`, { mark: '#', start: 0, query: '1'.repeat(100) }],
  ])('is found at the end of “%s”', (text, mention) => {
    expect(findMentionAtCaret(text, text.length)).toEqual(mention)
  })

  it.each([
    'ona@timberdesk.example',
    'two @ 45 EUR',
    '@Ona Petrauskaitė will',
    'nobody',
    'A#12',
    '#12 is',
    `#${'1'.repeat(101)}`,
    `@${'a'.repeat(101)}`,
  ])('is none in “%s”', (text) => {
    expect(findMentionAtCaret(text, text.length)).toBeNull()
  })

  it('is found at the caret before further text', () => {
    expect(findMentionAtCaret('Ask @On about it', 7)).toEqual({ mark: '@', start: 4, query: 'On' })
  })

  it('of a pack is completed to its whole number after #', () => {
    const typed = { mark: '#', start: 5, query: '12' } as const
    expect(completeMention('Wet: #12, and', typed, '1203')).toEqual({
      text: 'Wet: #1203, and',
      caret: 10,
    })
  })

  it('is completed to the full name without other changes', () => {
    expect(
      completeMention('Ask @On about it', { mark: '@', start: 4, query: 'On' }, 'Ona Petrauskaitė'),
    ).toEqual({ text: 'Ask @Ona Petrauskaitė about it', caret: 22 })
  })
})
