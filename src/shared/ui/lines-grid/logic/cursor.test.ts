import { describe, expect, it, vi } from 'vitest'
import { createCursor, findNextPlace, stepFrom } from './cursor'
import { getEditingIntent, getMovingIntent } from './keys'

const shape = { lines: ['1', '2', '3'], columns: ['a', 'b'] }
const createKey = (
  name: string,
  modifiers: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
})

describe('the cursor', () => {
  it('stays within the grid', () => {
    expect(stepFrom({ lineId: '1', columnId: 'a' }, shape, -1, -1)).toEqual({
      lineId: '1',
      columnId: 'a',
    })
    expect(stepFrom({ lineId: '2', columnId: 'b' }, shape, 10, 1)).toEqual({
      lineId: '3',
      columnId: 'b',
    })
  })

  it('continues on the next line, and leaves the grid after the last cell', () => {
    expect(findNextPlace({ lineId: '1', columnId: 'b' }, shape, 1)).toEqual({
      lineId: '2',
      columnId: 'a',
    })
    expect(findNextPlace({ lineId: '2', columnId: 'a' }, shape, -1)).toEqual({
      lineId: '1',
      columnId: 'b',
    })
    expect(findNextPlace({ lineId: '3', columnId: 'b' }, shape, 1)).toBeNull()
    expect(findNextPlace({ lineId: '1', columnId: 'a' }, shape, -1)).toBeNull()
  })

  it('notifies the line that was left and the one that was entered', () => {
    const cursor = createCursor()
    const woken = vi.fn<(line: string) => void>()
    for (const line of shape.lines) cursor.subscribeLine(line, () => woken(line))
    cursor.moveTo({ lineId: '1', columnId: 'a' })
    cursor.moveTo({ lineId: '2', columnId: 'a' })
    expect(woken.mock.calls.flat()).toEqual(['1', '1', '2'])
  })
})

describe('the meaning of a key', () => {
  it("replaces a cell's text in any script, but leaves shortcuts and AltGr letters to the browser", () => {
    expect(getMovingIntent(createKey('ž'))).toEqual({ kind: 'edit', how: 'replace' })
    expect(getMovingIntent(createKey('木'))).toEqual({ kind: 'edit', how: 'replace' })
    expect(getMovingIntent(createKey('c', { ctrlKey: true }))).toBeNull()
    expect(getMovingIntent(createKey('F5'))).toBeNull()
  })

  it('leaves an edit that replaced the text by arrow keys, and moves the caret in one that opened it', () => {
    expect(getEditingIntent(createKey('ArrowRight'), 'replace')).toEqual({
      kind: 'commit',
      then: 'right',
    })
    expect(getEditingIntent(createKey('Tab'), 'replace')).toEqual({ kind: 'commit', then: 'next' })
    expect(getEditingIntent(createKey('ArrowRight'), 'keep')).toBeNull()
    expect(getEditingIntent(createKey('Enter', { shiftKey: true }), 'keep')).toEqual({
      kind: 'commit',
      then: 'up',
    })
  })
})
